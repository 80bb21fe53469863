"""The chapters of a Futé sheet, in the order in which one learns the game."""

from itertools import groupby

from ...engine.bonuses import MIX, zone_bonus
from ...language import _
from ...sheets.ruleset import FuteRuleset
from ..bonuses import describe_round_bonuses
from ..names import either, name, together, zone_name
from .actions import action_chapter
from .bonuses import bonus_chapter
from .page import Chapter, Paragraph, rating_table, rules, rulings
from .white import white_chapter
from .zones import zone_chapters

_SEVERAL_BOXES = ("sweep-grid", "companion-grid", "region-map")  # kinds of zones in which a die can mark several
_BOXES_TWICE = ("circle-cross-grid",)  # kinds of zones in which a box is marked a second time


def fute_chapters(ruleset: FuteRuleset) -> list[Chapter]:
    actions = {track.action for track in ruleset.sheet.tracks}
    return [
        _aim(ruleset),
        _rounds(ruleset),
        _turn(ruleset, actions),
        _passive(actions),
        white_chapter(ruleset),
        bonus_chapter(ruleset),
        *([action_chapter(ruleset)] if actions else []),
        *zone_chapters(ruleset),
        _end(ruleset, actions),
        _solo(ruleset, actions),
    ]


def _aim(ruleset: FuteRuleset) -> Chapter:
    sentence = _("Everyone uses the same six dice: {dice}. Each player has a sheet with five zones: {zones}.")
    dice = together([name(die) for die in ruleset.dice])
    zones = together([zone_name(zone.name) for zone in ruleset.zones])
    paragraphs = rules(
        sentence.format(dice=dice, zones=zones),
        _(
            "You mark boxes with dice. Certain boxes and complete lines give you bonuses, bonuses mark more boxes, and "
            "with some skill that becomes a chain reaction. The highest total wins."
        ),
    )
    return Chapter("aim", _("Aim of the game"), tuple(paragraphs))


def _rounds(ruleset: FuteRuleset) -> Chapter:
    sentence = _(
        "Number of rounds: {by_players}. In each round every player is active once, starting with the first player."
    )
    paragraphs = rules(sentence.format(by_players=", ".join(_rounds_by_players(ruleset.rounds))))
    paragraphs += rules(*describe_round_bonuses(ruleset.sheet.round_bonuses))
    if any(word == MIX or zone_bonus(word) for word in ruleset.sheet.round_bonuses):
        paragraphs += rules(
            _("Before the first roll the players use these bonuses in seat order, chain reactions included.")
        )
    return Chapter("rounds", _("Rounds"), tuple(paragraphs))


def _rounds_by_players(rounds: tuple[int, ...]) -> list[str]:
    """`6 with 1 or 2 players`, `5 with 3 players`: how many rounds there are."""
    by_players = []
    for number, group in groupby(enumerate(rounds, 1), key=lambda each: each[1]):
        players = [str(count) for count, _rounds in group]
        text = _("{rounds} in a solo game") if players == ["1"] else _("{rounds} with {players} players")
        by_players.append(text.format(rounds=number, players=either(players)))
    return by_players


def _boxes_of_a_die(ruleset: FuteRuleset) -> str:
    """How many boxes a die marks, and where that is different."""
    zones = ruleset.model.zones
    several = [zone for zone in zones if zone.kind in _SEVERAL_BOXES or ruleset.zone_kind(zone.name).again]
    twice = [zone for zone in zones if zone.kind in _BOXES_TWICE]
    sentences = [_("A die marks one box, and no box is marked twice.")]
    for exceptions, text in (
        (several, _("Exception: in {zones} a die can mark several boxes.")),
        (twice, _("Exception: in {zones} a circled box can still be crossed.")),
    ):
        if exceptions:
            sentences.append(text.format(zones=together([zone_name(zone.name) for zone in exceptions])))
    return " ".join(sentences)


def _turn(ruleset: FuteRuleset, actions: set[str]) -> Chapter:
    paragraphs = rules(
        _("The active player rolls up to three times: first all six dice, then those that are left in the pool."),
        _(
            "You have to roll while you have a roll left and dice in the pool. An empty pool ends your rolls, unless "
            "you return a die to it."
        )
        if "return" in actions
        else _("You have to roll while you have a roll left and dice in the pool. An empty pool ends your rolls."),
        _(
            "After each roll take one die and mark the zone of its colour. The die goes to the slot of this roll: I, "
            "II or III. You may only take a die that you can use."
        ),
        _boxes_of_a_die(ruleset),
        _(
            "All dice in the pool that show less than the die you took go to the silver platter; dice that show the "
            "same stay. What counts is what the die really shows, whatever you marked with it."
        ),
        _("You may always pass: you take no die, no die moves, the slot stays empty and the roll is over."),
        _("After your last roll the dice left in the pool go to the platter, too."),
    )
    paragraphs += _then_extra_dice(actions)
    return Chapter("turn", _("The active player"), tuple(paragraphs))


def _passive(actions: set[str]) -> Chapter:
    paragraphs = rules(
        _(
            "Then every other player may use one die on the platter, or decline. The dice stay on the platter: several "
            "players may use the same one."
        ),
        _(
            "Only if you can use none of the dice on the platter may you use one of the active player's dice in the "
            "slots instead. Declining does not open the slots."
        ),
    )
    if {"reroll", "return"} <= actions:
        paragraphs += rules(_("Passive players cannot use rerolls or returns."))
    elif "reroll" in actions:
        paragraphs += rules(_("Passive players cannot use rerolls."))
    paragraphs += _then_extra_dice(actions)
    if "extra" in actions:
        paragraphs += rulings(_("You may use extra dice after declining, too."))
    paragraphs += rulings(_("Whether you can use a platter die depends on what it shows, with white in any colour."))
    if actions & {"joker", "polish"}:
        paragraphs += rulings(_("Dice that fit only with an action do not count: nobody has to use an action."))
    paragraphs += rulings(_("Passive players decide in seat order. Their choices do not affect each other."))
    return Chapter("passive", _("The passive players"), tuple(paragraphs))


def _then_extra_dice(actions: set[str]) -> list[Paragraph]:
    return rules(_("Then you may use extra dice.")) if "extra" in actions else []


def _end(ruleset: FuteRuleset, actions: set[str]) -> Chapter:
    paragraphs = rules(_("The game ends after the last round. Your total is the points of your zones and your foxes."))
    if len(ruleset.rounds) > 1:
        paragraphs += rules(
            _(
                "The highest total wins. If players are tied, the best single zone wins; foxes are not a zone. If they "
                "are still tied, they share the victory."
            )
        )
    if actions:
        paragraphs += rules(_("Unused actions are lost."))
    if "extra" in actions:
        paragraphs += rulings(_("Your last chance to use extra dice is at the end of the last turn, as in every turn."))
    return Chapter("end", _("End of the game"), tuple(paragraphs))


def _solo(ruleset: FuteRuleset, actions: set[str]) -> Chapter:
    paragraphs = rules(
        _("In a solo game each of the {rounds} rounds has an active turn and then a passive one.").format(
            rounds=ruleset.rounds[0]
        ),
        _(
            "For the passive turn all six dice are rolled: the three lowest go to the platter, the others to the "
            "slots. You may use one of the platter dice, like any passive player."
        ),
    )
    slots = _("If you can use none of the platter dice, you may use one of the dice in the slots.")
    paragraphs += rules(slots) if ruleset.model.solo_slots_printed else rulings(slots)
    paragraphs += _then_extra_dice(actions)
    paragraphs += rulings(
        _(
            "If dice are tied for the three lowest, the ones for the platter are drawn by lot, and so is the order of "
            "the slots."
        )
    )
    return Chapter("solo", _("Solo game"), (*paragraphs, *rating_table(ruleset)))
