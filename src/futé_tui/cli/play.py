"""`fute line`: a game in plain text."""

import argparse

from ..api import new_game
from ..engine.game import Game
from ..line.console import Console, InputEnded
from ..line.dice_entry import TypedDice
from ..line.session import Session
from ..line.setup import ask_players, ask_sheet
from .reading import find_ruleset, read_game
from .words import UserError


def run_line(chosen: argparse.Namespace) -> int:
    console = Console()
    try:
        recorded = (chosen.sheet or "").endswith(".fute")
        game = read_game(chosen.sheet, chosen.ruleset) if recorded else _new(chosen, console)
    except (InputEnded, KeyboardInterrupt):
        return 0
    if chosen.dice:
        game.dice = TypedDice(console.ask, console.say)
    Session(game, console).run()
    return 0


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


def _setting(text: str) -> tuple[str, str]:
    name, equals, setting = text.partition("=")
    if not equals:
        raise UserError(f"--option wants NAME=SETTING, not {text!r}")
    return name, setting
