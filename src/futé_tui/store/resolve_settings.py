"""The settings in use: flags override the environment, which overrides the file, which overrides the defaults."""

import locale
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ..language import wanted_language
from .settings import AUTO, NAMES, Settings, Source, check, from_text
from .settings_file import read_file

_LOCALE = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
Values = dict[str, tuple[Any, Source]]


def resolve_settings(path: Path, environ: Mapping[str, str], flags: Mapping[str, Any]) -> Settings:
    """Combine file, environment and flags; a wrong value is reported, and the next source decides."""
    in_file, problems = read_file(path)
    values: Values = {name: (value, Source("file")) for name, value in in_file.items()}
    if not _spells_boxes():
        values["ascii"] = True, Source("locale")
    wrong = list(problems)
    for name, value, source in _from_environment(environ):
        if problem := check(source.name, name, value):
            wrong.append(problem)
        else:
            values[name] = value, source
    for name, value in flags.items():
        values[name] = value, Source("flag", flag_of(name, value))
    plain = {name: value for name, (value, _) in values.items() if not name.startswith("keys.")}
    keys = {name.removeprefix("keys."): value for name, (value, _) in values.items() if name.startswith("keys.")}
    return Settings(
        **plain, keys=keys, sources={name: source for name, (_, source) in values.items()}, problems=tuple(wrong)
    )


def resolve_language(settings: Settings, environ: Mapping[str, str]) -> tuple[str, Source]:
    """The language to use, and where it comes from; "auto" follows the locale."""
    locale_only = {name: environ[name] for name in _LOCALE if environ.get(name)}
    language = wanted_language(settings.language, locale_only)
    if settings.language != AUTO:
        return language, settings.source("language")
    for name, value in locale_only.items():
        if wanted_language(AUTO, {name: value}) == language:
            return language, Source("environment", name)
    return language, Source()


def flag_of(name: str, value: object = True) -> str:
    """The flag that gives a setting this value."""
    short = {"language": "lang"}.get(name, name.replace("_", "-"))
    return f"--no-{short}" if value is False else f"--{short}"


def _from_environment(environ: Mapping[str, str]) -> Iterator[tuple[str, Any, Source]]:
    if level := environ.get("TEXTUAL_ANIMATIONS"):
        yield "animations", level.lower() != "none", Source("environment", "TEXTUAL_ANIMATIONS")
    for name in NAMES:
        variable = f"FUTE_{name.upper()}"
        if text := environ.get(variable):
            yield name, from_text(name, text), Source("environment", variable)
    for pair in environ.get("FUTE_KEYS", "").split():
        command, _, key = pair.partition("=")
        yield f"keys.{command}", key, Source("environment", "FUTE_KEYS")


def _spells_boxes() -> bool:
    """Whether the locale can encode the signs that the table draws; Python itself may still be in UTF-8 mode."""
    try:
        "✗▢◉↺".encode(locale.getencoding())
    except UnicodeEncodeError:
        return False
    return True
