"""Experts in words: how strong one is, and why a sheet has none."""

from collections.abc import Iterator, Mapping

from ..expert.levels import BY_KEY, OPPONENTS
from ..expert.manifest import Manifest, NoExpert
from ..language import _, ngettext
from ..outside import visible
from .numbers import decimal
from .opponents import opponent_name
from .problems import describe_problem


def describe_strength(manifest: Manifest) -> Iterator[str]:
    """How long the net has learned, and the means of the net and of the opponents made of it."""
    learned = ngettext("{sheet}: learned from {games} game.", "{sheet}: learned from {games} games.", manifest.games)
    yield learned.format(sheet=manifest.ruleset, games=manifest.games)
    for each in manifest.strength:
        sentence = ngettext(
            "  {players} player, {bot}: mean {mean} ± {error} points in {games} games",
            "  {players} players, {bot}: mean {mean} ± {error} points in {games} games",
            each.players,
        )
        bot = opponent_name(each.bot) if each.bot in BY_KEY else _("the net without search")
        facts = {"mean": decimal(each.mean), "error": decimal(each.error), "games": each.games}
        yield sentence.format(players=each.players, bot=bot, **facts)


def explain_no_expert(problem: NoExpert, sheet: str) -> str:
    """Why there is none, and what can be done about it."""
    offer = _("{reason}; train one with {command}, or play against the bot chick, which knows every sheet")
    return offer.format(reason=describe_problem(problem), command=_training(sheet, problem.settings))


def explain_stand_in(problem: NoExpert, sheet: str) -> str:
    """That a bot of a game has lost its expert, and which bot plays for it."""
    sentence = _("{reason}; the bot chick plays instead. Train one with {command}")
    return sentence.format(reason=describe_problem(problem), command=_training(sheet, problem.settings))


def explain_unknown(bot: str, sheet: str, settings: Mapping[str, str]) -> str:
    """That a bot has not learned a sheet with these settings of its disputed rules, and what can be done about it."""
    sentence = _("{bot} has not learned this sheet yet. Choose {easiest}, or train it: {command}")
    names = {"bot": opponent_name(bot), "easiest": opponent_name(OPPONENTS[0].key)}
    return sentence.format(command=_training(sheet, settings), **names)


def explain_only_bot(sheet: str, settings: Mapping[str, str]) -> str:
    """That only the bot that needs no training plays this sheet."""
    sentence = _("Only {easiest} knows this sheet. To train the others: {command}")
    return sentence.format(easiest=opponent_name(OPPONENTS[0].key), command=_training(sheet, settings))


def _training(sheet: str, settings: Mapping[str, str]) -> str:
    """The command that trains an expert."""
    options = (f"--option {name}={setting}" for name, setting in settings.items())
    return visible(" ".join(("fute train", sheet, *options)))
