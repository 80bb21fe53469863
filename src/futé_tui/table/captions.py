"""The lines of text around the table: where the game stands, who does what now."""

from collections.abc import Mapping

from ..text.phases import tell_phase
from .badges import badge
from .view import TableView


def header(view: TableView, letters: Mapping[str, str], *, ascii_only: bool) -> str:
    """The sheet, the round track, and the points of the player whose sheet lies open."""
    signs = [badge(word, letters, ascii_only=ascii_only) if word else "" for word in view.round_track]
    rounds = [f"[{n}{sign}]" if n == view.round else f"{n}{sign}" for n, sign in enumerate(signs, 1)]
    track = " ".join(rounds) or f"round {view.round}"
    seat = view.seats[view.shown]
    parts = [f"{view.title}  {track}  {seat.name} {seat.score.total}"]
    if seat.score.foxes:
        parts.append(f"foxes {seat.score.foxes}")
    if view.next_level:
        parts.append(f"{view.next_level.at_least - seat.score.total} to the next level")
    return ", ".join(parts)


def prompt(view: TableView) -> str:
    """Who does what now."""
    if view.deciding is None:
        return "The game is over. q leaves the table."
    who = view.seats[view.deciding].name
    if view.shown != view.deciding:
        return f"The sheet of {view.seats[view.shown].name}. {who} decides."
    more = " Tab puts labels on the rest." if view.has_more else ""
    if view.options:
        return f"{who}: which way?{more}"
    if view.confirmable:
        return f"{who}: {view.confirmable}? Enter confirms, Escape lets go."
    if view.chooses_dice:
        return f"{who}: pick the dice to roll, then roll."
    if view.picked_box:
        dice = [die.letter for die in view.dice if die.offered]
        return f"{who}: which die? {', '.join(dice)}"
    if view.phase == "choose":
        return f"{who}: {_choices(view)}.{more}"
    waiting = f": {', '.join(view.waiting)}" if view.waiting else ""
    return f"{who}: {tell_phase(view.phase)}{waiting}.{more}"


def _choices(view: TableView) -> str:
    """What can be done with a roll."""
    choices = ["take a die of this roll and mark with it"] if any(die.offered for die in view.dice) else []
    if view.rolling:
        choices.append("reroll")
    return ", ".join([*choices, "or pass"]) if choices else "pass"
