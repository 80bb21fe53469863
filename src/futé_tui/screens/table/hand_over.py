"""Between two people: who is next, what the others did, and what is asked for."""

from textual.app import ComposeResult
from textual.events import Key
from textual.geometry import Size
from textual.message import Message

from ...pages.hand_over import WIDTH, HandOverCard
from ...table.hand_over import HandOverView
from ...widgets.page import Page
from ...widgets.signs import paints
from ..base import CalmModal
from ..commands import GO_ON, HAND_OVER, UNDO

_AROUND = 2  # rows for the commands and a gap above them
_A_LOOK = 0.5  # seconds


class HandOver(CalmModal):
    """Waits until the next player takes over."""

    COMMANDS_HERE = HAND_OVER

    def __init__(self, view: HandOverView, *, undo: bool = False) -> None:
        """`undo`: the player who has just acted may take that back."""
        super().__init__()
        self._view, self._undo = view, undo
        self.closed_by = ""  # a key
        self.hasty = False  # the key came before anybody can have seen the card: it was typed for the table
        self.seen_from = 0.0
        self._card = Page("hand-over")

    def compose_content(self) -> ComposeResult:
        yield self._card

    def fit(self, size: Size) -> None:
        super().fit(size)
        card = HandOverCard(self._view, self.drawn_size.height - _AROUND)
        self._card.styles.width, self._card.styles.height = WIDTH, card.rows
        key = self.app.get_key_display(GO_ON.binding()).split(",")[0]
        self._card.show(card.draw(self.page_palette, key, self.signs, painted=paints(self.app)))

    def on_mount(self) -> None:
        self.seen_from = Message().time + _A_LOOK

    def on_key(self, event: Key) -> None:
        """Any key closes the card, and means nothing else, not even when it is held down; but a roll that is due. One
        that comes with the card was pressed by the player before: it rolls for nobody."""
        if not self.too_small:
            self.closed_by, self.hasty = event.key, event.time < self.seen_from
            self.close_by_key(event)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return self._undo if action == UNDO.action else super().check_action(action, parameters)

    def action_undo(self) -> None:
        self.closed_by = UNDO.key
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()

    def action_go_on(self) -> None:
        self.dismiss()
