"""Opening games: at the table, a new one or a stored one, and as a replay.

Home opens without the engine: whatever needs a game is imported when there is one.
"""

from typing import TYPE_CHECKING

from ..engine.problems import RecordError
from ..language import _
from ..store.last_setup import GameSetup, remember
from ..store.occasion import Kind
from ..store.paths import last_setup_file
from ..store.sealed import SealedGame
from ..store.stored import StoredGame
from .game_app import GameApp
from .home.home import HomeScreen

if TYPE_CHECKING:
    from ..engine.game import Game


def sit_down(app: GameApp, game: "Game") -> None:
    """Open a game that is not in the store at the table."""
    from ..store.kept_game import KeptGame

    app.open_table(KeptGame(game, store=app.store))


def start_game(app: GameApp, setup: GameSetup) -> None:
    """Start a new game; the sheet of a remembered set-up may be gone."""
    from ..api import new_game
    from ..expert.manifest import NoExpert
    from ..expert.seats import BotSeats
    from ..table.typed_dice import TypedDice
    from ..text.experts import explain_no_expert
    from ..text.problems import describe_problem
    from ..text.seats import read_seats

    try:
        dice = TypedDice() if setup.typed else None
        names, bots = read_seats(setup.players)
        game = new_game(setup.sheet, names, seed=setup.seed, dice=dice, options=dict(setup.options), bots=bots)
        BotSeats(game).load()
    except NoExpert as problem:
        app.notify(explain_no_expert(problem, setup.sheet), severity="error", markup=False)
        return
    except ValueError as error:
        app.notify(describe_problem(error), severity="error", markup=False)
        return
    app.last_setup = setup
    remember(setup, last_setup_file())
    sit_down(app, game)


def continue_game(app: GameApp, number: int) -> None:
    """Continue a stored game where it was left."""
    from ..engine.dice import ScriptedDice
    from ..store.kept_game import KeptGame
    from ..table.typed_dice import TypedDice

    stored = app.store.game(number)
    if stored is None:
        app.warn(_("Game {number} is no longer there.").format(number=number))
        return
    if stored.over and not stored.sealed:
        show_finished(app, stored)
    elif stored.occasion.kind is Kind.DUEL:
        app.post_message(HomeScreen.Chosen(f"duel {stored.occasion.tag}"))
    elif game := _read(app, stored):
        if isinstance(game.dice, ScriptedDice):  # recorded real dice end where the game was left
            game.dice = TypedDice()
        app.open_table(KeptGame(game, stored.occasion, store=app.store, number=number))


def show_finished(app: GameApp, stored: StoredGame) -> None:
    """Show the result of a finished game, with its table below."""
    from ..store.kept_game import KeptGame

    if game := _read(app, stored):
        app.open_table(KeptGame(game, stored.occasion, store=app.store, number=stored.id), result=True)


def play_again(app: GameApp, game: "Game") -> None:
    """Play the same sheet with the same players again; a daily game or a duel returns to its own screen instead."""
    from ..api import fresh_seed
    from ..engine.dice import SeededDice
    from ..engine.game import Game
    from ..table.typed_dice import TypedDice

    app.action_home()
    if isinstance(app.screen, HomeScreen):
        dice = TypedDice() if isinstance(game.dice, TypedDice) else SeededDice(fresh_seed())
        sit_down(app, Game(game.ruleset, game.players, dice, bots=game.bots))


def replay_game(app: GameApp, number: int) -> None:
    """Open the replay of a stored game."""
    stored = app.store.game(number)
    if game := stored and _read(app, stored):
        app.open_replay(game, number=number)


def review_game(app: GameApp, number: int) -> None:
    """Open the review of a stored game that is over."""
    stored = app.store.game(number)
    if stored and stored.over and (game := _read(app, stored)):
        app.open_review(game, number)


def _read(app: GameApp, stored: StoredGame) -> "Game | None":
    """The stored game; if it cannot be read or stays closed for now, say so."""
    if stored.damage:
        sentence = _("Game {number} is damaged: {reason}. The command fute doctor can repair it.")
        app.notify(sentence.format(number=stored.id, reason=stored.damage), severity="error", markup=False)
        return None
    try:
        return stored.show()
    except SealedGame as error:
        app.notify(str(error), markup=False)
        return None
    except RecordError as error:
        from ..text.problems import describe_problem

        sentence = _("Game {number} cannot be read: {reason}")
        app.notify(sentence.format(number=stored.id, reason=describe_problem(error)), severity="error", markup=False)
        return None
