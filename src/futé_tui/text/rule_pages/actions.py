"""The chapter on actions: what the tracks of a sheet are good for."""

from ...language import N_, _, ngettext
from ...sheets.ruleset import FuteRuleset
from ..names import bonus_name, either, name, sentence, together
from .page import Chapter, Paragraph, rules, rulings

_ABOUT = {
    "reroll": [
        N_(
            "Reroll: after a roll, and before taking a die, the active player may roll all dice of that roll again. "
            "Several rerolls in a row are allowed."
        )
    ],
    "extra": [
        N_(
            "Extra die: at the end of any turn, active or passive, use any one of the six dice, wherever it is and "
            "even if it was used before. No die may be your extra die twice. An extra die you gain in this way can be "
            "used at once."
        )
    ],
    "return": [
        N_(
            "Return: before a roll, but not before a reroll, the active player may take a platter die back into "
            "the pool. Several returns before one roll are allowed."
        )
    ],
    "joker": [
        N_(
            "Joker: the die you use counts as another number: the one in the joker's box, or any number if that is a "
            '"?". You do not turn the die: the platter and the other players go by what it really shows.'
        ),
        N_(
            "You may use a joker as the active or as a passive player, on extra dice too, and on a die that would not "
            'fit without it. A joker never changes a "?" bonus.'
        ),
    ],
    "polish": [
        N_(
            "Polish: a platter die you use counts as 1 more or 1 less. Several polishes shift it further, but never "
            "past 1 or 6. Dice in the pool or in a slot cannot be polished."
        )
    ],
}
_RULED = {
    "extra": [
        N_("Each die can be your extra die once per turn. In a solo game the passive turn is a turn of its own.")
    ],
    "return": [
        N_("You may also return dice to an empty pool while you have a roll left; then you roll only those dice.")
    ],
    "joker": [
        N_("Only one joker per die."),
        N_("The joker must change the number of the die: you may not waste an action."),
    ],
    "polish": [N_("You polish a die no further than your mark needs: you may not waste an action.")],
}


def action_chapter(ruleset: FuteRuleset) -> Chapter:
    paragraphs = rules(
        _(
            "An action bonus unlocks the next box of its track. You use an unlocked box once, now or later. If the "
            "track is complete, the bonus is lost."
        )
    )
    for track in ruleset.sheet.tracks:
        paragraphs += _track(track.action, len(track.boxes), track.end, [face for face in track.boxes if face])
    if {"joker", "polish"} <= {track.action for track in ruleset.sheet.tracks}:
        paragraphs += rules(_("You may combine joker and polish on a platter die: joker first, then polish."))
    if ruleset.sheet.mix:
        text = _(
            "A Mix bonus unlocks the next box of one of these tracks, as you choose: {tracks}. If all of them are "
            "complete, it is lost."
        )
        paragraphs += rules(text.format(tracks=either([name(action) for action in ruleset.sheet.mix])))
    return Chapter("actions", _("Actions"), tuple(paragraphs))


def _track(action: str, boxes: int, end: str, faces: list[str]) -> list[Paragraph]:
    paragraphs = rules(*map(_, _ABOUT[action])) if action in _ABOUT else rules(sentence(name(action)))
    size = ngettext("The track has {boxes} box.", "The track has {boxes} boxes.", boxes).format(boxes=boxes)
    if faces:
        size = _("The boxes show {faces}. Use them in any order.").format(faces=together(faces))
    if end:
        size += " " + _("Bonus for unlocking the last box: {bonus}.").format(bonus=bonus_name(end))
    return paragraphs + rules(size) + rulings(*map(_, _RULED.get(action, ())))
