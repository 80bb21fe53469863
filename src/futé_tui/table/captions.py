"""The lines of text around the table: where the game stands, who does what now."""

from ..text.phases import tell_phase
from .letters import LABELS
from .view import TableView


def header(view: TableView) -> str:
    """The sheet, the round, and the points of the player whose sheet lies open."""
    rounds = f"/{view.rounds}" if view.rounds else ""
    seat = view.seats[view.shown]
    parts = [f"{view.title}   round {view.round}{rounds}   {seat.name}: {seat.score.total} points"]
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
    if view.options:
        return f"{who}: which way?"
    if view.confirmable:
        return f"{who}: {view.confirmable}? Enter confirms, Escape lets go."
    if view.chooses_dice:
        return f"{who}: pick the dice to roll, then roll."
    waiting = f": {', '.join(view.waiting)}" if view.waiting else ""
    zone_first = " Press a zone's letter to see its labels." if len(view.offered) > len(LABELS) else ""
    return f"{who}: {tell_phase(view.phase)}{waiting}.{zone_first}"
