"""The gate for text from outside: names, paths and lines of files on their way to a terminal.

A terminal acts on control characters (they may change its title, or what it answers to keys), and text that reverses
its direction or has no width disguises its neighbours. Such characters are shown as one sign each.
"""

import json
import re
from typing import Any
from unicodedata import category, normalize

_OTHER = "\N{SYMBOL FOR SUBSTITUTE FORM TWO}"
_MOST_MARKS = 4  # accents above and below one letter
_SPACES, _MARKS = "Zs", ("Mn", "Me", "Mc")
_ENDLESS = re.compile(r"(\S{80})\S{120,}(\S{40})")  # no name, path or number that people use
_EUROPEAN = re.compile("[ -\u02ff\u2010-\u2027]*")  # no accents on their own, nothing that has two spellings
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like nothing


def visible(text: object) -> str:
    """The text in one line, with signs for whatever a terminal would act on or not show."""
    text = str(text)
    if text.isprintable() and _EUROPEAN.fullmatch(text):
        return text
    signs, marks = list[str](), 0
    for sign in normalize("NFC", text):
        marks = marks + 1 if category(sign) in _MARKS else 0
        if marks <= _MOST_MARKS:
            signs.append(sign if sign.isprintable() and sign not in _BLANK else _sign_for(sign))
    return "".join(signs)


def visible_lines(text: object) -> str:
    """The same for text in several lines."""
    return "\n".join(map(visible, str(text).split("\n")))


def visible_complaint(text: object) -> str:
    """The same for a complaint: it quotes the beginning and the end of what takes no end."""
    return _ENDLESS.sub(r"\1…\2", visible_lines(text))


def visible_json(data: Any) -> str:
    """JSON for people and programs: what a terminal would act on is escaped, and reads back as it was."""
    text = json.dumps(data, ensure_ascii=False, indent=2)
    return re.sub(r"[^\n\x20-\x7e]", lambda found: found[0] if found[0].isprintable() else _escaped(found[0]), text)


def is_harmless(text: str) -> bool:
    """Whether a terminal shows the text and does nothing else; several lines and wide or narrow spaces are fine."""
    return all(sign.isprintable() or sign == "\n" or category(sign) == _SPACES for sign in text)


def _sign_for(sign: str) -> str:
    if category(sign) == _SPACES:
        return " "
    if sign < " ":
        return chr(0x2400 + ord(sign))  # the pictures of control characters are in their order
    return "\N{SYMBOL FOR DELETE}" if sign == "\x7f" else _OTHER


def _escaped(sign: str) -> str:
    return json.dumps(sign)[1:-1]
