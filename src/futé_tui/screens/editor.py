"""Editing a sheet of one's own: its numbers, points and bonuses, on the sheet as it is drawn."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.events import Key, Paste

from ..editor import state as editing
from ..editor.state import EditorState, open_draft, open_editor, text_of
from ..editor.walking import nearest
from ..language import N_, _
from ..outside import visible
from ..pages.editor.page import EditorView, draw_editor, rows_of_list, sheet_room, view_editor
from ..pages.editor.sheet import sheet_rows
from ..pages.pen import Pen
from ..pages.rows import ROW
from ..sheets.reading import RulesetError, file_text
from ..sheets.schema.words import KNOWN
from ..store.own_sheets import NotKept, draft_of, drop_draft, keep_draft, rewrite
from ..table.letters import die_letters
from ..table.page.drawing.runs import Target
from ..widgets.page import Page
from .choosing import ChoiceCard
from .commands import EDITOR, NEXT_UNKNOWN
from .help import ExplainedScreen
from .page_screen import PageScreen


class EditorScreen(ExplainedScreen, PageScreen):
    """Shows the sheet with a cursor on one of its values; `then` is called when the editor closes."""

    COMMANDS_HERE = EDITOR
    HOW = N_(
        "The arrow keys go over everything that is printed on the sheet, Tab from value to value, also to those that "
        "the drawing does not show. Type a number or a bonus word, or the first letters of one: the sheet changes at "
        "once, or you read why it cannot. Enter goes on to the next value, Escape clears what you have typed, space "
        "goes to another value in the same place. Values that you have compared with your printed pad can be marked as "
        "known; once all of them are, the sheet is no longer a reconstruction. How many boxes a zone has can be "
        "changed in the file."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1, 0)", show=False),
        Binding("right", "walk(1, 0)", show=False),
        Binding("up", "walk(0, -1)", show=False),
        Binding("down", "walk(0, 1)", show=False),
        Binding("pageup", "walk_page(-1)", show=False),
        Binding("pagedown", "walk_page(1)", show=False),
        Binding("backspace", "erase_letter", show=False),
    ]

    def __init__(self, path: Path, text: str, then: Callable[[], object] | None) -> None:
        super().__init__()
        self._path, self._on_disk, self._then = path, text, then
        draft = draft_of(path)
        self.state = open_draft(draft) if draft else open_editor(text)
        self._drawn: tuple[object, EditorView] | None = None

    def on_mount(self) -> None:
        """Begin on the first card of the sheet."""
        super().on_mount()
        drawn = self.view().places
        on_cards = (
            number for number, spot in enumerate(self.state.spots) if spot and spot.target.part and spot.target in drawn
        )
        self.state = replace(editing.go_to(self.state, next(on_cards, 0)), notice=self.state.notice)

    # Drawing

    def view(self) -> EditorView:
        """The sheet as it is drawn now; it is drawn again only when something has changed."""
        width, height = self.drawn_size
        room, palette = sheet_room(width, height - 1), self.palette_with(die_letters(self.state.ruleset.dice))
        drawn_from = self.state.ruleset, self.state.spots, room, palette
        if self._drawn is None or self._drawn[0] != drawn_from:
            sheet = sheet_rows(self.state, *room, palette)
            self._drawn = drawn_from, view_editor(self.state, sheet[: room[1]])
        return self._drawn[1]

    def draw(self, pen: Pen) -> None:
        draw_editor(pen, self.state, self.view(), self.app.get_key_display(NEXT_UNKNOWN.binding()))

    def follow(self, state: EditorState) -> None:
        """Show the next state."""
        if self.is_active and not self.too_small and state is not self.state:
            before, self.state = self.state, state
            if state.steps != before.steps:
                self._keep_draft()
            self.show_commands()
            self.redraw()

    def _keep_draft(self) -> None:
        """Changes that are not saved outlive the program, however it ends."""
        if self.state.is_changed:
            keep_draft(self._path, text_of(self.state))
        else:
            drop_draft(self._path)

    # Keys and mouse

    def on_key(self, event: Key) -> None:
        if event.character and event.is_printable and not self.too_small:
            event.stop()
            event.prevent_default()
            self.follow(editing.type_text(self.state, event.character))

    def on_paste(self, event: Paste) -> None:
        event.stop()
        self.follow(editing.type_text(self.state, visible(event.text.partition("\n")[0])))

    @on(Page.Clicked)
    def _clicked(self, message: Page.Clicked) -> None:
        if message.target.kind == ROW:
            self.follow(editing.go_to(self.state, int(message.target.name)))
        else:
            self.follow(editing.point_at(self.state, message.target))

    @on(Page.Scrolled)
    def _wheel_turned(self, message: Page.Scrolled) -> None:
        self._walk_list(-message.by)

    def action_walk(self, dx: int, dy: int) -> None:
        view, target = self.view(), self.state.target
        if not view.shows(self.state):
            self._walk_list(dy)
        elif found := nearest(view.places, target or Target("", ""), dx, dy):
            self.follow(editing.point_at(self.state, found))

    def action_walk_page(self, pages: int) -> None:
        self._walk_list(pages * (rows_of_list(self.drawn_size.height) - 1))

    def _walk_list(self, by: int) -> None:
        listed = self.view().listed
        if self.state.cursor in listed and by:
            at = max(0, min(listed.index(self.state.cursor) + by, len(listed) - 1))
            self.follow(editing.go_to(self.state, listed[at]))

    def action_erase_letter(self) -> None:
        self.follow(editing.erase(self.state))

    # Commands

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """What would do nothing now is faded."""
        if action == "save_sheet" and not self.state.is_changed:
            return None
        if action == "undo_edit" and not (self.state.steps or self.state.typed):
            return None
        if action in ("known", "next_unknown", "part_known") and not self.state.unknown:
            return False
        return super().check_action(action, parameters)

    def titles_now(self) -> dict[str, str]:
        """Escape forgets what is typed before it leaves."""
        return {"back": _("Clear")} if self.state.typed else {}

    def action_next_value(self) -> None:
        self.follow(editing.go_to(self.state, self.state.cursor + 1))

    def action_previous_value(self) -> None:
        self.follow(editing.go_to(self.state, self.state.cursor - 1))

    def action_next_unknown(self) -> None:
        """Go to the next value that is not marked as known."""
        state = self.state
        order = (*range(state.cursor + 1, len(state.values)), *range(state.cursor + 1))
        unknown = [number for number in order if state.values[number].mark not in ("", KNOWN)]
        if unknown:
            self.follow(editing.go_to(state, unknown[0]))

    def action_other_values(self) -> None:
        """Go to the values that the drawing does not show, or back to it."""
        view = self.view()
        if not view.shows(self.state):
            self.follow(editing.point_at(self.state, next(iter(view.places))))
        elif view.listed:
            self.follow(editing.go_to(self.state, view.listed[0]))

    def action_known(self) -> None:
        self.follow(editing.mark_known(self.state))

    def action_part_known(self) -> None:
        self.follow(editing.mark_part_known(self.state))

    def action_undo_edit(self) -> None:
        self.follow(editing.undo(self.state))

    # Saving and leaving

    def action_save_sheet(self) -> None:
        if not self.state.is_changed:
            return
        if self._changed_elsewhere():
            question = _("The file has been changed elsewhere in the meantime. Replace it?")
            choices = (_("Keep that file"), _("Replace it"))
            self.open(ChoiceCard(question, choices, 0, self._choose_replacing))
        else:
            self._write()

    def _choose_replacing(self, answer: int) -> None:
        if answer:
            self._write()

    def _changed_elsewhere(self) -> bool:
        try:
            return file_text(self._path) != self._on_disk
        except RulesetError:
            return False  # it is gone, and nothing is lost by writing it

    def _write(self) -> bool:
        text = text_of(self.state)
        try:
            rewrite(self._path, text)
        except NotKept as error:
            self.app.notify(str(error), severity="error", markup=False)
            return False
        self._on_disk = text
        drop_draft(self._path)
        self.state = editing.note_saved(self.state, _("Saved in {file}.").format(file=visible(self._path.name)))
        self.show_commands()
        self.redraw()
        return True

    def action_back(self) -> None:
        """Forget what is typed, or leave; with changes that are not saved only after asking."""
        if self.state.typed:
            self.follow(editing.drop(self.state))
        elif not self.state.is_changed:
            self._leave()
        else:
            choices = (_("Stay"), _("Save and leave"), _("Leave without saving"))
            self.open(ChoiceCard(_("Your changes are not saved."), choices, 0, self._choose_leaving))

    def _choose_leaving(self, answer: int) -> None:
        if answer == 2 or (answer == 1 and self._write()):
            self.call_next(self._leave)

    def _leave(self) -> None:
        drop_draft(self._path)
        self.close(self._then or (lambda: None))
