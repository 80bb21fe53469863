"""Reading records: the game that a `.fute` text describes, replayed. The format is described in docs/notation.md."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from typing import NamedTuple

from .dice import (
    DiceError,
    DiceSource,
    FairShareDice,
    Outcome,
    ScriptedDice,
    SeededDice,
    Throw,
    read_outcome,
)
from .game import Game
from .playable import PlayableRuleset
from .problems import Problem, RecordError
from .record_lines import BOT, FIRST_LINE, FORMAT, SHEET
from .refusals import IllegalMove, NotAMove

_MARK = "\ufeff"  # some editors put it before the first line
_KEYS = ("ruleset", "option", "player", "dice", "date", "practice", "coached")  # of the header


class RecordedSheet(NamedTuple):
    """The sheet that a record names. One that does not come with the game has an edition, and perhaps its file."""

    id: str
    version: int
    edition: str = ""
    source: str = ""


# Gives the ruleset of a record by its sheet and option settings; ValueError if there is none.
FindRuleset = Callable[[RecordedSheet, dict[str, str]], PlayableRuleset]


@dataclass
class _Header:
    sheet: RecordedSheet = field(default_factory=lambda: RecordedSheet("", 0))
    settings: dict[str, str] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    bots: dict[int, str] = field(default_factory=dict)
    dice: DiceSource = field(default_factory=lambda: ScriptedDice([]))
    played_on: date | None = None
    practice: bool = False
    coached: bool = False
    lines: dict[str, int] = field(default_factory=dict)  # the last line of each key


def read_record(text: str, find_ruleset: FindRuleset) -> Game:
    """The game of a record, played as far as the record goes; RecordError names the first wrong line."""
    text, source = _without_sheet(text.removeprefix(_MARK))
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    first, found = lines[0] if lines else (1, "")
    if found != FIRST_LINE:
        if found.startswith(FORMAT):
            raise RecordError(first, "this record was written by another version of futé ({found})", found=found)
        raise RecordError(first, "this is not the record of a game: a record starts with {first!r}", first=FIRST_LINE)
    header = _Header()
    body = 1
    while body < len(lines) and _read_header_line(header, *lines[body]):
        body += 1
    header.sheet = header.sheet._replace(source=source)
    game = _start(header, find_ruleset)
    for number, line in lines[body:]:
        _replay_line(game, number, line)
    return game


def _without_sheet(text: str) -> tuple[str, str]:
    """A record with the lines of its sheet emptied, and the file that these lines spell."""
    lines = text.split("\n")
    found = [line.removeprefix(SHEET).removeprefix(" ") for line in lines if line.startswith(SHEET)]
    rest = ["" if line.startswith(SHEET) else line for line in lines]
    return "\n".join(rest), "".join(f"{line}\n" for line in found)


def _read_header_line(header: _Header, number: int, line: str) -> bool:
    """Read one `key: value` line; False if it is not one and the moves begin."""
    key, colon, value = line.partition(": ")
    if not colon or key not in _KEYS:
        return False
    try:
        _read_value(header, key, value.strip())
    except ValueError as error:
        raise RecordError(number, "{key}: {reason}", key=key, reason=error) from None
    header.lines[key] = number
    return True


def _read_value(header: _Header, key: str, value: str) -> None:
    match key:
        case "ruleset":
            name, _, rest = value.partition(" ")
            version, _, edition = rest.partition(" ")
            number = _number(version, Problem("the version of the sheet is a number, not {text!r}", text=version))
            header.sheet = RecordedSheet(name, number, edition)
        case "option":
            name, _, setting = value.partition("=")
            header.settings[name] = setting
        case "player":
            _read_player(header, value)
        case "dice":
            header.dice = _dice(value)
        case "date":
            header.played_on = _date(value)
        case "practice":
            header.practice = value == "yes"
        case "coached":
            header.coached = value == "yes"


def _read_player(header: _Header, value: str) -> None:
    try:
        if not value.startswith('"'):
            raise ValueError
        name, end = json.JSONDecoder().raw_decode(value)
        bot = value[end:]
        if bot and not (bot.startswith(BOT) and bot.removeprefix(BOT).isalnum()):
            raise ValueError
    except ValueError:
        raise Problem("a name in quotes is needed") from None
    if bot:
        header.bots[len(header.players)] = bot.removeprefix(BOT)
    header.players.append(name)


def _dice(value: str) -> DiceSource:
    source, _, seed = value.partition(" ")
    match source:
        case "seeded":
            return SeededDice(_seed(seed))
        case "fair-share":
            return FairShareDice(_seed(seed))
        case "scripted" | "typed":
            return ScriptedDice([], name=source)
    raise Problem("there are no dice called {source!r}", source=source)


def _seed(text: str) -> int:
    return _number(text, Problem("the seed is a number, not {text!r}", text=text))


def _number(text: str, problem: Problem) -> int:
    try:
        return int(text)
    except ValueError:
        raise problem from None


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Problem("a date is written like 2026-05-31, not {text!r}", text=text) from None


def _start(header: _Header, find_ruleset: FindRuleset) -> Game:
    sheet = header.sheet
    if not sheet.id:
        raise RecordError(1, "the header names no ruleset")
    line = header.lines["ruleset"]
    try:
        _check_sheet(sheet, find_ruleset(sheet, {}))
        line = header.lines.get("option", line)
        ruleset = find_ruleset(sheet, header.settings)
        line = header.lines.get("player", line)
        return Game(
            ruleset,
            header.players,
            header.dice,
            played_on=header.played_on,
            practice=header.practice,
            bots=header.bots,
            coached=header.coached,
        )
    except ValueError as error:
        raise RecordError(line, reason=error) from None


def _check_sheet(sheet: RecordedSheet, ruleset: PlayableRuleset) -> None:
    """Raise a Problem if the ruleset is not the one that was played."""
    if ruleset.version != sheet.version:
        raise Problem(
            "played with version {played} of {sheet}, this is version {now}",
            played=sheet.version,
            sheet=ruleset.id,
            now=ruleset.version,
        )
    if sheet.edition and ruleset.edition != sheet.edition:
        raise Problem("this was played when {sheet} had other values", sheet=ruleset.id)


def _replay_line(game: Game, number: int, line: str) -> None:
    if line.startswith("scores:"):
        _check_scores(game, number, line)
        return
    move, _, rolled = line.partition(" = ")

    def outcome(throw: Throw) -> Outcome:
        if isinstance(game.dice, SeededDice):
            game.dice.throw(throw)  # keeps in step, so that the game continues with the dice it would have had
        return read_outcome(rolled, throw)

    try:
        game.replay(move, outcome)
    except IllegalMove as error:
        if isinstance(error.refusal, NotAMove):
            raise RecordError(number, "{move!r} is not a move", move=move) from None
        raise RecordError(number, "{move!r} is not legal: {reason}", move=move, reason=error) from None
    except DiceError as error:
        raise RecordError(number, reason=error) from None
    if rolled and game.steps[-1].throw is None:
        raise RecordError(number, "{move!r} rolls no dice", move=move)


def _check_scores(game: Game, number: int, line: str) -> None:
    if game.to_move is not None:
        raise RecordError(number, "there are scores before the end of the game")
    stated = line.partition(":")[2].split()
    real = [str(score.total) for score in game.scores()]
    if stated != real:
        raise RecordError(number, "the scores are {real}, not {stated}", real=" ".join(real), stated=" ".join(stated))
