"""The action tracks: a name and a row of circles each."""

from collections.abc import Mapping
from functools import cache

from rich.segment import Segment
from rich.style import Style

from ..engine.zones import Box, ZoneView
from ..table.badges import badge
from ..table.page.drawing.runs import Target
from ..table.page.tracks import TrackPicks
from ..text.names import short
from .mouse import TargetWidget


@cache
def _style(track: str, *, bold: bool, reverse: bool = False, dim: bool = False) -> Style:
    """The look of a part of a track, with its name for the mouse."""
    return Style(bold=bold, reverse=reverse, dim=dim, meta={"target": Target("track", track)})


class Tracks(TargetWidget):
    """Shows the small tracks beside the zones; a track that a bonus may choose can be clicked."""

    DEFAULT_CSS = "Tracks { width: 1fr; height: 1; }"

    def __init__(self) -> None:
        super().__init__()
        self._shown: object = None

    def show(self, tracks: tuple[ZoneView, ...], picks: TrackPicks, letters: Mapping[str, str]) -> None:
        """Show the tracks in a row; `letters` stand for zones in the signs of bonuses."""
        shown = tracks, picks, letters, self.signs
        if shown == self._shown:
            return
        self._shown = shown
        row: list[Segment] = []
        labels, missing = dict(picks.labels), dict(picks.missing)
        for track in tracks:
            label = ">" if track.name == picks.cursor else labels.get(track.name, "")
            row += self._track(track, label)
            last = track.boxes[-1]
            if end := last.bonus:
                needs = missing.get(track.name)
                sign = f">{badge(end, letters, self.signs)}{f':{needs}' if needs else ''}"
                row.append(Segment(sign, Style(bold=True, meta={"target": Target("end", end)})))
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
