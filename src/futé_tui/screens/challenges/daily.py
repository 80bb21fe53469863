"""The daily game: today's sheets, the line for friends, the streak and earlier games."""

from collections import Counter
from datetime import date
from typing import ClassVar, NamedTuple

from textual.binding import Binding, BindingType

from ...challenges.daily_tries import DailyTries, DailyTry, NotYet, streak_of
from ...challenges.sharing import share_line
from ...challenges.texts import daily_game_text, streak_text
from ...engine.zones import ZoneView
from ...language import N_, _, pgettext
from ...pages.daily import WIDE, DailyView, DayCard, draw_daily, past_in_sight
from ...pages.pen import Pen
from ...sheets.loader import RulesetError
from ...store.stored import StoredGame
from ...text.dates import day_text
from ...text.names import points
from ...text.player_names import shown_name
from ...text.reconstructions import reconstruction_note, reconstruction_word
from ...text.sheet_summaries import sheets_in_order, short_title
from ..asking import AskCard
from ..commands import DAILY, PLAY_DAILY
from ..cursor_screen import CursorScreen
from ..game_app import SitDown

_MOST = 100  # games of other days in the list


class _Row(NamedTuple):
    day: date
    sheet: str
    rated: DailyTry | None


class DailyScreen(CursorScreen):
    """Shows the daily games of one player."""

    COMMANDS_HERE = DAILY
    HOW = N_(
        "Every day each sheet has a game with the same dice for everybody. The first try is rated, from the first "
        "roll on; an unfinished one can be continued at any time and stays the game of its day. Further tries are "
        "practice. Enter or a second click plays; a finished game shows the line for friends, which c copies."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "move_beside(1)", show=False),
        Binding("left", "move_beside(-1)", show=False),
    ]
    LOBBY = True

    def __init__(self, tries: DailyTries, player: str, sheet: str) -> None:
        super().__init__()
        self._tries, self._player = tries, player
        sheets = sheets_in_order()
        self.cursor = sheets.index(sheet) if sheet in sheets else 0
        self._games: list[StoredGame] = []
        self._history: list[DailyTry] = []
        self._rows: list[_Row] = []
        self._line = ""
        self._sheet: tuple[ZoneView, ...] = ()

    def on_screen_resume(self) -> None:
        self._games = self._tries.games()
        self._list()
        super().on_screen_resume()

    def _list(self) -> None:
        """List today's games and those of other days, unfinished ones first."""
        today = date.today()
        self._history = self._tries.of(self._player, self._games)
        rated = {(each.day, each.sheet): each for each in self._history}
        self._rows = [_Row(today, sheet, rated.get((today, sheet))) for sheet in sheets_in_order()]
        before = sorted((each for each in self._history if each.day != today), key=lambda each: each.over)
        self._rows += [_Row(each.day, each.sheet, each) for each in before[:_MOST]]
        self.go_to(self.cursor)

    @property
    def count(self) -> int:
        return len(self._rows)

    @property
    def rows_in_sight(self) -> int:
        return past_in_sight(*self.drawn_size)

    def go_to(self, number: int) -> None:
        """Go to a game; a finished one has its line for friends."""
        self.cursor = max(0, min(number, self.count - 1))
        row = self._row
        game = self._tries.game(row.rated) if row.rated and row.rated.over else None
        self._line = share_line(game, row.day, self.signs) if game else ""
        self._sheet = tuple(game.rules.view(game.position, 0).zones) if game else ()
        super().go_to(number)

    def draw(self, pen: Pen) -> None:
        if not self._rows:
            return
        today = date.today()
        first = len(sheets_in_order())
        cards = tuple(map(_card, self._rows))
        finished = Counter(each.day for each in self._history if each.over)
        left = sum(each.day != today for each in self._history) - (len(self._rows) - first)
        more = _("All of them: {command}").format(command="fute daily --text") if left > 0 else ""
        found = streak_of(self._history, today)
        streak = streak_text(found) if found.longest else ""
        player = shown_name(self._player)
        view = DailyView(
            today,
            player,
            streak,
            cards[:first],
            cards[first:],
            self.cursor,
            self._line,
            finished,
            more,
            reconstruction_note(self._row.sheet),
            self._sheet,
        )
        draw_daily(pen, view)

    def action_move(self, by: int) -> None:
        """Where today's sheets are side by side, up and down leave them."""
        first = len(sheets_in_order())
        if self.drawn_size.width < WIDE or self.cursor + by < 0:
            super().action_move(by)
        elif self.cursor < first:
            self.go_to(first if by > 0 else self.cursor)
        else:
            self.go_to(max(self.cursor + by, first) if by < -1 else self.cursor + by)

    def action_move_beside(self, by: int) -> None:
        self.go_to(self.cursor + by)

    @property
    def _row(self) -> _Row:
        return self._rows[self.cursor]

    def action_play_daily(self) -> None:
        if not self._finished:
            self._play()

    @property
    def _finished(self) -> bool:
        rated = self._row.rated
        return rated is not None and rated.over

    def _play(self) -> None:
        if not self.is_active:
            return
        if not self._player.strip():
            self.action_name()
            return
        row = self._row
        try:
            kept = self._tries.sit_down(row.day, row.sheet, self._player.strip(), date.today())
        except (NotYet, RulesetError) as error:  # the sheet may be gone
            self.notify(str(error), severity="warning", markup=False)
            return
        self.app.notify(daily_game_text(kept), markup=False)
        self.ask(SitDown(kept))

    def action_name(self) -> None:
        """Ask who plays."""
        self.open(AskCard(_("Who plays the daily game?"), self._player, self._take_name, hint=_("your name")))

    def _take_name(self, name: str) -> str:
        if not name:
            return _("Every player needs a name.")
        self._player = name
        self._list()
        return ""

    def titles_now(self) -> dict[str, str]:
        """A game that is not finished goes on."""
        rated = self._row.rated if self._rows else None
        return {PLAY_DAILY.id: _("Continue")} if rated and not rated.over else {}

    def why_not(self, action: str) -> str:
        """Only a finished game can be copied or practised, and it is not played again."""
        finished = bool(self._rows) and self._finished
        match action:
            case "copy" if not finished:
                return _("There is a line to copy once this game is finished.")
            case "practise" if not finished:
                return _("You can practise a game once its rated try is finished.")
            case "play_daily" if finished:
                return _("Your rated try of this game is finished.")
        return ""

    def action_copy(self) -> None:
        self.copy_text(self._line)

    def action_practise(self) -> None:
        self._play()


def _card(row: _Row) -> DayCard:
    """A game of a day in words."""
    rated, title, day = row.rated, short_title(row.sheet), day_text(row.day)
    if rated is None:
        word = reconstruction_word(row.sheet)
        return DayCard(row.sheet, title, _("not played yet"), word, day=day, brief=pgettext("daily", "not played"))
    if not rated.over:
        state = _("not finished, round {round}").format(round=rated.round)
        brief = _("round {round}").format(round=rated.round)
        return DayCard(row.sheet, title, state, over=False, day=day, brief=brief)
    level = rated.level.title if rated.level else ""
    return DayCard(row.sheet, title, points(rated.total), level, over=True, day=day, brief=str(rated.total))
