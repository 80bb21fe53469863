"""What a die, a box, a bonus, an action or a score is, for tooltips; the same words as everywhere."""

from ..engine.rules import DiePlace
from ..hints.facts import box_reading
from ..language import _
from ..text.bonuses import bonus_text
from ..text.facts import describe_box, describe_score, describe_track, end_text
from ..text.names import name, sentence, the_die
from .page.drawing.runs import Target
from .view import TableDieView, TableView


def target_tip(table: TableView, target: Target, seat: int) -> str | None:
    """What the die, box, bonus, track or seat is; boxes and tracks are those of the sheet of this seat."""
    sheet = table.seats[seat].sheet
    match target:
        case Target("die", which):
            return next((_die_tip(die) for die in table.dice if die.name == which), None)
        case Target("box", which, box):
            found = (box_reading(zone, box) for zone in sheet.zones if zone.name == which)
            return next(("\n".join(describe_box(each)) for each in found), None)
        case Target("track", which):
            return next(("\n".join(describe_track(track)) for track in sheet.tracks if track.name == which), None)
        case Target("bonus", bonus):
            return bonus_text(bonus)
        case Target("end", bonus):
            return f"{end_text(bonus)}\n{bonus_text(bonus)}"
        case Target("seat", number):
            owner = table.seats[int(number)]
            return None if owner.sealed else "\n".join(describe_score(owner.score))
        case _:
            return None


def _die_tip(die: TableDieView) -> str:
    """Which die it is, where it is and what it shows."""
    facts = {"die": the_die(die.name), "place": name(die.place), "face": die.face}
    if die.place is DiePlace.OUT:
        return sentence(_("{die}: {place}").format(**facts))
    if not die.face:
        return sentence(_("{die}: {place}, not rolled yet").format(**facts))
    return sentence(_("{die}: {place}, shows {face}").format(**facts))
