"""`fute` without a subcommand: the app; `fute play`: a game at its table."""

import argparse
from collections.abc import Collection
from typing import TYPE_CHECKING

from ..language import _
from ..screens.settings.keys import with_sound_keys
from ..store.last_setup import GameSetup, recall, remember
from ..store.paths import last_setup_file
from .parser import UserError
from .progress import show_salvage
from .settings import read_settings
from .terminal import at_terminal

if TYPE_CHECKING:
    from ..engine.game import Game


def run_table(chosen: argparse.Namespace) -> int:
    """Open the app at home."""
    return open_app(chosen)


def run_play(chosen: argparse.Namespace) -> int:
    """Open the table of a new game at once."""
    from ..sheets.loader import ruleset_ids
    from .new_games import start_new
    from .reading import find_ruleset

    ruleset = find_ruleset(chosen.sheet)
    players = tuple(chosen.player) or _last_players(ruleset.player_counts)
    if not players:
        raise UserError(_("say who plays: {command}").format(command=f"fute play {ruleset.id} -p Lia -p Tom"))
    game = start_new(chosen, ruleset, players)
    if not at_terminal():
        raise UserError(_("fute play needs a terminal; fute line plays in plain text"))
    if ruleset.id in ruleset_ids():  # the file of a sheet of one's own is not remembered
        remember(GameSetup(ruleset.id, players), last_setup_file())
    return open_app(chosen, game=game)


def _last_players(counts: Collection[int]) -> tuple[str, ...]:
    """Who played last, if this sheet is for so many."""
    last = recall(last_setup_file())
    return last.players if last and len(last.players) in counts else ()


def open_app(
    chosen: argparse.Namespace, entry: str = "", *, replay: "Game | None" = None, game: "Game | None" = None
) -> int:
    """Open the app at an entry of the home screen, at a replay or at the table; returns its exit status."""
    from ..app import FuteApp

    settings = with_sound_keys(read_settings(chosen))
    app = FuteApp(settings, entry, replay=replay, game=game, progress=show_salvage)
    app.run()
    return app.return_code or 0
