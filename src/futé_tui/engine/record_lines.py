"""Writing records: a game as lines of readable text (`.fute`). The format is described in docs/notation.md."""

import json
from collections.abc import Iterator, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any, Protocol

from .dice import DiceSource, write_outcome

if TYPE_CHECKING:  # home lists stored games without loading the rules
    from .history import Step
    from .playable import PlayableRuleset
    from .rules import Rules
    from .scoring import Score

FORMAT = "fute-record "
FIRST_LINE = f"{FORMAT}1"
SHEET = "sheet:"  # before each line of the file of a player's own sheet
BOT = " bot "  # between the name of a bot and which one it is


class RecordedGame(Protocol):
    """What a record says about a game."""

    ruleset: "PlayableRuleset"
    rules: "Rules[Any]"
    players: tuple[str, ...]
    bots: dict[int, str]
    dice: DiceSource
    played_on: date
    practice: bool
    coached: bool
    steps: list["Step"]

    @property
    def to_move(self) -> int | None: ...
    def scores(self) -> Sequence["Score"]: ...


def write_record(game: RecordedGame) -> str:
    return "\n".join(_lines(game)) + "\n"


def _lines(game: RecordedGame) -> Iterator[str]:
    yield from _header_lines(game)
    heading = ""
    for step in game.steps:
        position = step.before.position
        seat = game.rules.to_move(position)
        assert seat is not None
        now = f"# round {position.round}, player {seat + 1}"
        if now != heading:
            heading = now
            yield ""
            yield heading
        yield step_line(step)
    if game.to_move is None:
        yield ""
        yield f"scores: {' '.join(str(score.total) for score in game.scores())}"
    if game.ruleset.source:
        yield ""
        yield from _sheet_lines(game.ruleset.source)


def header_text(game: RecordedGame) -> str:
    return "\n".join(_header_lines(game))


def _header_lines(game: RecordedGame) -> Iterator[str]:
    """The lines before the first move."""
    yield FIRST_LINE
    yield f"ruleset: {game.ruleset.id} {game.ruleset.version} {game.ruleset.edition}".rstrip()
    yield from (f"option: {name}={setting}" for name, setting in game.ruleset.settings.items())
    for seat, name in enumerate(game.players):
        yield f"player: {_quoted(name)}" + (f"{BOT}{game.bots[seat]}" if seat in game.bots else "")
    yield f"dice: {game.dice.name}"
    yield f"date: {game.played_on.isoformat()}"
    if game.practice:
        yield "practice: yes"
    if game.coached:
        yield "coached: yes"


def record_text(header: str, steps: Sequence[str], source: str) -> str:
    """The record of a stored game, with the file of its sheet if that is one of the player's own."""
    sheet = ["", *_sheet_lines(source)] if source else []
    return "\n".join([header, "", *steps, *sheet]) + "\n"


def _sheet_lines(source: str) -> Iterator[str]:
    yield from (f"{SHEET} {line}".rstrip() for line in source.rstrip("\n").split("\n"))


def step_line(step: "Step") -> str:
    """The line of one move, with what was rolled."""
    rolled = f" = {write_outcome(step.outcome, step.throw)}" if step.throw and step.outcome else ""
    return f"{step.move}{rolled}"


def _quoted(name: str) -> str:
    """The name as a JSON string, readable where UTF-8 can carry it."""
    return json.dumps(name, ensure_ascii=any("\ud800" <= character <= "\udfff" for character in name))
