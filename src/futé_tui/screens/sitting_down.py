"""Opening games: at the table, a new one or a stored one, and as a replay.

Home opens without the engine: whatever needs a game is imported when there is one.
"""

from functools import partial
from typing import TYPE_CHECKING

from ..engine.problems import RecordError
from ..language import _
from ..store.last_setup import GameSetup, remember
from ..store.occasion import Kind
from ..store.paths import dismissed_topics_file, last_setup_file
from ..store.sealed import SealedGame
from ..store.stored import StoredGame
from .game_app import GameApp
from .home.home import HomeScreen

_PAUSES = {"calm": 1.2, "brisk": 0.4, "instant": 0.01}  # seconds before a bot decides

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..store.kept_game import KeptGame
    from .table.table import TableScreen


def table_screen(app: GameApp, kept: "KeptGame") -> "TableScreen":
    """The table of a game, with the current settings."""
    from ..store.dismissed_topics import DismissedTopics
    from .table.table import TableScreen
    from .table.table_hints import TableHints

    settings = app.settings
    hints = TableHints(
        settings.hints,
        DismissedTopics(dismissed_topics_file()),
        lambda level: app.change_setting("hints", level),
        coach=kept.may_be_coached,
    )
    return TableScreen(
        kept,
        hand_over=settings.hand_over,
        changed_keys=settings.keys,
        hints=hints,
        confirms=settings.confirm_moves,
        bot_pause=_PAUSES[settings.bot_pace],
    )


def sit_down(app: GameApp, game: "Game") -> None:
    """Open a game that is not in the store at the table."""
    from ..store.kept_game import KeptGame

    app.push_screen(table_screen(app, KeptGame(game, store=app.store)))


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
        app.push_screen(table_screen(app, KeptGame(game, stored.occasion, store=app.store, number=number)))


def show_finished(app: GameApp, stored: StoredGame) -> None:
    """Show the result of a finished game, with its table below."""
    from ..store.kept_game import KeptGame

    if game := _read(app, stored):
        table = table_screen(app, KeptGame(game, stored.occasion, store=app.store, number=stored.id))
        app.push_screen(table)
        table.call_after_refresh(table.show_result, count=False)


def follow_result(app: GameApp, what: str, kept: "KeptGame") -> None:
    """Do what was chosen below a result: the game again, with the same dice, or its replay."""
    match what:
        case "again":
            play_again(app, kept.game)
        case "same_dice":
            from ..pages.result.kept import same_dice

            if again := same_dice(kept):
                app.action_home()
                app.push_screen(table_screen(app, again))
        case "replay_game":
            open_replay(app, kept.game, number=kept.number)
        case "review":
            open_review(app, kept.game, kept.number)


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
        open_replay(app, game, number=number)


def review_game(app: GameApp, number: int) -> None:
    """Open the review of a stored game that is over."""
    stored = app.store.game(number)
    if stored and stored.over and (game := _read(app, stored)):
        open_review(app, game, number)


def open_review(app: GameApp, game: "Game", number: int | None = None) -> None:
    """Open the review of a game, which is kept if the game has a number in the store."""
    from .review.review import ReviewScreen

    def show_moment(shown: "Game", moment: int, note: str) -> None:
        open_replay(app, shown, moment, number=number, note=note)

    app.push_screen(ReviewScreen(game, show_moment, partial(sit_down, app), store=app.store, number=number))


def open_replay(app: GameApp, game: "Game", moment: int = 0, *, number: int | None = None, note: str = "") -> None:
    """Open the replay of a game at a moment, with a note on it; `number` is that of a stored game."""
    from .table.replay import ReplayScreen

    def review(shown: "Game") -> None:
        open_review(app, shown, number)

    play_on, keys = partial(sit_down, app), app.settings.keys
    app.push_screen(ReplayScreen(game, play_on, keys, review=review, moment=moment, note=note))


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
