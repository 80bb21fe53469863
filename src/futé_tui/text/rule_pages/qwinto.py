"""The chapters of Qwinto."""

from ...language import _, ngettext
from ...sheets.ruleset import QwintoRuleset
from ..names import name, names, points, sentence
from ..sheet import draw_zone
from .page import Chapter, Kind, Paragraph, rules, rulings


def qwinto_chapters(ruleset: QwintoRuleset) -> list[Chapter]:
    return [_turn(ruleset), _writing(ruleset), _end(ruleset), _solo()]


def _turn(ruleset: QwintoRuleset) -> Chapter:
    paragraphs = rules(
        _("Dice: {dice}. The active player picks one, two or three of them and rolls.").format(
            dice=names(ruleset.dice)
        ),
        _("One reroll is allowed, of all the dice that were rolled; the last throw counts."),
        _(
            "The sum counts for everybody: each player may write it in one box of a row whose colour was among the "
            "dice."
        ),
        ngettext(
            "If the active player writes nothing, that is a miss: a box is crossed, and it costs {points} point.",
            "If the active player writes nothing, that is a miss: a box is crossed, and it costs {points} points.",
            abs(ruleset.miss_points),
        ).format(points=abs(ruleset.miss_points)),
        _("Others never cross a miss."),
    )
    paragraphs += rulings(_("At one keyboard the active player writes first, then the others in seat order."))
    return Chapter("turn", _("The turn"), tuple(paragraphs))


def _writing(ruleset: QwintoRuleset) -> Chapter:
    paragraphs = rules(
        _("Numbers of a row grow from left to right; empty boxes between them may be filled later."),
        _("In a column no number stands twice."),
    )
    views = ruleset.rules.view(ruleset.rules.start(1).position, 0).zones
    drawings = [f"{sentence(name(view.name))}\n" + "\n".join(draw_zone(view)) for view in views if view.rows]
    paragraphs += [Paragraph(drawing, Kind.DRAWING) for drawing in drawings]
    return Chapter("rows", _("Writing"), tuple(paragraphs))


def _end(ruleset: QwintoRuleset) -> Chapter:
    paragraphs = rules(
        _(
            "The game ends after a turn in which a player has two full rows, or the active player crosses the last "
            "miss, number {misses}."
        ).format(misses=ruleset.misses),
        _("A full row is worth the number in its rightmost box, another row a point for each number."),
        _("A full column with a pentagon pays the number in the pentagon."),
        _("Each miss: {points}.").format(points=points(-abs(ruleset.miss_points))),
        _("Most points win; equal points share the victory."),
    )
    paragraphs += rulings(_("Everybody may write the last sum before the game ends."))
    return Chapter("end", _("The end"), tuple(paragraphs))


def _solo() -> Chapter:
    paragraphs = rulings(_("Alone one plays the same game against one's own record; this is a house rule."))
    return Chapter("solo", _("Alone"), tuple(paragraphs))
