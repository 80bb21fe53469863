"""`fute` without a word: the table in the terminal."""

import argparse

from ..screens.keys import with_sound_keys
from .settings import read_settings


def run_table(chosen: argparse.Namespace) -> int:
    """Open the app at home."""
    return open_app(chosen)


def open_app(chosen: argparse.Namespace, entry: str = "") -> int:
    """Open the app, as if this entry of the home screen had been chosen already; its exit status is the answer."""
    from ..app import FuteApp

    app = FuteApp(with_sound_keys(read_settings(chosen)), entry)
    app.run()
    return app.return_code or 0
