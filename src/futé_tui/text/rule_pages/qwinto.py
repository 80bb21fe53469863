"""The chapters of Qwinto."""

from ...language import _, ngettext
from ...sheets.ruleset import QwintoRuleset
from ..names import name, together
from ..sheet import describe_signs
from .page import Chapter, players_and_start, row_drawings, rules, rulings, solo_chapter


def qwinto_chapters(ruleset: QwintoRuleset) -> list[Chapter]:
    return [_turn(ruleset), _writing(ruleset), _end(ruleset), solo_chapter(ruleset)]


def _turn(ruleset: QwintoRuleset) -> Chapter:
    dice = together([name(die) for die in ruleset.dice])
    paragraphs = players_and_start(ruleset)
    paragraphs += rules(
        _("The active player rolls one, two or all three of the dice: {dice}.").format(dice=dice),
        _("They may reroll all of these dice once. Then the second result counts, better or worse."),
        _("The sum counts for everyone: each player may write it in one box of a row whose colour was rolled."),
        _(
            "If the active player writes nothing, by choice or because nothing fits, they cross a misthrow. The other "
            "players never cross one."
        ),
    )
    paragraphs += rulings(
        _("Here the player who was entered first starts."),
        _(
            "On paper everyone writes at the same time. Here the active player writes first, then the others in seat "
            "order."
        ),
    )
    return Chapter("turn", _("The turn"), tuple(paragraphs))


def _writing(ruleset: QwintoRuleset) -> Chapter:
    paragraphs = rules(
        _(
            "You may write in any empty box, as long as the numbers of a row rise from left to right. Gaps may be "
            "filled later."
        ),
        _("No number may appear twice in a column, whether the column has two boxes or three."),
    )
    paragraphs += row_drawings(ruleset)
    row = ruleset.rules.view(ruleset.rules.start(1).position, 0).zones[0]
    paragraphs += rules(*describe_signs(ruleset.zone_kind(row.name), row))
    return Chapter("rows", _("Writing numbers"), tuple(paragraphs))


def _end(ruleset: QwintoRuleset) -> Chapter:
    cost = abs(ruleset.sheet.miss_points)
    paragraphs = rules(
        _(
            "The game ends after a turn in which someone has two complete rows, or in which the active player has "
            "crossed misthrow number {misses}, the last one."
        ).format(misses=ruleset.sheet.misses),
        _("A complete row scores the number in its rightmost box, any other row 1 point per number."),
        _("A complete column with a pentagon scores the number in the pentagon."),
        ngettext("Each misthrow costs {points} point.", "Each misthrow costs {points} points.", cost).format(
            points=cost
        ),
        _("The highest total wins. Players who are tied share the victory."),
    )
    paragraphs += rulings(_("Everyone may write the last sum before the game ends. Nobody gets points for ending it."))
    return Chapter("end", _("End of the game"), tuple(paragraphs))
