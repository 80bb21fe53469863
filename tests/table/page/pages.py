"""Pages to look at: sheets at some moment of a stored game, with a die picked or not."""

from dataclasses import replace
from functools import cache
from pathlib import Path

from futé_tui import new_game
from futé_tui.engine.game import Game
from futé_tui.engine.rules import SheetView
from futé_tui.engine.zones import ZoneView
from futé_tui.table.letters import die_letters
from futé_tui.table.page.drawing.palette import DARK, Palette
from futé_tui.table.page.drawing.runs import Rows, Target, width_of
from futé_tui.table.page.hint_words import HintPart, Tone, Word
from futé_tui.table.page.labels import assign_labels, reading_order
from futé_tui.table.page.page import PageView, draw_page
from futé_tui.table.state import TableState
from futé_tui.table.view import TableView, view_table
from futé_tui.text.story import StoryLine

from ...helpers import golden

RECORDS = (
    "tres-fute-3",
    "melange-4",
    "vraiment-tres-fute-2",
    "puissance-3-2",
    "tres-fute-4ever-2",
    "qwinto-3",
    "qwixx-3",
)
OWN_SHEETS = ("atelier", "plain")
SHEETS = (*RECORDS, *OWN_SHEETS)
SIZES = ((80, 24), (100, 30), (116, 34), (116, 36), (120, 40), (160, 50), (200, 60))
STORY = (StoryLine("Tom's turn", heading=True), StoryLine("took blue 5", "blue", "+4"))
HINTS = (HintPart(((Word("White 1", Tone.ACCENT), Word(" → "), Word("1", Tone.LABEL), Word(" blue 3")),)),)


@cache
def record(name: str) -> Game:
    return golden(name)


def moment(name: str, share: float) -> Game:
    """A stored game after this share of its steps."""
    game = record(name)
    return game.until(int(len(game.steps) * share))


def start(name: str) -> Game:
    """The start of a game on one of the tests' own sheets."""
    return new_game(str(Path(__file__).parents[2] / "data" / f"{name}.toml"), ["Lia"], seed=1)


@cache
def game_of(name: str) -> Game:
    """A stored game in its middle, or the start of one on the tests' own sheets."""
    return start(name) if name in OWN_SHEETS else moment(name, 0.5)


def games() -> list[Game]:
    """All sheets in the middle of a game, and the tests' own."""
    return [game_of(name) for name in SHEETS]


def sheet_of(game: Game) -> SheetView:
    return game.rules.view(game.position, 0)


def view_of(game: Game, die: str = "", *, missing: bool = False) -> TableView:
    """The table at a moment, perhaps with a die picked."""
    state = replace(TableState.of(game, die_letters(game.ruleset.dice)), shows_missing=missing)
    at_start = frozenset(state.boxes)
    if die:
        state = replace(state, picker=replace(state.picker, die=die))
    view = view_table(game, state)
    sheet = view.seats[view.shown].sheet
    return replace(
        view, labels=dict(assign_labels(reading_order(sheet), at_start, view.offered, view.letters.values()))
    )


def page_of(game: Game, die: str = "", *, missing: bool = False) -> PageView:
    view = replace(view_of(game, die, missing=missing), status="Lia, roll 1", story=STORY)
    return PageView(view, {"blue": "+white"}, HINTS)


def draw(game: Game, width: int, height: int, palette: Palette = DARK) -> Rows:
    return draw_page(page_of(game), width, height, palette)


def text(rows: Rows) -> str:
    """The letters of a drawing."""
    return "\n".join("".join(run.text for run in row) for row in rows)


def targets(rows: Rows) -> set[Target]:
    """Everything in a drawing that means something: of a bonus in a box, the bonus and the box."""
    found = {run.target for row in rows for run in row if run.target}
    return {each for target in found for each in (target, target.picked, Target(target.kind, target.name))}


def box_targets(zone: ZoneView) -> set[Target]:
    """What the boxes of a zone mean: those of a region all mean the region, which is named by its first box."""
    firsts = {label: region[0] for region in zone.regions for label in region}
    labels = [box.label for row in zone.rows for box in row if box]
    return {Target("box", zone.name, firsts.get(label, label)) for label in labels}


def cells_of(rows: Rows, target: Target) -> int:
    """How many cells of a drawing have this meaning where they are clicked."""
    return sum(width_of(run.text) for row in rows for run in row if run.target and run.target.picked == target)


def cells_on(rows: Rows, colour: str) -> int:
    """How many cells of a drawing have this ground."""
    return sum(width_of(run.text) for row in rows for run in row if run.look.bg == colour)
