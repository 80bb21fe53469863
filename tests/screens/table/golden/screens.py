"""The moments that are kept as text, and how the screen looks at each of them."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from futé_tui import new_game
from futé_tui.engine.game import Game
from futé_tui.table.page.drawing.palette import DARK, LIGHT, Palette
from futé_tui.table.page.drawing.runs import width_of
from futé_tui.widgets.page import Page
from futé_tui.widgets.strips import StripWidget

from ....tables import idle
from ...driving import QUIET, Table, in_app, strips_of
from .colours import in_16_colours, without_colours

Sizes = Mapping[str, Sequence[tuple[int, int]]]  # by moment
FOLDER = Path(__file__).parent
PALETTES = FOLDER / "palettes.txt"
SMALL = (80, 24)
MEDIUM = (120, 40)
PLAYERS = ("Lia", "Tom")
_SEED = 7


def start(sheet: str) -> Game:
    return new_game(sheet, PLAYERS, seed=_SEED)


def in_the_middle(sheet: str) -> Game:
    """Players who use what they get, seen after a roll."""
    game = start(sheet)
    player = Random(_SEED)
    moves_made = 60 if game.rules.name == "fute" else 16
    while len(game.steps) < moves_made or game.phase not in ("choose", "write", "white_sum"):
        moves = game.moves()
        game.play(player.choice([move for move in moves if not (move.throws or move.stops)] or moves))
    return game


def waiting(sheet: str) -> Game:
    """A bonus that is waiting: the black "?" of round 4. Qwinto and Qwixx have none; there a throw is waiting."""
    game = start(sheet)
    if sheet == "qwinto":
        game.play("roll orange purple")
        return game
    if sheet == "qwixx":
        game.play("roll")
        return game
    return idle(game, until_round=4)


def over(sheet: str) -> Game:
    """A game whose last step is a decision, so that it can be made again at the table."""
    seed = _SEED
    while True:
        game = in_the_middle(sheet)
        player = Random(seed)
        while game.to_move is not None:
            game.play(player.choice(game.moves()))
        if not game.steps[-1].throw:
            return game
        seed += 1


ZONES = {
    "white": "#",  # a white die is of paper
    "yellow": "y",
    "blue": "b",
    "green": "g",
    "orange": "o",
    "purple": "p",
    "pink": "k",
    "turquoise": "t",
    "brown": "n",
    "silver": "s",
    "red": "r",
    "grey": "a",
}
PAPERS = {
    "paper": "#",
    "shaded": "%",
    "fresh": "+",
    "offered": "*",
    "costly": "~",
    "label": "L",
    "cap": "C",
    "gold": "G",
    "fox": "F",
    "platter": "P",
}
MOMENTS = {"start": start, "middle": in_the_middle, "waiting": waiting, "end": over}
THREE = (SMALL, MEDIUM, (160, 50))
IN_LETTERS: Sizes = {"start": (SMALL,), "middle": (*THREE, (200, 60)), "waiting": (SMALL,), "end": (SMALL,)}
PAINTED: Sizes = {"start": (MEDIUM,), "middle": THREE}
IN_MIDDLE: Sizes = {"middle": THREE}
NUMBER = 23  # of screens of each sheet
Looks = Mapping[str, str]  # by what is behind the size in the name of the file
Seeing = Callable[[Table, bool], Awaitable[Looks]]


def screens_of(sheet: str) -> dict[str, str]:
    """The screens of a sheet by file name. Of a game in its middle, in three sizes, more looks are kept."""
    screens: dict[str, str] = {}

    async def look(sizes: Sizes, see: Seeing, **options: Any) -> None:
        async with in_app(**options) as table:
            for moment in sizes:
                await _sit_down(table, MOMENTS[moment](sheet))
                for width, height in sizes[moment]:
                    if table.app.size != (width, height):
                        await table.resize(width, height)
                        await table.pilot.pause()  # the new size takes another pass of layout
                    name = f"{sheet}-{moment}-{width}x{height}"
                    more = moment == "middle" and (width, height) in THREE
                    for kind, seen in (await see(table, more)).items():
                        screens[f"{name}{kind}.txt"] = seen
                table.app.action_home()

    asyncio.run(look(IN_LETTERS, _in_letters, painted=False))
    asyncio.run(look(PAINTED, _painted))
    asyncio.run(look(IN_MIDDLE, _in_ascii, settings=replace(QUIET, ascii=True)))
    return screens


async def _in_letters(table: Table, more: bool) -> Looks:
    """The letters, and how they look in a terminal of 16 colours and in one without colours."""
    if not more:
        return {"": table.text()}
    looks = {"": table.text(), "-16": in_16_colours(strips_of(table.app))}
    with patch.object(table.app, "no_color", True):
        _show_again(table)
        looks["-mono"] = without_colours(strips_of(table.app))
    _show_again(table)
    return looks


def _show_again(table: Table) -> None:
    """Paint anew, as in a terminal that has always had the colours of this one."""
    for widget in table.app.screen.query(StripWidget):
        widget.forget()


async def _painted(table: Table, more: bool) -> Looks:
    """The page in both themes, each with its colours as letters; a light one that differs in nothing is a word."""
    looks = []
    for theme in ("fute-light", "fute-dark") if more else ("fute-dark",):
        table.app.theme = theme
        await table.pilot.pause()
        looks.append(table.text() + grounds(table))
    light, dark = looks[0], looks[-1]
    if not more:
        return {"-page": dark}
    return {"-page": dark, "-light": "as in the dark theme\n" if light == dark else light}


async def _in_ascii(table: Table, _more: bool) -> Looks:
    return {"-ascii": table.text()}


def grounds(table: Table) -> str:
    """The colours of a page, a letter for the ground of each cell."""
    letters = _letters(table.screen.page_palette)
    rows = table.screen.query_one(Page).shown
    lines = ("".join(letters.get(run.look.bg, ".") * width_of(run.text) for run in row) for row in rows)
    return "\n" + "".join(f"{line.rstrip('.')}\n" for line in lines)


def palettes() -> str:
    """The colours of zones and papers, in the dark theme and in the light one."""
    zones = [f"{name} {DARK.colour(name)} {LIGHT.colour(name)}\n" for name in ZONES]
    return "".join([*zones, *(f"{name} {getattr(DARK, name)} {getattr(LIGHT, name)}\n" for name in PAPERS)])


def _letters(palette: Palette) -> dict[str, str]:
    """A letter for each colour: those of zones, paper in its states, key-caps, chips of actions and of foxes."""
    zones = {palette.colour(name): letter for name, letter in ZONES.items()}
    return zones | {getattr(palette, name): letter for name, letter in PAPERS.items()}


async def _sit_down(table: Table, game: Game) -> None:
    """Show a game; one that is over is shown one step earlier, and the last step is made."""
    last = game.steps[-1].move if game.to_move is None else None
    if last:
        game.practice = True
        game.undo()
        game.practice = False
    table.app.sit_down(game)
    await table.pilot.pause()
    if last:
        table.screen.choose(last)
        await table.pilot.pause()


def stored(sheet: str) -> dict[str, str]:
    """The screens of a sheet as they are kept; a sheet's name is followed by a moment."""
    paths = (path for moment in MOMENTS for path in FOLDER.glob(f"{sheet}-{moment}-*.txt"))
    return {path.name: path.read_text(encoding="utf-8") for path in paths}
