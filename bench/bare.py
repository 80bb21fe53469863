"""The yardstick of the app: a Textual app with one widget, which counts the keys that are pressed."""

from textual.app import App, ComposeResult
from textual.widgets import Static

SIGN = "keys pressed"


class BareApp(App[None]):
    """Shows a number."""

    def compose(self) -> ComposeResult:
        yield Static(f"0 {SIGN}")

    def on_mount(self) -> None:
        self._pressed = 0

    def on_key(self) -> None:
        self._pressed += 1
        self.query_one(Static).update(f"{self._pressed} {SIGN}")


if __name__ == "__main__":
    BareApp().run()
