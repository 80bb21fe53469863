"""What is under the mouse on the page, in a few lines."""

from ..tips import bonus_tip, box_tip, die_tip, end_tip, score_tip, track_tip
from ..view import TableView
from .drawing.runs import Target


def page_tip(table: TableView, target: Target) -> str | None:
    """What the die, box, bonus, track or seat is."""
    sheet = table.seats[table.shown].sheet
    match target:
        case Target("die", name):
            return next((die_tip(die.name, die.face, die.place) for die in table.dice if die.name == name), None)
        case Target("box", name, box):
            return next((box_tip(zone, box) for zone in sheet.zones if zone.name == name), None)
        case Target("track", name):
            return next((track_tip(track) for track in sheet.tracks if track.name == name), None)
        case Target("bonus", bonus):
            return bonus_tip(bonus)
        case Target("end", bonus):
            return end_tip(bonus)
        case Target("seat", number):
            seat = table.seats[int(number)]
            return None if seat.sealed else score_tip(seat.score)
        case _:
            return None
