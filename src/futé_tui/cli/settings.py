"""The flags that set something for this once, and the settings that come of them."""

import argparse
import os
from collections.abc import Sequence
from typing import Any

from ..language import _, speak
from ..store.in_force import flag_of, language_in_force, settings_in_force
from ..store.paths import settings_file
from ..store.settings import CHOICES, NAMES, SWITCHES, Settings


def add_language_flag(parser: argparse.ArgumentParser) -> None:
    """`--lang`, which every word understands."""
    parser.add_argument(
        "--lang",
        dest="language",
        choices=CHOICES["language"],
        default=argparse.SUPPRESS,
        help=_("the language for this once"),
    )


def add_setting_flags(parser: argparse.ArgumentParser) -> None:
    """A flag for every other setting but the keys."""
    helps = {
        "theme": _("the colours, such as fute-light or nord"),
        "animations": _("let the dice tumble"),
        "hand_over": _("show a card between two players"),
        "ascii": _("draw the table with ASCII signs only"),
    }
    add_hints_flag(parser)
    for name, told in helps.items():
        more: dict[str, Any] = {"action": argparse.BooleanOptionalAction} if name in SWITCHES else {}
        parser.add_argument(flag_of(name), dest=name, default=argparse.SUPPRESS, help=told, **more)


def add_hints_flag(parser: argparse.ArgumentParser) -> None:
    """`--hints`, for everything in which a game is played."""
    parser.add_argument(
        "--hints",
        choices=CHOICES["hints"],
        default=argparse.SUPPRESS,
        help=_("how much is explained while you play"),
    )


def read_settings(chosen: argparse.Namespace) -> Settings:
    """The settings in force for what was typed."""
    flags = {name: value for name, value in vars(chosen).items() if name in NAMES}
    return settings_in_force(settings_file(), os.environ, flags)


def speak_as_set(arguments: Sequence[str]) -> None:
    """Speak the language that flags, environment, file or locale ask for, before anything is said."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--lang", dest="language", nargs="?", default=argparse.SUPPRESS)
    typed = early.parse_known_args(arguments)[0]
    if getattr(typed, "language", None) not in CHOICES["language"]:
        vars(typed).pop("language", None)  # it will be refused, in the language that is spoken anyway
    settings = read_settings(typed)
    speak(language_in_force(settings, os.environ)[0])
