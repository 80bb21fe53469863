"""`fute` without a word: the table in the terminal."""

import argparse
import locale
from dataclasses import replace
from pathlib import Path

from ..screens.commands import EVERY_ID, key_clashes
from ..store.paths import settings_file
from ..store.settings import Settings, read_settings


def run_table(chosen: argparse.Namespace) -> int:
    """Open the app; its exit status is the answer."""
    from ..app import FuteApp

    settings = read_table_settings(settings_file())
    if chosen.ascii or not _spells_boxes():
        settings = replace(settings, ascii=True)
    app = FuteApp(settings)
    app.run()
    return app.return_code or 0


def read_table_settings(path: Path) -> Settings:
    """The settings of a file, with a sentence for each mistake in it."""
    settings = read_settings(path, EVERY_ID)
    return replace(settings, problems=(*settings.problems, *key_clashes(settings.keys)))


def _spells_boxes() -> bool:
    """Whether the locale has the signs that the table draws; Python itself may be in UTF-8 mode all the same."""
    try:
        "✗▢◉↺".encode(locale.getencoding())
    except UnicodeEncodeError:
        return False
    return True
