"""The base of screens that show a game: a page of dice, sheets, points and log, drawn from one view of it."""

import gc
from collections.abc import Iterable

from textual import on
from textual.app import ComposeResult
from textual.events import Key
from textual.geometry import Size
from textual.widget import Widget

from ...engine.game import Game
from ...language import _
from ...pages.sheet_signs import SheetSigns, signs_of
from ...table import captions
from ...table.cursor import Place
from ...table.letters import die_letters
from ...table.page.drawing.palette import Palette
from ...table.page.drawing.runs import Target
from ...table.page.hint_words import beat_part, hint_parts
from ...table.page.page import PageView, draw_page, log_gives_way
from ...table.page.plan import MOST_HINTS, folds_notes, has_side
from ...table.page.side import furthest_back
from ...table.page.status import zone_notes
from ...table.seats import seats_of
from ...table.tips import target_tip
from ...table.view import TableView
from ...text.player_names import shown_names
from ...text.spoken_sheet import speak_of
from ...widgets.page import Hovered, Page
from ..base import CommandScreen
from ..commands import DISMISS, LOG, MORE

CLEARING = 1.0  # seconds after which a table that was left is cleared away
_SCROLLING = {"up": 1, "down": -1, "pageup": 10, "pagedown": -10}  # rows further back in the log


class BoardScreen(CommandScreen):
    """Shows the page of a game; what is above it, and the words on it, are up to the screen."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._ruleset = game.ruleset
        self.dice_spoken_of = game.ruleset.dice
        speak_of(game.ruleset.dice)
        self.letters = die_letters(game.ruleset.dice, self.game_app.settings.keys)
        self.player_names = shown_names(game.players)
        self._page = Page("page")
        zones = seats_of(game)[0].sheet.zones
        self._zone_notes = zone_notes((view.name, game.ruleset.zone_kind(view.name)) for view in zones)
        self.story_back = 0  # this many rows further back
        self._page_shown: PageView | None = None

    def compose_content(self) -> ComposeResult:
        yield from self.compose_above()
        yield self._page

    def again(self) -> "BoardScreen":
        """The same game at the same moment on a new screen, after settings have changed."""
        raise NotImplementedError

    @property
    def table_palette(self) -> Palette:
        """The colours of the table, and its letters where these carry the meaning."""
        return self.palette_with(self.letters)

    def compose_above(self) -> Iterable[Widget]:
        """What is above the table."""
        return ()

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

    def show_again(self) -> None:
        """Show the present moment once more: size or colours have changed."""
        raise NotImplementedError

    def show(self, view: TableView) -> None:
        """Show a view of the game."""
        width, height = self.page_size
        key = self.app.get_key_display(DISMISS.binding()) if folds_notes(width, height) else ""
        said = (view.cursor_option, view.hints, view.notice, key)
        ways = view.short_options, view.picker.option_labels, view.option_groups, view.short_prompt
        leads_to = captions.more_text(view)
        more = (self.first_key(MORE), leads_to) if leads_to else ("", "")
        hints = hint_parts(view.prompt, view.options, *said, *ways, more)
        if view.beat:
            hints = (beat_part(view.beat),)
        closing = self._how_to_close if self.has_class("-log") else ""
        if self.story_back:
            self.story_back = min(self.story_back, furthest_back(view.story))
        page = self._page_shown = PageView(view, self._zone_notes, hints, self.story_back, closing, self.most_hints)
        self._page.show(draw_page(page, width, height, self.table_palette))
        self.show_commands()

    @property
    def places_drawn(self) -> dict[Target, Place]:
        """Where everything that can be clicked is on the screen: of a thing that is drawn twice, the upper place."""
        places: dict[Target, Place] = {}
        for target, column, row in self._page.targets():
            places.setdefault(target, Place(column, row))
        return places

    def signs_of_sheet(self, view: TableView) -> SheetSigns:
        """What the signs on the sheet mean."""
        sheet, players = view.seats[0].sheet, len(view.seats)
        return signs_of(self._ruleset, sheet, view.round_track, players, self.letters, self.signs)

    @on(Hovered)
    def _say_what_it_is(self, message: Hovered) -> None:
        """The mouse points at something: a tooltip says what it is."""
        page, widget = self._page_shown, message.widget
        widget.tooltip = target_tip(page.table, message.target, page.table.shown) if page and message.target else None

    @on(Page.Scrolled)
    def _scroll_story(self, message: Page.Scrolled) -> None:
        """The wheel goes back and forth in the story."""
        self.scroll_log(message.by)

    def takes_log_key(self, event: Key) -> bool:
        """While the log covers the sheet, keys scroll and close it; whether this was one of them."""
        if not self.log_covers:
            return False
        if event.key == "escape":
            self.action_log()
        elif event.key in _SCROLLING:
            self.scroll_log(_SCROLLING[event.key])
        else:
            return False
        event.stop()
        return True

    @property
    def log_covers(self) -> bool:
        """Whether the log lies over the sheet, as there is no room beside it."""
        return self.has_class("-log") and not self.log_is_beside

    @property
    def log_is_beside(self) -> bool:
        """Whether the log is always there, beside the sheet."""
        return has_side(self.page_size.width)

    @property
    def log_is_whole(self) -> bool:
        """Whether the log is beside the sheet and has all the room there."""
        page = self._page_shown
        return self.log_is_beside and not (page and log_gives_way(page, *self.page_size, self.table_palette))

    def scroll_log(self, back: int) -> None:
        """Go so many rows further back in the log."""
        self.story_back = max(0, self.story_back + back)
        self.show_again()

    def action_log(self) -> None:
        """Show or hide log and points; where they cover the sheet, say which key closes them. Where all of the log is
        always there, say so."""
        if self.log_is_whole:
            self.say(_("The log is always there, beside the sheet."))
        else:
            self.toggle_class("-log")
            self.show_again()

    def say(self, sentence: str) -> None:
        """Answer a key that has nothing to show."""
        self.notify(sentence, markup=False)

    @property
    def _how_to_close(self) -> str:
        log = next((command for command in self.COMMANDS_HERE if command.id == LOG.id), LOG)
        return _("{key} closes this.").format(key=self.first_key(log))
