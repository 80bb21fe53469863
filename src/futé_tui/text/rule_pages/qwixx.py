"""The chapters of Qwixx."""

from ...language import _, ngettext
from ...sheets.ruleset import QwixxRuleset
from .page import Chapter, listed, players_and_start, row_drawings, rules, rulings, solo_chapter


def qwixx_chapters(ruleset: QwixxRuleset) -> list[Chapter]:
    return [_turn(ruleset), _rows(ruleset), _end(ruleset), solo_chapter(ruleset)]


def _turn(ruleset: QwixxRuleset) -> Chapter:
    paragraphs = players_and_start(ruleset)
    paragraphs += rules(
        _(
            "The active player rolls all the dice that are in the game. Then there are two actions, one after the "
            "other."
        ),
        _(
            "1. The white sum, for everyone: each player, the active one too, may cross the sum of the two white dice "
            "in a row of their choice, or cross nothing."
        ),
        _(
            "2. White plus colour, for the active player only: they may add one of the white dice to one coloured die "
            "and cross the sum in the row of that colour, or cross nothing."
        ),
        _(
            "If the active player crosses nothing in either action, by choice or because nothing fits, they take a "
            "penalty. The other players never take one."
        ),
    )
    paragraphs += rulings(
        _("Here the player who was entered first starts."),
        _(
            "On paper everyone decides on the white sum at the same time. Here the active player decides first, then "
            "the others in seat order. Rows are locked, and dice leave the game, when all have decided. Bots decide "
            "without looking at what others have just crossed."
        ),
    )
    return Chapter("turn", _("The turn"), tuple(paragraphs))


def _rows(ruleset: QwixxRuleset) -> Chapter:
    paragraphs = rules(
        _(
            "You cross from left to right: a box to the left of your last cross in a row is lost. Skip as many as you "
            "like."
        ),
        _(
            "You may cross the last box of a row only if the row already has at least {crosses} crosses; one from the "
            "first action of the same turn counts."
        ).format(crosses=ruleset.sheet.crosses_before_last),
        _(
            "With the last box you cross the lock. From then on the row is locked for everyone, and the die of its "
            "colour is out of the game."
        ),
        _(
            "Someone who locks a row with the white sum doesn't lock it for the others in this action: anyone with "
            "enough crosses may cross the same last box and the lock."
        ),
        _("A row locked with the white sum is already closed in the second action of the same turn."),
    )
    paragraphs += row_drawings(ruleset)
    return Chapter("rows", _("Crossing numbers"), tuple(paragraphs))


def _end(ruleset: QwixxRuleset) -> Chapter:
    cost = abs(ruleset.sheet.penalty_points)
    paragraphs = rules(
        _(
            "The game ends at once when {locks} rows are locked, even after the first action, or when someone takes "
            "penalty number {penalties}, the last one."
        ).format(locks=ruleset.sheet.locks_to_end, penalties=ruleset.sheet.penalties),
        _("A row scores by its number of crosses, the lock included: {points}.").format(
            points=listed(ruleset.sheet.points)
        ),
        ngettext("Each penalty costs {points} point.", "Each penalty costs {points} points.", cost).format(points=cost),
        _("The highest total wins."),
    )
    paragraphs += rulings(
        _("If the game ends after the first action, the active player takes no penalty for having crossed nothing."),
        _("Players who are tied share the victory: the rules have no tie-break."),
    )
    return Chapter("end", _("End of the game"), tuple(paragraphs))
