"""The action tracks: a name and a row of circles each."""

from collections.abc import Mapping
from functools import cache

from rich.segment import Segment
from rich.style import Style
from textual.events import Click, MouseMove
from textual.message import Message

from ..engine.zones import Box, ZoneView
from ..table.badges import badge
from ..table.lacking import Lacking
from ..table.tips import end_tip, track_tip
from ..text.names import short
from .hovering import HoverWidget


@cache
def _style(track: str, *, bold: bool, reverse: bool = False, dim: bool = False) -> Style:
    """The look of a part of a track, with its name for the mouse."""
    return Style(bold=bold, reverse=reverse, dim=dim, meta={"track": track})


class Tracks(HoverWidget):
    """Shows the small tracks beside the zones; a track that a bonus may choose can be clicked."""

    DEFAULT_CSS = "Tracks { width: 1fr; height: 1; }"

    class Picked(Message):
        """A track was clicked."""

        def __init__(self, track: str) -> None:
            super().__init__()
            self.track = track

    def __init__(self, letters: Mapping[str, str], *, ascii_only: bool) -> None:
        super().__init__()
        self._letters, self._ascii = letters, ascii_only
        self._tracks: tuple[ZoneView, ...] = ()
        self._shown: object = None

    def show(
        self, tracks: tuple[ZoneView, ...], offered: Mapping[str, str], cursor: str = "", lacking: Lacking | None = None
    ) -> None:
        """Show the tracks in a row; `offered` has the labels of those that can be chosen, `cursor` is on one of them,
        `lacking` tells how far the bonuses at their ends are, where that is to be shown."""
        shown = tracks, offered, cursor, lacking
        if shown == self._shown:
            return
        self._tracks, self._shown = tracks, shown
        row: list[Segment] = []
        for track in tracks:
            label = ">" if track.name == cursor else offered.get(track.name, "")
            row += [*self._track(track, label, (lacking or {}).get(track.name, {})), Segment("  ")]
        self.paint([row])

    def _track(self, track: ZoneView, label: str, lacking: Mapping[str, int]) -> list[Segment]:
        name = f"{label}:{short(track.name)} " if label else f"{short(track.name)} "
        segments = [Segment(name, _style(track.name, bold=True, reverse=bool(label)))]
        boxes = [box for row in track.rows for box in row if box]
        for box in boxes:
            has = box.mark == "o"
            segments.append(Segment(self._circle(box), _style(track.name, bold=has, dim=not has)))
        if end := boxes[-1].bonus:
            lacks = f":{lacking[boxes[-1].label]}" if boxes[-1].label in lacking else ""
            sign = f">{badge(end, self._letters, ascii_only=self._ascii)}{lacks}"
            segments.append(Segment(sign, Style(bold=True, meta={"end": end})))
        return segments

    def _circle(self, box: Box) -> str:
        """A box of a track: used, unlocked (with its number, if it has one), or still locked."""
        if box.mark == "x":
            return "X" if self._ascii else "✗"
        if box.mark == "o":
            return f"({box.printed})" if box.printed else "o"
        return box.printed or "."

    def on_click(self, event: Click) -> None:
        if track := event.style.meta.get("track"):
            self.post_message(self.Picked(track))

    def on_mouse_move(self, event: MouseMove) -> None:
        self.tooltip = self.tip(event.style.meta)
        track = event.style.meta.get("track")
        self.point((track, "") if track else None)

    def tip(self, under_mouse: Mapping[str, str]) -> str | None:
        """What the track or the bonus at its end is."""
        if end := under_mouse.get("end"):
            return end_tip(end)
        return next((track_tip(track) for track in self._tracks if track.name == under_mouse.get("track")), None)
