"""The base of screens that show a game: dice, sheets, points and log, drawn from one view of it."""

from collections.abc import Iterable, Sequence

from textual._styles_cache import StylesCache
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.widget import Widget

from ..engine.game import Game
from ..language import _
from ..table import captions
from ..table.badges import badge
from ..table.letters import COMMAND_KEYS, die_letters
from ..table.names import shown_name
from ..table.view import TableView, show_seats
from ..text.legend import Legend, legend_of
from ..widgets.dice import DiceBoard
from ..widgets.frames import Edge, Frame, Row
from ..widgets.log import GameLog
from ..widgets.scores import Scores
from ..widgets.sheet_pane import SheetPane
from ..widgets.strips import TextLine
from .commands import LOG
from .sized import SizedScreen

_AROUND = 8  # rows of header, dice, words and commands
_FOR_HINTS = 7  # rows that are left below the sheet for the hint panel
_MANY = 3  # other players; with more of them, the points by player need more room


class BoardScreen(SizedScreen):
    """Lays out what the table shows; what is said between dice and sheets is up to the screen.

    It keeps its widgets at hand instead of asking the screen for them, which may be gone already or not be there yet.
    """

    DEFAULT_CSS = """
    BoardScreen #sheets { layout: vertical; width: 1fr; height: 1fr; }
    BoardScreen #own { layout: vertical; width: 1fr; height: 1fr; }
    BoardScreen #others { display: none; width: 1fr; height: 1fr; border-top: solid $primary; }
    BoardScreen #others SheetPane { height: auto; margin: 0 0 1 0; }
    BoardScreen #side { width: 35; padding: 0 1; }
    BoardScreen #side.-many { width: 43; }
    BoardScreen.-vast #side.-alone { width: 70; }
    BoardScreen #side, BoardScreen Edge { display: none; }
    BoardScreen.-roomy #side, BoardScreen.-log #side, BoardScreen.-roomy Edge, BoardScreen.-log Edge { display: block; }
    BoardScreen #way-out { display: none; text-style: dim; }
    BoardScreen.-log #way-out { display: block; }
    BoardScreen.-roomy #way-out { display: none; }
    BoardScreen.-tall #others, BoardScreen.-vast #others { display: block; }
    BoardScreen.-vast #sheets { layout: horizontal; }
    BoardScreen.-vast #others { border-top: none; border-left: solid $primary; padding: 0 1; }
    """

    def __init__(self, game: Game, *, ascii_only: bool = False, changed_keys: Iterable[str] = ()) -> None:
        super().__init__()
        self._ascii = ascii_only
        self._letters = die_letters(game.ruleset.dice, {*COMMAND_KEYS, *changed_keys})
        self._names = [shown_name(name) for name in game.players]
        self._header = TextLine("header")
        self._dice_board = DiceBoard(ascii_only=ascii_only)
        self._panes = [
            SheetPane(seat, self._letters, ascii_only=ascii_only, named=number > 0)
            for number, seat in enumerate(show_seats(game.rules, game.position, game.players))
        ]
        self._scores = Scores()
        self._log = GameLog()
        self._way_out = TextLine("way-out")

    def compose_content(self) -> ComposeResult:
        main, *others = self._panes
        yield self._header
        yield self._dice_board
        yield from self.compose_words()
        with Row():
            with Frame(id="sheets"):
                with Frame(id="own"):
                    yield main
                    yield from self.compose_below()
                if others:
                    with VerticalScroll(id="others", can_focus=False):
                        yield from others
            yield Edge(ascii_only=self._ascii)
            with Frame(id="side", classes="-many" if len(others) > _MANY else "" if others else "-alone"):
                yield self._scores
                yield self._log
                yield self._way_out

    def anew(self, *, ascii_only: bool, changed_keys: Iterable[str]) -> "BoardScreen | None":
        """The same game at the same moment, laid out with other settings; None if only the app can do that."""
        return None

    def compose_words(self) -> Iterable[Widget]:
        """What stands between the dice and the sheets."""
        raise NotImplementedError

    def compose_below(self) -> Iterable[Widget]:
        """What stands below the sheet that lies open, where there is room."""
        return ()

    @property
    def spare_rows(self) -> int:
        """How many rows the sheet that lies open leaves free below it."""
        return max(0, self.query_one("#own").size.height - self._panes[0].rows)

    def on_mount(self) -> None:
        self._show()
        self.app.theme_changed_signal.subscribe(self, lambda theme: self._show())

    def on_unmount(self) -> None:
        """Let go of what would be kept: the signal has this screen, a cache of Textual's the lines of every card."""
        self.app.theme_changed_signal.unsubscribe(self)
        StylesCache.get_inner_outer.cache_clear()

    def fit(self, size: Size) -> None:
        super().fit(size)
        self._show()
        self._spread(size.height - _AROUND)

    def _spread(self, height: int) -> None:
        """Put the zones further apart where the sheets leave room to spare, for hints as well."""
        own, *others = self._panes
        beside = self.has_class("-vast")
        below = bool(others) and self.has_class("-tall") and not beside
        for_own = height // 2 if below else height
        own.spread(airy=own.airy_rows + _FOR_HINTS <= for_own)
        needed = sum(pane.airy_rows + 1 for pane in others)
        for pane in others:
            pane.spread(airy=needed <= (height if beside else height // 2))

    def _show(self) -> None:
        """Show the game as it stands."""
        raise NotImplementedError

    def draw(self, view: TableView, story: Sequence[str]) -> None:
        """Show a view of the game, and what has happened so far. While dice tumble, nothing can be picked yet."""
        self._header.show(captions.header(view, self._letters, ascii_only=self._ascii))
        self._dice_board.show(view.dice)
        main, *others = self._panes
        main.show(view.seats[view.shown], None if self._dice_board.tumbling else view)
        if self.has_class("-tall") or self.has_class("-vast"):
            rest = [seat for number, seat in enumerate(view.seats) if number != view.shown]
            for pane, seat in zip(others, rest, strict=True):
                pane.show(seat)
        self._scores.show(view)
        self._log.show(story)
        self.show_commands()

    def legend(self, view: TableView) -> Legend:
        """What the signs on the sheet mean."""
        return legend_of(view.seats[0].sheet, view.round_track, self._sign)

    def _sign(self, word: str) -> str:
        return badge(word, self._letters, ascii_only=self._ascii)

    def action_log(self) -> None:
        """Show or hide what stands at the side; where that covers the sheet, say how it goes away again."""
        self._way_out.show(_("{key} closes this.").format(key=self.app.get_key_display(LOG.binding())))
        self.toggle_class("-log")
