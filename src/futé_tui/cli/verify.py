"""`fute verify`: records replayed and checked."""

import argparse
from pathlib import Path

from ..api import read_record
from ..disk import reason
from ..engine.dice import FairShareDice
from ..engine.game import Game
from ..engine.records import RecordError
from ..language import _, ngettext
from ..same_dice.verifying import first_foreign_roll
from ..text.problems import about_file, tell_problem
from .reading import find_ruleset


def run_verify(chosen: argparse.Namespace) -> int:
    ruleset = find_ruleset(chosen.ruleset) if chosen.ruleset else None
    status = 0
    for name in chosen.files:
        try:
            game = read_record(Path(name).read_text(encoding="utf-8"), ruleset)
        except OSError as error:
            print(_("{file}: cannot be read: {reason}").format(file=name, reason=reason(error)))
            status = 1
        except (RecordError, UnicodeDecodeError) as error:
            print(about_file(name, tell_problem(error)))
            status = 1
        else:
            if isinstance(game.dice, FairShareDice) and (wrong := first_foreign_roll(game)):
                told = _("{file}: move {number} does not show the dice that its seed gives")
                print(told.format(file=name, number=wrong))
                status = 1
                continue
            totals = ", ".join(f"{who} {score.total}" for who, score in zip(game.players, game.scores(), strict=True))
            print(about_file(name, _tell(game).format(totals=totals)))
    return status


def _tell(game: Game) -> str:
    """What was checked, and a place for the totals."""
    count = len(game.steps)
    if game.to_move is None:
        told = ngettext("{sheet}, {count} move: {totals}", "{sheet}, {count} moves: {totals}", count)
    else:
        told = ngettext(
            "{sheet}, {count} move, stops in round {round}: {totals}",
            "{sheet}, {count} moves, stops in round {round}: {totals}",
            count,
        )
    return told.format(sheet=game.ruleset.id, count=count, round=game.position.round, totals="{totals}")
