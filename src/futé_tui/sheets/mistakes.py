"""What is wrong in a file, in the language spoken: file, line, key and reason."""

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from ..language import N_, _
from ..outside import visible
from .kinds.printed import Mistake
from .toml_lines import Keys, LineFinder

_SENTENCES = {
    "missing": N_("is missing"),
    "union_tag_not_found": N_("is missing"),
    "union_tag_invalid": N_("there is no {tag!r}; there are {expected_tags}"),
    "extra_forbidden": N_("there is no such key here"),
    "literal_error": N_("must be one of {expected}"),
    "string_type": N_("must be a text"),
    "int_type": N_("must be a whole number"),
    "bool_type": N_("must be true or false"),
    "list_type": N_("must be a list"),
    "dict_type": N_("must be a table"),
    "model_type": N_("must be a text, or a table with one in each language"),
    "model_attributes_type": N_("must be a table"),
    "greater_than_equal": N_("must be at least {ge}"),
    "less_than_equal": N_("must be at most {le}"),
    "too_short": N_("the number of entries must be at least {min_length}, not {actual_length}"),
    "too_long": N_("the number of entries must be at most {max_length}, not {actual_length}"),
    "string_too_short": N_("the number of characters must be at least {min_length}"),
    "string_too_long": N_("the number of characters must be at most {max_length}"),
    "string_pattern_mismatch": N_("must be written like {pattern}"),
}


def describe_mistake(problem: Mapping[str, Any]) -> str:
    """What is wrong with a key, as the rest of a sentence that begins with the key."""
    kind = problem["type"]
    if kind == "value_error":
        return str(problem["ctx"]["error"])
    if kind in _SENTENCES:
        facts = dict(problem.get("ctx", {}))
        if "expected" in facts:
            facts["expected"] = facts["expected"].replace(" or ", ", ")
        return _(_SENTENCES[kind]).format(**facts)
    return str(problem["msg"])


_QUOTED = re.compile(r"'([^']+)'")


class Mistakes:
    """The sentences about one file."""

    def __init__(self, path: Path, text: str, data: Any) -> None:
        self._path, self._text, self._data = path, text, data

    @cached_property
    def _lines(self) -> LineFinder:
        return LineFinder(self._text)

    def at(self, keys: Keys, reason: str) -> str:
        """A sentence about the value at these keys."""
        return self._sentence(self._lines.find(keys), f"{self._name(keys)}: {reason}")

    def of(self, keys: Keys, mistake: Mistake) -> str:
        """A sentence about a mistake in the part at these keys; the mistake says where in it."""
        name = self._name(keys)
        return self._sentence(self._lines.find((*keys, *mistake.keys)), f"{name}: {mistake}" if name else str(mistake))

    def sentence(self, problem: Mapping[str, Any]) -> str:
        """A sentence about something that pydantic found."""
        keys, reason = self._keys(problem), describe_mistake(problem)
        name = self._name(keys)
        if problem["type"] in ("union_tag_not_found", "union_tag_invalid"):
            name = f"{name}.kind"
        return self._sentence(self._line(keys, problem, reason), f"{name}: {reason}" if name else reason)

    def _sentence(self, line: int, reason: str) -> str:
        if line:
            reason = _("line {line}: {reason}").format(line=line, reason=reason)
        return visible(f"{self._path}: {reason}")

    def _line(self, keys: Keys, problem: Mapping[str, Any], reason: str) -> int:
        """The line of a problem. A sentence about the whole may name the part, and a word in it."""
        error = problem.get("ctx", {}).get("error")
        if isinstance(error, Mistake):
            return self._lines.find((*keys, *error.keys))
        if problem["type"] == "value_error" and ": " in reason:
            keys = (*keys, *self._part(keys, reason.partition(": ")[0]))
            if word := _QUOTED.search(reason):
                return self._lines.find_word(keys, word[1])
        return self._lines.find((*keys, "kind") if problem["type"] == "union_tag_invalid" else keys)

    def _part(self, keys: Keys, name: str) -> Keys:
        """The keys of a part that a sentence names, such as `zones.orange`; none if there is no such part."""
        data, found = self._value(keys), list[str | int]()
        for word in name.split("."):
            entries = data if isinstance(data, list) else []
            places = [place for place, entry in enumerate(entries) if _entry_name(entry) == word]
            step = word if isinstance(data, dict) and word in data else places[0] if places else None
            if step is None:
                break
            found.append(step)
            data = data[step]
        return tuple(found)

    def _value(self, keys: Keys) -> Any:
        data = self._data
        for key in keys:
            data = _inside(data, key)
        return data

    def _keys(self, problem: Mapping[str, Any]) -> Keys:
        """The keys as they are in the file, without the schema's own steps."""
        data, keys = self._data, list[str | int]()
        for step in problem["loc"]:
            is_there = isinstance(data, list) if isinstance(step, int) else isinstance(data, dict) and step in data
            if is_there:
                data = _inside(data, step)
                keys.append(step)
        if problem["type"] == "missing":
            keys.append(str(problem["loc"][-1]))
        return tuple(keys)

    def _name(self, keys: Keys) -> str:
        """The keys as people read them: list entries by their name, or by their number from 1."""
        data, words = self._data, list[str]()
        for key in keys:
            data = _inside(data, key)
            words.append((_entry_name(data) or str(key + 1)) if isinstance(key, int) else key)
        return ".".join(words)


def _inside(data: Any, key: str | int) -> Any:
    """What a list or a table has at a key; None if it has nothing there."""
    if isinstance(data, list):
        return data[key] if isinstance(key, int) and key < len(data) else None
    return data.get(key) if isinstance(data, dict) else None


def _entry_name(entry: Any) -> str:
    if isinstance(entry, dict):
        return str(entry.get("name") or entry.get("action") or "")
    return ""
