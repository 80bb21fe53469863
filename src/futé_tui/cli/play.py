"""`fute line`: a game in plain text."""

import argparse

from ..api import new_game
from ..engine.game import Game
from ..language import _
from ..line.console import Console, InputEnded
from ..line.dice_entry import TypedDice
from ..line.session import Session
from ..line.setup import ask_players, ask_sheet
from ..text.problems import tell_problem
from .hinting import line_hints
from .reading import find_ruleset, read_game
from .words import UserError


def run_line(chosen: argparse.Namespace) -> int:
    console = Console()
    try:
        if chosen.daily or chosen.duel is not None:
            return _play_same_dice(chosen, console)
        recorded = (chosen.sheet or "").endswith(".fute")
        game = read_game(chosen.sheet, chosen.ruleset) if recorded else _new(chosen, console)
    except (InputEnded, KeyboardInterrupt):
        return 0
    if chosen.dice:
        game.dice = TypedDice(console.ask, console.say)
    Session(game, console, hints=line_hints(chosen)).run()
    return 0


def _play_same_dice(chosen: argparse.Namespace, console: Console) -> int:
    """A daily game or a duel, whose dice nobody chooses."""
    from .daily import play_daily
    from .duel import play_duel

    if chosen.daily and chosen.duel is not None:
        raise UserError(_("choose between --daily and --duel"))
    if chosen.dice or chosen.seed is not None or chosen.practice or (chosen.daily and chosen.option):
        raise UserError(_("daily games and duels have dice and rules of their own: leave out the other options"))
    options = dict(_setting(text) for text in chosen.option)
    return play_daily(chosen, console) if chosen.daily else play_duel(chosen, console, options)


def _new(chosen: argparse.Namespace, console: Console) -> Game:
    if chosen.dice and chosen.seed is not None:
        raise UserError(_("choose between --dice and --seed"))
    ruleset = find_ruleset(chosen.sheet or ask_sheet(console))
    options = dict(_setting(text) for text in chosen.option)
    players = chosen.player or ask_players(console, ruleset.player_counts)
    try:
        return new_game(ruleset, players, seed=chosen.seed, options=options, practice=chosen.practice)
    except ValueError as error:
        raise UserError(tell_problem(error)) from None


def _setting(text: str) -> tuple[str, str]:
    name, equals, setting = text.partition("=")
    if not equals:
        raise UserError(_("--option wants NAME=SETTING, not {text!r}").format(text=text))
    return name, setting
