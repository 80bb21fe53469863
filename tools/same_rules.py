"""Says whether random games are the same as at an earlier commit: `python -m tools.same_rules 506f9e5 qwinto`.

Lists of moves, scores, winners and records of every player count are compared, for the sheets named or for all that
both programs know. Only public names are used, so that the earlier program can be asked, too.
"""

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from datetime import date
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from futé_tui import load_ruleset, new_game, ruleset_ids

DAY = date(2024, 5, 1)
STOPS = {"pass", "decline", "done", "miss", "skip", "penalty"}


def fingerprint(sheet: str, players: int, games: int) -> str:
    """One short text for all that happens in so many games; every other one stops only where it has to."""
    found = sha256()
    for seed in range(games):
        random = Random(seed)
        game = new_game(sheet, [f"P{seat}" for seat in range(players)], seed=seed, played_on=DAY)
        while game.to_move is not None:
            moves = [str(move) for move in game.moves()]
            found.update(f"{game.to_move} {game.phase} {moves} {game.scores()}".encode())
            useful = [move for move in moves if move not in STOPS] if seed % 2 else []
            game.play(random.choice(useful or moves))
        found.update(f"{game.scores()} {game.winners()} {game.record()}".encode())
    return found.hexdigest()[:16]


def fingerprints(sheets: Sequence[str], games: int) -> dict[str, str]:
    known = [sheet for sheet in sheets or ruleset_ids() if sheet in ruleset_ids()]
    return {
        f"{sheet}, players {players}": fingerprint(sheet, players, games)
        for sheet in known
        for players in load_ruleset(sheet).player_counts
    }


def fingerprints_at(commit: str, sheets: Sequence[str], games: int) -> dict[str, str]:
    """What the program of that commit makes of the same games."""
    packed = subprocess.run(["git", "archive", commit, "src", "rulesets"], check=True, capture_output=True).stdout
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        command = [sys.executable, "-X", "utf8", __file__, "--print", "--games", str(games), *sheets]
        surroundings = os.environ | {"PYTHONPATH": str(Path(folder, "src"))}
        answer = subprocess.run(command, check=True, capture_output=True, env=surroundings, cwd=folder).stdout
    return dict(json.loads(answer))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="the commit, then sheets")
    parser.add_argument("--games", type=int, default=60, help="games for each sheet and player count")
    parser.add_argument("--print", action="store_true", help="print the fingerprints of this program; names are sheets")
    order = parser.parse_args()
    if order.print:
        print(json.dumps(fingerprints(order.names, order.games)))
        return
    if not order.names:
        parser.error("name a commit")
    commit, *sheets = order.names
    before, now = fingerprints_at(commit, sheets, order.games), fingerprints(sheets, order.games)
    shared = before.keys() & now.keys()
    different = sorted(subject for subject in shared if before[subject] != now[subject])
    for subject in different:
        print(f"different: {subject}")
    print(f"{len(shared) - len(different)} of {len(shared)} the same as at {commit}, {order.games} games each")
    sys.exit(bool(different) or not shared)


if __name__ == "__main__":
    main()
