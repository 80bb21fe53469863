"""`fute line`: a game in plain text."""

import argparse
from pathlib import Path

from ..api import new_game, read_record
from ..engine.game import Game
from ..engine.records import RecordError
from ..line.console import Console, InputEnded
from ..line.dice_entry import TypedDice
from ..line.session import Session
from ..line.setup import ask_players, ask_sheet
from ..sheets.loader import RulesetError, load_ruleset
from ..sheets.ruleset import Ruleset
from .words import UserError


def run_line(chosen: argparse.Namespace) -> int:
    console = Console()
    try:
        game = _continued(chosen) if (chosen.sheet or "").endswith(".fute") else _new(chosen, console)
    except (InputEnded, KeyboardInterrupt):
        return 0
    if chosen.dice:
        game.dice = TypedDice(console.ask, console.say)
    Session(game, console).run()
    return 0


def _continued(chosen: argparse.Namespace) -> Game:
    ruleset = find_ruleset(chosen.ruleset) if chosen.ruleset else None
    try:
        return read_record(Path(chosen.sheet).read_text(encoding="utf-8"), ruleset)
    except OSError as error:
        raise UserError(f"{chosen.sheet}: cannot be read: {error.strerror}") from None
    except (RecordError, UnicodeDecodeError) as error:
        raise UserError(f"{chosen.sheet}: {error}") from None


def _new(chosen: argparse.Namespace, console: Console) -> Game:
    if chosen.dice and chosen.seed is not None:
        raise UserError("choose between --dice and --seed")
    ruleset = find_ruleset(chosen.sheet or ask_sheet(console))
    options = dict(_setting(text) for text in chosen.option)
    players = chosen.player or ask_players(console, ruleset.player_counts)
    try:
        return new_game(ruleset, players, seed=chosen.seed, options=options, practice=chosen.practice)
    except ValueError as error:
        raise UserError(str(error)) from None


def find_ruleset(source: str) -> Ruleset:
    try:
        return load_ruleset(source)
    except RulesetError as error:
        raise UserError(str(error)) from None


def _setting(text: str) -> tuple[str, str]:
    name, equals, setting = text.partition("=")
    if not equals:
        raise UserError(f"--option wants NAME=SETTING, not {text!r}")
    return name, setting
