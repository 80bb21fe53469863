"""The coach's card over the table; any key closes it."""

from textual.app import ComposeResult
from textual.events import Key
from textual.geometry import Size

from ...pages.coach import WIDTH, CoachCard
from ...text.coaching import CoachWords
from ...widgets.page import Page
from ...widgets.painting import paints
from ..base import CalmModal
from ..commands import COACH_CARD, READ_ON

_BESIDE = 150  # columns from which the card leaves most of the sheet in sight
_AROUND = 2  # rows for the commands and a gap above them


class CoachScreen(CalmModal):
    """Shows the expert's choice."""

    CSS = """
    CoachScreen Page { border-left: blank; border-right: blank; }
    """
    COMMANDS_HERE = COACH_CARD

    def __init__(self, words: CoachWords) -> None:
        super().__init__()
        self._words = words
        self._card = Page("coach")

    def compose_content(self) -> ComposeResult:
        yield self._card

    def fit(self, size: Size) -> None:
        super().fit(size)
        card = CoachCard(self._words, self.drawn_size.height - _AROUND)
        self._card.styles.width, self._card.styles.height = WIDTH + 2, card.rows
        self.styles.align_horizontal = "right" if size.width >= _BESIDE else "center"
        key = self.first_key(READ_ON)
        self._card.show(card.draw(self.page_palette, key, self.signs, painted=paints(self.app)))

    def on_key(self, event: Key) -> None:
        """Any key closes the card, and means nothing else."""
        if not self.too_small:
            self.close_by_key(event)

    def on_click(self) -> None:
        self.dismiss()

    def action_read_on(self) -> None:
        self.dismiss()
