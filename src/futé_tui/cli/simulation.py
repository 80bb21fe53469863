"""`fute simulate`: many games by bots, as a table or as JSON."""

import argparse

from ..expert.manifest import NoExpert
from ..language import _
from ..outside import visible_json
from ..sheets.loader import load_ruleset
from ..simulate.report import simulation_data, tabulate
from ..simulate.run import Plan, simulate
from ..text.experts import explain_no_expert
from ..user_errors import UserError
from .output import say, say_all, show_progress


def run_simulate(chosen: argparse.Namespace) -> int:
    ruleset = load_ruleset(chosen.sheet)
    counts = ruleset.player_counts
    if chosen.players not in counts:
        sentence = _("{sheet} is for {least} to {most} players, not {found}")
        facts = {"sheet": ruleset.id, "least": counts[0], "most": counts[-1], "found": chosen.players}
        raise UserError(sentence.format(**facts))
    plan = Plan(chosen.sheet, chosen.games, chosen.players, chosen.bot, chosen.seed)
    try:
        scores = simulate(plan, chosen.jobs, lambda done: show_progress(done, chosen.games))
    except NoExpert as problem:
        raise UserError(explain_no_expert(problem, chosen.sheet)) from None
    facts = {"games": chosen.games, "players": chosen.players, "bot": chosen.bot, "seed": chosen.seed}
    if chosen.json:
        say(visible_json({"sheet": ruleset.id, **facts, **simulation_data(scores)}))
        return 0
    title = _("{sheet}: games {games}, players {players}, bot {bot}, seed {seed}")
    say(title.format(sheet=ruleset.id, **facts))
    say_all(tabulate(scores, ruleset.ratings if chosen.players == 1 else ()))
    return 0
