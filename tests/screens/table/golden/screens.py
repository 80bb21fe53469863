"""The moments that are kept as text, and how the screen looks at each of them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from futé_tui import new_game
from futé_tui.engine.game import Game

from ....tables import idle
from ...driving import QUIET, Table, run_app

Sizes = Mapping[str, Sequence[tuple[int, int]]]  # by moment
FOLDER = Path(__file__).parent
SMALL = (80, 24)
PLAYERS = ("Lia", "Tom")
_SEED = 7


def start(sheet: str) -> Game:
    return new_game(sheet, PLAYERS, seed=_SEED)


def in_the_middle(sheet: str) -> Game:
    """Players who use what they get, seen after a roll."""
    game = start(sheet)
    player = Random(_SEED)
    moves_made = 16 if sheet == "qwinto" else 60
    while len(game.steps) < moves_made or game.phase not in ("choose", "write"):
        moves = game.moves()
        game.play(player.choice([move for move in moves if not (move.throws or move.stops)] or moves))
    return game


def waiting(sheet: str) -> Game:
    """A bonus that is waiting: the black "?" of round 4. Qwinto has none; there a throw is waiting to be written."""
    game = start(sheet)
    if sheet == "qwinto":
        game.play("roll orange purple")
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


MOMENTS = {"start": start, "middle": in_the_middle, "waiting": waiting, "end": over}
IN_LETTERS: Sizes = {"start": (SMALL,), "middle": (SMALL, (120, 40), (200, 60)), "waiting": (SMALL,), "end": (SMALL,)}
PAINTED: Sizes = {"start": ((120, 40),), "middle": (SMALL, (120, 40), (160, 50))}


def screens_of(sheet: str) -> dict[str, str]:
    """The screens of a sheet by file name."""
    screens = {}

    async def look(table: Table, sizes: Sizes, kind: str = "") -> None:
        for moment in sizes:
            await _sit_down(table, MOMENTS[moment](sheet))
            for width, height in sizes[moment]:
                await table.resize(width, height)
                await table.pilot.pause()  # what the new size brings about is laid out in turn
                screens[f"{sheet}-{moment}-{width}x{height}{kind}.txt"] = table.text()
            table.app.action_home()

    async def in_ascii(table: Table) -> None:
        await _sit_down(table, in_the_middle(sheet))
        screens[f"{sheet}-middle-ascii.txt"] = table.text()

    run_app(lambda table: look(table, IN_LETTERS))
    run_app(lambda table: look(table, PAINTED, "-page"), painted=True)
    run_app(in_ascii, settings=replace(QUIET, ascii=True))
    return screens


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
