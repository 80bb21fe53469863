"""The chapter on actions: what the tracks of a sheet are good for."""

from ...engine.bonuses import MIX
from ...language import N_, _, ngettext
from ...sheets.ruleset import FuteRuleset
from ..names import bonus_name, either, name, sentence
from .page import Chapter, Paragraph, rules, rulings

_ABOUT = {
    "reroll": N_(
        "Reroll: after a roll and before a die is chosen, the active player rolls exactly the dice just rolled once "
        "more, all of them; as often as there are rerolls left."
    ),
    "extra": N_(
        "Extra die: at the end of your turn, active or passive, mark with any one of the six dice, wherever it lies "
        "and whoever used it before; but no die twice as an extra. One gained in this way can be used at once."
    ),
    "return": N_(
        "Return: before a roll, but not before a reroll, the active player takes a die off the platter back into the "
        "pool; as often as there are returns left."
    ),
    "joker": N_(
        'Joker: the die that you use counts as another number, the one in the box or, with "?", any. The die is not '
        "turned: the platter and the other players see what it really shows."
    ),
    "polish": N_(
        "Polish: a die that lies on the platter counts as 1 more or 1 less while you use it, with several polishes "
        "further, never beyond 1 or 6. A die in the pool or in a slot is never polished."
    ),
}
_ALSO = {
    "joker": N_(
        "One joker for a die, in active and passive turns, extra dice included. A die that fits only with a joker may "
        'be chosen with it. A joker never changes a "?" bonus.'
    ),
}
_RULED = {
    "extra": N_(
        "Each die can be an extra die once in every turn; in a game alone, the active and the passive turn are two "
        "turns."
    ),
    "return": N_(
        "Returns work with an empty pool too, as long as a roll is left; only the returned dice are rolled then."
    ),
    "joker": N_("A joker gives another number than the die shows: actions are not spent for nothing."),
}


def action_chapter(ruleset: FuteRuleset) -> Chapter:
    paragraphs = rules(
        _(
            "An action bonus circles the next box of its track; a circled box is used once, now or later. With the "
            "track full the bonus is lost."
        )
    )
    for track in ruleset.tracks:
        paragraphs += _track(track.action, len(track.boxes), track.end, [face for face in track.boxes if face])
    if {"joker", "polish"} <= {track.action for track in ruleset.tracks}:
        paragraphs += rules(_("On a die that lies on the platter both work together: joker first, then polish."))
    if ruleset.mix:
        told = _(
            "A bonus {mix} circles the next box of {tracks}, as you like, as long as there is one. With all of them "
            "circled it is lost."
        )
        paragraphs += rules(told.format(mix=name(MIX), tracks=either([name(action) for action in ruleset.mix])))
    return Chapter("actions", _("Actions"), tuple(paragraphs))


def _track(action: str, boxes: int, end: str, faces: list[str]) -> list[Paragraph]:
    paragraphs = rules(_(_ABOUT[action])) if action in _ABOUT else rules(sentence(name(action)))
    paragraphs += rules(_(_ALSO[action])) if action in _ALSO else []
    size = ngettext("Its track has {boxes} box.", "Its track has {boxes} boxes.", boxes).format(boxes=boxes)
    if faces:
        size = _("Its boxes show {faces}, and are used in any order.").format(faces=", ".join(faces))
    paragraphs += rules(size)
    if end:
        told = _("When its last box is circled: {bonus}.")
        paragraphs += rules(told.format(bonus=bonus_name(end)))
    return paragraphs + (rulings(_(_RULED[action])) if action in _RULED else [])
