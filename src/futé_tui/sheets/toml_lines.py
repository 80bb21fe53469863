"""The line of a key or an entry in a TOML file. tomllib does not say, and people who edit files need it."""

import re
from bisect import bisect_right
from collections.abc import Sequence

Keys = tuple[str | int, ...]  # entries of lists by their place, from 0

_SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_KEY = re.compile(r'[ \t]*(?:([A-Za-z0-9_-]+)|"((?:[^"\\\n]|\\.)*)"|\'([^\'\n]*)\')[ \t]*')
_STRING = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
_WORD = re.compile(r"[^,\]}\s#]+")


class LineFinder:
    """The lines of a text that tomllib has read."""

    def __init__(self, text: str) -> None:
        self._text, self._at = text, 0
        self._ends = [place for place, sign in enumerate(text) if sign == "\n"]
        self._lines: dict[Keys, int] = {}
        self._lists: dict[Keys, int] = {}  # lists of tables, and the place of their last one
        self._read()

    def find(self, keys: Sequence[str | int]) -> int:
        """The line of a key, or else of the nearest part around it that has one; 0 for the file as a whole."""
        known = tuple(keys)
        while known and known not in self._lines:
            known = known[:-1]
        return self._lines.get(known, 0)

    def find_word(self, keys: Sequence[str | int], word: str) -> int:
        """The line on which a part of the file has a text; the line of the part if it has it nowhere."""
        first = self.find(keys)
        later = [line for found, line in self._lines.items() if line > first and found[: len(keys)] != tuple(keys)]
        lines = self._text.split("\n")
        for number in range(max(first, 1), min(later, default=len(lines) + 1)):
            if f'"{word}"' in lines[number - 1] or f"'{word}'" in lines[number - 1]:
                return number
        return first

    def _note(self, keys: Keys) -> None:
        self._lines.setdefault(keys, bisect_right(self._ends, self._at - 1) + 1)

    def _read(self) -> None:
        inside: Keys = ()
        while self._skip() < len(self._text):
            start = self._at
            if self._text.startswith("[", self._at):
                inside = self._heading()
            else:
                keys = (*inside, *self._keys())
                self._at += 1  # the equals sign
                self._value(keys)
            if self._at == start:
                return

    def _heading(self) -> Keys:
        """The table that begins here."""
        start, brackets = self._at, 2 if self._text.startswith("[[", self._at) else 1
        self._at += brackets
        *around, last = self._keys() or ("",)
        self._at, end = start, self._at + brackets
        keys: Keys = ()
        for key in around:
            keys = self._inside_list((*keys, key))
        keys = (*keys, last)
        self._note(keys)
        if brackets == 2:
            self._lists[keys] = self._lists.get(keys, -1) + 1
        keys = self._inside_list(keys)
        self._note(keys)
        self._at = end
        return keys

    def _inside_list(self, keys: Keys) -> Keys:
        return (*keys, self._lists[keys]) if keys in self._lists else keys

    def _keys(self) -> tuple[str, ...]:
        """The words of a dotted key."""
        found: list[str] = []
        while match := _KEY.match(self._text, self._at):
            found.append(match[1] or match[2] or match[3] or "")
            self._at = match.end()
            if not self._text.startswith(".", self._at):
                break
            self._at += 1
        return tuple(found)

    def _value(self, keys: Keys) -> None:
        for length in range(1, len(keys) + 1):
            self._note(keys[:length])
        self._skip()
        if self._text.startswith("[", self._at):
            self._inside(keys, "]")
        elif self._text.startswith("{", self._at):
            self._inside(keys, "}")
        elif match := _STRING.match(self._text, self._at) or _WORD.match(self._text, self._at):
            self._at = match.end()

    def _inside(self, keys: Keys, closing: str) -> None:
        """The entries of a list, or the keys of an inline table, up to its closing bracket."""
        self._at += 1
        place = 0
        while self._skip() < len(self._text) and not self._text.startswith(closing, self._at):
            start = self._at
            if closing == "]":
                self._value((*keys, place))
                place += 1
            else:
                inner = self._keys()
                self._at += 1  # the equals sign
                self._value((*keys, *inner))
            if self._text.startswith(",", self._skip()):
                self._at += 1
            if self._at == start:
                return
        self._at += 1

    def _skip(self) -> int:
        """Go to the next sign that means something."""
        match = _SPACE.match(self._text, self._at)
        self._at = match.end() if match else self._at
        return self._at
