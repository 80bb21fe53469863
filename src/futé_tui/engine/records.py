"""Records: a game as readable text (`.fute`), written and read back. The format is described in docs/notation.md."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date
from typing import Protocol

from .dice import DiceError, DiceSource, FairShareDice, ScriptedDice, SeededDice, Throw, read_outcome, write_outcome
from .game import Game, PlayableRuleset, Step
from .refusals import IllegalMove

FIRST_LINE = "fute-record 1"


class RecordError(ValueError):
    """A record that cannot be read: the line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class FindRuleset(Protocol):
    """Gives the ruleset of a record by id and option settings; ValueError if there is none."""

    def __call__(self, ruleset_id: str, settings: dict[str, str], /) -> PlayableRuleset: ...


def write_record(game: Game) -> str:
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Game) -> Iterator[str]:
    yield from header_lines(game)
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


def header_lines(game: Game) -> Iterator[str]:
    """The lines before the first move."""
    yield FIRST_LINE
    yield f"ruleset: {game.ruleset.id} {game.ruleset.version}"
    yield from (f"option: {name}={setting}" for name, setting in game.ruleset.settings.items())
    yield from (f"player: {_quoted(name)}" for name in game.players)
    yield f"dice: {game.dice.name}"
    yield f"date: {game.played_on.isoformat()}"
    if game.practice:
        yield "practice: yes"


def step_line(step: Step) -> str:
    """The line of one move, with what was rolled."""
    rolled = f" = {write_outcome(step.outcome, step.throw)}" if step.throw and step.outcome else ""
    return f"{step.move}{rolled}"


def _quoted(name: str) -> str:
    """The name as a JSON string, readable where UTF-8 can carry it."""
    return json.dumps(name, ensure_ascii=any("\ud800" <= character <= "\udfff" for character in name))


@dataclass
class _Header:
    ruleset_id: str = ""
    version: int = 0
    settings: dict[str, str] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    dice: DiceSource = field(default_factory=lambda: ScriptedDice([]))
    played_on: date | None = None
    practice: bool = False
    lines: dict[str, int] = field(default_factory=dict)  # where each key stands, the last time it does


def read_record(text: str, find_ruleset: FindRuleset) -> Game:
    """The game of a record, played as far as the record goes; RecordError names the first wrong line."""
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != FIRST_LINE:
        raise RecordError(lines[0][0] if lines else 1, f"a record starts with {FIRST_LINE!r}")
    header = _Header()
    body = 1
    while body < len(lines) and _read_header_line(header, *lines[body]):
        body += 1
    game = _start(header, find_ruleset)
    for number, line in lines[body:]:
        _replay_line(game, number, line)
    return game


def _read_header_line(header: _Header, number: int, line: str) -> bool:
    """Take in one `key: value` line; False if it is none and the moves begin."""
    key, colon, value = line.partition(": ")
    reader = _HEADER.get(key)
    if not colon or reader is None:
        return False
    try:
        reader(header, value.strip())
    except ValueError as error:
        raise RecordError(number, f"{key}: {error}") from None
    header.lines[key] = number
    return True


def _read_ruleset(header: _Header, value: str) -> None:
    header.ruleset_id, _, version = value.partition(" ")
    header.version = _number(version, "the version of the sheet")


def _read_option(header: _Header, value: str) -> None:
    name, _, setting = value.partition("=")
    header.settings[name] = setting


def _read_player(header: _Header, value: str) -> None:
    name = json.loads(value)
    if not isinstance(name, str):
        raise ValueError("a name in quotes is needed")
    header.players.append(name)


def _read_dice(header: _Header, value: str) -> None:
    source, _, seed = value.partition(" ")
    match source:
        case "seeded":
            header.dice = SeededDice(_number(seed, "the seed"))
        case "fair-share":
            header.dice = FairShareDice(_number(seed, "the seed"))
        case "scripted" | "typed":
            header.dice = ScriptedDice([], name=source)
        case _:
            raise ValueError(f"there are no dice called {source!r}")


def _number(text: str, what: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"{what} is a number, not {text!r}") from None


def _read_date(header: _Header, value: str) -> None:
    header.played_on = date.fromisoformat(value)


def _read_practice(header: _Header, value: str) -> None:
    header.practice = value == "yes"


_HEADER: dict[str, Callable[[_Header, str], None]] = {
    "ruleset": _read_ruleset,
    "option": _read_option,
    "player": _read_player,
    "dice": _read_dice,
    "date": _read_date,
    "practice": _read_practice,
}


def _start(header: _Header, find_ruleset: FindRuleset) -> Game:
    if not header.ruleset_id:
        raise RecordError(1, "the header names no ruleset")
    line = header.lines["ruleset"]
    try:
        ruleset = find_ruleset(header.ruleset_id, {})
        if ruleset.version != header.version:
            raise ValueError(f"played with version {header.version} of {ruleset.id}, this is version {ruleset.version}")
        line = header.lines.get("option", line)
        ruleset = find_ruleset(header.ruleset_id, header.settings)
        line = header.lines.get("player", line)
        return Game(ruleset, header.players, header.dice, played_on=header.played_on, practice=header.practice)
    except ValueError as error:
        raise RecordError(line, str(error)) from None


def _replay_line(game: Game, number: int, line: str) -> None:
    if line.startswith("scores:"):
        _check_scores(game, number, line)
        return
    move, _, rolled = line.partition(" = ")

    def outcome(throw: Throw) -> object:
        if isinstance(game.dice, SeededDice):
            game.dice.throw(throw)  # keeps pace, so that the game can go on with the dice it would have had
        return read_outcome(rolled, throw)

    try:
        game.replay(move, outcome)
    except IllegalMove as error:
        raise RecordError(number, f"{move!r} is not legal: {error}") from None
    except DiceError as error:
        raise RecordError(number, str(error)) from None
    if rolled and game.steps[-1].throw is None:
        raise RecordError(number, f"{move!r} rolls no dice")


def _check_scores(game: Game, number: int, line: str) -> None:
    if game.to_move is not None:
        raise RecordError(number, "scores stand before the end of the game")
    stated = line.partition(":")[2].split()
    real = [str(score.total) for score in game.scores()]
    if stated != real:
        raise RecordError(number, f"the scores are {' '.join(real)}, not {' '.join(stated)}")
