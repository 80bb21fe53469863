"""The rows of the settings screen: what each setting is called, what it may be, and what it is now."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from ...language import N_, OWN_NAMES, _, spoken
from ...store.settings import AUTO, CHOICES, NAMES, SWITCHES, Settings, Value
from ...text.hint_levels import level_name
from ...text.names import DICE, sentence, the_die
from .. import commands
from ..commands import SCREENS, TABLE, Command

_TITLES = {
    "language": N_("Language"),
    "theme": N_("Theme"),
    "animations": N_("Animations"),
    "hand_over": N_("Card between players"),
    "hints": N_("Hints"),
    "confirm_moves": N_("Confirm every move"),
    "ascii": N_("ASCII only"),
    "bot_pace": N_("Pace of bots"),
}
_HELPS = {
    "language": N_("The language of everything futé says; auto uses that of your system."),
    "theme": N_("The colours of the app."),
    "animations": N_("Whether things move: dice tumble, points count up."),
    "hand_over": N_("Whether a card is shown between two players, while they change places at the keyboard."),
    "hints": N_(
        "How much is explained: nothing, the rules of the moment, what you can do, or everything. The coach "
        "adds what every choice is worth; games with it do not count for your records."
    ),
    "confirm_moves": N_("Whether the table shows what a move does and waits for Enter or the same key again."),
    "ascii": N_("Draws the table in ASCII only, for terminals and fonts that lack other characters."),
    "bot_pace": N_("How long a bot waits before each move, so that you can follow. Any key skips ahead."),
}
_WORDS = {
    "calm": N_("calm"),
    "brisk": N_("brisk"),
    "instant": N_("instant"),
    "fute-dark": N_("dark theme"),
    "fute-light": N_("light theme"),
}
_LOOK, _TABLE, _KEYS, _SHARED = N_("Look"), N_("At the table"), N_("Keys at the table"), N_("Keys on many pages")
_KEYS_BY_PAGE: dict[str, tuple[tuple[Command, ...], ...]] = {
    N_("Keys of the welcome page and home"): (commands.WELCOME, commands.HOME_COMMANDS),
    N_("Keys of a new game"): (commands.SETUP, commands.DICE_CARD),
    N_("Keys between players and at the end"): (commands.HAND_OVER, commands.RESULT),
    N_("Keys of the daily game"): (commands.DAILY,),
    N_("Keys of duels"): (commands.DUELS, commands.DUEL, commands.DUEL_SETUP),
    N_("Keys of games, replay and review"): (
        commands.GAMES_COMMANDS,
        commands.REPLAY_COMMANDS,
        commands.TURNS_COMMANDS,
        commands.REVIEW,
    ),
    N_("Keys of records and rules"): (commands.RECORDS, commands.RULES),
    N_("Keys of lessons"): (commands.LESSONS, commands.LESSON, commands.LESSON_DONE, commands.COURSE_DONE),
    N_("Keys of settings and help"): (commands.SETTINGS_COMMANDS, commands.HELP_COMMANDS),
    N_("Keys of the sheet editor"): (commands.EDITOR,),
}
_SHARED_BY = 3  # groups of pages from which a key belongs to none of them
_KEYS_OF = {"confirm": N_("Play the move"), "more": N_("Other labels")}  # titles that say little beside a key alone
GROUPS = (_LOOK, _TABLE, _KEYS, _SHARED, *_KEYS_BY_PAGE)
_OF_LOOK = ("language", "theme", "ascii", "animations")


@dataclass(frozen=True, slots=True)
class SettingRow:
    """A setting or, as `keys.NAME`, the key of a command."""

    name: str
    title: str
    value: str
    note: str
    help: str


def setting_rows(settings: Settings) -> Iterator[SettingRow]:
    for name in NAMES:
        value = shown_value(name, getattr(settings, name))
        yield SettingRow(name, _(_TITLES[name]), value, _note(settings, name), _(_HELPS[name]))


def key_rows(settings: Settings, show_key: dict[str, str]) -> Iterator[SettingRow]:
    """A row for each command; `show_key` gives its current keys."""
    for command in every_command():
        name = f"keys.{command.id}"
        title = _(_KEYS_OF.get(command.id, command.title))
        help_ = f"{_(command.help).rstrip('.')}."
        yield SettingRow(name, title, show_key[command.id], _note(settings, name), help_)


def group_of(name: str) -> str:
    """The group that a setting belongs to."""
    if not name.startswith("keys."):
        return _LOOK if name in _OF_LOOK else _TABLE
    command = name.removeprefix("keys.")
    if command in DICE or any(each.id == command for each in TABLE):
        return _KEYS
    pages = _pages_of(command)
    return pages[0] if 0 < len(pages) < _SHARED_BY else _SHARED


def _pages_of(command: str) -> list[str]:
    """The groups of pages on which a key does something."""
    return [
        group
        for group, pages in _KEYS_BY_PAGE.items()
        if any(each.id == command for commands in pages for each in commands)
    ]


def source_text(settings: Settings, name: str) -> str:
    """Where a value comes from, in a sentence."""
    source = settings.source(name)
    match source.kind:
        case "file":
            return _("Set in the settings file.")
        case "environment" | "flag" | "locale":
            return _("{source} decides").format(source=source.name or _("the locale")) + "."
        case _:
            return _("This is the default.")


def die_rows(settings: Settings) -> Iterator[SettingRow]:
    """A row for the key of each die, which by default may differ from sheet to sheet."""
    usual = _usual_keys(spoken(), tuple(sorted(settings.keys.items())))
    for die in DICE:
        name, title = f"keys.{die}", sentence(the_die(die))
        help_ = _("The key of this die; by default, the first letter of its colour, or the last if another die has it.")
        own = settings.keys.get(die, "")
        yield SettingRow(name, title, own or ", ".join(usual.get(die, ())), _note(settings, name), help_)


@lru_cache(maxsize=4)
def _usual_keys(_language: str, keys: tuple[tuple[str, str], ...]) -> dict[str, tuple[str, ...]]:
    """The keys that each die has on the sheets, as these keys are set."""
    from ...sheets.loader import load_ruleset, ruleset_ids
    from ...table.letters import die_letters

    found: dict[str, dict[str, None]] = {}
    for sheet in ruleset_ids():
        for die, letter in die_letters(load_ruleset(sheet).dice, dict(keys)).items():
            found.setdefault(die, {})[letter] = None
    return {die: tuple(letters) for die, letters in found.items()}


def every_command() -> Iterable[Command]:
    """The commands of all screens, each once, those of the table first."""
    commands: dict[str, Command] = {}
    for command in chain(TABLE, *SCREENS):
        commands.setdefault(command.id, command)
    return commands.values()


def shown_value(name: str, value: Value) -> str:
    """A value as people read it."""
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if name == "language":
        return _("auto ({language})").format(language=OWN_NAMES[spoken()]) if value == AUTO else OWN_NAMES[value]
    if name == "hints":
        return level_name(value)
    return _(_WORDS[value]) if value in _WORDS else value


def values_of(name: str, themes: Iterable[str]) -> Sequence[Value]:
    """What a setting may be, in the order in which it is gone through."""
    if name in SWITCHES:
        return (True, False)
    return CHOICES[name] if name in CHOICES else tuple(themes)


def _note(settings: Settings, name: str) -> str:
    source = settings.source(name)
    return _("{source} decides").format(source=source.name or _("the locale")) if source.wins else ""
