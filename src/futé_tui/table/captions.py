"""The lines of text around the table: where the game stands, who does what now."""

from collections.abc import Mapping

from ..language import _
from ..text.names import bonus_names
from ..text.phases import tell_phase
from .badges import badge
from .view import SeatShow, TableView


def header(view: TableView, letters: Mapping[str, str], *, ascii_only: bool) -> str:
    """The sheet, the round track, and the points of everybody, first of the player whose sheet lies open."""
    signs = [badge(word, letters, ascii_only=ascii_only) if word else "" for word in view.round_track]
    rounds = [f"[{n}{sign}]" if n == view.round else f"{n}{sign}" for n, sign in enumerate(signs, 1)]
    track = " ".join(rounds) or _("round {round}").format(round=view.round)
    seat = view.seats[view.shown]
    parts = [f"{view.title}  {track}  {_standing(seat)}"]
    if seat.score.foxes:
        parts.append(_("foxes {count}").format(count=seat.score.foxes))
    if view.next_level:
        missing = view.next_level.at_least - seat.score.total
        parts.append(_("{missing} to the next level").format(missing=missing))
    others = [_standing(other) for other in view.seats if other is not seat]
    return "  ".join([", ".join(parts), *others])


def _standing(seat: SeatShow) -> str:
    return f"{seat.name} {seat.told(seat.score.total)}"


def prompt(view: TableView) -> str:
    """Who does what now."""
    if view.deciding is None:
        return _("The game is over. q leaves the table.")
    who = view.seats[view.deciding].name
    if view.shown != view.deciding:
        return _("The sheet of {owner}. {who} decides.").format(owner=view.seats[view.shown].name, who=who)
    asked = _("{who}: {task}").format(who=who, task=_task(view))
    return " ".join((asked, _("Tab puts labels on the rest."))) if view.has_more else asked


def _task(view: TableView) -> str:
    """What is to be done or chosen next, as a sentence of its own."""
    if view.options:
        return _("which way?")
    if view.confirmable:
        return _("{move}? Enter confirms, Escape lets go.").format(move=view.confirmable)
    if view.chooses_dice:
        return _("pick the dice to roll, then roll.")
    if view.picked_box:
        return _("which die? {letters}").format(letters=", ".join(die.letter for die in view.dice if die.offered))
    if any(die.picked for die in view.dice):
        return _("which box? Type its label, or click it.")
    task = _choices(view) if view.phase == "choose" else tell_phase(view.phase)
    if view.phase == "write" and not view.rolling:
        task = _("write the sum in a row of a colour rolled, or miss")
    if view.phase in ("write", "write_along"):
        return _("{task}: {sum}.").format(task=task, sum=sum(die.face for die in view.dice))
    if view.waiting:
        return _("{task}: {waiting}.").format(task=task, waiting=bonus_names(view.waiting))
    return _("{task}.").format(task=task)


def _choices(view: TableView) -> str:
    """What can be done with a roll."""
    dice = any(die.offered for die in view.dice)
    if view.rolling:
        return tell_phase("choose") if dice else _("reroll, or pass")
    return _("take a die of this roll and mark with it, or pass") if dice else _("pass")
