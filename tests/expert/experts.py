"""Experts for tests: those that come with the game, and nets that have learned nothing."""

from functools import cache

import numpy as np

from futé_tui import load_ruleset
from futé_tui.expert.encoding import Encoder
from futé_tui.expert.manifest import Manifest
from futé_tui.expert.net import fresh, split
from futé_tui.expert.player import Expert, load_expert
from futé_tui.expert.weights import Weights


@cache
def shipped(sheet: str) -> Expert:
    return load_expert(load_ruleset(sheet))


@cache
def newborn(sheet: str) -> Expert:
    """An expert that has learned nothing: it plays by the rules, and by nothing else."""
    ruleset = load_ruleset(sheet)
    encoder = Encoder(ruleset.rules)
    return Expert(ruleset, encoder, untrained(sheet))


def untrained(sheet: str) -> Weights:
    ruleset = load_ruleset(sheet)
    width = Encoder(ruleset.rules).width
    return Weights(Manifest.of(ruleset, width, 0, 1), split(fresh(width, np.random.default_rng(1)), width))
