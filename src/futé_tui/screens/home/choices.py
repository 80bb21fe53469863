"""What the entries of the home screen open.

Home opens without the engine: screens and whatever needs a sheet are imported when they are opened.
"""

from datetime import date
from functools import partial

from ...language import _
from ...statistics.filters import Which
from ...store.last_setup import GameSetup
from ...store.lessons import LessonProgress
from ...store.paths import lessons_file
from ...text.sheet_summaries import FIRST_SHEET
from ..choosing import ChoiceCard
from ..game_app import GameApp
from ..relayout import open_settings
from ..sitting_down import continue_game, replay_game, review_game, start_game
from .contents import lessons_done, progress_on
from .home import HomeScreen

_TOGETHER = 2  # people of a first game with friends


def open_choice(app: GameApp, entry: str, argument: str) -> None:
    """Open what an entry of the home screen leads to."""
    match entry:
        case "continue":
            continue_game(app, int(argument))
        case "again" if app.last_setup:
            start_game(app, app.last_setup)
        case "new":
            open_setup(app, argument)
        case "lessons":
            open_lessons(app)
        case "rules":
            from ..rules import rules_of

            app.push_screen(rules_of(_last_sheet(app)))
        case "daily":
            from ..challenges.opening import daily_screen

            app.push_screen(daily_screen(app.store, app.last_setup, argument))
        case "duel":
            from ..challenges.opening import duel_screen

            app.push_screen(duel_screen(app.store, app.last_setup, argument))
        case "games":
            from ..records.games import GamesScreen

            go_on, replay, review = (partial(each, app) for each in (continue_game, replay_game, review_game))
            app.push_screen(GamesScreen(app.store, go_on, replay, review))
        case "records":
            open_records(app)
        case "edit":
            from ..sheet_editing import edit_sheet

            edit_sheet(app, argument)
        case "settings":
            open_settings(app)
        case _:
            leave(app)


def leave(app: GameApp) -> None:
    """Leave the app; if moves are not on the disk, only after asking."""
    if app.store.on_disk:
        app.exit()
        return
    question = _("The last moves could not be saved: you lose them if you quit. Quit?")

    def choose(answer: int) -> None:
        if answer:
            app.exit()

    app.push_screen(ChoiceCard(question, (_("Stay"), _("Quit and lose them")), 0, choose))


def change_language(app: GameApp, language: str) -> None:
    """Speak another language, as the settings screen would."""
    app.change_setting("language", language)
    for screen in app.screen_stack:
        if isinstance(screen, HomeScreen):
            screen.show_again()


def open_setup(app: GameApp, sheet: str = "", people: int = 1) -> None:
    """Set up a game, on this sheet at first or else on the one played last; the very first one has places for this many
    people."""
    from ...pages.setup.sheets import sheet_choices
    from ...store.game_statistics import GameStatistics
    from ..setup import EarlierGames, SetupScreen

    sheets = sheet_choices({}, lessons_done())
    played = EarlierGames(partial(progress_on, app.store), GameStatistics(app.store).bests)
    names = app.store.names()
    app.push_screen(SetupScreen(sheets, app.last_setup, app.settings.hints, names, sheet, played, people=people))


def open_lessons(app: GameApp, sheet: str = "") -> None:
    """Show the lessons, with the cursor at this sheet or else at the one that was played last."""
    from ...lessons.loader import LessonError
    from ..lessons.lessons import LessonsScreen

    progress = LessonProgress(lessons_file())
    try:
        app.push_screen(LessonsScreen(progress, sheet or _last_sheet(app)))
    except LessonError as error:
        app.notify(str(error), severity="error", markup=False)


def offer_lessons(app: GameApp) -> None:
    """At the very first start, ask how to begin: with the lessons, a game, or a look around."""
    progress = LessonProgress(lessons_file())
    if progress.offered or app.last_setup:
        return
    from ..first_start import WelcomeScreen

    progress.note_offer()

    def play(name: str) -> None:
        start_game(app, GameSetup(FIRST_SHEET, (name,)))

    together = partial(open_setup, app, FIRST_SHEET, _TOGETHER)
    app.push_screen(WelcomeScreen(partial(open_lessons, app), play, partial(change_language, app), together))


def open_records(app: GameApp, sheet: str = "") -> None:
    """Show the statistics of this sheet, or else of the one played last."""
    from ...store.game_statistics import GameStatistics
    from ..records.records import RecordsScreen

    statistics = GameStatistics(app.store)
    last = next((entry.game for entry in statistics.latest(Which(sheet or None), most=1)), None)
    which = Which(last.sheet, last.players[0]) if last else Which(sheet or None)
    app.push_screen(RecordsScreen(statistics, partial(continue_game, app), which=which, today=date.today()))


def _last_sheet(app: GameApp) -> str:
    return app.last_setup.sheet if app.last_setup else ""
