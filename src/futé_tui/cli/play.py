"""`fute line`: a game in plain text."""

import argparse

from ..api import new_game
from ..engine.dice import ScriptedDice
from ..engine.game import Game
from ..language import _
from ..line.console import Console, InputEnded
from ..line.dice_entry import TypedDice
from ..line.session import Session
from ..line.setup import ask_players, ask_sheet
from ..same_dice.sitting import Sitting
from ..sheets.loader import ruleset_ids
from ..text.problems import tell_problem
from .continuing import continue_record, continue_stored
from .hinting import line_hints
from .keeping import OpenStore
from .reading import find_ruleset
from .words import UserError


def run_line(chosen: argparse.Namespace) -> int:
    console = Console()
    store = None if chosen.no_store else OpenStore()
    try:
        if chosen.daily or chosen.duel is not None:
            return _play_same_dice(chosen, console)
        sitting = _sit_down(chosen, console, store)
    except (InputEnded, KeyboardInterrupt):
        return 0
    game = sitting.game
    if chosen.dice or isinstance(game.dice, ScriptedDice):  # what was written down of real dice has an end
        game.dice = TypedDice(console.ask, console.say)
    readable = game.ruleset.id in ruleset_ids()  # without its file, nobody could read a game of a sheet of one's own
    keep = store.keeper(sitting) if store and readable else None
    hints = line_hints(chosen)
    if keep:
        Session(game, console, keep=keep, tell_end=keep.tell_end, hints=hints).run()
    else:
        Session(game, console, hints=hints).run()
    if keep and keep.on_disk and game.to_move is not None:
        console.say(_("To go on: {command}").format(command=f"fute line --continue {keep.number}"))
    return 0


def _sit_down(chosen: argparse.Namespace, console: Console, store: OpenStore | None) -> Sitting:
    """The game that was asked for: one from the store, that of a record, or a new one."""
    if chosen.go_on is not None:
        if chosen.sheet or chosen.player or chosen.seed is not None:
            raise UserError(_("--continue goes on with a game: leave out sheet, players and seed"))
        return continue_stored((store or OpenStore()).games, chosen.go_on)
    if (chosen.sheet or "").endswith(".fute"):
        return continue_record(store.games if store else None, chosen)
    return Sitting(_new(chosen, console), None, "table", "")


def _play_same_dice(chosen: argparse.Namespace, console: Console) -> int:
    """A daily game or a duel, whose dice nobody chooses."""
    from .daily import play_daily
    from .duel import play_duel

    if chosen.daily and chosen.duel is not None:
        raise UserError(_("choose between --daily and --duel"))
    if (
        chosen.dice
        or chosen.seed is not None
        or chosen.practice
        or chosen.no_store
        or chosen.go_on is not None
        or (chosen.daily and chosen.option)
    ):
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
