"""`fute verify`: records replayed and checked."""

import argparse
from pathlib import Path

from ..api import read_record
from ..engine.records import RecordError
from .reading import find_ruleset


def run_verify(chosen: argparse.Namespace) -> int:
    ruleset = find_ruleset(chosen.ruleset) if chosen.ruleset else None
    status = 0
    for name in chosen.files:
        try:
            game = read_record(Path(name).read_text(encoding="utf-8"), ruleset)
        except OSError as error:
            print(f"{name}: cannot be read: {error.strerror}")
            status = 1
        except UnicodeDecodeError:
            print(f"{name}: is not UTF-8 text")
            status = 1
        except RecordError as error:
            print(f"{name}: {error}")
            status = 1
        else:
            totals = ", ".join(f"{who} {score.total}" for who, score in zip(game.players, game.scores(), strict=True))
            unfinished = "" if game.to_move is None else f", stops in round {game.position.round}"
            print(f"{name}: {game.ruleset.id}, {len(game.steps)} moves{unfinished}: {totals}")
    return status
