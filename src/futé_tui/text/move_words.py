"""A move in the words of the table, for people who do not know the notation."""

from collections.abc import Sequence

from ..engine.bonuses import ANY
from ..engine.moves import (
    Also,
    Claim,
    Decline,
    Done,
    Mark,
    Miss,
    Mix,
    Move,
    Pass,
    Penalty,
    Reroll,
    Return,
    Roll,
    Skip,
    Take,
)
from ..engine.rules import SheetView
from ..engine.zones import Box, ZoneView
from ..language import N_, _
from .boxes import label_text
from .names import bonus_name, name, names, sentence, this_die

_PLAIN: dict[type[Move], str] = {
    Roll: N_("Roll"),
    Reroll: N_("Reroll"),
    Pass: N_("Take no die"),
    Decline: N_("Use no die"),
    Miss: N_("Take a misthrow"),
    Penalty: N_("Take a penalty"),
    Skip: N_("Cross nothing"),
    Done: N_("Stop here"),
}


def move_words(move: Move, sheet: SheetView, follow_zone: str = "") -> str:
    """`Blue: 9`, `White die for purple: write 5`; the sheet is the player's before the move."""
    match move:
        case Take(die=die, zone=zone, mark=mark):
            box = _box_words(sheet, zone, mark)
            text = _("{zone}: {box}") if die == zone else _("{die} for {zone}: {box}")
            text = text.format(die=name(die), zone=name(zone), box=box)
            return sentence(text + _help_words(move))
        case Claim(bonus=bonus, zone=zone, mark=mark):
            text = _("{bonus}, used for {zone}: {box}") if bonus == ANY else _("{bonus}: {box}")
            return sentence(text.format(bonus=bonus_name(bonus), zone=name(zone), box=_box_words(sheet, zone, mark)))
        case Also(mark=mark):
            text = _("one more cross in {zone}: {box}")
            return sentence(text.format(zone=name(follow_zone), box=_box_words(sheet, follow_zone, mark)))
        case Mix(track=track):
            return sentence(_("mix: {action}").format(action=name(track)))
        case Return(die=die):
            return sentence(_("return {die}").format(die=this_die(die)))
        case Roll(dice=dice) if dice:
            return sentence(_("roll {dice}").format(dice=names(dice)))
    return _(_PLAIN[type(move)])


def _help_words(move: Take) -> str:
    """The actions that a move uses."""
    actions = [action for action, used in (("joker", move.joker), ("polish", move.polish)) if used]
    return f" ({names(actions)})" if actions else ""


def _box_words(sheet: SheetView, zone: str, mark: Mark) -> str:
    """The number that is written, or the box that is crossed."""
    view = next(each for each in sheet.zones if each.name == zone)
    if mark.number and mark.way:
        text = _("{number}, halved, with the bonus") if mark.way == "half" else _("{number}, multiplied, without bonus")
        return text.format(number=mark.number)
    row, box = _find(view, mark.box)
    if mark.number:
        text = _("write {number} in row {row}") if len(view.rows) > 1 else _("write {number}")
        return text.format(number=mark.number, row=row)
    if view.axes:
        return label_text(box.label)
    if view.regions:
        return _("the region at {place}").format(place=label_text(box.label))
    if not box.printed.isdecimal():
        return _("box {box}").format(box=box.label)
    alike = [each for each in _boxes(view) if each.printed == box.printed]
    text = _("the {number} in row {row}") if len(alike) > 1 and len(view.rows) > 1 else _("the {number}")
    return text.format(number=box.printed, row=row)


def _find(view: ZoneView, label: str) -> tuple[int, Box]:
    """A box and the number of its row."""
    for number, row in enumerate(view.rows, 1):
        for box in row:
            if box is not None and box.label == label:
                return number, box
    raise KeyError(label)


def _boxes(view: ZoneView) -> Sequence[Box]:
    return [box for row in view.rows for box in row if box is not None]
