"""`fute` without a subcommand: the app."""

import argparse
from typing import TYPE_CHECKING

from ..screens.settings.keys import with_sound_keys
from .progress import show_salvage
from .settings import read_settings

if TYPE_CHECKING:
    from ..engine.game import Game


def run_table(chosen: argparse.Namespace) -> int:
    """Open the app at home."""
    return open_app(chosen)


def open_app(chosen: argparse.Namespace, entry: str = "", *, replay: "Game | None" = None) -> int:
    """Open the app at an entry of the home screen or at a replay; returns its exit status."""
    from ..app import FuteApp

    app = FuteApp(with_sound_keys(read_settings(chosen)), entry, replay=replay, progress=show_salvage)
    app.run()
    return app.return_code or 0
