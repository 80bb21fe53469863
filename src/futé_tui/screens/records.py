"""Records: what the finished games say, sheet by sheet and player by player."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date

from textual import on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ..figures.pages import Line, Page, Room, page_lines, players_page
from ..figures.tables import tell_entry
from ..language import N_, _
from ..sheets.shown import sheet_ratings, sheet_title
from ..statistics.entries import entries, people, sheets_played
from ..statistics.filters import Which
from ..statistics.periods import ALL_TIME, PERIODS, since
from ..statistics.report import report
from ..statistics.results import Played
from ..statistics.summary import Summary, summarize
from ..table.names import shown_name
from ..widgets.actions import Choice, ChoiceLine
from ..widgets.text_page import TextPage
from .choosing import ChoiceCard
from .commands import RECORDS, bindings
from .help import HelpScreen
from .sized import SizedScreen

_HOW = N_(
    "The first line says which games are looked at: choose another sheet, player or period, or only games played "
    "alone or together, with the keys at the foot or a click on it. The arrow keys left and right go from page to "
    "page. Enter or a click on a game of a list goes through it again. Practice games do not count."
)
_COMPANY: dict[bool | None, str] = {None: N_("all games"), True: N_("alone"), False: N_("together")}
_PAGES = tuple(Page)
_LISTS = (Page.BEST, Page.LATEST)
_LISTED = 100
_BESIDE = 4  # columns of margins and scroll bar
_AROUND = 2  # the bar, and the line that is free above a page


class RecordsScreen(SizedScreen):
    """Shows finished games taken together."""

    COMMANDS_HERE = RECORDS
    BINDINGS = bindings(RECORDS)
    CSS = """
    RecordsScreen OptionList { height: 1fr; border: none; padding: 1 0 0 0; }
    RecordsScreen VerticalScroll { height: 1fr; padding: 1 1 0 1; }
    """

    def __init__(
        self, games: Sequence[Played], replay: Callable[[int], None], *, which: Which, today: date, ascii_only: bool
    ) -> None:
        """`games` are all that count, in the order of play; `replay` goes through one again, by its number."""
        super().__init__()
        self._games, self._replay = games, replay
        self._which, self._period, self._page = which, ALL_TIME, Page.OVERVIEW
        self._today, self._ascii = today, ascii_only
        self._summary = self._summarized(which)

    def compose_content(self) -> ComposeResult:
        yield ChoiceLine(id="which")
        yield ChoiceLine(id="pages")
        yield OptionList(markup=False)
        with VerticalScroll():
            yield TextPage()

    def on_resize(self, event: Resize) -> None:
        super().on_resize(event)
        self.call_after_refresh(self._show)

    def _show(self) -> None:
        """Show the page for the games that are asked for."""
        which = self._which
        above = self.query_one("#which", ChoiceLine).show(
            [
                Choice(sheet_title(which.sheet or ""), "which_sheet"),
                Choice(shown_name(which.player) if which.player is not None else _("everybody"), "which_player"),
                Choice(_(self._period), "which_period"),
                Choice(_(_COMPANY[which.alone]), "company"),
            ]
        )
        pages = [Choice(_(page.value), f"page({place})", page is self._page) for place, page in enumerate(_PAGES)]
        above += self.query_one("#pages", ChoiceLine).show(pages)
        listing = self._page in _LISTS and self._summary is not None
        menu, scroll = self.query_one(OptionList), self.query_one(VerticalScroll)
        menu.display, scroll.display = listing, not listing
        (menu if listing else scroll).focus()
        if listing:
            self._list(menu)
        else:
            scroll.scroll_home(animate=False)
            self.query_one(TextPage).show(self._lines(above))

    def _list(self, menu: OptionList) -> None:
        assert self._summary is not None
        ratings, everybody = sheet_ratings(self._which.sheet or ""), self._which.player is None
        listed = self._summary.best if self._page is Page.BEST else self._summary.latest
        menu.clear_options()
        menu.add_options(
            Option(tell_entry(entry, ratings, named=everybody), f"{entry.game.id}/{entry.result.seat}")
            for entry in listed
        )
        menu.highlighted = 0

    def _lines(self, above: int) -> list[Line]:
        if self._summary is None:
            return [Line(_("There are no finished games that fit. Practice games do not count."))]
        if self._page is Page.PLAYERS:
            (told,) = report(self._games, self._which, sheet_ratings)
            return players_page(told)
        room = Room(self.size.width - _BESIDE, self.size.height - _AROUND - above, self._ascii)
        return page_lines(self._page, self._summary, room)

    def _ask_for(self, which: Which) -> None:
        """Look at other games; somebody who never played the sheet is left out."""
        if which.player not in people(game for game in self._games if game.sheet == which.sheet):
            which = replace(which, player=None)
        self._which, self._summary = which, self._summarized(which)
        self._show()

    def _summarized(self, which: Which) -> Summary | None:
        """The games that are asked for, taken together once for all pages; None if there are none."""
        seats = entries((game for game in self._games if which.fits(game)), which.player)
        return summarize(seats, sheet_ratings(which.sheet or ""), _LISTED) if seats else None

    def action_which_sheet(self) -> None:
        sheets = sheets_played(self._games)
        titles = [sheet_title(sheet) for sheet in sheets]

        def choose(place: int) -> None:
            self._ask_for(replace(self._which, sheet=sheets[place]))

        if sheets:
            now = sheets.index(self._which.sheet) if self._which.sheet in sheets else 0
            self.app.push_screen(ChoiceCard(_("Sheet"), titles, now, choose))

    def action_which_player(self) -> None:
        names = [None, *people(game for game in self._games if game.sheet == self._which.sheet)]
        shown = [_("everybody") if name is None else shown_name(name) for name in names]

        def choose(place: int) -> None:
            self._ask_for(replace(self._which, player=names[place]))

        self.app.push_screen(ChoiceCard(_("Player"), shown, names.index(self._which.player), choose))

    def action_which_period(self) -> None:
        periods = list(PERIODS)

        def choose(place: int) -> None:
            self._period = periods[place]
            self._ask_for(replace(self._which, since=since(self._period, self._today)))

        now = periods.index(self._period)
        self.app.push_screen(ChoiceCard(_("Period"), [_(period) for period in periods], now, choose))

    def action_company(self) -> None:
        choices = list(_COMPANY)
        place = choices.index(self._which.alone) + 1
        self._ask_for(replace(self._which, alone=choices[place % len(choices)]))

    def action_next_page(self) -> None:
        self._turn(1)

    def action_previous_page(self) -> None:
        self._turn(-1)

    def _turn(self, step: int) -> None:
        self.action_page((_PAGES.index(self._page) + step) % len(_PAGES))

    def action_page(self, place: int) -> None:
        self._page = _PAGES[place]
        self._show()

    @on(OptionList.OptionSelected)
    def _game_chosen(self, event: OptionList.OptionSelected) -> None:
        self._replay(int((event.option.id or "").partition("/")[0]))

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen(_(_HOW), RECORDS))

    def action_back(self) -> None:
        self.dismiss()
