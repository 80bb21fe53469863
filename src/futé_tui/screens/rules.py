"""Rules: the page of a sheet, chapter by chapter, with a search."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer
from textual.events import Resize
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from ..language import N_, _
from ..sheets.loader import load_ruleset
from ..sheets.ruleset import Ruleset
from ..sheets.shown import sheet_title
from ..text.rule_pages import rule_page
from ..text.rule_pages.page import Chapter
from ..text.rule_pages.printing import chapter_lines, found_in
from ..text.sheets import sheets_in_order
from ..text.statistics.pages import Line
from ..widgets.field import Field
from ..widgets.menu import Menu
from ..widgets.strips import TextLine
from ..widgets.text_page import TextPage
from .base import CommandScreen
from .choosing import ChoiceCard
from .commands import RULES, bindings
from .help import HelpScreen

_HOW = N_(
    "The arrow keys choose a chapter, page up and page down scroll it. Type / to search: only the chapters that have "
    "all the words stay in the list. What the rulebooks leave open and we decided is marked as a ruling."
)
_LIST = 22  # columns of the chapters
_BESIDE = 5  # columns of margins and scroll bar


class Chapters(Menu, inherit_bindings=False):
    """The chapters; page up and page down are left to the one that is read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        each for each in OptionList.BINDINGS if isinstance(each, Binding) and not each.key.startswith("page")
    ]


class RulesScreen(CommandScreen):
    """Shows the rules of a sheet, open at a chapter."""

    COMMANDS_HERE = RULES
    BINDINGS = bindings(RULES)
    CSS = f"""
    RulesScreen #title {{ text-style: bold; }}
    RulesScreen Horizontal {{ height: 1fr; }}
    RulesScreen OptionList {{ width: {_LIST}; height: 1fr; border: none; padding: 0; }}
    RulesScreen #chapter {{ width: 1fr; height: 1fr; padding: 0 1; }}
    """

    def __init__(self, ruleset: Ruleset, chapter: str = "") -> None:
        super().__init__()
        self._open(ruleset, chapter)

    def _open(self, ruleset: Ruleset, chapter: str = "") -> None:
        self._page = rule_page(ruleset)
        self._chapters = {each.id: each for each in self._page.chapters}
        self._wanted = chapter if chapter in self._chapters else self._page.chapters[0].id

    def compose_content(self) -> ComposeResult:
        yield TextLine("title")
        yield Field(placeholder=_("Search"), compact=True)
        with Horizontal():
            yield Chapters(markup=False)
            with ScrollableContainer(id="chapter", can_focus=False):
                yield TextPage()

    def on_mount(self) -> None:
        self._list(self._page.chapters)
        self.query_one(OptionList).focus()

    def on_resize(self, event: Resize) -> None:
        super().on_resize(event)
        self.call_after_refresh(self._show)

    def _list(self, chapters: tuple[Chapter, ...]) -> None:
        """Offer these chapters, the wanted one under the cursor."""
        self.query_one("#title", TextLine).show(_("Rules: {title}").format(title=self._page.title))
        menu = self.query_one(OptionList)
        menu.clear_options()
        menu.add_options(Option(chapter.heading, chapter.id) for chapter in chapters)
        ids = [chapter.id for chapter in chapters]
        menu.highlighted = ids.index(self._wanted) if self._wanted in ids else 0 if ids else None
        if not chapters:
            self.query_one(TextPage).show([Line(_("No chapter has these words."))])

    def _show(self) -> None:
        """Show the wanted chapter from its start."""
        width = self.drawn_size.width - _LIST - _BESIDE
        lines = chapter_lines(self._chapters[self._wanted], width)
        self.query_one(TextPage).show([Line(line) for line in lines])
        self.query_one("#chapter", ScrollableContainer).scroll_home(animate=False)

    @on(OptionList.OptionHighlighted)
    def _chapter_wanted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option.id in self._chapters:
            self._wanted = event.option.id
            self._show()

    @on(Input.Changed)
    def _search_changed(self, event: Input.Changed) -> None:
        self._list(tuple(chapter for chapter in self._page.chapters if found_in(chapter, event.value)))

    @on(Input.Submitted)
    def _search_done(self) -> None:
        self.query_one(OptionList).focus()

    def action_search(self) -> None:
        self.query_one(Input).focus()

    def action_which_sheet(self) -> None:
        sheets = sheets_in_order()
        titles = [sheet_title(sheet) for sheet in sheets]

        def choose(place: int) -> None:
            self._open(load_ruleset(sheets[place]))
            self.query_one(Input).clear()
            self._list(self._page.chapters)
            self._show()

        now = titles.index(self._page.title) if self._page.title in titles else 0
        self.open(ChoiceCard(_("Sheet"), titles, now, choose))

    def action_scroll_on(self) -> None:
        self.query_one("#chapter", ScrollableContainer).scroll_page_down(animate=False)

    def action_scroll_back(self) -> None:
        self.query_one("#chapter", ScrollableContainer).scroll_page_up(animate=False)

    def action_help(self) -> None:
        self.open(HelpScreen(_(_HOW), RULES))

    def action_back(self) -> None:
        self.dismiss()


def rules_of(sheet: str) -> RulesScreen:
    """The rules of a sheet that comes with the game; of the first one if there is no such sheet."""
    sheets = sheets_in_order()
    return RulesScreen(load_ruleset(sheet if sheet in sheets else sheets[0]))
