"""The base of screens that show a game: dice, sheets, points and log, shown from one view of it."""

import gc
from collections.abc import Iterable, Mapping
from functools import cached_property

from textual import on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key
from textual.geometry import Size
from textual.widget import Widget

from ...engine.game import Game
from ...language import _
from ...pages.sheet_signs import SheetSigns, signs_of
from ...table import captions
from ...table.badges import badge
from ...table.cursor import Place
from ...table.letters import die_letters
from ...table.page.drawing.runs import Target
from ...table.page.hint_words import beat_part, hint_parts
from ...table.page.page import PageView, draw_page
from ...table.page.plan import MOST_HINTS, folds_notes
from ...table.page.side import furthest_back
from ...table.page.status import zone_notes
from ...table.seats import seats_of
from ...table.tips import target_tip
from ...table.view import TableView
from ...text.player_names import shown_names
from ...text.spoken_sheet import speak_of
from ...widgets.dice import DiceBoard
from ...widgets.frames import Edge, Frame, Row
from ...widgets.log import GameLog
from ...widgets.mouse import Hovered, TargetWidget
from ...widgets.page import Page
from ...widgets.painting import paints
from ...widgets.scores import Scores
from ...widgets.sheet_pane import SheetPane
from ...widgets.strips import TextLine
from ..base import CommandScreen
from ..commands import DISMISS, LOG, MORE

CLEARING = 1.0  # seconds after which a table that was left is cleared away
_SCROLLING = {"up": 1, "down": -1, "pageup": 10, "pagedown": -10}  # rows further back in the log
_AROUND = 8  # rows of header, dice, words and commands
_FOR_HINTS = 7  # rows that are left below the sheet for the hint panel
_MANY = 3  # other players; with more of them, the points by player need more room


class BoardScreen(CommandScreen):
    """Lays out what the table shows; the words between dice and sheets are up to the screen."""

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

    def __init__(self, game: Game, changed_keys: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self._ruleset = game.ruleset
        self.dice_spoken_of = game.ruleset.dice
        speak_of(game.ruleset.dice)
        self.letters = die_letters(game.ruleset.dice, changed_keys)
        self.player_names = shown_names(game.players)
        self._page = Page("page")
        self._header = TextLine("header")
        self._dice_board = DiceBoard()
        seats = seats_of(game)
        self._sheets = [seat.sheet for seat in seats]
        self._scores = Scores()
        self._log = GameLog()
        self._way_out = TextLine("way-out")
        self._zone_notes = zone_notes((view.name, game.ruleset.zone_kind(view.name)) for view in seats[0].sheet.zones)
        self.story_back = 0  # this many rows further back
        self._view_shown: TableView | None = None

    def compose_content(self) -> ComposeResult:
        yield from self.compose_above()
        if self.paints:
            yield self._page
        else:
            yield from self._compose_letters()

    def _compose_letters(self) -> ComposeResult:
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
            yield Edge()
            with Frame(id="side", classes="-many" if len(others) > _MANY else "" if others else "-alone"):
                yield self._scores
                yield self._log
                yield self._way_out

    def again(self, changed_keys: Mapping[str, str]) -> "BoardScreen | None":
        """The same game at the same moment on a new screen, after settings have changed; None if only the app can do
        that."""
        return None

    @cached_property
    def _panes(self) -> list[SheetPane]:
        """The sheets in letters; a page does without them."""
        return [SheetPane(sheet, named=number > 0) for number, sheet in enumerate(self._sheets)]

    @property
    def open_pane(self) -> SheetPane:
        """The sheet that is shown."""
        return self._panes[0]

    @property
    def paints(self) -> bool:
        """Whether the table is a page in colour, or drawn in letters."""
        return paints(self.app)

    def compose_above(self) -> Iterable[Widget]:
        """What is above the table."""
        return ()

    def compose_words(self) -> Iterable[Widget]:
        """What is between the dice and the sheets, in a drawing in letters."""
        raise NotImplementedError

    @property
    def rows_above(self) -> int:
        """How many rows are taken by what is above the table."""
        return 0

    @property
    def page_size(self) -> Size:
        """The size of the table itself, a page below what is above it."""
        width, height = self.drawn_size
        return Size(width, height - self.rows_above)

    @property
    def most_hints(self) -> int:
        """How many rows are kept for hints at most, before the sheet grows."""
        return MOST_HINTS

    def compose_below(self) -> Iterable[Widget]:
        """What is below the sheet that is shown, where there is room."""
        return ()

    @property
    def spare_rows(self) -> int:
        """How many rows the sheet that is shown leaves free below it."""
        return max(0, self.query_one("#own").size.height - self.open_pane.rows)

    def on_mount(self) -> None:
        self.show_again()
        self.app.theme_changed_signal.subscribe(self, lambda theme: self.show_again())

    def on_unmount(self) -> None:
        """Unsubscribe, or the signal keeps this screen alive; collect its cycles soon, since Python's collector comes
        late."""
        self.app.theme_changed_signal.unsubscribe(self)
        self.app.call_later(self.app.set_timer, CLEARING, gc.collect)  # a timer of ours would keep this screen alive

    def fit(self, size: Size) -> None:
        super().fit(size)
        self.show_again()
        if not self.paints:
            self._spread(size.height - _AROUND)

    def _spread(self, height: int) -> None:
        """Put the zones further apart where the sheets leave room to spare, for hints as well."""
        own, *others = self._panes
        self._dice_board.lie_flat(flat=own.close_rows >= height)  # otherwise there is hardly a row for hints
        beside = self.has_class("-vast")
        below = bool(others) and self.has_class("-tall") and not beside
        for_own = height // 2 if below else height
        own.spread(airy=own.airy_rows + _FOR_HINTS <= for_own)
        needed = sum(pane.airy_rows + 1 for pane in others)
        for pane in others:
            pane.spread(airy=needed <= (height if beside else height // 2))

    def show_again(self) -> None:
        """Show the present moment once more: size or colours have changed."""
        raise NotImplementedError

    def show(self, view: TableView) -> None:
        """Show a view of the game."""
        self._view_shown = view
        if self.paints:
            self._show_page(view)
        else:
            self._show_letters(view)
        self.show_commands()

    def _show_page(self, view: TableView) -> None:
        width, height = self.page_size
        key = self.app.get_key_display(DISMISS.binding()) if folds_notes(width, height) else ""
        said = (view.cursor_option, view.hints, view.notice, key)
        ways = view.short_options, view.option_labels, view.option_groups, view.short_prompt
        more = self.first_key(MORE), captions.more_text(view)
        hints = hint_parts(view.prompt, view.options, *said, *ways, more)
        if view.beat:
            hints = (beat_part(view.beat),)
        closing = self._how_to_close if self.has_class("-log") else ""
        if self.story_back:
            self.story_back = min(self.story_back, furthest_back(view.story))
        page = PageView(view, self._zone_notes, hints, self.story_back, closing, self.most_hints)
        self._page.show(draw_page(page, width, height, self.page_palette))

    def _show_letters(self, view: TableView) -> None:
        self._header.show(captions.header(view, self.signs, self.size.width))
        self._dice_board.show(view.dice, view.places, view.tumbling)
        own, *others = self._panes
        own.show(view, view.shown)
        if self.has_class("-tall") or self.has_class("-vast"):
            rest = [number for number in range(len(view.seats)) if number != view.shown]
            for pane, number in zip(others, rest, strict=True):
                pane.show(view, number)
        self._scores.show(view)
        self._log.show(view.story)

    @property
    def places_drawn(self) -> dict[Target, Place]:
        """Where everything that can be clicked is on the screen: of a thing that is drawn twice, the upper place."""
        places: dict[Target, Place] = {}
        for widget in [self._page] if self.paints else self.query(TargetWidget):
            for target, column, row in widget.targets():
                places.setdefault(target, Place(column, row))
        return places

    def signs_of_sheet(self, view: TableView) -> SheetSigns:
        """What the signs on the sheet mean."""
        return signs_of(self._ruleset, view.seats[0].sheet, view.round_track, len(view.seats), self._sign)

    def _sign(self, word: str) -> str:
        return badge(word, self.letters, self.signs)

    @on(Hovered)
    def _say_what_it_is(self, message: Hovered) -> None:
        """The mouse points at something: a tooltip says what it is."""
        view, widget = self._view_shown, message.widget
        if view and message.target:
            pane = next((pane for pane in widget.ancestors if isinstance(pane, SheetPane)), None)
            widget.tooltip = target_tip(view, message.target, pane.seat if pane else view.shown)
        else:
            widget.tooltip = None

    @on(Page.Scrolled)
    def _scroll_story(self, message: Page.Scrolled) -> None:
        """The wheel goes back and forth in the story."""
        self._scroll_log(message.by)

    def takes_log_key(self, event: Key) -> bool:
        """While the log covers the sheet, keys scroll and close it; whether this was one of them."""
        if not self.has_class("-log") or self.has_class("-roomy"):
            return False
        if event.key == "escape":
            self.action_log()
        elif event.key in _SCROLLING:
            self._scroll_log(_SCROLLING[event.key])
        else:
            return False
        event.stop()
        return True

    def _scroll_log(self, back: int) -> None:
        if self.paints:
            self.story_back = max(0, self.story_back + back)
            self.show_again()
        else:
            self._log.scroll_by(-back)

    def action_log(self) -> None:
        """Show or hide log and points; where they cover the sheet, say which key closes them."""
        self._way_out.show(self._how_to_close)
        self.toggle_class("-log")
        if self.paints:
            self.show_again()

    @property
    def _how_to_close(self) -> str:
        log = next((command for command in self.COMMANDS_HERE if command.id == LOG.id), LOG)
        return _("{key} closes this.").format(key=self.first_key(log))
