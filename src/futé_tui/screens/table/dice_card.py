"""Real dice: a card over the table on which the numbers of a roll are typed."""

from collections.abc import Callable

from textual import on
from textual.app import ComposeResult
from textual.events import Key
from textual.geometry import Size

from ...engine.dice import Outcome, Throw
from ...pages.pen import Pen
from ...pages.typed_dice import ROWS, card_width, draw_dice_card
from ...table.typed_dice import Entry
from ...widgets.page import Page
from ...widgets.painting import paints
from ..base import CommandModal
from ..commands import DICE_CARD


class DiceCard(CommandModal):
    """Asks what real dice show; `take` gets the roll when all of them are typed."""

    DEFAULT_CSS = "DiceCard { align: center middle; }"
    COMMANDS_HERE = DICE_CARD

    def __init__(self, throw: Throw, take: Callable[[Outcome], None]) -> None:
        super().__init__()
        self._entry, self._take = Entry(throw), take
        self._page = Page()

    def compose_content(self) -> ComposeResult:
        yield self._page

    def fit(self, size: Size) -> None:
        super().fit(size)
        self._page.styles.width, self._page.styles.height = card_width(self._entry), ROWS
        self._redraw()

    def _redraw(self) -> None:
        pen = Pen(card_width(self._entry), ROWS, self.page_palette, painted=paints(self.app), signs=self.signs)
        draw_dice_card(pen, self._entry)
        self._page.show(pen.rows())
        self.show_commands()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The roll is played when every die has its number."""
        if action == "take_dice" and not self._entry.complete:
            return None
        return super().check_action(action, parameters)

    def _show(self, entry: Entry) -> None:
        self._entry = entry
        self._redraw()

    def on_key(self, event: Key) -> None:
        if self.too_small or not event.character:
            return
        if (entry := self._entry.typed(event.character)) != self._entry:
            event.prevent_default()
            self._show(entry)

    @on(Page.Clicked)
    async def _clicked(self, message: Page.Clicked) -> None:
        kind, which, _part = message.target
        if kind == "die":
            self._show(self._entry.turned(int(which)))
        elif kind == "command" and self.is_active:
            await self.run_action(which)

    def action_erase(self) -> None:
        self._show(self._entry.erased())

    def action_take_dice(self) -> None:
        if self._entry.complete:
            outcome = self._entry.outcome()
            self.close(lambda: self._take(outcome))
