"""`fute` without a subcommand: the app; `fute play`: a game at its table."""

import argparse
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING

from ..language import _
from ..screens.settings.keys import with_valid_keys
from ..store.last_setup import GameSetup, recall, remember
from ..store.paths import last_setup_file
from ..user_errors import UserError
from .output import at_terminal, show_salvage
from .settings import read_settings

if TYPE_CHECKING:
    from ..engine.game import Game


def run_app(chosen: argparse.Namespace) -> int:
    """Open the app at home."""
    _ask_for_terminal()
    return open_app(chosen)


def run_play(chosen: argparse.Namespace) -> int:
    """Open the table of a new game at once."""
    from ..sheets.loader import load_ruleset, sheet_ids  # home opens without the engine
    from ..sheets.ruleset_files import add_guest
    from .new_games import start_new
    from .reading import read_options

    ruleset = load_ruleset(chosen.sheet).with_options(read_options(chosen.option))
    is_guest = ruleset.id not in sheet_ids()
    if is_guest or chosen.sheet.endswith(".toml"):
        add_guest(Path(chosen.sheet))
    players = tuple(chosen.player) or _last_players(ruleset.player_counts)
    if not chosen.player and chosen.sheet.endswith(".toml") and at_terminal():
        return open_app(chosen, f"new {ruleset.id}")
    if not players:
        raise UserError(_("say who plays: {command}").format(command=f"fute play {ruleset.id} -p Lia -p Tom"))
    game = start_new(chosen, ruleset, players)
    _ask_for_terminal()
    if not is_guest:  # next time there is no file with this id
        remember(GameSetup(ruleset.id, players), last_setup_file())
    return open_app(chosen, game=game)


def _ask_for_terminal() -> None:
    if not at_terminal():
        raise UserError(_("the app needs a terminal; fute line plays in plain text"))


def _last_players(counts: Collection[int]) -> tuple[str, ...]:
    """Who played last, if this sheet is for so many."""
    last = recall(last_setup_file())
    return last.players if last and len(last.players) in counts else ()


def open_app(
    chosen: argparse.Namespace, entry: str = "", *, replay: "Game | None" = None, game: "Game | None" = None
) -> int:
    """Open the app at an entry of the home screen, at a replay or at the table; returns its exit status."""
    from ..app import FuteApp  # imports Textual

    settings = with_valid_keys(read_settings(chosen))
    app = FuteApp(settings, entry, replay=replay, game=game, progress=show_salvage)
    app.run()
    return app.return_code or 0
