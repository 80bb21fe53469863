"""The sheet in the editor: drawn as at the table, with a meaning for every printed value."""

from collections.abc import Sequence

from ...editor.state import EditorState
from ...language import _
from ...table.page.cards.picks import Picks
from ...table.page.cards.sheet import draw_sheet, plan_sheet
from ...table.page.cards.style import Title
from ...table.page.drawing.in_letters import in_terminal_signs
from ...table.page.drawing.palette import Palette
from ...table.page.drawing.runs import Row, Rows, Run, Target, blank, row_width, span
from ...table.page.page import zone_title
from ...table.page.tracks import NO_TRACK_PICKS, draw_tracks
from ..sheet_parts import round_row

_TRACK_ROWS = 2


def sheet_rows(state: EditorState, width: int, height: int, palette: Palette) -> Rows:
    """Rounds, cards and tracks."""
    looks = state.looks
    rounds = _rounds(looks.rounds, width, palette)
    tracks: Rows = ()
    if looks.sheet.tracks:
        drawn = draw_tracks(looks.sheet.tracks, (), NO_TRACK_PICKS, width - 2, _TRACK_ROWS, palette)
        tracks = tuple(map(_without_ends, drawn))
    zones = looks.sheet.zones
    titles = tuple(Title(zone_title(zone.name, palette), "") for zone in zones)
    plan = plan_sheet(zones, titles, width, height - len(rounds) - len(tracks))
    picks = {zone: Picks(printed=printed) for zone, printed in state.printed.items()}
    cards = draw_sheet(zones, titles, picks, plan, palette)
    edge = blank(1, palette.table)
    return in_terminal_signs((*rounds, *cards, *((*edge, *row, *edge) for row in tracks)), palette)


def _rounds(track: Sequence[str], width: int, palette: Palette) -> Rows:
    """The bonuses of the rounds after their name."""
    if not track:
        return ()
    rounds = _("Rounds")
    title = span(f" {rounds}  ", palette.dim, palette.table)
    return ((title, *round_row(track, width - row_width((title,)), palette, now=0)),)


def _without_ends(row: Row) -> Row:
    """The bonus at the end of a track means the track, which is edited as a whole."""
    runs: list[Run] = []
    track: Target | None = None
    for run in row:
        track = run.target if run.target and run.target.kind == "track" else track
        runs.append(run._replace(target=track) if run.target else run)
    return tuple(runs)
