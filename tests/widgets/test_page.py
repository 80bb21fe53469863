"""The page as a widget: it paints rows, only those that have changed, and says what the mouse means."""

import asyncio
import gc
from collections.abc import Awaitable, Callable

from rich.text import Text
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.pilot import Pilot
from textual.strip import Strip

from futé_tui.table.page.drawing.runs import Look, Row, Run, Target
from futé_tui.text.signs import ASCII, UNICODE
from futé_tui.widgets.page import Hovered, Page
from futé_tui.widgets.painting import can_paint
from futé_tui.widgets.strips import Line

DIE = Target("die", "white")
PLAIN, BOLD = Look("#ffffff", "#101010"), Look("#ffffff", "#204080", bold=True)


def row(word: str, target: Target | None = None) -> Row:
    return (Run(f"{word:<10}", BOLD, target), Run(" " * 10, PLAIN))


class PageApp(App[None]):
    """Nothing but a page."""

    def __init__(self) -> None:
        super().__init__()
        self.page = Page()
        self.heard: list[object] = []

    def compose(self) -> ComposeResult:
        yield self.page

    def on_page_clicked(self, message: Page.Clicked) -> None:
        self.heard.append(message.target)

    def on_hovered(self, message: Hovered) -> None:
        self.heard.append(("over", message.target))

    def on_page_scrolled(self, message: Page.Scrolled) -> None:
        self.heard.append(message.by)


def drive(steps: Callable[[PageApp, Pilot[None]], Awaitable[None]]) -> PageApp:
    app = PageApp()

    async def run() -> None:
        async with app.run_test(size=(20, 3)) as pilot:
            app.page.show((row("one", DIE), row("two"), row("three")))
            await pilot.pause()
            await steps(app, pilot)

    asyncio.run(run())
    return app


def kept_lines(page: Page) -> list[Strip]:
    return page.render_lines(Region(0, 0, 20, 3))


def painted(page: Page) -> list[str]:
    return ["".join(segment.text for segment in page.render_line(y)) for y in range(3)]


def test_terminals_without_colours_or_signs_keep_the_drawing_in_letters() -> None:
    assert can_paint("truecolor", UNICODE, no_color=False)
    assert can_paint("256", UNICODE, no_color=False)
    assert not can_paint("standard", UNICODE, no_color=False)
    assert not can_paint(None, UNICODE, no_color=False)
    assert not can_paint("truecolor", UNICODE, no_color=True)
    assert not can_paint("truecolor", ASCII, no_color=False)


def test_rows_are_painted_in_their_colours() -> None:
    async def steps(app: PageApp, pilot: Pilot[None]) -> None:
        style = next(iter(app.page.render_line(0))).style
        assert style is not None
        assert style.bold
        assert style.bgcolor is not None
        assert style.bgcolor.name == "#204080"

    drive(steps)


def test_only_rows_that_have_changed_are_made_again() -> None:
    async def steps(app: PageApp, pilot: Pilot[None]) -> None:
        before = kept_lines(app.page)
        app.page.show((row("one", DIE), row("TWO"), row("three")))
        await pilot.pause()
        assert [old is new for old, new in zip(before, kept_lines(app.page), strict=True)] == [True, False, True]
        assert [line.split()[0] for line in painted(app.page)] == ["one", "TWO", "three"]

    drive(steps)


def test_a_click_says_what_was_clicked() -> None:
    async def steps(app: PageApp, pilot: Pilot[None]) -> None:
        await pilot.click(Page, offset=(2, 0))
        await pilot.click(Page, offset=(2, 1))

    assert [heard for heard in drive(steps).heard if heard == DIE] == [DIE]


def test_what_a_cell_means_goes_by_the_width_of_the_letters_before_it() -> None:
    page = Page()
    page.show(((Run("\N{CJK UNIFIED IDEOGRAPH-68EE}", PLAIN), Run("ab", BOLD, DIE)), row("two")))
    assert [page.target_at(x, 0) for x in range(5)] == [None, None, DIE, DIE, None]
    assert page.target_at(0, -1) is page.target_at(0, 2) is None


def test_a_line_that_is_not_shown_any_more_is_gone_at_once() -> None:
    def lines() -> int:
        return sum(isinstance(each, Line) for each in gc.get_objects())

    async def steps(app: PageApp, pilot: Pilot[None]) -> None:
        gc.disable()
        try:
            before = lines()
            app.page.show((row("one", DIE), row("TWO"), row("three")))
            await pilot.pause()
            assert "TWO" in kept_lines(app.page)[1].text
            assert lines() == before
        finally:
            gc.enable()

    drive(steps)


def test_the_mouse_is_heard_of_once_for_each_thing() -> None:
    async def steps(app: PageApp, pilot: Pilot[None]) -> None:
        for offset in ((1, 0), (2, 0), (15, 0)):
            await pilot.hover(Page, offset=offset)

    assert drive(steps).heard == [("over", DIE), ("over", None)]


def test_a_row_is_written_in_few_bytes_and_looks_the_same() -> None:
    """Blanks may have any colour of letters, nothing else may differ."""
    looks = [PLAIN, BOLD, BOLD._replace(strike=True), Look("#ff0000", "#204080"), Look("#204080", "#204080"), PLAIN]
    texts = ["ab", "  ", " c ", "   ", "d", "    ", " e ", " f"]
    shown = tuple(Run(text, look) for text, look in zip(texts, [*looks, *looks], strict=False))

    async def steps(app: PageApp, pilot: Pilot[None]) -> None:
        app.page.show((shown, row("two"), row("three")))
        await pilot.pause()
        line = app.page.render_line(0)
        written, in_full = (kind.render(line, app.console) for kind in (type(line), Strip))
        assert len(written) < len(in_full) * 3 / 4
        cells, wanted = (Text.from_ansi(each) for each in (written, in_full))
        assert cells.plain == wanted.plain == "".join(texts)
        for at, letter in enumerate(cells.plain):
            look, like = (each.get_style_at_offset(app.console, at) for each in (cells, wanted))
            assert (look.bgcolor, bool(look.strike)) == (like.bgcolor, bool(like.strike)), at
            assert letter == " " or (look.color, bool(look.bold)) == (like.color, bool(like.bold)), at

    drive(steps)
