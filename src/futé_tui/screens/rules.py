"""Rules: the page of a sheet, chapter by chapter, with a search."""

from textual import on
from textual.app import ComposeResult
from textual.geometry import Size
from textual.widgets import Input

from ..language import N_, _
from ..pages.pen import Pen
from ..pages.prose import last_top
from ..pages.rules import RulesView, chapter_rows, chapter_rows_in_sight, draw_rules
from ..pages.sheet_picture import printed_sheet
from ..sheets.loader import load_ruleset
from ..sheets.ruleset import Ruleset
from ..text.rule_pages import rule_page
from ..text.rule_pages.page import Chapter
from ..text.rule_pages.printing import found_in
from ..text.sheet_summaries import sheets_in_order, short_title
from ..widgets.field import Field
from ..widgets.page import Page
from .choosing import ChoiceCard
from .commands import RULES
from .cursor_screen import CursorScreen

_SEARCH = 26  # columns of the search field


class RulesScreen(CursorScreen):
    """Shows the rules of a sheet, open at a chapter. The search is over the right end of the header."""

    AUTO_FOCUS = ""
    COMMANDS_HERE = RULES
    HOW = N_(
        "The arrow keys choose a chapter, page up and page down scroll it. Type / to search: only the chapters that "
        "have all the words stay in the list, and Escape clears the search. What the rulebooks leave open and we "
        "decided is marked as a ruling."
    )
    DEFAULT_CSS = f"""
    RulesScreen {{ layers: page search; }}
    RulesScreen Page {{ layer: page; }}
    RulesScreen Field {{ layer: search; dock: top; width: {_SEARCH}; height: 1; }}
    """

    def __init__(self, ruleset: Ruleset, chapter: str = "") -> None:
        super().__init__()
        self._top = 0
        self._words = ""
        self._read(ruleset, chapter)

    def _read(self, ruleset: Ruleset, chapter: str = "") -> None:
        self._ruleset = ruleset
        self.dice_spoken_of = ruleset.dice
        self._all = rule_page(ruleset).chapters
        self._found: tuple[Chapter, ...] = self._all
        ids = [each.id for each in self._all]
        self.cursor = ids.index(chapter) if chapter in ids else 0

    def compose_content(self) -> ComposeResult:
        yield from super().compose_content()
        yield Field(placeholder=_("Search"), compact=True)

    def fit(self, size: Size) -> None:
        self.query_one(Field).styles.offset = (self.drawn_size.width - _SEARCH - 2, 0)
        super().fit(size)

    @property
    def _view(self) -> RulesView:
        ruleset = self._ruleset
        sheet, track = printed_sheet(ruleset), ruleset.rules.round_track(1)
        return RulesView(ruleset.title, self._found, sheet, track, self.cursor, self._top, tuple(self._words.split()))

    def draw(self, pen: Pen) -> None:
        view = self._view
        if view.chapters:
            self._top = min(self._top, last_top(len(chapter_rows(pen, view)), chapter_rows_in_sight(pen.height)))
        draw_rules(pen, self._view)

    @property
    def count(self) -> int:
        return len(self._found)

    async def choose(self) -> None:
        """The chapter under the cursor is open already."""

    def go_to(self, number: int) -> None:
        self._top = 0
        super().go_to(number)

    @on(Input.Changed)
    def _search_changed(self, event: Input.Changed) -> None:
        if event.value == self._words:
            return
        wanted = self._found[self.cursor].id if self._found else ""
        self._words = event.value
        self._found = tuple(chapter for chapter in self._all if found_in(chapter, event.value))
        ids = [chapter.id for chapter in self._found]
        self.go_to(ids.index(wanted) if wanted in ids else 0)

    @on(Input.Submitted)
    def _search_done(self) -> None:
        self.set_focus(None)

    def action_search(self) -> None:
        self.query_one(Field).focus()

    def action_next_chapter(self) -> None:
        self.action_move(1)

    def action_back(self) -> None:
        """Clear the search; leave if nothing is searched for."""
        field = self.query_one(Field)
        if field.value or field.has_focus:
            field.clear()
            self.set_focus(None)
        else:
            super().action_back()

    def action_which_sheet(self) -> None:
        sheets = sheets_in_order()
        titles = [short_title(sheet) for sheet in sheets]

        def choose(place: int) -> None:
            self._words = ""
            self._read(load_ruleset(sheets[place]))
            self.query_one(Field).clear()
            self.go_to(0)

        now = sheets.index(self._ruleset.id) if self._ruleset.id in sheets else 0
        self.open(ChoiceCard(_("Sheet"), titles, now, choose))

    def action_scroll_on(self) -> None:
        self._scroll(chapter_rows_in_sight(self.drawn_size.height) - 2)

    def action_scroll_back(self) -> None:
        self._scroll(2 - chapter_rows_in_sight(self.drawn_size.height))

    def _scroll(self, rows: int) -> None:
        self._top = max(0, self._top + rows)
        self.redraw()

    @on(Page.Scrolled)
    def _wheel_turned(self, message: Page.Scrolled) -> None:
        message.prevent_default()
        self._scroll(-message.by)


def rules_of(sheet: str) -> RulesScreen:
    """The rules of a sheet that comes with the game; of the first one if there is no such sheet."""
    sheets = sheets_in_order()
    return RulesScreen(load_ruleset(sheet if sheet in sheets else sheets[0]))
