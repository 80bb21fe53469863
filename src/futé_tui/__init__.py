"""futé_tui: the dice games of the Très futé family, Qwinto and Qwixx. The names below are loaded on first use."""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from .api import new_game, read_record
    from .engine.dice import FairShareDice, ScriptedDice, SeededDice
    from .engine.problems import RecordError
    from .engine.refusals import IllegalMove
    from .sheets.loader import RulesetError, load_ruleset, ruleset_ids

__all__ = [
    "FairShareDice",
    "IllegalMove",
    "RecordError",
    "RulesetError",
    "ScriptedDice",
    "SeededDice",
    "load_ruleset",
    "new_game",
    "read_record",
    "ruleset_ids",
]

_HOMES = {
    "FairShareDice": "engine.dice",
    "IllegalMove": "engine.refusals",
    "RecordError": "engine.problems",
    "RulesetError": "sheets.loader",
    "ScriptedDice": "engine.dice",
    "SeededDice": "engine.dice",
    "load_ruleset": "sheets.loader",
    "new_game": "api",
    "read_record": "api",
    "ruleset_ids": "sheets.loader",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
