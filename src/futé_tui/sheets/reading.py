"""Reading ruleset files, with errors that name file, key and reason."""

import errno
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from ..disk import file_reason, toml_reason
from ..files import RefusedText, parse_toml, read_text
from ..language import _
from ..outside import is_harmless, visible
from ..user_errors import FileError
from .machines import MACHINES
from .mistakes import Mistakes
from .ruleset import Ruleset
from .ruleset_files import MOST_BYTES, ruleset_ids
from .schema.provenance import marked_parts
from .toml_lines import Keys

_SOURCES_KEPT = 16
_MOST_PROBLEMS = 20  # that are listed


class RulesetError(FileError):
    """A ruleset that cannot be used."""


@lru_cache(_SOURCES_KEPT)
def load_source(path: Path, text: str) -> Ruleset:
    """A player's own sheet from the text of its file; problems name the path."""
    ruleset = _read(path, text)
    if ruleset.id in ruleset_ids():
        message = _("{id!r} belongs to a sheet that comes with the game; choose another").format(id=ruleset.id)
        raise RulesetError([Mistakes(path, text, {}).at(("id",), message)])
    return replace(ruleset, source=text)


def read_file(path: Path) -> Ruleset:
    """The sheet of a file as it is, without a copy of the file."""
    return _read(path, file_text(path))


def file_text(path: Path, problem: type[FileError] = RulesetError) -> str:
    """The text of a file; raises a problem that says why it cannot be read."""
    try:
        return read_text(path)
    except OSError as error:
        message = _("{file}: cannot be read: {reason}")
        raise problem([message.format(file=visible(path), reason=file_reason(error))]) from None
    except UnicodeDecodeError:
        raise problem([_("{file}: is not UTF-8 text").format(file=visible(path))]) from None


def toml_data(path: Path, text: str, problem: type[FileError] = RulesetError) -> dict[str, Any]:
    """What the text of a file says; raises a problem that says why it is not TOML."""
    try:
        return parse_toml(text)
    except (tomllib.TOMLDecodeError, RefusedText) as error:
        message = _("{file}: is not TOML: {reason}")
        raise problem([message.format(file=visible(path), reason=toml_reason(error))]) from None


def _read(path: Path, text: str) -> Ruleset:
    if len(text) > MOST_BYTES:
        message = _("{file}: cannot be read: {reason}")
        reason = file_reason(OSError(errno.EFBIG, ""))
        raise RulesetError([message.format(file=visible(path), reason=reason)])
    data = toml_data(path, text)
    mistakes = Mistakes(path, text, data)
    if hidden := list(_hidden(data)):
        message = _("has a character that cannot be shown")
        raise RulesetError([mistakes.at(keys, message) for keys in hidden])
    game = data.get("game")
    if not isinstance(game, str) or game not in MACHINES:
        games = ", ".join(map(repr, MACHINES))
        missing, wrong = _("is missing; it is one of {games}"), _("is one of {games}, not {game!r}")
        raise RulesetError(
            [mistakes.at(("game",), (missing if game is None else wrong).format(games=games, game=game))]
        )
    try:
        ruleset = MACHINES[game].build(data)
    except ValidationError as error:
        raise RulesetError([mistakes.sentence(problem) for problem in error.errors()[:_MOST_PROBLEMS]]) from None
    marks = [
        mistakes.of(keys, each) for keys, part in marked_parts(ruleset.model) for each in part.provenance_mistakes()
    ]
    if marks:
        raise RulesetError(marks)
    return ruleset


def _hidden(data: Any, *keys: str | int) -> Iterator[Keys]:
    """The keys of texts that a terminal would act on."""
    match data:
        case str() if not is_harmless(data):
            yield keys
        case dict():
            for key, value in data.items():
                yield from _hidden(value, *keys, key) if is_harmless(key) else [(*keys, key)]
        case list():
            for number, value in enumerate(data):
                yield from _hidden(value, *keys, number)
