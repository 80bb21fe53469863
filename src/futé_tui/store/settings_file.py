"""Reading the settings file: one sentence for each mistake, and the rest of the file is used."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ..disk import Why
from ..language import N_
from .settings import Problem, check

_NOT_USED = N_("{path} is not used: {reason}.")


def read_file(path: Path) -> tuple[dict[str, Any], tuple[Problem, ...]]:
    """The values of the file, keys as `keys.NAME`, and what is wrong in it; a wrong value is left out."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}, ()
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        return {}, (Problem(_NOT_USED, {"path": path, "reason": Why(error)}),)
    values: dict[str, Any] = {}
    problems: list[Problem] = []
    for name, value in _flat(data):
        if problem := check(str(path), name, value):
            problems.append(problem)
        else:
            values[name] = value
    return values, tuple(problems)


def _flat(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in data.items():
        if name == "keys" and isinstance(value, dict):
            yield from ((f"keys.{command}", key) for command, key in value.items())
        else:
            yield name, value
