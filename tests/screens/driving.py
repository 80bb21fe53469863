"""Driving the table with keys or with the mouse, as a player does."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from time import monotonic
from typing import Any
from unittest.mock import patch

import pytest
from textual._context import visible_screen_stack
from textual.command import CommandList
from textual.events import Key, MouseDown, MouseEvent, MouseUp
from textual.pilot import Pilot
from textual.screen import Screen
from textual.strip import Strip

from futé_tui import new_game
from futé_tui.app import FuteApp
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Move, Reroll, Roll
from futé_tui.hints.preview import preview
from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.table.command_table import CommandTable
from futé_tui.store.settings import Settings
from futé_tui.table.page.drawing.runs import Target
from futé_tui.table.picking import Touch
from futé_tui.text.moves import way_words
from futé_tui.text.signs import Signs
from futé_tui.widgets.command_bar import CommandBar
from futé_tui.widgets.page import Page
from futé_tui.widgets.painting import can_paint
from futé_tui.widgets.strips import StripWidget

PATIENCE = 60.0  # seconds
QUIET = Settings(animations=False, hand_over=False, hints="off")
_COLOURED = True  # unless a test says otherwise

by_both_hands = pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
in_letters_and_painted = pytest.mark.parametrize("painted", [False, True], ids=["letters", "painted"])


class Table:
    """The app in the hands of a test."""

    def __init__(self, app: FuteApp, pilot: Pilot[Any]) -> None:
        self.app, self.pilot, self.mouse = app, pilot, False

    @property
    def screen(self) -> CommandTable:
        assert isinstance(self.app.screen, CommandTable), self.app.screen
        return self.app.screen

    @property
    def game(self) -> Game:
        """The game on the table, which may be below a card."""
        return next(screen.game for screen in reversed(self.app.screen_stack) if isinstance(screen, CommandTable))

    @property
    def last(self) -> str:
        """The last move that was made."""
        return str(self.game.steps[-1].move) if self.game.steps else ""

    @property
    def prompt(self) -> str:
        return f"{self.screen.view.notice} {self.screen.view.prompt}".strip()

    @property
    def offered(self) -> set[str]:
        """The boxes that are lit up, as `zone box`."""
        return {" ".join(box) for box in self.screen.view.offered}

    @property
    def open_dice(self) -> set[str]:
        return {die.name for die in self.screen.view.dice if die.offered}

    @property
    def messages(self) -> list[str]:
        """The messages that pop up, and what the bar says."""
        said = [bar.said for bar in self.app.screen.query(CommandBar) if bar.said]
        return [*(notification.message for notification in self.app._notifications), *said]

    def text(self) -> str:
        return screen_text(self.app)

    async def resize(self, width: int, height: int) -> None:
        """Give the terminal another size; Textual waits a moment for more changes."""
        await self.pilot.resize_terminal(width, height)
        await self.pilot.pause(0.02)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def hurry(self, *keys: str) -> None:
        """Press keys that arrive together, without waiting in between."""
        for key in keys:
            self.app.post_message(Key(key, key if len(key) == 1 else None))
        await self.calm_down()

    async def hurry_clicks(self, *places: tuple[int, int]) -> None:
        """Click at places of the screen, all at once."""
        for x, y in places:
            for kind in (MouseDown, MouseUp):
                self.app.post_message(kind(None, x, y, 0, 0, 1, False, False, False, x, y))
        await self.calm_down()

    async def wait_until(self, reached: Callable[[], object]) -> None:
        """Wait for something that takes its time; a busy machine may take long."""
        give_up = monotonic() + PATIENCE
        while not reached():
            assert monotonic() < give_up, "it does not happen"
            await self.pilot.pause(0.01)

    async def open_palette(self, typed: str = "") -> None:
        """Open the command palette, and wait for what it finds."""
        await self.press("ctrl+p", *typed)
        found = self.app.screen.query_one(CommandList)
        searching = self.app.workers
        await self.wait_until(lambda: found.option_count and not any(worker.is_running for worker in searching))

    async def calm_down(self) -> None:
        """Wait until everything that was typed has been dealt with."""
        for _ in range(3):
            await self.pilot.pause()

    async def die(self, die: str) -> None:
        if self.mouse:
            await self.click_target("die", die)
        else:
            await self.press(self.screen.letters[die])

    async def box(self, zone: str, box: str) -> None:
        if self.mouse:
            await self.click_target("box", zone, box)
        else:
            while (zone, box) not in self.screen.view.labels:
                await self.command("more")
            await self.press(self.screen.view.labels[zone, box])

    async def track(self, track: str) -> None:
        if self.mouse:
            await self.click_target("track", track)
        else:
            await self.press(self.screen.view.labels[track, ""])

    async def way(self, move: str) -> None:
        """Choose one of the ways listed."""
        while move not in self.screen.view.options:
            await self.command("more")
        number = self.screen.view.options.index(move)
        if self.mouse:
            await self.click_target("option", str(number))
        else:
            await self.press(self.screen.view.picker.option_labels[number])

    async def command(self, action: str) -> None:
        """Give a command: by its key as the bar shows it, or by a click on the bar."""
        if self.mouse:
            await self.calm_down()
            bar = self.app.screen.query_one(CommandBar)
            if bar.said:
                await self.pilot.click(bar)
            await self.pilot.click(bar, offset=place_on(bar, "command", action))
        else:
            keys = {binding.action: key for key, (_, binding, *_) in self.app.screen.active_bindings.items()}
            await self.press(keys[action])

    async def make(self, text: str) -> None:
        """Make a legal move, die first, and see that exactly this one was made."""
        steps = len(self.game.steps)
        move = next(move for move in self.game.moves() if str(move) == text)
        await self._steps_to(move)
        assert len(self.game.steps) == steps + 1, f"{move} was not made"
        assert self.last == text

    async def _steps_to(self, move: Move) -> None:
        if isinstance(move, Roll | Reroll):
            for die in getattr(move, "dice", ()):
                await self.die(die)
            await self.command("roll")
            if isinstance(move, Reroll):
                await self.command("confirm")
        elif move.stops:
            await self.command("stop")
        else:
            await self._pick(touch_of(self.screen, move))

    async def _pick(self, touch: Touch) -> None:
        steps = len(self.game.steps)
        if touch.die:
            await self.die(touch.die)
        if len(self.game.steps) == steps and touch.box and not self.screen.view.options:
            zone, box = touch.box
            await (self.box(zone, box) if box else self.track(zone))
        if len(self.game.steps) == steps and self.screen.state.picker.confirmable:
            await self.command("confirm")
        elif len(self.game.steps) == steps:
            await self.way(way_words(preview(self.game, touch.move), self.game.moment.waiting))

    async def click_target(self, *target: str) -> None:
        """Click what has this meaning on the page."""
        page = self.app.screen.query_one(Page)
        page.scroll_visible(animate=False)
        await self.pilot.pause()
        await self.pilot.click(page, offset=place_on(page, *target))

    async def hover_target(self, *target: str) -> None:
        """Point at what has this meaning on the page."""
        page = self.app.screen.query_one(Page)
        await self.pilot.hover(page, offset=place_on(page, *target))

    async def turn_wheel(self, kind: type[MouseEvent]) -> None:
        """Turn the wheel of the mouse on the page."""
        await self.pilot._post_mouse_events([kind], self.app.screen.query_one(Page), (1, 1))
        await self.pilot.pause()


def touch_of(screen: CommandTable, move: Move) -> Touch:
    return next(touch for touch in screen.state.picker.touches if touch.move == move)


def place_on(page: StripWidget, *target: str) -> tuple[int, int]:
    """Where the first cell is that has this meaning."""
    cells = ((x, y) for y in range(page.size.height) for x in range(page.size.width))
    return next((x, y) for x, y in cells if page.target_at(x, y) == Target(*target))


def line_of(widget: StripWidget) -> str:
    """The text of a widget of one line."""
    return widget.render_line(0).text.rstrip()


def strips_of(app: FuteApp) -> list[Strip]:
    """The screen as it is painted, with what shows through behind a card."""
    visible_screen_stack.set(app._background_screens)
    return app.screen._compositor.render_strips()


def screen_text(app: FuteApp) -> str:
    """The screen as text, line by line."""
    return "\n".join(strip.text.rstrip() for strip in strips_of(app)) + "\n"


@contextmanager
def painted_on_demand() -> Iterator[None]:
    """Nothing is painted until a test looks: there is no terminal, and painting would be half of the work."""
    with patch.object(Screen, "_compositor_refresh", lambda screen: screen._dirty_widgets.clear()):
        yield


def _with_all_colours(color_system: str | None, signs: Signs, *, no_color: bool) -> bool:
    return can_paint("truecolor", signs, no_color=no_color)


@contextmanager
def in_colour() -> Iterator[None]:
    """The terminal of tests has no colours, so it would get drawings in letters; here it gets pages."""
    with patch("futé_tui.widgets.painting.can_paint", _with_all_colours):
        yield


@contextmanager
def in_letters() -> Iterator[None]:
    """Apps are painted, as in most terminals; here they are not."""
    with patch(f"{__name__}._COLOURED", False):
        yield


@asynccontextmanager
async def in_app(
    *, size: tuple[int, int] = (80, 24), settings: Settings = QUIET, entry: str = "", painted: bool | None = None
) -> AsyncIterator[Table]:
    """The app, at home or where an entry of the home screen leads; `painted` in a terminal with colours."""
    app = FuteApp(settings, entry)
    coloured = _COLOURED if painted is None else painted
    with painted_on_demand(), in_colour() if coloured else nullcontext():
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            yield Table(app, pilot)


@asynccontextmanager
async def at_table(
    game: Game | str,
    *,
    size: tuple[int, int] = (80, 24),
    settings: Settings = QUIET,
    mouse: bool = False,
    painted: bool | None = None,
) -> AsyncIterator[Table]:
    """The table of a game, or of a new game of two on this sheet. What home would say of other games stays unasked."""
    with patch.object(HomeScreen, "_ask_for_facts", lambda home: None):
        async with in_app(size=size, settings=settings, painted=painted) as table:
            table.app.sit_down(game if isinstance(game, Game) else new_game(game, ["Lia", "Tom"], seed=7))
            await table.pilot.pause()
            table.mouse = mouse
            yield table
