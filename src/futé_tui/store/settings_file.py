"""Reading the settings file: one sentence for every mistake; the rest of the file is used."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ..disk import Why
from ..files import RefusedText, parse_toml, read_text
from ..language import N_
from .fault import Fault
from .settings import check

_NOT_USED = N_("{path} is not used: {reason}.")


def read_file(path: Path) -> tuple[dict[str, Any], tuple[Fault, ...]]:
    """The values of the file, keys as `keys.NAME`, and what is wrong in it; a wrong value is left out."""
    try:
        data = parse_toml(read_text(path))
    except FileNotFoundError:
        return {}, ()
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, RefusedText) as error:
        return {}, (Fault(_NOT_USED, {"path": path, "reason": Why(error)}),)
    values: dict[str, Any] = {}
    problems: list[Fault] = []
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
