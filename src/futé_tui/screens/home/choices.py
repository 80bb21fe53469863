"""What the entries of the home screen open.

Home opens without the engine: screens and whatever needs a sheet are imported when they are opened.
"""

from ...language import _
from ...store.lessons import LessonProgress
from ...store.paths import lessons_file
from ..choosing import ChoiceCard
from ..game_app import GameApp
from ..relayout import open_settings
from ..sitting_down import continue_game, start_game


def open_choice(app: GameApp, entry: str, argument: str) -> None:
    """Open what an entry of the home screen leads to."""
    match entry:
        case "continue":
            continue_game(app, int(argument))
        case "again" if app.last_setup:
            start_game(app, app.last_setup)
        case "new":
            from ..setup import open_setup

            open_setup(app, argument)
        case "lessons":
            from ..lessons.lessons import open_lessons

            open_lessons(app, argument)
        case "rules":
            from ..rules import rules_of

            app.push_screen(rules_of(_last_sheet(app)))
        case "daily":
            from ..challenges.daily import DailyScreen

            app.push_screen(DailyScreen(argument))
        case "duel":
            from ..challenges.duels import duel_screen

            app.push_screen(duel_screen(app, argument))
        case "games":
            from ..records.games import GamesScreen

            app.push_screen(GamesScreen())
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


def offer_lessons(app: GameApp) -> None:
    """At the very first start, ask how to begin: with the lessons, a game, or a look around."""
    progress = LessonProgress(lessons_file())
    if progress.offered or app.last_setup:
        return
    from ..first_start import WelcomeScreen

    progress.note_offer()
    app.push_screen(WelcomeScreen())


def open_records(app: GameApp, sheet: str = "") -> None:
    """Show the statistics of this sheet, or else of the one played last."""
    from ..records.records import RecordsScreen

    app.push_screen(RecordsScreen(sheet))


def _last_sheet(app: GameApp) -> str:
    return app.last_setup.sheet if app.last_setup else ""
