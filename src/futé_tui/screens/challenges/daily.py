"""The daily game: today's sheets, the line for friends, the streak and earlier games."""

from collections.abc import Callable
from datetime import date
from typing import NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Label, OptionList, Static
from textual.widgets.option_list import Option

from ...challenges.daily_tries import DailyTries, DailyTry, NotYet, streak_of
from ...challenges.sharing import share_line
from ...challenges.texts import daily_game_text, result_text, streak_text
from ...language import N_, _
from ...sheets.loader import load_ruleset
from ...store.stored import StoredGame
from ...text.player_names import cells, shown_name
from ...text.sheets import sheets_in_order
from ...widgets.field import Field
from ...widgets.menu import Menu
from ..base import CommandScreen
from ..commands import DAILY, bindings
from ..copying import copy
from ..help import HelpScreen
from .opening import SitDown

_HOW = N_(
    "Every day each sheet has a game with the same dice for everybody. Your first try is rated, from "
    "the first roll on. You can continue it at any time: it stays the game of its day. More tries "
    "are practice. Enter or a click plays; on a finished game it shows the line to send to friends. "
    "Tab goes to the name of the player."
)
_TITLE = 38
_WIDTH = 72
_MOST = 100  # games of other days in the list


class _Row(NamedTuple):
    day: date
    sheet: str
    rated: DailyTry | None


class DailyScreen(CommandScreen):
    """Shows the daily games of one player."""

    COMMANDS_HERE = DAILY
    BINDINGS = bindings(DAILY)
    LOBBY = True
    CSS = """
    DailyScreen Vertical { padding: 0 1; }
    DailyScreen Horizontal { height: 3; }
    DailyScreen Label { padding: 1 1 0 0; }
    DailyScreen #title { height: 1; text-style: bold; }
    DailyScreen OptionList { height: 1fr; }
    DailyScreen #streak { height: 1; padding: 0 1; }
    DailyScreen #line { height: auto; min-height: 2; padding: 0 1; }
    """

    def __init__(
        self,
        tries: DailyTries,
        player: str,
        sheet: str = "",
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__()
        self._tries, self._player, self._sheet, self._today = tries, player, sheet, today
        self._games: list[StoredGame] = []
        self._rows: list[_Row] = []
        self._line = ""

    def compose_content(self) -> ComposeResult:
        with Vertical():
            yield Static(id="title", markup=False)
            with Horizontal():
                yield Label(_("Player"))
                yield Field(self._player, placeholder=_("your name"), select_on_focus=False)
            yield Static(id="streak", markup=False)
            yield Static(id="line", markup=False)
            yield Menu(markup=False)

    def on_screen_resume(self) -> None:
        super().on_screen_resume()
        self._games = self._tries.games()
        self._show()
        menu = self.query_one(OptionList)
        if self._sheet:
            menu.highlighted = next((n for n, row in enumerate(self._rows) if row.sheet == self._sheet), 0)
        (menu if self._player.strip() else self.query_one(Input)).focus()

    def _show(self) -> None:
        """List today's games and those of other days."""
        today = self._today()
        history = self._tries.of(self._player, self._games)
        rated = {(each.day, each.sheet): each for each in history}
        self._rows = [_Row(today, sheet, rated.get((today, sheet))) for sheet in sheets_in_order()]
        before = sorted((each for each in history if each.day != today), key=lambda each: each.over)
        self._rows += [_Row(each.day, each.sheet, each) for each in before[:_MOST]]
        self.query_one("#title", Static).update(_("The daily game of {day}").format(day=today.isoformat()))
        self.query_one("#streak", Static).update(streak_text(streak_of(history, today)))
        menu = self.query_one(OptionList)
        cursor = menu.highlighted or 0
        menu.clear_options()
        menu.add_options(Option(_row_text(row, today)) for row in self._rows)
        if len(before) > _MOST:
            menu.add_option(Option(_("All of them: {command}").format(command="fute daily --text"), disabled=True))
        menu.highlighted = min(cursor, len(self._rows) - 1)
        self._show_line()

    @on(Input.Changed)
    def _name_changed(self, event: Input.Changed) -> None:
        self._player = event.value
        self._show()

    @on(Input.Submitted)
    def _name_given(self) -> None:
        self.query_one(OptionList).focus()

    @on(OptionList.OptionHighlighted)
    def _show_line(self) -> None:
        """Show the line for friends, if the game under the cursor is finished."""
        row = self._row
        game = self._tries.game(row.rated) if row.rated and row.rated.over else None
        self._line = share_line(game, row.day, self.signs) if game else ""
        self.query_one("#line", Static).update(self._line)
        self.show_commands()

    @property
    def _row(self) -> _Row:
        return self._rows[self.query_one(OptionList).highlighted or 0]

    @on(OptionList.OptionSelected)
    def _chosen(self) -> None:
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
            self.notify(_("First say who plays."), severity="warning")
            self.query_one(Input).focus()
            return
        row = self._row
        self._sheet = row.sheet if row.day == self._today() else ""
        try:
            kept = self._tries.sit_down(row.day, row.sheet, self._player.strip(), self._today())
        except NotYet as error:
            self.notify(str(error), severity="warning", markup=False)
            return
        self.notify(daily_game_text(kept), markup=False)
        self.ask(SitDown(kept))

    def on_descendant_focus(self) -> None:
        self.show_commands()  # letters are not commands while a name is typed

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only a finished game can be copied or practised."""
        if action in ("copy", "practise") and not (self._rows and self._finished):
            return None
        return super().check_action(action, parameters)

    def action_copy(self) -> None:
        copy(self, self._line)

    def action_practise(self) -> None:
        self._play()

    def action_help(self) -> None:
        self.open(HelpScreen(_(_HOW), DAILY))

    def action_back(self) -> None:
        self.dismiss()


def _row_text(row: _Row, today: date) -> str:
    """A line of the list: the sheet and, unless it is today's game, the day."""
    title = load_ruleset(row.sheet).title
    start = title if row.day == today else f"{row.day.isoformat()} {title}"
    state = result_text(row.rated) if row.rated else _("to play")
    return shown_name(f"{start}{' ' * max(1, _TITLE - cells(start))} {state}", _WIDTH)
