"""The bots of simulations, by name."""

from functools import lru_cache
from pathlib import Path

from ..expert.levels import BY_KEY
from ..expert.simple import Bot, greedy_bot, random_bot
from ..sheets.loader import load_ruleset

BOTS: dict[str, Bot] = {"random": random_bot, "greedy": greedy_bot}
EXPERT = "expert"  # plays for its own points, as coach, review and par do


@lru_cache(2)
def find_bot(name: str, ruleset: str | Path) -> Bot:
    """The bot of this name at a sheet; NoExpert if it needs a net and there is none."""
    if name in BOTS:
        return BOTS[name]
    sheet = load_ruleset(ruleset)
    if name == EXPERT:
        from ..expert.player import ExpertBot, load_expert  # imports numpy

        return ExpertBot(load_expert(sheet))
    return BY_KEY[name].bot(sheet)
