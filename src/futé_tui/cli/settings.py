"""Flags that override settings, and the resulting settings."""

import argparse
import os
from collections.abc import Sequence
from typing import Any

from ..language import _, speak
from ..store.paths import settings_file
from ..store.resolve_settings import flag_of, resolve_language, resolve_settings
from ..store.settings import CHOICES, NAMES, SWITCHES, Settings


def add_language_flag(parser: argparse.ArgumentParser) -> None:
    """`--lang`, which every subcommand accepts."""
    parser.add_argument(
        "--lang",
        dest="language",
        choices=CHOICES["language"],
        default=argparse.SUPPRESS,
        help=_("the language, just this once"),
    )


def add_setting_flags(parser: argparse.ArgumentParser) -> None:
    """A flag for every other setting but the keys."""
    helps = {
        "theme": _("the colours, such as fute-light or nord"),
        "animations": _("animate dice, marks and points"),
        "hand_over": _("show a card between two players"),
        "confirm_moves": _("show what a move does and ask before it is made"),
        "ascii": _("draw the table with ASCII characters only"),
    }
    add_hints_flag(parser)
    for name, text in helps.items():
        more: dict[str, Any] = (
            {"action": argparse.BooleanOptionalAction} if name in SWITCHES else {"metavar": _("THEME")}
        )
        parser.add_argument(flag_of(name), dest=name, default=argparse.SUPPRESS, help=text, **more)


def add_hints_flag(parser: argparse.ArgumentParser) -> None:
    """`--hints`, for every subcommand that plays a game."""
    parser.add_argument(
        "--hints",
        choices=CHOICES["hints"],
        default=argparse.SUPPRESS,
        help=_("how much is explained while you play"),
    )


def read_settings(chosen: argparse.Namespace) -> Settings:
    """The settings with these flags."""
    flags = {name: value for name, value in vars(chosen).items() if name in NAMES}
    return resolve_settings(settings_file(), os.environ, flags)


def speak_as_set(arguments: Sequence[str]) -> None:
    """Choose the language of flags, environment, file or locale, before anything is printed."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--lang", dest="language", nargs="?", default=argparse.SUPPRESS)
    typed = early.parse_known_args(arguments)[0]
    if getattr(typed, "language", None) not in CHOICES["language"]:
        vars(typed).pop("language", None)  # refused later, in the language of the other sources
    settings = read_settings(typed)
    speak(resolve_language(settings, os.environ)[0])
