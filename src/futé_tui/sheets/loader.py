"""Reading ruleset files, with errors that name file, key and reason."""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from os.path import isfile
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from ..disk import file_reason, toml_reason
from ..files import RefusedText, parse_toml, read_text
from ..language import _
from ..outside import is_harmless, visible
from .files import ruleset_ids, rulesets_folder
from .machines import MACHINES
from .mistakes import describe_mistake
from .ruleset import Ruleset

__all__ = ["RulesetError", "load_ruleset", "ruleset_ids", "rulesets_folder"]


class RulesetError(ValueError):
    """A ruleset that cannot be used: every problem is a sentence that names file, key and reason."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


def load_ruleset(source: str | Path | Ruleset) -> Ruleset:
    """A ruleset by its id, by the path of a .toml file, or as it is."""
    if isinstance(source, Ruleset):
        return source
    if isinstance(source, str) and source in ruleset_ids():
        return _load_packed(source)
    path = Path(source)
    if isinstance(source, str) and not source.endswith(".toml") and not isfile(source):
        known = ", ".join(ruleset_ids())
        message = _("there is no sheet {source!r}; there are {known}, or name a .toml file")
        raise RulesetError([message.format(source=visible(source), known=known)])
    ruleset = _read(path)
    if ruleset.id in ruleset_ids() and path.resolve() != (rulesets_folder() / f"{ruleset.id}.toml").resolve():
        message = _("{path}: id: {id!r} belongs to a sheet of the game; choose another")
        raise RulesetError([message.format(path=visible(path), id=ruleset.id)])
    return ruleset


@cache
def _load_packed(ruleset_id: str) -> Ruleset:
    return _read(rulesets_folder() / f"{ruleset_id}.toml")


def _read(path: Path) -> Ruleset:
    try:
        data = parse_toml(read_text(path))
    except OSError as error:
        message = _("{file}: cannot be read: {reason}")
        raise RulesetError([message.format(file=visible(path), reason=file_reason(error))]) from None
    except UnicodeDecodeError:
        raise RulesetError([_("{file}: is not UTF-8 text").format(file=visible(path))]) from None
    except (tomllib.TOMLDecodeError, RefusedText) as error:
        message = _("{file}: is not TOML: {reason}")
        raise RulesetError([message.format(file=visible(path), reason=toml_reason(error))]) from None
    if hidden := list(_hidden(data)):
        message = _("{path}: {key}: has a character that cannot be shown")
        raise RulesetError([message.format(path=visible(path), key=visible(key)) for key in hidden])
    try:
        return _build(path, data)
    except ValidationError as error:
        raise RulesetError([visible(f"{path}: {_sentence(data, problem)}") for problem in error.errors()]) from None


def _hidden(data: Any, *keys: str) -> Iterator[str]:
    """The keys of texts that a terminal would act on."""
    match data:
        case str() if not is_harmless(data):
            yield ".".join(keys)
        case dict():
            for key, value in data.items():
                yield from _hidden(value, *keys, key) if is_harmless(key) else [".".join((*keys, key))]
        case list():
            for number, value in enumerate(data, 1):
                yield from _hidden(value, *keys, str(number))


def _build(path: Path, data: dict[str, Any]) -> Ruleset:
    """The ruleset of the game that the file names."""
    game = data.get("game")
    if isinstance(game, str) and game in MACHINES:
        return MACHINES[game].build(data)
    games = ", ".join(map(repr, MACHINES))
    if game is None:
        message = _("{path}: game: is missing; it is one of {games}")
        raise RulesetError([message.format(path=visible(path), games=games)])
    message = _("{path}: game: is one of {games}, not {game!r}")
    raise RulesetError([visible(message.format(path=path, games=games, game=game))])


def _sentence(data: Any, problem: Any) -> str:
    """`key: reason` for one problem that pydantic found."""
    key, message = _key(data, problem), describe_mistake(problem)
    if problem["type"] in ("union_tag_not_found", "union_tag_invalid"):
        key = f"{key}.kind"
    return f"{key}: {message}" if key else message


def _key(data: Any, problem: Any) -> str:
    """The key as it stands in the file: list entries by name or number, without the schema's own steps."""
    words = []
    for step in problem["loc"]:
        if isinstance(step, int) and isinstance(data, list):
            data = data[step] if step < len(data) else None
            words.append(_entry_name(data) or str(step + 1))
        elif isinstance(data, dict) and step in data:
            data = data[step]
            words.append(str(step))
    if problem["type"] == "missing":
        words.append(str(problem["loc"][-1]))
    return ".".join(words)


def _entry_name(entry: Any) -> str:
    if isinstance(entry, dict):
        return str(entry.get("name") or entry.get("action") or "")
    return ""
