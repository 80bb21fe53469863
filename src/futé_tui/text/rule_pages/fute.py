"""The chapters of a Futé sheet, in the order in which one learns the game."""

from ...language import _
from ...sheets.ruleset import FuteRuleset
from ..names import bonus_name, names
from .actions import action_chapter
from .bonuses import bonus_chapter
from .page import Chapter, Paragraph, rules, rulings
from .ratings import rating_table
from .white import white_chapter
from .zones import zone_chapters


def fute_chapters(ruleset: FuteRuleset) -> list[Chapter]:
    actions = {track.action for track in ruleset.tracks}
    return [
        _aim(ruleset),
        _rounds(ruleset),
        _turn(actions),
        _passive(actions),
        white_chapter(ruleset),
        bonus_chapter(ruleset),
        action_chapter(ruleset),
        *zone_chapters(ruleset),
        _end(actions),
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
    alone, *more = ruleset.rounds
    told = [_("alone: {rounds}").format(rounds=alone)]
    told += [_("{players} players: {rounds}").format(players=players, rounds=n) for players, n in enumerate(more, 2)]
    paragraphs = rules(
        _(
            "Number of rounds: {by_players}. In a round every player is the active one once, in seat order from seat "
            "1 on."
        ).format(by_players=", ".join(told))
    )
    bonuses = [
        _("round {number}: {bonus}").format(number=number, bonus=bonus_name(word))
        for number, word in enumerate(ruleset.round_bonuses, 1)
        if word
    ]
    if bonuses:
        paragraphs += rules(
            _("When a round starts, everybody gets the bonus under its number: {bonuses}.").format(
                bonuses=", ".join(bonuses)
            ),
            _("Round bonuses are used in seat order, each with all that follows from it, before the first roll."),
        )
    return Chapter("rounds", _("Rounds"), tuple(paragraphs))


def _turn(actions: set[str]) -> Chapter:
    paragraphs = rules(
        _("The active player rolls up to three times, first all six dice, then those that are left in the pool."),
        _(
            "No roll is left out while dice lie in the pool. With an empty pool the rolls are over, unless a die is "
            "returned to it."
        )
        if "return" in actions
        else _("No roll is left out while dice lie in the pool. With an empty pool the rolls are over."),
        _(
            "After each roll, one die is chosen and marked in the zone of its colour; it goes to the slot of that "
            "roll, I, II or III. A die that fits nowhere cannot be chosen."
        ),
        _("A die marks one box, and no box is marked twice, unless its zone says otherwise."),
        _(
            "Every die of the pool that shows less than the chosen one goes to the silver platter. Equal dice stay. "
            "What counts is what the chosen die really shows, never a sum or a changed number."
        ),
        _("Passing is always allowed: no die is chosen, none moves, the slot stays empty and the roll is spent."),
        _("After the last roll, what is left in the pool goes to the platter too."),
    )
    return Chapter("turn", _("The active player"), (*paragraphs, *_then_extra_dice(actions)))


def _passive(actions: set[str]) -> Chapter:
    paragraphs = rules(
        _(
            "Then every other player chooses one die from the platter and marks with it, or declines. The dice stay "
            "where they are: several players may use the same one."
        ),
        _(
            "Only if none of the dice on the platter can be marked, one of the dice in the active player's slots may "
            "be used instead. Declining does not open them."
        ),
    )
    paragraphs += _then_extra_dice(actions)
    paragraphs += rulings(
        _("Whether a die on the platter can be marked is decided at its face, white in every colour.")
    )
    if actions & {"joker", "polish"}:
        paragraphs += rulings(
            _("Actions that could change a die do not count for this: nobody is forced to spend one.")
        )
    paragraphs += rulings(
        _("Passive players decide in seat order from seat 1 on; their choices do not affect each other.")
    )
    return Chapter("passive", _("The passive players"), tuple(paragraphs))


def _then_extra_dice(actions: set[str]) -> list[Paragraph]:
    return (
        rules(_("Then extra dice may be used, whether a die was marked before or not.")) if "extra" in actions else []
    )


def _end(actions: set[str]) -> Chapter:
    paragraphs = rules(
        _("After the last round, add the points of the zones and, for each fox, those of the lowest zone."),
        _(
            "Most points win. If totals are equal, the higher best zone decides; foxes are no zone. Still equal, the "
            "victory is shared."
        ),
        _("Actions that were not used lapse."),
    )
    if "extra" in actions:
        paragraphs += rulings(_("The last chance to use extra dice is at the end of the last turn, as in every turn."))
    return Chapter("end", _("The end"), tuple(paragraphs))


def _solo(ruleset: FuteRuleset) -> Chapter:
    paragraphs = rules(
        _("Alone, each of the {rounds} rounds has an active turn and then a passive one.").format(
            rounds=ruleset.rounds[0]
        ),
        _(
            "For the passive turn all six dice are rolled: the three lowest go to the platter, the others to the "
            "slots. Then go on like any passive player."
        ),
        _("Ties for the three lowest dice are drawn at random, and so is the order of the slots."),
    )
    return Chapter("solo", _("Alone"), (*paragraphs, *rating_table(ruleset)))
