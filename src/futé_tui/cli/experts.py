"""`fute experts`: which sheets have an expert, and how strong it is; and what is said when there is none."""

import argparse
from dataclasses import asdict

from ..expert.manifest import NoExpert
from ..language import _
from ..outside import visible, visible_json
from ..sheets.loader import load_ruleset, ruleset_ids
from ..store.paths import experts_folder
from ..text.problems import describe_problem
from ..text.strength import describe_strength
from .output import say


def run_experts(chosen: argparse.Namespace) -> int:
    """List the experts of all sheets that come with the game."""
    from ..expert.player import load_expert

    found = []
    for sheet in ruleset_ids():
        try:
            found.append(load_expert(load_ruleset(sheet), (experts_folder(),)).manifest)
        except NoExpert as problem:
            if not chosen.json:
                say(explain_no_expert(problem, sheet))
        else:
            if not chosen.json:
                for line in describe_strength(found[-1]):
                    say(line)
    if chosen.json:
        say(visible_json([asdict(manifest) for manifest in found]))
    return 0


def explain_no_expert(problem: NoExpert, sheet: str) -> str:
    """Why there is none, and what can be done about it."""
    offer = _("{reason}; train one with fute train {sheet}, or play against the bot chick, which knows every sheet")
    return offer.format(reason=describe_problem(problem), sheet=visible(sheet))
