"""Records: statistics of the finished games, by sheet and by player."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from textual import on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ...language import N_, _
from ...sheets.shown import sheet_ratings, sheet_title
from ...statistics.filters import Which
from ...statistics.periods import ALL_TIME, PERIODS, since
from ...statistics.summary import Summary
from ...store.game_statistics import GameStatistics
from ...text.player_names import shown_name
from ...text.statistics.pages import Line, Page, Room, page_lines, players_page
from ...text.statistics.tables import entry_text
from ...widgets.actions import Choice, ChoiceLine
from ...widgets.menu import Menu
from ...widgets.text_page import TextPage
from ..base import CommandScreen
from ..choosing import ChoiceCard
from ..commands import RECORDS, bindings
from ..help import HelpScreen

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


class RecordsScreen(CommandScreen):
    """Shows the statistics page by page."""

    COMMANDS_HERE = RECORDS
    BINDINGS = bindings(RECORDS)
    CSS = """
    RecordsScreen OptionList { height: 1fr; border: none; padding: 1 0 0 0; }
    RecordsScreen VerticalScroll { height: 1fr; padding: 1 1 0 1; }
    """

    def __init__(
        self,
        statistics: GameStatistics,
        replay: Callable[[int], None],
        *,
        which: Which,
        today: date,
    ) -> None:
        """`replay` opens the replay of a game by its number."""
        super().__init__()
        self._statistics, self._replay = statistics, replay
        self._which, self._period, self._page = which, ALL_TIME, Page.OVERVIEW
        self._today = today
        self._summary = self._summarized(which)

    def compose_content(self) -> ComposeResult:
        yield ChoiceLine(id="which")
        yield ChoiceLine(id="pages")
        yield Menu(markup=False)
        with VerticalScroll():
            yield TextPage()

    def on_resize(self, event: Resize) -> None:
        super().on_resize(event)
        self.call_after_refresh(self._show)

    def _show(self) -> None:
        """Show the current page for the chosen games."""
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
            Option(entry_text(entry, ratings, named=everybody), f"{entry.game.id}/{entry.result.seat}")
            for entry in listed
        )
        menu.highlighted = 0

    def _lines(self, above: int) -> list[Line]:
        if self._summary is None:
            return [Line(_("There are no finished games that fit. Practice games do not count."))]
        if self._page is Page.PLAYERS:
            return players_page(self._statistics.on_sheet(self._which))
        width, height = self.size
        room = Room(max(1, width - _BESIDE), height - _AROUND - above, self.signs)
        return page_lines(self._page, self._summary, room)

    def _ask_for(self, which: Which) -> None:
        """Choose other games; a player who never played the sheet is dropped."""
        if which.player not in self._statistics.people(Which(which.sheet)):
            which = replace(which, player=None)
        self._which, self._summary = which, self._summarized(which)
        self._show()

    def _summarized(self, which: Which) -> Summary | None:
        """The statistics of the chosen games, calculated once for all pages; None if there are no games."""
        return self._statistics.summary(which, sheet_ratings(which.sheet or ""), _LISTED)

    def action_which_sheet(self) -> None:
        sheets = self._statistics.sheets()
        titles = [sheet_title(sheet) for sheet in sheets]

        def choose(place: int) -> None:
            self._ask_for(replace(self._which, sheet=sheets[place]))

        if sheets:
            now = sheets.index(self._which.sheet) if self._which.sheet in sheets else 0
            self.open(ChoiceCard(_("Sheet"), titles, now, choose))

    def action_which_player(self) -> None:
        names = [None, *self._statistics.people(Which(self._which.sheet))]
        shown = [_("everybody") if name is None else shown_name(name) for name in names]

        def choose(place: int) -> None:
            self._ask_for(replace(self._which, player=names[place]))

        self.open(ChoiceCard(_("Player"), shown, names.index(self._which.player), choose))

    def action_which_period(self) -> None:
        periods = list(PERIODS)

        def choose(place: int) -> None:
            self._period = periods[place]
            self._ask_for(replace(self._which, since=since(self._period, self._today)))

        now = periods.index(self._period)
        self.open(ChoiceCard(_("Period"), [_(period) for period in periods], now, choose))

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
        if self.is_active:
            self._replay(int((event.option.id or "").partition("/")[0]))

    def action_help(self) -> None:
        self.open(HelpScreen(_(_HOW), RECORDS))

    def action_back(self) -> None:
        self.dismiss()
