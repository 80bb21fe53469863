"""`fute line`: a game in plain text."""

import argparse

from ..engine.dice import ScriptedDice
from ..engine.game import Game
from ..language import _
from ..line.console import Console, InputEnded
from ..line.dice_entry import PromptedDice
from ..line.session import Session
from ..line.setup import ask_players, ask_sheet
from ..sheets.loader import load_ruleset
from ..store.games import GameStore
from ..store.kept_game import KeptGame
from ..user_errors import UserError
from .continuing import continue_record, continue_stored
from .hinting import line_hints
from .new_games import start_new
from .open_store import open_store
from .reading import read_options


def run_line(chosen: argparse.Namespace) -> int:
    console = Console()
    store = None if chosen.no_store else open_store()
    try:
        if chosen.daily or chosen.duel is not None:
            return _play_challenge(chosen, console)
        kept = _sit_down(chosen, console, store)
    except (InputEnded, KeyboardInterrupt):
        return 0
    game = kept.game
    if chosen.dice or isinstance(game.dice, ScriptedDice):  # recorded real dice end where the game was left
        game.dice = PromptedDice(console.ask, console.say)
    if chosen.no_store:
        kept = KeptGame(game)
    Session(kept, console, hints=line_hints(chosen)).run()
    if kept.on_disk and game.to_move is not None:
        console.say(_("To continue: {command}").format(command=f"fute line --continue {kept.number}"))
    return 0


def _sit_down(chosen: argparse.Namespace, console: Console, store: GameStore | None) -> KeptGame:
    """The chosen game: one from the store, that of a record, or a new one."""
    if chosen.go_on is not None:
        if chosen.sheet or chosen.player or chosen.seed is not None:
            raise UserError(_("--continue resumes a game: leave out sheet, players and seed"))
        return continue_stored(store or open_store(), chosen.go_on)
    if (chosen.sheet or "").endswith(".fute"):
        return continue_record(store, chosen)
    return KeptGame(_new(chosen, console), store=store)


def _play_challenge(chosen: argparse.Namespace, console: Console) -> int:
    """Play a daily game or a duel."""
    from .daily import play_daily  # for challenges only
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
    options = read_options(chosen.option)
    return play_daily(chosen, console) if chosen.daily else play_duel(chosen, console, options)


def _new(chosen: argparse.Namespace, console: Console) -> Game:
    if chosen.dice and chosen.seed is not None:
        raise UserError(_("choose between --dice and --seed"))
    ruleset = load_ruleset(chosen.sheet or ask_sheet(console)).with_options(read_options(chosen.option))
    return start_new(chosen, ruleset, chosen.player or ask_players(console, ruleset.player_counts))
