"""The action tracks: a name and a row of circles each."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from rich.segment import Segment
from rich.style import Style
from textual.events import MouseMove

from ..engine.zones import Box, ZoneView
from ..table.badges import badge
from ..table.missing import MissingCounts
from ..table.page.drawing.runs import Target
from ..table.tips import end_tip, track_tip
from ..text.names import short
from .mouse import HoverWidget


@cache
def _style(track: str, *, bold: bool, reverse: bool = False, dim: bool = False) -> Style:
    """The look of a part of a track, with its name for the mouse."""
    return Style(bold=bold, reverse=reverse, dim=dim, meta={"track": track})


@dataclass(frozen=True, slots=True)
class TrackPicks:
    """The labels of tracks that can be chosen, the one under the cursor, and what the bonuses at their ends need."""

    labels: Mapping[str, str] = field(default_factory=dict)
    cursor: str = ""
    missing: MissingCounts = field(default_factory=dict)


class Tracks(HoverWidget):
    """Shows the small tracks beside the zones; a track that a bonus may choose can be clicked."""

    DEFAULT_CSS = "Tracks { width: 1fr; height: 1; }"

    def __init__(self) -> None:
        super().__init__()
        self._tracks: tuple[ZoneView, ...] = ()
        self._shown: object = None

    def show(self, tracks: tuple[ZoneView, ...], picks: TrackPicks, letters: Mapping[str, str]) -> None:
        """Show the tracks in a row; `letters` stand for zones in the signs of bonuses."""
        shown = tracks, picks, letters, self.signs
        if shown == self._shown:
            return
        self._tracks, self._shown = tracks, shown
        row: list[Segment] = []
        for track in tracks:
            label = ">" if track.name == picks.cursor else picks.labels.get(track.name, "")
            row += self._track(track, label)
            last = track.boxes[-1]
            if end := last.bonus:
                needs = picks.missing.get(track.name, {}).get(last.label)
                sign = f">{badge(end, letters, self.signs)}{f':{needs}' if needs else ''}"
                row.append(Segment(sign, Style(bold=True, meta={"end": end})))
            row.append(Segment("  "))
        self.paint([row])

    def _track(self, track: ZoneView, label: str) -> list[Segment]:
        name = f"{label}:{short(track.name)} " if label else f"{short(track.name)} "
        segments = [Segment(name, _style(track.name, bold=True, reverse=bool(label)))]
        for box in track.boxes:
            has = box.mark == "o"
            segments.append(Segment(self._circle(box), _style(track.name, bold=has, dim=not has)))
        return segments

    def _circle(self, box: Box) -> str:
        """A box of a track: used, unlocked (with its number, if it has one), or still locked."""
        if box.mark == "x":
            return self.signs.cross
        if box.mark == "o":
            return f"({box.printed})" if box.printed else "o"
        return box.printed or "."

    def target_in(self, meta: Mapping[str, Any]) -> Target | None:
        return Target("track", meta["track"]) if "track" in meta else None

    def on_mouse_move(self, event: MouseMove) -> None:
        self.tooltip = self.tip(event.style.meta)
        track = event.style.meta.get("track")
        self.point((track, "") if track else None)

    def tip(self, under_mouse: Mapping[str, str]) -> str | None:
        """What the track or the bonus at its end is."""
        if end := under_mouse.get("end"):
            return end_tip(end)
        return next((track_tip(track) for track in self._tracks if track.name == under_mouse.get("track")), None)
