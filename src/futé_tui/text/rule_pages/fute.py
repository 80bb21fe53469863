"""The chapters of a Futé sheet, in the order in which one learns the game."""

from ...engine.zones import Reads
from ...language import _
from ...sheets.ruleset import FuteRuleset
from ..names import bonus_name, name, names, points
from .actions import action_chapter
from .page import Chapter, rules, rulings
from .zones import zone_chapters


def fute_chapters(ruleset: FuteRuleset) -> list[Chapter]:
    return [
        _aim(ruleset),
        _rounds(ruleset),
        _turn(),
        _passive(),
        _white(ruleset),
        _bonuses(),
        action_chapter(ruleset),
        *zone_chapters(ruleset),
        _end(ruleset),
        _solo(ruleset),
    ]


def _aim(ruleset: FuteRuleset) -> Chapter:
    zones = names([zone.name for zone in ruleset.zones])
    paragraphs = rules(
        _("Six dice, {dice}, are shared by everybody; each player has a sheet with these zones: {zones}.").format(
            dice=names(ruleset.dice), zones=zones
        ),
        _(
            "Dice mark boxes, full lines and certain boxes bring bonuses, and bonuses mark more boxes. "
            "The most points win."
        ),
    )
    return Chapter("aim", _("What it is about"), tuple(paragraphs))


def _rounds(ruleset: FuteRuleset) -> Chapter:
    by_players = ", ".join(
        _("{players} players: {rounds}").format(players=players, rounds=rounds)
        for players, rounds in enumerate(ruleset.rounds, 1)
        if players > 1
    )
    bonuses = ", ".join(
        _("round {number}: {bonus}").format(number=number, bonus=bonus_name(word))
        for number, word in enumerate(ruleset.round_bonuses, 1)
        if word
    )
    paragraphs = rules(
        _("Number of rounds: alone {rounds}; {by_players}. In a round every player is the active one once.").format(
            rounds=ruleset.rounds[0], by_players=by_players
        ),
        _("When a round starts, everybody gets the bonus under its number: {bonuses}.").format(bonuses=bonuses),
        _("Round bonuses are used in seat order, each with all that follows from it, before the first roll."),
    )
    return Chapter("rounds", _("Rounds"), tuple(paragraphs))


def _turn() -> Chapter:
    paragraphs = rules(
        _("The active player rolls up to three times, first all six dice, then those that are left in the pool."),
        _(
            "After each roll, one die is chosen and marked in the zone of its colour; it goes to the slot of that "
            "roll, I, II or III. A die that fits nowhere cannot be chosen."
        ),
        _(
            "Every die of the pool that shows less than the chosen one goes to the silver platter. Equal dice stay. "
            "What counts is what the chosen die really shows, never a sum or a changed number."
        ),
        _("Passing is always allowed: no die is chosen, none moves, the slot stays empty and the roll is spent."),
        _("After the last roll, what is left in the pool goes to the platter too."),
    )
    return Chapter("turn", _("The active player"), tuple(paragraphs))


def _passive() -> Chapter:
    paragraphs = rules(
        _(
            "Then every other player chooses one die from the platter and marks with it, or declines. The dice stay "
            "where they are: several players may use the same one."
        ),
        _(
            "Only if none of the dice on the platter can be marked, one of the dice in the active player's slots may "
            "be used instead."
        ),
        _("Passive players never reroll and never return dice, but they may use extra dice."),
    )
    paragraphs += rulings(
        _(
            "Whether a die on the platter can be marked is decided at its face, white in every colour; nobody is "
            "forced to spend a joker or polish."
        ),
        _("Passive players decide in seat order, the active player left out."),
    )
    return Chapter("passive", _("The passive players"), tuple(paragraphs))


def _white(ruleset: FuteRuleset) -> Chapter:
    paragraphs = rules(_("The white die counts as any colour."))
    sums = [name(zone.name) for zone in ruleset.zones if zone.reads is Reads.SUM]
    if sums:
        told = _(
            "Where the sum counts ({zones}), it is that of the coloured and the white die, wherever the other one "
            "lies. Only the chosen die goes to the slot; the other one stays, or goes to the platter if it lies in "
            "the pool and shows less."
        )
        paragraphs += rules(told.format(zones=", ".join(sums)))
    return Chapter("white", _("The white die"), tuple(paragraphs))


def _bonuses() -> Chapter:
    paragraphs = rules(
        _(
            "A bonus under a box comes when the box is marked; one at the end of a row, column or diagonal when all "
            "its boxes are marked, crosses in print included; one between two boxes when both are marked."
        ),
        _(
            'A "?" marks its zone with a number of your choice, a printed number as if the die showed it. It is used '
            "at once, and what it marks may bring more bonuses. A bonus that can be used must be used; one that cannot "
            "be used is lost."
        ),
        _('Where a zone uses the sum with white, "?" is a sum from 2 to 12.'),
        _("A fox counts at the end: each is worth the points of your lowest zone."),
    )
    paragraphs += rulings(
        _("Several waiting bonuses are used in the order you like; one that cannot be used yet waits for the others."),
        _("With a lowest zone of zero a fox is worth nothing, with a negative one it costs points."),
    )
    return Chapter("bonuses", _("Bonuses and foxes"), tuple(paragraphs))


def _end(ruleset: FuteRuleset) -> Chapter:
    paragraphs = rules(
        _("After the last round, add the points of the zones and, for each fox, those of the lowest zone."),
        _("Most points win. If totals are equal, the higher best zone decides; foxes are no zone."),
        _("Actions that were not used lapse."),
    )
    return Chapter("end", _("The end"), tuple(paragraphs))


def _solo(ruleset: FuteRuleset) -> Chapter:
    paragraphs = rules(
        _("Alone, each of the {rounds} rounds has an active turn and then a passive one.").format(
            rounds=ruleset.rounds[0]
        ),
        _(
            "For the passive turn all six dice are rolled: the three lowest go to the platter, the others to the "
            "slots. One die of the platter is marked, or, if none can be, one of the slots; then extra dice."
        ),
        _("Ties for the three lowest dice are drawn at random, and so is the order of the slots."),
        _("At the end the total is looked up in the rating table:"),
        *(
            _("{points} or more: {title}").format(points=points(level.at_least), title=level.title)
            for level in ruleset.ratings
        ),
    )
    return Chapter("solo", _("Alone"), tuple(paragraphs))
