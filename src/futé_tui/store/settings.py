"""The settings: their names, the values they may have, and where a value comes from."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ..language import LANGUAGES, N_, _
from ..text.signs import ASCII, UNICODE, Signs
from .fault import Fault

AUTO = "auto"  # the language of the locale
HINTS = ("off", "rules", "options", "full", "coach")
BOT_PACES = ("calm", "brisk", "instant")
CHOICES: Mapping[str, tuple[str, ...]] = {"language": (AUTO, *LANGUAGES), "hints": HINTS, "bot_pace": BOT_PACES}
SWITCHES = ("animations", "hand_over", "confirm_moves", "ascii")
# Besides them there are the keys of commands and dice.
NAMES = ("language", "theme", "animations", "hand_over", "hints", "ascii", "confirm_moves", "bot_pace")

Value = str | bool


@dataclass(frozen=True, slots=True)
class Source:
    """Where a value comes from: `default`, `file`, `locale`, or `environment` and `flag` with their name."""

    kind: str = "default"
    name: str = ""

    @property
    def wins(self) -> bool:
        """Whether it overrides the file, so that a change there has no effect."""
        return self.kind in ("environment", "flag", "locale")

    def __str__(self) -> str:
        match self.kind:
            case "file":
                return _("settings file")
            case "locale":
                return _("locale without the characters")
            case "environment":
                return _("environment {name}").format(name=self.name)
            case "flag":
                return _("flag {name}").format(name=self.name)
            case _:
                return _("default")


@dataclass(frozen=True, slots=True)
class Settings:
    """The values in use. `keys` maps commands and dice to their keys; a name without a source has its default."""

    language: str = AUTO
    theme: str = "fute-dark"
    animations: bool = True
    hand_over: bool = True
    hints: str = "options"
    ascii: bool = False
    confirm_moves: bool = False
    bot_pace: str = "brisk"
    keys: Mapping[str, str] = field(default_factory=dict)
    sources: Mapping[str, Source] = field(default_factory=dict)
    problems: tuple[Fault, ...] = ()

    @property
    def signs(self) -> Signs:
        """The signs to draw with."""
        return ASCII if self.ascii else UNICODE

    def changed(self, name: str, value: Value | None) -> "Settings":
        """The settings with another value in the file; None gives the default."""
        sources = {**self.sources, name: Source("file")}
        if value is None:
            del sources[name]
        if name.startswith("keys."):
            command = name.removeprefix("keys.")
            others = {other: key for other, key in self.keys.items() if other != command}
            keys = others if value is None else {**others, command: str(value)}
            return replace(self, keys=keys, sources=sources)
        known: dict[str, Any] = {name: getattr(Settings(), name) if value is None else value}
        return replace(self, sources=sources, **known)

    def source(self, name: str) -> Source:
        return self.sources.get(name, Source())


def check(where: str, name: str, value: object) -> Fault | None:
    """What is wrong with the value of a setting that comes from `where`."""
    facts = {"where": where, "name": name, "value": repr(value), "choices": ", ".join(CHOICES.get(name, ()))}
    if name == "keys":
        return Fault(N_("{where}: keys is a table of commands and their keys, not {value}."), facts)
    if name not in NAMES and not name.startswith("keys."):
        return Fault(N_("{where}: there is no setting {name}."), facts)
    if name in SWITCHES:
        return None if isinstance(value, bool) else Fault(N_("{where}: {name} is true or false, not {value}."), facts)
    if not isinstance(value, str) or not value:
        return Fault(N_("{where}: {name} is a text, not {value}."), facts)
    if name in CHOICES and value not in CHOICES[name]:
        return Fault(N_("{where}: {name} is one of {choices}, not {value}."), facts)
    return None


_SAID = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


def from_text(name: str, text: str) -> Any:
    """The value of a setting from a text, as in the environment."""
    return _SAID.get(text.lower(), text) if name in SWITCHES else text
