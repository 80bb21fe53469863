"""The action tracks: a sign and a row of circles each."""

from rich.text import Text
from textual.widgets import Static

from ..engine.zones import ZoneView
from ..table.badges import badge


class Tracks(Static):
    """Shows the small tracks beside the zones; a track that a bonus may choose can be clicked."""

    def show(
        self, tracks: tuple[ZoneView, ...], offered: dict[str, str], letters: dict[str, str], *, ascii_only: bool
    ) -> None:
        text = Text(no_wrap=True)
        for track in tracks:
            text.append(self._track(track, offered.get(track.name, ""), letters, ascii_only=ascii_only))
            text.append("  ")
        self.update(text)

    def _track(self, track: ZoneView, label: str, letters: dict[str, str], *, ascii_only: bool) -> Text:
        style = "bold reverse" if label else "bold"
        text = Text(f"{label}:" if label else "", style)
        text.append(f"{track.name} ", style)
        boxes = [box for row in track.rows for box in row if box]
        for box in boxes:
            shown = {"x": "X" if ascii_only else "✗", "o": f"({box.printed})" if box.printed else "o"}
            free = box.printed or "."
            text.append(shown.get(box.mark, free), "bold" if box.mark == "o" else "dim")
        if boxes[-1].bonus:
            text.append(f">{badge(boxes[-1].bonus, letters, ascii_only=ascii_only)}", "bold")
        return text
