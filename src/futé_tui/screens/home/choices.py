"""The entries of the home screen: which games it offers, and what each entry opens."""

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from ...language import _
from ...sheets.files import sheet_title
from ...statistics.filters import Which
from ...store.games import GameStore
from ...store.lessons import LessonProgress
from ...store.paths import games_file, lessons_file
from ...text.numbers import decimal
from ..game_app import GameApp
from ..records.stored_games import listed, offered, once_for_each_duel
from ..relayout import open_settings
from ..sitting_down import continue_game, replay_game, start_game
from .home import Facts
from .view import Entry, Progress

if TYPE_CHECKING:
    from ...store.game_statistics import GameStatistics

_CONTINUE_KEYS = "c234"  # so many open games at most; with more of them, the menu would not fit into 80 x 24
_SHOWN = 10  # solo games, as bars
_LOOKED_AT = 20  # the latest open games; several may belong to one duel


def entries(app: GameApp) -> tuple[Entry, ...]:
    """The menu: open games first, then the last set-up again, then everything else."""
    last = app.last_setup
    latest = once_for_each_duel(app.store.games(over=False, most=_LOOKED_AT))
    readable = (stored for stored in latest if stored.totals or stored.sealed)
    games = [
        Entry(f"continue {stored.id}", key, _("Continue"), offered(stored))
        for key, stored in zip(_CONTINUE_KEYS, readable, strict=False)
    ]
    again = [Entry("again", "a", _("Again"), f"{sheet_title(last.sheet)}, {listed(last.players)}")] if last else []
    return (
        *games,
        *again,
        Entry("new", "n", _("New game"), _("any sheet, with friends or alone")),
        Entry("daily", "d", _("Daily game"), _("the same dice for everyone today")),
        Entry("duel", "u", _("Duel"), _("the same dice for two to four")),
        Entry("lessons", "l", _("Lessons"), _("learn a sheet step by step")),
        Entry("rules", "r", _("Rules")),
        Entry("games", "g", _("Games")),
        Entry("records", "s", _("Records")),
        Entry("settings", "o", _("Settings")),
        Entry("quit", "q", _("Quit")),
    )


def facts() -> Facts:
    """What the stored games say; asked from another thread, so with a database connection of its own."""
    from ...store.game_statistics import GameStatistics

    store = GameStore(games_file())
    over, still_open = len(store.listing(over=True)), len(store.listing(over=False))
    progress = _progress(GameStatistics(store))
    store.close()
    details: dict[str, str] = {}
    if over or still_open:
        details["games"] = _("{over} finished, {open} open").format(over=over, open=still_open)
    if progress:
        facts = {"best": progress.best, "average": decimal(progress.average)}
        details["records"] = _("best {best}, average {average}").format(**facts)
    return details, progress


def _progress(statistics: "GameStatistics") -> Progress | None:
    """The solo games of the player who played one last, on the same sheet."""
    from ...sheets.shown import sheet_ratings

    last = next(iter(statistics.latest(Which(alone=True), most=1)), None)
    if last is None:
        return None
    sheet = last.game.sheet
    summary = statistics.summary(Which(sheet, last.player, alone=True), listed=0)
    if summary is None:
        return None
    levels = sorted(level.at_least for level in sheet_ratings(sheet))
    return Progress(
        sheet_title(sheet),
        summary.totals[-_SHOWN:],
        summary.highest,
        summary.average,
        next((level for level in levels if level > summary.highest), 0),
        max((level for level in levels if level <= summary.highest), default=0),
    )


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

            app.push_screen(GamesScreen(app.store, partial(continue_game, app), partial(replay_game, app)))
        case "records":
            open_records(app)
        case "settings":
            open_settings(app)
        case _:
            app.exit()


def open_setup(app: GameApp, sheet: str = "") -> None:
    """Set up a game, on this sheet at first or else on the one played last."""
    from ...pages.setup.sheets import sheet_choices
    from ...store.game_statistics import GameStatistics
    from ..setup import SetupScreen

    sheets = sheet_choices(GameStatistics(app.store).bests(), _lessons_done())
    app.push_screen(SetupScreen(sheets, app.last_setup, app.settings.hints, app.store.names(), sheet))


def _lessons_done() -> dict[str, tuple[int, int]]:
    """Of the lessons of each sheet, how many are done and how many there are."""
    from ...lessons.loader import lesson_keys
    from ...sheets.files import ruleset_ids

    progress = LessonProgress(lessons_file())
    keys = {sheet: lesson_keys(sheet) for sheet in ruleset_ids()}
    return {sheet: (sum(progress.of(key).done for key in found), len(found)) for sheet, found in keys.items()}


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
    """Offer the lessons at the very first start."""
    progress = LessonProgress(lessons_file())
    if progress.offered or app.last_setup:
        return
    from ..first_start import first_start_card

    progress.note_offer()
    app.push_screen(first_start_card(partial(open_lessons, app)))


def open_records(app: GameApp, sheet: str = "") -> None:
    """Show the statistics of this sheet, or else of the one played last."""
    from ...store.game_statistics import GameStatistics
    from ..records.records import RecordsScreen

    statistics = GameStatistics(app.store)
    last = next((entry.game for entry in statistics.latest(Which(sheet or None), most=1)), None)
    which = Which(last.sheet, last.players[0]) if last else Which(sheet or None)
    app.push_screen(RecordsScreen(statistics, partial(replay_game, app), which=which, today=date.today()))


def _last_sheet(app: GameApp) -> str:
    return app.last_setup.sheet if app.last_setup else ""
