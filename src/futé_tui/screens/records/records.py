"""Records: statistics of the finished games, by sheet and by player."""

from contextlib import suppress
from dataclasses import replace
from datetime import date
from functools import partial

from ...language import N_, _
from ...pages.pen import Pen
from ...pages.records.page import draw_records, list_rows
from ...pages.records.view import RecordsView, Tab
from ...sheets.loader import sheet_ids, sheet_ratings
from ...statistics.filters import ALL_TIME, PERIODS, Which
from ...statistics.summary import Summary
from ...store.game_statistics import GameStatistics
from ...store.games import GameStore
from ...store.paths import games_file
from ...store.reviewing import review_stored
from ...table.page.drawing.runs import Target
from ...text.player_names import shown_name
from ...text.reconstructions import reconstruction_word
from ...text.sheet_summaries import short_title
from ..choosing import ChoiceCard
from ..commands import RECORDS
from ..cursor_screen import CursorScreen
from ..sitting_down import continue_game
from ..threads import Stopped, stop_check

_COMPANY: dict[bool | None, str] = {None: N_("all games"), True: N_("solo"), False: N_("with others")}
_TABS = tuple(Tab)
_LISTED = 100


class RecordsScreen(CursorScreen):
    """Shows the statistics page by page."""

    COMMANDS_HERE = RECORDS
    HOW = N_(
        "The key-caps at the top say which games are shown: choose another sheet, player or period, or only solo "
        "games or games with others. The arrow keys left and right go from page to page; everything can be clicked. "
        "Enter, or a second click on a game in a list, opens its result. Practice and games with the coach do not "
        "count."
    )
    dice_spoken_of = ()

    def __init__(self, sheet: str = "") -> None:
        """The statistics of this sheet at first, or else of the one played last."""
        super().__init__()
        self._statistics = GameStatistics(self.game_app.store)
        last = next((entry.game for entry in self._statistics.latest(Which(sheet or None), most=1)), None)
        self._which = Which(last.sheet, last.players[0]) if last else Which(sheet or None)
        self._period, self._tab = ALL_TIME, Tab.OVERVIEW
        self._summary = self._summarized(self._which)
        self._reviewing: tuple[int, int] | None = None

    def draw(self, pen: Pen) -> None:
        draw_records(pen, self._view())

    def _view(self) -> RecordsView:
        which = self._which
        sheet = which.sheet or ""
        filters = (
            short_title(sheet) if sheet else _("no sheet yet"),
            shown_name(which.player) if which.player is not None else _("everybody"),
            _(self._period),
            _(_COMPANY[which.alone]),
        )
        report = self._statistics.on_sheet(which) if self._tab is Tab.PLAYERS and self._summary else None
        return RecordsView(
            sheet if sheet in sheet_ids() else "",
            filters,
            self._tab,
            sheet_ratings(sheet),
            self._summary,
            report,
            which.player is None,
            self._statistics.skill(which) if self._tab is Tab.SKILL and self._summary else None,
            self._reviewing,
            self.cursor,
            bool(reconstruction_word(sheet)),
        )

    @property
    def count(self) -> int:
        return len(self._view().listed)

    @property
    def rows_in_sight(self) -> int:
        return list_rows(self.drawn_size.height - 1)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only a list has games to open."""
        if action == "open_game" and self._tab not in (Tab.BEST, Tab.LATEST):
            return None
        if action == "review_rest" and (self._tab is not Tab.SKILL or self._reviewing):
            return None
        return super().check_action(action, parameters)

    def _ask_for(self, which: Which) -> None:
        """Choose other games; a player who never played the sheet is dropped."""
        if which.player not in self._statistics.people(Which(which.sheet)):
            which = replace(which, player=None)
        self._which, self._summary = which, self._summarized(which)
        self.go_to(0)

    def _summarized(self, which: Which) -> Summary | None:
        """The statistics of the chosen games, calculated once for all pages; None if there are no games."""
        return self._statistics.summary(which, sheet_ratings(which.sheet or ""), _LISTED)

    async def action_new_game(self) -> None:
        await self.app.run_action("new_game")

    def action_which_sheet(self) -> None:
        sheets = self._statistics.sheets()
        titles = [short_title(sheet) for sheet in sheets]

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
            self._ask_for(replace(self._which, since=PERIODS[self._period](date.today())))

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
        self._open_tab((_TABS.index(self._tab) + step) % len(_TABS))

    def _open_tab(self, place: int) -> None:
        self._tab = _TABS[place]
        self.go_to(0)

    def clicked(self, target: Target) -> None:
        if target.kind == "tab":
            self._open_tab(int(target.name))
        elif target.kind == "game":
            continue_game(self.game_app, int(target.name))

    def action_open_game(self) -> None:
        listed = self._view().listed
        if listed and self.is_active:
            continue_game(self.game_app, listed[self.cursor].game.id)

    def action_review_rest(self) -> None:
        """Review the chosen games that have no review, the latest first."""
        numbers = self._statistics.unreviewed(self._which)
        if self._tab is Tab.SKILL and not self._reviewing and numbers:
            self._reviewing = 0, len(numbers)
            self.redraw()
            self.run_worker(partial(self._review, numbers), thread=True, group="review", exclusive=True)

    def _review(self, numbers: list[int]) -> None:
        """Runs in another thread, with its own store."""
        store = GameStore(games_file())
        with suppress(Stopped):
            for done in review_stored(store, numbers, stop_check()):
                self.call_later(self._show_reviewed, done, len(numbers))
        store.close()

    def _show_reviewed(self, done: int, of: int) -> None:
        """Show how many games have been reviewed or left out."""
        self._reviewing = (done, of) if done < of else None
        self.show_commands()
        self.redraw()
