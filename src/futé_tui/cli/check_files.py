"""Checks of settings, lessons and small files."""

import os
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from os.path import exists
from pathlib import Path
from typing import Any

from ..language import _
from ..lessons.loader import LessonError, LessonFile, lesson_sheets, lessons_of
from ..lessons.running import Run
from ..sheets.own import own_sheets
from ..store.last_setup import is_setup
from ..store.paths import dismissed_topics_file, last_setup_file, lessons_file
from ..store.resolve_settings import resolve_settings
from ..store.settings import Settings
from ..store.settings_writer import NotWritten, write_value
from ..store.small_files import free_name, read_json, set_file_aside
from .findings import Finding


def check_settings(path: Path) -> Iterator[Finding]:
    """Check the values of the settings file and of the environment."""
    stored = resolve_settings(path, {}, {})
    sound = _sound(stored)
    if sound.problems:
        remedy = _("The old file is kept under another name; the wrong values are removed.")
        sentences = " ".join(str(problem) for problem in sound.problems)
        yield Finding(sentences, remedy, partial(_take_out, path, _wrong_names(stored, sound)))
    for problem in _sound(resolve_settings(path, os.environ, {})).problems:
        if str(problem) not in map(str, sound.problems):
            yield Finding(str(problem))


def _sound(settings: Settings) -> Settings:
    """The settings without keys and themes that do not exist."""
    from ..screens.settings.keys import with_valid_keys  # imports Textual
    from ..themes import with_valid_theme

    return with_valid_theme(with_valid_keys(settings))


def _wrong_names(stored: Settings, sound: Settings) -> list[str]:
    names = [str(problem.facts["name"]) for problem in stored.problems if "name" in problem.facts]
    names += [f"keys.{command}" for command in stored.keys if command not in sound.keys]
    return [*names, "theme"] if stored.theme != sound.theme else names


def _take_out(path: Path, names: Sequence[str]) -> bool:
    """Remove these values from the settings file, of which a copy is kept; a file without such values is set aside."""
    try:
        copy = free_name(path)
        if not names:
            path.rename(copy)
            return True
        shutil.copyfile(path, copy)
        for name in names:
            write_value(path, name, None)
    except (OSError, NotWritten):
        return False
    return True


def check_lessons() -> Iterator[Finding]:
    """Take every lesson from its first step to its last."""
    for sheet in lesson_sheets():
        try:
            files = lessons_of(sheet)
        except LessonError as error:
            yield Finding(str(error))
            continue
        for file in files:
            if reason := _why_not(file):
                sentence = _("Lesson {lesson} cannot be played: {reason}.")
                yield Finding(sentence.format(lesson=file.key, reason=reason))


def _why_not(file: LessonFile) -> str:
    """Why a lesson cannot be taken to its end; empty if it can."""
    try:
        run = Run(file)
        while run.text and run.task and (run.step.exam or run.attempt(run.solution).solved) and not run.last:
            run.go_on()
    except Exception as error:  # whatever is wrong with a file, the others are looked at
        return str(error) or type(error).__name__
    return "" if run.last else _("step {number} has no solution").format(number=run.number + 1)


def check_own_sheets() -> Iterator[Finding]:
    """Check the player's own sheets; they are for their owner to correct."""
    yield from map(Finding, own_sheets().problems)


def check_small_files() -> Iterator[Finding]:
    """Check the files in which the program remembers small things."""
    shapes: Mapping[Path, Callable[[Any], bool]] = {
        lessons_file(): lambda data: isinstance(data, dict),
        last_setup_file(): is_setup,
        dismissed_topics_file(): lambda data: isinstance(data, list),
    }
    for path, is_right in shapes.items():
        if exists(path) and not is_right(read_json(path)):
            remedy = _("The file is kept under another name.")
            yield Finding(_("{path} cannot be read.").format(path=path), remedy, partial(set_file_aside, path))
