"""The settings file: read with one clear sentence for each mistake, and never needed."""

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError


@dataclass(frozen=True, slots=True)
class Settings:
    """What people can choose. `keys` maps a command to its key; `problems` says what is wrong in the file."""

    theme: str = "fute-dark"
    animations: bool = True
    hand_over: bool = True
    ascii: bool = False
    keys: Mapping[str, str] = field(default_factory=dict)
    problems: tuple[str, ...] = ()


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    theme: str = "fute-dark"
    animations: bool = True
    hand_over: bool = True
    ascii: bool = False
    keys: dict[str, Annotated[str, Field(min_length=1)]] = {}


def read_settings(path: Path, commands: Collection[str]) -> Settings:
    """The settings of a file; what is wrong in it is told and left at its default."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Settings()
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        return Settings(problems=(f"{path} is not used: {error}.",))
    try:
        file = _File.model_validate(data)
    except ValidationError as error:
        first = error.errors()[0]
        key = ".".join(str(step) for step in first["loc"])
        return Settings(problems=(f"{path} is not used: {key}: {first['msg']}.",))
    unknown = [name for name in file.keys if name not in commands]
    problems = tuple(f"{path}: there is no command {name!r} to give a key to." for name in unknown)
    keys = {name: key for name, key in file.keys.items() if name in commands}
    return Settings(file.theme, file.animations, file.hand_over, file.ascii, keys, problems)
