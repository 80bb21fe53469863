"""`fute` without a word: the table in the terminal."""

import argparse

from ..screens.keys import with_sound_keys
from .settings import read_settings


def run_table(chosen: argparse.Namespace) -> int:
    """Open the app; its exit status is the answer."""
    from ..app import FuteApp

    app = FuteApp(with_sound_keys(read_settings(chosen)))
    app.run()
    return app.return_code or 0
