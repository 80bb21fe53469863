"""What the table says: who does what now, and what the key for more leads to."""

from ..language import _, ngettext
from ..text.names import either, zone_name
from ..text.phases import phase_text, task_sentence, which_die_text
from .letters import needs_shift
from .view import TableView


def prompt(view: TableView, *, brief: bool = False) -> str:
    """Who does what now; in brief, without saying how. A band says it above somebody else's sheet."""
    if view.deciding is None:
        return _("The game is over.")
    who = view.seats[view.deciding].name
    if view.shown != view.deciding:
        return ""
    return _("{who}: {task}").format(who=who, task=_task(view, brief=brief))


def more_text(view: TableView) -> str:
    """What the key for more leads to: `labels for blue or pink`, `8 more`."""
    if elsewhere := view.picker.options_elsewhere:
        return ngettext("{number} more", "{number} more", elsewhere).format(number=elsewhere)
    if view.zones_to_label:
        return _("labels for {zones}").format(zones=either([zone_name(zone) for zone in view.zones_to_label]))
    return _("labels for all zones") if view.picker.has_more else ""


def _reroll_question(view: TableView) -> str:
    """Whether to roll again, and what that costs."""
    tracks = (track for track in view.seats[view.shown].sheet.tracks if track.name == "reroll")
    left = sum(box.is_circled for track in tracks for box in track.boxes)
    if not left:
        return _("roll these dice again? Enter rolls, Escape keeps them.")
    text = ngettext(
        "use your only reroll? Enter rolls again, Escape keeps the dice.",
        "use one of {left} rerolls? Enter rolls again, Escape keeps the dice.",
        left,
    )
    return text.format(left=left)


def _task(view: TableView, *, brief: bool) -> str:
    """What is to be done or chosen next, as a separate sentence."""
    if view.rerolls:
        return _reroll_question(view)
    if view.confirmable:
        return _("{move}? Enter confirms, Escape deselects.").format(move=view.confirmable)
    if view.options:
        number = _("which number? It is subtracted.") if view.subtracts else _("which number?")
        return number if view.picker.asks_number else _("which way?")
    if view.picker.chooses_dice_to_roll:
        return _("pick the dice to roll, then roll.")
    if view.picker.box:
        return _("which die?")
    if any(die.picked for die in view.dice):
        if brief:
            return _("which box?")
        shifted = any(needs_shift(label, view.letters.values()) for label in view.labels.values())
        if shifted and not view.picker.has_more:
            return _("which box? Type its label (capitals with Shift), or click it.")
        return _("which box? Type its label, or click it.")
    dice_fit = any(die.offered for die in view.dice)
    if brief and dice_fit:
        return which_die_text(view.moment.phase)
    task = phase_text(view.moment, dice_fit=dice_fit, rolling=view.rolling is not None)
    if brief:
        return _("{task}.").format(task=task)
    return task_sentence(view.moment.phase, task, view.waiting)
