"""`fute experts`: which sheets have an expert, and how strong it is."""

import argparse
from dataclasses import asdict

from ..expert.manifest import NoExpert
from ..outside import visible_json
from ..sheets.loader import load_ruleset, sheet_ids
from ..text.experts import describe_strength, explain_no_expert
from .output import say, say_all


def run_experts(chosen: argparse.Namespace) -> int:
    """List the experts of all sheets that come with the game."""
    from ..expert.player import load_expert  # imports numpy

    found = []
    for sheet in sheet_ids():
        try:
            found.append(load_expert(load_ruleset(sheet)).manifest)
        except NoExpert as problem:
            if not chosen.json:
                say(explain_no_expert(problem, sheet))
        else:
            if not chosen.json:
                say_all(describe_strength(found[-1]))
    if chosen.json:
        say(visible_json([asdict(manifest) for manifest in found]))
    return 0
