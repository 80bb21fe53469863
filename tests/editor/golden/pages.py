"""The editor of Très futé in the smallest terminal, painted and in letters, and its list."""

from pathlib import Path

from futé_tui.editor.state import EditorState, go_to, open_editor, point_at, type_text
from futé_tui.pages.editor.page import draw_editor, sheet_room, view_editor
from futé_tui.pages.editor.sheet import sheet_rows
from futé_tui.pages.pen import Pen
from futé_tui.sheets.ruleset_files import rulesets_folder
from futé_tui.table.lettered import lettered
from futé_tui.table.letters import die_letters
from futé_tui.table.page.cards.picks import print_target
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.text.signs import ASCII, UNICODE

FOLDER = Path(__file__).parent
_SIZE = (80, 23)  # without the bar of commands


def pages() -> dict[str, str]:
    """The pages by the names of their files."""
    text = (rulesets_folder() / "tres-fute.toml").read_text(encoding="utf-8")
    opened = open_editor(text)
    typed = type_text(point_at(opened, print_target("yellow", "line", "row 2")), "fox")
    refused = type_text(point_at(opened, print_target("green", "box", "3")), "7")
    listed = go_to(opened, len(opened.values) - 1)
    return {
        "typed-page.txt": _page(typed, painted=True),
        "typed-ascii.txt": _page(typed, painted=False),
        "refused-page.txt": _page(refused, painted=True),
        "list-page.txt": _page(listed, painted=True),
    }


def _page(state: EditorState, *, painted: bool) -> str:
    signs = UNICODE if painted else ASCII
    pen = Pen(*_SIZE, DARK, painted=painted, signs=signs)
    width, height = sheet_room(*_SIZE)
    palette = DARK if painted else lettered(DARK, signs, die_letters(state.ruleset.dice))
    sheet = sheet_rows(state, width, height, palette)
    draw_editor(pen, state, view_editor(state, sheet[:height]), "f4")
    return "".join("".join(run.text for run in row).rstrip() + "\n" for row in pen.rows())
