"""`fute config`: every setting and where it comes from."""

import argparse
import os
from collections.abc import Iterator

from ..language import _
from ..outside import visible_json
from ..store.paths import settings_file
from ..store.resolve_settings import resolve_language
from ..store.settings import NAMES, Settings, Source
from .output import complain, say
from .settings import read_settings

Row = tuple[str, str | bool, Source]


def run_config(chosen: argparse.Namespace) -> int:
    settings = read_settings(chosen)
    if settings.keys:
        from ..screens.settings.keys import with_valid_keys  # imports Textual

        settings = with_valid_keys(settings)
    if settings.theme != Settings().theme:
        from ..themes import with_valid_theme  # imports Textual

        settings = with_valid_theme(settings)
    rows = list(_rows(settings))
    if chosen.json:
        values = {name: {"value": value, "from": source.kind, "name": source.name} for name, value, source in rows}
        file = {"path": str(settings_file()), "problems": [str(problem) for problem in settings.problems]}
        say(visible_json({"settings": values, "file": file}))
        return 0
    say(_("settings file: {path}").format(path=settings_file()))
    for name, value, source in rows:
        say(f"{name:<16}{_shown(value):<16}{source}")
    for problem in settings.problems:
        complain(problem)
    return 0


def _rows(settings: Settings) -> Iterator[Row]:
    for name in NAMES:
        if name == "language":
            yield name, *resolve_language(settings, os.environ)
        else:
            yield name, getattr(settings, name), settings.source(name)
    for command, key in settings.keys.items():
        yield f"keys.{command}", key, settings.source(f"keys.{command}")
    if os.environ.get("NO_COLOR"):
        yield "colours", False, Source("environment", "NO_COLOR")


def _shown(value: str | bool) -> str:
    return value if isinstance(value, str) else str(value).lower()
