"""The chapters of Qwinto."""

from collections.abc import Iterable

from ...language import _, ngettext
from ...sheets.ruleset import QwintoRuleset
from ..names import name, names, points, sentence
from ..sheet import draw_zone
from .page import Chapter, Kind, Paragraph, rules, rulings
from .ratings import rating_table


def qwinto_chapters(ruleset: QwintoRuleset) -> list[Chapter]:
    return [_turn(ruleset), _writing(ruleset), _end(ruleset), _solo(ruleset)]


def _turn(ruleset: QwintoRuleset) -> Chapter:
    paragraphs = rules(
        _("Players: up to {players}. Seat 1 is active first, then the others in seat order.").format(
            players=max(ruleset.player_counts)
        ),
        _("Dice: {dice}. The active player picks one, two or three of them and rolls.").format(
            dice=names(ruleset.dice)
        ),
        _(
            "One reroll is allowed, of all the dice that were rolled and no others; the last throw counts, better or "
            "worse."
        ),
        _(
            "The sum counts for everybody: each player may write it in one box of a row whose colour was among the "
            "dice."
        ),
        ngettext(
            "If the active player cannot or will not write, that is a miss: a box is crossed, and it costs {points} "
            "point.",
            "If the active player cannot or will not write, that is a miss: a box is crossed, and it costs {points} "
            "points.",
            abs(ruleset.miss_points),
        ).format(points=abs(ruleset.miss_points)),
        _("Others never cross a miss."),
    )
    paragraphs += rulings(
        _(
            "On paper all write at the same time. At one keyboard the active player writes first, then the others in "
            "seat order."
        )
    )
    return Chapter("turn", _("The turn"), tuple(paragraphs))


def _writing(ruleset: QwintoRuleset) -> Chapter:
    paragraphs = rules(
        _(
            "Write in any box. In a row every number is more than all those on its left; empty boxes between them may "
            "be filled later."
        ),
        _("In a column no number stands twice, whether it has two boxes or three."),
    )
    views = ruleset.rules.view(ruleset.rules.start(1).position, 0).zones
    paragraphs += [_drawing(sentence(name(view.name)), draw_zone(view)) for view in views if view.rows]
    paragraphs += rules(_("The numbers are those of the columns; a box with ' is a pentagon."))
    return Chapter("rows", _("Writing"), tuple(paragraphs))


def _drawing(title: str, lines: Iterable[str]) -> Paragraph:
    return Paragraph("\n".join([title, *(line.rstrip() for line in lines)]), Kind.DRAWING)


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
    paragraphs += rulings(
        _("Everybody may write the last sum before the game ends; who ended it gains nothing by that.")
    )
    return Chapter("end", _("The end"), tuple(paragraphs))


def _solo(ruleset: QwintoRuleset) -> Chapter:
    paragraphs = rulings(_("Alone one plays the same game against one's own record; this is a house rule."))
    return Chapter("solo", _("Alone"), (*paragraphs, *rating_table(ruleset)))
