"""A list to choose from."""

from textual.events import Click
from textual.widgets import OptionList


class Menu(OptionList):
    """Textual's list of options, which by itself fails on pages while it is hidden and on clicks at what is gone."""

    def action_page_up(self) -> None:
        if self.scrollable_content_region:
            super().action_page_up()  # type: ignore[no-untyped-call]

    def action_page_down(self) -> None:
        if self.scrollable_content_region:
            super().action_page_down()  # type: ignore[no-untyped-call]

    def on_click(self, event: Click) -> None:
        if event.style.meta.get("option", -1) >= self.option_count:
            event.prevent_default()
