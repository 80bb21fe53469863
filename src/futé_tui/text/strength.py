"""How strong an expert is, in words: what was measured, a line for each measurement."""

from collections.abc import Iterator

from ..expert.manifest import Manifest
from ..language import _, ngettext
from .numbers import decimal


def describe_strength(manifest: Manifest) -> Iterator[str]:
    """How long the net has learned, and the means of the net and of the opponents made of it."""
    learned = ngettext("{sheet}: learned from {games} game.", "{sheet}: learned from {games} games.", manifest.games)
    yield learned.format(sheet=manifest.ruleset, games=manifest.games)
    for each in manifest.strength:
        sentence = _("  players {players}, {bot}: mean {mean} ± {error} points in {games} games")
        facts = {"mean": decimal(each.mean), "error": decimal(each.error), "games": each.games}
        yield sentence.format(players=each.players, bot=each.bot, **facts)
