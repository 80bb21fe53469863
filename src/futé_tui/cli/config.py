"""`fute config`: every setting in force, and where it comes from."""

import argparse
import json
import os
import sys
from collections.abc import Iterator

from ..language import _
from ..store.in_force import language_in_force
from ..store.paths import settings_file
from ..store.settings import NAMES, Settings, Source
from .settings import read_settings

Row = tuple[str, str | bool, Source]


def run_config(chosen: argparse.Namespace) -> int:
    settings = read_settings(chosen)
    if settings.keys:
        from ..screens.keys import with_sound_keys  # knows Textual's keys, and takes a while to load

        settings = with_sound_keys(settings)
    if settings.theme != Settings().theme:
        from ..themes import with_sound_theme  # knows Textual's themes

        settings = with_sound_theme(settings)
    rows = list(_rows(settings))
    if chosen.json:
        values = {name: {"value": value, "from": source.kind, "name": source.name} for name, value, source in rows}
        file = {"path": str(settings_file()), "problems": [str(problem) for problem in settings.problems]}
        print(json.dumps({"settings": values, "file": file}, indent=2, ensure_ascii=False))
        return 0
    print(_("settings file: {path}").format(path=settings_file()))
    for name, value, source in rows:
        print(f"{name:<16}{_shown(value):<16}{source}")
    for problem in settings.problems:
        print(f"fute: {problem}", file=sys.stderr)
    return 0


def _rows(settings: Settings) -> Iterator[Row]:
    for name in NAMES:
        if name == "language":
            yield name, *language_in_force(settings, os.environ)
        else:
            yield name, getattr(settings, name), settings.source(name)
    for command, key in settings.keys.items():
        yield f"keys.{command}", key, settings.source(f"keys.{command}")
    if os.environ.get("NO_COLOR"):
        yield "colours", False, Source("environment", "NO_COLOR")


def _shown(value: str | bool) -> str:
    return value if isinstance(value, str) else str(value).lower()
