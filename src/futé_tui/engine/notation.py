"""Reading moves and dice from their text: the other half of `str(move)`. See docs/notation.md."""

import re

from .bonuses import named_zone
from .moves import (
    DECLINE,
    DONE,
    MISS,
    PASS,
    PENALTY,
    REROLL,
    SKIP,
    Also,
    Claim,
    Extra,
    Mark,
    Mix,
    Move,
    Return,
    Roll,
    Take,
)

_WORD = r"[^\W\d_]+(?:-[^\W\d_]+)*"
_MARK = r"(?P<box>\w+)(?:=(?P<number>[1-9]\d?))?(?::(?P<way>[a-z]+))?"
_TARGET = rf">(?:(?P<zone>{_WORD})\.)?{_MARK}"
_CHANGED = r"(?:~(?P<joker>\??[1-6]))?(?P<polish>[+-](?:10|[1-9]))?"
_TAKE = re.compile(rf"(?P<extra>extra )?(?P<die>{_WORD}){_CHANGED}{_TARGET}")
_CLAIM = re.compile(rf"(?P<bonus>\?{_WORD}|{_WORD}=[1-9]\d?){_TARGET}")
_ALSO = re.compile(rf"also (?:(?P<die>{_WORD})>)?{_MARK}")
_MIX = re.compile(rf"mix>(?P<track>{_WORD})")
_RETURN = re.compile(rf"return (?P<die>{_WORD})")
_ROLL = re.compile(rf"roll(?P<dice>(?: {_WORD})*)")
_PLAIN: dict[str, Move] = {str(move): move for move in (REROLL, PASS, DECLINE, MISS, PENALTY, SKIP, DONE)}


def parse(text: str) -> Move:
    """Parse a move; ValueError if the text is not one."""
    text = " ".join(text.split())
    if text in _PLAIN:
        return _PLAIN[text]
    if match := _ROLL.fullmatch(text):
        return Roll(tuple(match["dice"].split()))
    if match := _RETURN.fullmatch(text):
        return Return(match["die"])
    if match := _MIX.fullmatch(text):
        return Mix(match["track"])
    if match := _ALSO.fullmatch(text):
        return Also(match["die"] or "", _mark(match))
    if match := _CLAIM.fullmatch(text):
        bonus = match["bonus"]
        return _canonical(Claim(bonus, match["zone"] or named_zone(bonus), _mark(match)), text)
    if match := _TAKE.fullmatch(text):
        kind = Extra if match["extra"] else Take
        die, zone = match["die"], match["zone"] or match["die"]
        move = kind(die, zone, _mark(match), match["joker"] or "", int(match["polish"] or 0))
        return _canonical(move, text)
    raise ValueError(f"not a move: {text!r}")


def parse_mark(text: str) -> Mark:
    """Parse the mark of a move: `r1c2`, `4=5`, `3=5:half`; ValueError if the text is not one."""
    if match := re.fullmatch(_MARK, text):
        return _mark(match)
    raise ValueError(f"not a mark: {text!r}")


def _mark(match: re.Match[str]) -> Mark:
    return Mark(match["box"], int(match["number"] or 0), match["way"] or "")


def _canonical(move: Move, text: str) -> Move:
    """Refuse a text that names the zone although the die implies it: every move has one spelling."""
    if str(move) != text:
        raise ValueError(f"not a move: {text!r}; write {move}")
    return move
