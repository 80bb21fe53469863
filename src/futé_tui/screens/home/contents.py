"""What home shows: its menu with the games to continue, what the stored games say, and all sheets.

Home opens without the engine: whatever needs a sheet is imported when it is asked for.
"""

from datetime import date
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from ...language import _, ngettext
from ...pages.home.view import Entry, Progress, Tile
from ...sheets.ruleset_files import ruleset_ids
from ...statistics.filters import Which
from ...store.games import GameStore
from ...store.lessons import LessonProgress
from ...store.occasion import Kind
from ...store.paths import games_file, lessons_file
from ...text.numbers import decimal
from ...text.opponents import shown_seats
from ...text.sheet_summaries import short_title
from ..game_app import GameApp
from ..records.stored_games import listed, offered, offered_shortly, once_for_each_duel

if TYPE_CHECKING:
    from ...statistics.report import Summary
    from ...statistics.results import Entry as ResultEntry
    from ...store.game_statistics import GameStatistics

_CONTINUE_KEYS = "c234"  # this many open games are offered
_SHOWN = 10  # solo games, as bars
_LATELY = 10  # games that are compared with the average of all
_ENOUGH = 3  # games of a sheet that make a chart
_LOOKED_AT = 20  # the latest open games; several may belong to one duel


class Menu(NamedTuple):
    """The entries in their places, and more games that can be continued."""

    entries: tuple[Entry, ...]
    more: tuple[Entry, ...]


class Facts(NamedTuple):
    """What the stored games say: words about entries, and the latest solo games."""

    details: dict[str, str]
    progress: Progress | None


def menu(app: GameApp) -> Menu:
    """The menu, every entry in its place: those that lead nowhere now are faded."""
    last = app.last_setup
    latest = once_for_each_duel(app.store.games(over=False, most=_LOOKED_AT))
    readable = (stored for stored in latest if stored.totals or stored.sealed)
    games = [
        Entry(
            f"continue {stored.id}",
            key,
            _("Continue"),
            offered(stored),
            short=offered_shortly(stored),
            practice=stored.occasion.kind is Kind.PRACTICE,
        )
        for key, stored in zip(_CONTINUE_KEYS, readable, strict=False)
    ]
    nothing = Entry("continue", "c", _("Continue"), _("no open game"), enabled=False)
    again = (
        f"{short_title(last.sheet)}, {listed(shown_seats(last.players))}" if last else _("no game to play again yet")
    )
    entries = (
        Entry("new", "n", _("New game"), _("any sheet: friends, bots or solo")),
        games[0] if games else nothing,
        Entry("again", "a", _("Again"), again, enabled=last is not None),
        Entry("daily", "d", _("Daily game"), _("the same dice for everyone today")),
        Entry("duel", "u", _("Duel"), _("each solo, with the same dice")),
        Entry("lessons", "l", _("Lessons"), _("learn a sheet step by step")),
        Entry("rules", "r", _("Rules"), _("every sheet, zone by zone")),
        Entry("games", "g", _("Games"), _("replay them, continue them")),
        Entry("records", "s", _("Records"), _("curves, levels, best games")),
        Entry("settings", "o", _("Settings"), _("language, colours, hints, keys")),
        Entry("quit", "q", _("Quit")),
    )
    return Menu(entries, tuple(games[1:]))


def facts() -> Facts:
    """What the stored games say; called in another thread, so with its own database connection."""
    from ...store.game_statistics import GameStatistics

    store = GameStore(games_file())
    over, still_open = len(store.listing(over=True)), len(store.listing(over=False))
    progress = _progress(GameStatistics(store))
    details: dict[str, str] = {}
    if over or still_open:
        details["games"] = _("{over} finished, {open} open").format(over=over, open=still_open)
    if progress:
        facts = {"best": progress.best, "average": decimal(progress.average)}
        details["records"] = _("best {best}, average {average}").format(**facts)
    details |= {"daily": _daily(store), "lessons": _lessons_text()}
    store.close()
    return Facts(details, progress)


def _daily(store: GameStore) -> str:
    """How many of today's games are played, and the streak; nothing for somebody who plays none."""
    if not store.games(kind=Kind.DAILY, most=1):
        return ""
    from ...challenges.daily_tries import DailyTries, streak_of
    from ...sheets.loader import sheet_ids

    tries, today = DailyTries(store), date.today()
    player = next(tries.players(), "")
    history = tries.of(player)
    streak = streak_of(history, today).now
    done = sum(each.day == today and each.over for each in history)
    of_today = _("today: {done} of {number} played").format(done=done, number=len(sheet_ids()))
    days = ngettext("streak: {number} day", "streak: {number} days", streak).format(number=streak)
    return f"{of_today} · {days}"


def _lessons_text() -> str:
    """How far the lessons are; nothing before the first one."""
    done, number = (sum(column) for column in zip(*lessons_done().values(), strict=True))
    return _("{done} of {number} done").format(done=done, number=number) if done else ""


def tiles(app: GameApp) -> tuple[Tile, ...]:
    """All sheets; their pictures are made ready, too. Asked from another thread."""
    from ...pages.setup.sheets import sheet_choices
    from ...pages.sheet_picture import sheet_zones
    from ...sheets.own import own_sheets
    from ...store.game_statistics import GameStatistics
    from ...text.reconstructions import reconstruction_word

    store = GameStore(games_file())
    statistics = GameStatistics(store)
    last, setup = _last_solo_game(statistics), app.last_setup
    player = last.player if last else next(iter(setup.players if setup else ()), "")
    choices = sheet_choices(statistics.bests(player))
    store.close()
    for choice in choices:
        sheet_zones(choice.id)
    for problem in own_sheets().problems:
        app.call_from_thread(app.warn_once, problem)
    return tuple(
        Tile(choice.id, short_title(choice.id), choice.stars, choice.best, reconstruction_word(choice.id), player)
        for choice in choices
    )


def _last_solo_game(statistics: "GameStatistics") -> "ResultEntry | None":
    return next(iter(statistics.latest(Which(alone=True), most=1)), None)


def _progress(statistics: "GameStatistics") -> Progress | None:
    """The solo games of the player who played one last: on the same sheet, or, while these are few, on the one that
    they have played most."""
    last = _last_solo_game(statistics)
    if last is None:
        return None
    sheets = dict.fromkeys((last.game.sheet, *statistics.sheets(Which(player=last.player, alone=True))[:1]))
    found = [(sheet, statistics.summary(Which(sheet, last.player, alone=True), listed=_LATELY)) for sheet in sheets]
    played = [(sheet, summary) for sheet, summary in found if summary]
    if not played:
        return None
    sheet, summary = next((each for each in played if each[1].games >= _ENOUGH), played[-1])
    return _on_sheet(sheet, summary, last.player)


def progress_on(store: GameStore, sheet: str, player: str) -> Progress | None:
    """How a player is doing on a sheet: in solo games or, if there are none, in those with others."""
    from ...store.game_statistics import GameStatistics

    statistics = GameStatistics(store)
    for alone in (True, None):
        if summary := statistics.summary(Which(sheet, player, alone=alone), listed=_LATELY):
            return _on_sheet(sheet, summary, player, alone=bool(alone))
    return None


def _on_sheet(sheet: str, summary: "Summary", player: str, *, alone: bool = True) -> Progress:
    from ...sheets.loader import sheet_ratings

    levels = sorted(level.at_least for level in sheet_ratings(sheet)) if alone else []
    return Progress(
        short_title(sheet),
        summary.totals[-_SHOWN:],
        summary.highest,
        summary.average,
        next((level for level in levels if level > summary.highest), 0),
        max((level for level in levels if level <= summary.highest), default=0),
        _weakest(summary),
        alone,
        player,
    )


def _weakest(summary: "Summary") -> tuple[str, float] | None:
    """The zone that is furthest below its average in the latest games; nothing before there are more of them."""
    from ...pages.records.view import recent_average
    from ...text.names import label_of

    if summary.games <= _LATELY:
        return None
    by_zone = ((label_of(zone.name), recent_average(summary, zone.name) - zone.average) for zone in summary.zones)
    return min(by_zone, key=itemgetter(1))


def lessons_done() -> dict[str, tuple[int, int]]:
    """Of the lessons of each sheet, how many are done and how many there are."""
    from ...lessons.loader import lesson_keys

    progress = LessonProgress(lessons_file())
    keys = {sheet: lesson_keys(sheet) for sheet in ruleset_ids()}
    return {sheet: (sum(progress.of(key).done for key in found), len(found)) for sheet, found in keys.items()}
