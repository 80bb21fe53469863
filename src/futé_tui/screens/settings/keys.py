"""Keys that people give to commands: which are sound, and which would belong to two commands."""

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import replace

from textual.binding import Binding
from textual.keys import KEY_NAME_REPLACEMENTS, Keys

from ...language import N_, _
from ...outside import visible
from ...store.fault import Fault
from ...store.settings import Settings
from ...table.letters import LABELS
from ...text.names import DICE
from ...text.names import name as colour_name
from ..commands import EVERY_ID, LESSON, SCREENS, TABLE

_NAMED = {*(key.value for key in Keys), *KEY_NAME_REPLACEMENTS.values()}


def with_valid_keys(settings: Settings) -> Settings:
    """The settings without the keys that cannot be used; a sentence says what is wrong with each."""
    keys = dict(settings.keys)
    problems: list[Fault] = []
    while wrong := next(_wrong(keys), None):
        command, problem = wrong
        problems.append(problem)
        del keys[command]
    return replace(settings, keys=keys, problems=(*settings.problems, *problems))


def why_not_key(changed: Mapping[str, str], command: str, key: str) -> Fault | None:
    """Why a command cannot have this key, given the keys that are changed already; a sentence for players."""
    others = {name: keys for name, keys in changed.items() if name != command}
    for wrong, problem in _wrong({**others, command: key}):
        if wrong == command:
            titles = {each.id: _(each.title) for commands in SCREENS for each in commands}
            titles |= {die: colour_name(die) for die in DICE}
            facts = {name: titles.get(str(fact), fact) for name, fact in problem.facts.items()}
            if command in DICE and (key == "space" or len(key) > 1):
                sign = shown_key(key)
                return Fault(N_("{key} can't be the key of a die. Choose a letter."), {"key": sign})
            return replace(problem, facts=facts)
    return None


def shown_key(key: str) -> str:
    """A key as people call it: `Enter`, `F5`, `Page up`."""
    return key.replace("_", " ").capitalize()


def _wrong(changed: Mapping[str, str]) -> Iterator[tuple[str, Fault]]:
    """Each command whose keys cannot be used, and why; of two that want the same, the one that was changed later."""
    order = {command: number for number, command in enumerate(changed, 1)}
    for command, keys in changed.items():
        if command not in EVERY_ID and command not in DICE:
            yield command, Fault(N_("There is no command {command!r} to give a key to."), {"command": command})
        if not all(_is_key(key) for key in keys.split(",")):
            facts = {"command": command, "keys": keys}
            yield command, Fault(N_("There is no key {keys!r} to give to {command}."), facts)
    yield from _wrong_dice(changed)
    for commands in SCREENS:
        owners: dict[str, str] = dict.fromkeys(LABELS, "") if commands is TABLE else {}
        for command in sorted((each.id for each in commands), key=lambda name: order.get(name, 0)):
            default = next(each.key for each in commands if each.id == command)
            for key in _spelled(changed.get(command, default)):
                owner = owners.setdefault(key, command)
                if command not in changed or owner == command:
                    continue
                if owner == "":
                    yield command, Fault(N_("The key {key!r} is used as a label of boxes."), {"key": key})
                else:
                    facts = {"key": key, "owner": owner, "command": command}
                    yield command, Fault(N_("The key {key!r} belongs to both {owner} and {command}."), facts)


def _wrong_dice(changed: Mapping[str, str]) -> Iterator[tuple[str, Fault]]:
    """Each die whose key is no letter or sign, or belongs to a label or a command of the table."""
    owners = {key: each.id for each in (*TABLE, *LESSON) for key in _spelled(changed.get(each.id, each.key))}
    for die in DICE:
        if not (key := changed.get(die, "")):
            continue
        if key in LABELS:
            yield die, Fault(N_("The key {key!r} is used as a label of boxes."), {"key": key})
        elif len(key) > 1 or not _is_key(key):
            yield die, Fault(N_("There is no key {keys!r} to give to {command}."), {"command": die, "keys": key})
        elif owner := owners.get(_spelled(key)[0]):
            facts = {"key": key, "owner": owner, "command": die}
            yield die, Fault(N_("The key {key!r} belongs to both {owner} and {command}."), facts)


def _spelled(keys: str) -> list[str]:
    """The keys as Textual spells them: `question_mark` for `?`."""
    return [binding.key for binding in Binding.make_bindings([Binding(keys, "")])]


def _is_key(key: str) -> bool:
    """Whether there is a key of this name: a sign that can be seen, the name of such a sign, or a named key."""
    sign = key.rpartition("+")[2]
    if key in _NAMED or sign in _NAMED:
        return True
    if len(sign) != 1:
        try:
            sign = unicodedata.lookup(sign.replace("_", " "))
        except KeyError:
            return False
    return len(sign) == 1 and visible(sign) == sign and not unicodedata.category(sign).startswith("M")
