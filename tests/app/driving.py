"""Driving the table with keys or clicks, one move at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from futé_tui.app import FuteApp
from futé_tui.engine.moves import Move, Reroll, Roll
from futé_tui.screens.hand_over import HandOver
from futé_tui.screens.table import TableScreen
from futé_tui.setting_up import SetUp
from futé_tui.store.settings import Settings
from futé_tui.table.letters import LABELS
from futé_tui.table.picking import Touch
from futé_tui.table.view import STOPPING
from futé_tui.widgets.dice import DiceBoard
from futé_tui.widgets.options import Options
from futé_tui.widgets.tracks import Tracks
from futé_tui.widgets.zone import ZoneBoard

Script = Callable[["Table"], Awaitable[None]]


class Table:
    """The table screen in the hands of a test."""

    def __init__(self, app: FuteApp, pilot: Pilot[Any]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def screen(self) -> TableScreen:
        assert isinstance(self.app.screen, TableScreen), self.app.screen
        return self.app.screen

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)

    def touch(self, move: Move) -> Touch:
        return next(touch for touch in self.screen._picker.release().touches if touch.move == move)

    async def make(self, move: Move, *, by_mouse: bool = False) -> None:
        """Make a legal move as a player would, and see that it was made."""
        screen = self.screen
        steps = len(screen.game.steps)
        if isinstance(move, Roll | Reroll):
            for die in getattr(move, "dice", ()):
                await self.die(die, by_mouse=by_mouse)
            await self.command("r", by_mouse=by_mouse)
        elif move.rank == STOPPING:
            await self.command("x", by_mouse=by_mouse)
        else:
            await self._pick(self.touch(move), by_mouse=by_mouse)
        assert len(screen.game.steps) == steps + 1, f"{move} was not made"
        assert screen.game.steps[-1].move == move
        await self.take_over()

    async def _pick(self, touch: Touch, *, by_mouse: bool) -> None:
        screen = self.screen
        steps = len(screen.game.steps)
        if touch.die:
            await self.die(touch.die, by_mouse=by_mouse)
        if len(screen.game.steps) == steps and touch.box:
            if touch.box not in screen._view.labels and not by_mouse:
                await self.press(screen._letters[touch.box[0]])
            await self.box(touch.box, by_mouse=by_mouse)
        if len(screen.game.steps) == steps and screen._view.options:
            await self.way(screen._picker.options.index(touch.move), by_mouse=by_mouse)

    async def die(self, die: str, *, by_mouse: bool = False) -> None:
        if by_mouse:
            await self._click(DiceBoard, "die", die)
        else:
            await self.press(self.screen._letters[die])

    async def box(self, box: tuple[str, str], *, by_mouse: bool = False) -> None:
        if not by_mouse:
            await self.press(self.screen._view.labels[box])
        elif box[1]:
            board = next(board for board in self.screen.query(ZoneBoard) if board.zone == box[0])
            await self._click_widget(board, "box", box[1])
        else:
            await self._click(Tracks, "track", box[0])

    async def way(self, number: int, *, by_mouse: bool = False) -> None:
        if by_mouse:
            await self._click(Options, "way", number)
        else:
            await self.press(LABELS[number])

    async def command(self, key: str, *, by_mouse: bool = False) -> None:
        if by_mouse:
            footer_key = next(each for each in self.screen.query("FooterKey") if getattr(each, "key", "") == key)
            await self.pilot.click(footer_key)
        else:
            await self.press(key)

    async def take_over(self) -> None:
        await self.pilot.pause()
        if isinstance(self.app.screen, HandOver):
            await self.press("enter")
            await self.pilot.pause()

    async def _click(self, kind: type[Any], key: str, value: object) -> None:
        await self._click_widget(self.screen.query(kind).first(), key, value)

    async def _click_widget(self, widget: Any, key: str, value: object) -> None:
        """Click the first cell of a widget whose style carries this meta value."""
        await self.pilot.pause()
        for y in range(widget.size.height):
            x = 0
            for segment in widget.render_lines(widget.size.region)[y] if False else _line(widget, y):
                if segment.style and segment.style.meta.get(key) == value:
                    widget.scroll_visible(animate=False)
                    await self.pilot.pause()
                    await self.pilot.click(widget, offset=(x, y))
                    return
                x += segment.cell_length
        raise AssertionError(f"nothing with {key}={value!r} in {widget}")

    def text(self) -> str:
        """The screen as text."""
        return screen_text(self.app)


def _line(widget: Any, y: int) -> Any:
    return widget.render_lines(widget.size.region)[y]


def screen_text(app: FuteApp) -> str:
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


def at_table(
    script: Script,
    sheet: str = "tres-fute",
    players: tuple[str, ...] = ("Lia",),
    *,
    size: tuple[int, int] = (100, 30),
    seed: int = 7,
    settings: Settings | None = None,
) -> FuteApp:
    """Run a script at a table that has just been set up."""
    app = FuteApp(settings or Settings(animations=False))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            app.start(SetUp(sheet, players, seed))
            await pilot.pause()
            await script(Table(app, pilot))

    asyncio.run(run())
    return app
