"""The sheet in the editor: drawn as at the table, with a meaning for every printed value."""

from collections.abc import Sequence
from itertools import zip_longest

from ...editor.state import EditorState
from ...engine.zones import ZoneView
from ...language import _, spoken
from ...table.badges import badge
from ...table.letters import die_letters
from ...table.page.cards.picks import Picks, print_target
from ...table.page.cards.sheet import draw_sheet, plan_sheet
from ...table.page.cards.style import Title
from ...table.page.drawing.palette import Palette
from ...table.page.drawing.runs import Row, Rows, Run, Target, blank, padded, row_width
from ...table.page.drawing.spans import cut, span
from ...table.page.tracks import NO_TRACK_PICKS, draw_tracks
from ...table.zone_layout import is_crowded, lay_out, shelves
from ...text.names import name, short
from ...text.signs import Signs
from ..sheet_parts import round_row

_TRACK_ROWS = 2


def painted_sheet(state: EditorState, width: int, height: int, palette: Palette) -> Rows:
    """Rounds, cards and tracks in colour."""
    looks = state.looks
    rounds = _rounds(looks.rounds, width, palette)
    tracks: Rows = ()
    if looks.sheet.tracks:
        drawn = draw_tracks(looks.sheet.tracks, (), NO_TRACK_PICKS, width - 2, _TRACK_ROWS, palette, spoken())
        tracks = tuple(map(_without_ends, drawn))
    zones = looks.sheet.zones
    titles = tuple(Title(name(zone.name).upper(), "") for zone in zones)
    plan = plan_sheet(zones, titles, width, height - len(rounds) - len(tracks))
    picks = {zone: Picks(printed=printed) for zone, printed in state.printed.items()}
    cards = draw_sheet(zones, titles, picks, plan, palette)
    edge = blank(1, palette.table)
    return (*rounds, *cards, *((*edge, *row, *edge) for row in tracks))


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


def lettered_sheet(state: EditorState, width: int, palette: Palette, signs: Signs) -> Rows:
    """The same in letters."""
    looks = state.looks
    letters = die_letters(state.ruleset.dice)
    zones = looks.sheet.zones
    close = is_crowded(zones)
    rows = list(_lettered_rounds(looks.rounds, letters, palette, signs))
    for shelf in shelves(zones):
        blocks = [_zone(state, zone, letters, palette, signs, close=close) for zone in shelf]
        rows += _beside(blocks, palette)
    for zone in zones:
        if len(zone.rows) == 1:
            rows += _zone(state, zone, letters, palette, signs, close=False)
    if looks.sheet.tracks:
        rows += _lettered_tracks(looks.sheet.tracks, letters, palette, signs)
    return tuple(padded(cut(row, width), width, palette.table) for row in rows)


def _lettered_rounds(track: Sequence[str], letters: dict[str, str], palette: Palette, signs: Signs) -> Rows:
    if not track:
        return ()
    runs = [_plain(_("Rounds"), palette), _plain(" ", palette)]
    for number, word in enumerate(track, 1):
        sign = badge(word, letters, signs) if word else "."
        runs += [_plain(f" {number}:", palette), _plain(sign, palette, Target("round", str(number)))]
    return (tuple(runs),)


def _zone(
    state: EditorState, zone: ZoneView, letters: dict[str, str], palette: Palette, signs: Signs, *, close: bool
) -> list[Row]:
    printed = state.printed.get(zone.name, frozenset())
    pieces = lay_out(zone, "", Picks(printed=printed), letters, signs, close=close)
    return [
        tuple(
            _plain(piece.text, palette, _meaning(zone.name, piece.place) if piece.place in printed else None)
            for piece in row
        )
        for row in pieces
    ]


def _meaning(zone: str, place: str) -> Target:
    what, _space, key = place.partition(" ")
    return print_target(zone, what, key)


def _beside(blocks: Sequence[list[Row]], palette: Palette) -> list[Row]:
    """Zones next to each other, the shorter ones filled up."""
    widths = [row_width(block[0]) for block in blocks]
    rows: list[Row] = []
    for parts in zip_longest(*blocks, fillvalue=()):
        row: Row = ()
        for part, width in zip(parts, widths, strict=True):
            row = (*row, *padded(part, width + 1, palette.table))
        rows.append(row)
    return rows


def _lettered_tracks(tracks: Sequence[ZoneView], letters: dict[str, str], palette: Palette, signs: Signs) -> list[Row]:
    runs: list[Run] = []
    for track in tracks:
        boxes = track.boxes
        end = f">{badge(boxes[-1].bonus, letters, signs)}" if boxes[-1].bonus else ""
        text = f"{short(track.name)} {''.join(box.printed or '.' for box in boxes)}{end}"
        runs += [_plain(text, palette, Target("track", track.name)), _plain("  ", palette)]
    return [tuple(runs)]


def _plain(text: str, palette: Palette, target: Target | None = None) -> Run:
    return span(text, palette.text, palette.table, target=target)
