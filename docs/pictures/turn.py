"""Takes the animated picture of a turn with a chain reaction, from the beats of the app; `make pictures` runs it.

Rows that are the same in several frames are drawn once; every drawing of a row is visible in its own frames only.
"""

import asyncio
import os
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tools.page_svg import FONT, frame, row_parts, seen

from futé_tui import ScriptedDice, new_game
from futé_tui.app import FuteApp
from futé_tui.engine.game import Game
from futé_tui.engine.notation import parse, parse_mark
from futé_tui.engine.rules import LaidSheet
from futé_tui.screens.table.table import TableScreen
from futé_tui.store.settings import Settings
from futé_tui.table import pressing
from futé_tui.table.page.drawing.runs import Row, Rows, Run

PICTURE = Path(__file__).parent / "turn" / "turn.svg"
SIZE = (120, 40)
PLAYERS = ("Lia", "Tom", "Ada")
LIA = {
    "yellow": "r1c1 r1c3 r2c1 r3c4",
    "blue": "r1c3 r1c4 r2c2 r3c2",
    "green": "1 2 3",
    "orange": "1=3 2=4 3=5 4=2 5=6 6=3 7=4",
    "purple": "1=2 2=4 3=6 4=1",
}
TOM = {"yellow": "r2c1 r4c2", "blue": "r2c3 r3c3", "green": "1 2 3 4", "orange": "1=6 2=5 3=4", "purple": "1=1 2=3"}
ADA = {"yellow": "r3c1", "blue": "r1c2 r2c2 r3c2", "green": "1 2", "orange": "1=2 2=6 3=6 4=3", "purple": "1=3"}
MOVES = ("roll", "yellow>r1c2", "?blue>r1c2", "orange=5>8=5")
ROLL = "white3 yellow6 blue2 green4 orange1 purple5"
SLOWER = 1.8  # than at the table: nobody plays here
HOLD, END = 1.5, 3.0  # seconds


class Frame(NamedTuple):
    """The rows that are seen for so many seconds."""

    rows: Rows
    seconds: float


def laid(marks: dict[str, str]) -> LaidSheet:
    """A sheet with these marks and an action or two."""
    by_zone = {zone: [parse_mark(word) for word in words.split()] for zone, words in marks.items()}
    return LaidSheet(by_zone, {"reroll": 3, "extra": 2})


def table() -> Game:
    """Lia's turn in the third round; a 6 in yellow sets off five more things."""
    game = new_game("tres-fute", PLAYERS, dice=ScriptedDice([ROLL]))
    game.put(game.rules.lay([laid(LIA), laid(TOM), laid(ADA)], 3, 0))
    return game


async def frames() -> list[Frame]:
    """The turn as the app shows it."""
    app = FuteApp(Settings(hints="off"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        app.animation_level = "full"
        app.sit_down(table())
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        taken = [Frame(seen(screen), HOLD)]
        for move in MOVES:
            screen.choose(parse(move))
            while screen.motion.beat:
                taken.append(Frame(seen(screen), screen.motion.beat.seconds * SLOWER))
                screen.motion.next()
            if move == "roll":
                taken.append(Frame(seen(screen), HOLD / 2))
                screen.press(lambda state: pressing.pick_die(state, "yellow"))
            taken.append(Frame(seen(screen), HOLD))
        return [*taken[:-1], taken[-1]._replace(seconds=END)]


def svg(taken: Sequence[Frame]) -> str:
    """All frames in one picture; where nothing can move, the last one is seen."""
    total = sum(each.seconds for each in taken)
    shown: dict[tuple[int, Row], list[int]] = defaultdict(list)  # in which frames a drawing of a row is seen
    for number, each in enumerate(taken):
        for y, row in enumerate(each.rows):
            shown[y, plain(row)].append(number)
    by_frames: dict[tuple[int, ...], list[tuple[int, Row]]] = defaultdict(list)
    for drawing, numbers in shown.items():
        by_frames[tuple(numbers)].append(drawing)
    style: list[str] = []
    groups: list[str] = []
    for number, (seen_in, drawings) in enumerate(by_frames.items()):
        body = "".join(part for y, row in drawings for part in row_parts(y, row))
        if len(seen_in) == len(taken):
            groups.insert(0, f"<g>{body}</g>")
            continue
        last = len(taken) - 1 in seen_in
        style.append(keyframes(f"k{number}", seen_in, taken, total, visible=last))
        groups.append(f'<g class="k{number}">{body}</g>')
    return frame(taken[0].rows, FONT + "".join(style), "".join(groups))


def plain(row: Row) -> Row:
    """The row without what a click means."""
    return tuple(Run(run.text, run.look) for run in row)


def keyframes(name: str, numbers: Sequence[int], taken: Sequence[Frame], total: float, *, visible: bool) -> str:
    """When the drawings of this name are seen."""
    steps: list[str] = []
    before, at = None, 0.0
    for number, each in enumerate(taken):
        now = "visible" if number in numbers else "hidden"
        if now != before:
            steps.append(f"{100 * at / total:.2f}%{{visibility:{now}}}")
        before, at = now, at + each.seconds
    still = "visible" if visible else "hidden"
    moving = f"animation:{name} {total:.2f}s step-end infinite"
    return f".{name}{{visibility:{still};{moving}}}@keyframes {name}{{{''.join(steps)}}}"


def main() -> None:
    with TemporaryDirectory() as folder:
        os.environ |= dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), folder)
        taken = asyncio.run(frames())
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(svg(taken), encoding="utf-8")


if __name__ == "__main__":
    main()
