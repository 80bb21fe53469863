"""The home page in every size, painted and in letters."""

import re
from dataclasses import replace

import pytest

from futé_tui.pages.home.page import draw_home
from futé_tui.pages.home.view import Entry, HomeView, Progress, Tile
from futé_tui.pages.pen import Pen
from futé_tui.sheets.loader import ruleset_ids
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.drawing.runs import row_width
from futé_tui.text.sheet_summaries import explained_reconstruction
from futé_tui.text.signs import ASCII, UNICODE

SIZES = [(80, 23), (100, 29), (120, 39), (160, 49), (200, 59)]
NAMES = (
    "New game",
    "Continue",
    "Again",
    "Daily game",
    "Duel",
    "Lessons",
    "Rules",
    "Games",
    "Records",
    "Settings",
    "Quit",
)
ENTRIES = tuple(Entry(name, name[0], name, f"about {name}") for name in NAMES)
PLAYED = HomeView(
    ENTRIES,
    (Entry("continue 2", "2", "Continue", "Qwinto, round 3: Lia 12"),),
    progress=Progress("Très futé !", (142, 160, 171, 246), 246, 179.8, 260, 240),
    tiles=tuple(Tile(sheet, sheet, 2, 0) for sheet in ruleset_ids()),
    known=True,
)


def drawn(view: HomeView, size: tuple[int, int], *, painted: bool = True, ascii_only: bool = False) -> str:
    pen = Pen(*size, DARK, painted=painted, signs=ASCII if ascii_only else UNICODE)
    draw_home(pen, view)
    assert all(row_width(row) == size[0] for row in pen.rows())
    return "\n".join("".join(run.text for run in row) for row in pen.rows())


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_menu_totals_and_the_next_level_are_there_in_every_size(size: tuple[int, int]) -> None:
    for painted, ascii_only in ((True, False), (False, False), (False, True)):
        text = drawn(PLAYED, size, painted=painted, ascii_only=ascii_only)
        for words in (*NAMES, "about Quit", "Your last solo games", "142", "246", "next level at 260 points"):
            assert words in text
        assert not ascii_only or all(sign.isascii() or sign.isalpha() for sign in text)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_first_start_shows_the_sheets_and_on_wide_pages_what_to_do_first(size: tuple[int, int]) -> None:
    text = drawn(replace(PLAYED, more=(), progress=None), size)
    assert all(sheet[:8] in text for sheet in ruleset_ids())
    assert ("First steps" in text) == (size[0] >= 120)


def test_the_cursor_passes_over_what_leads_nowhere_and_starts_at_the_game_to_continue() -> None:
    entries = (Entry("new", "n", "New"), Entry("continue", "c", "Go on", enabled=False), Entry("again", "a", "Again"))
    view = HomeView(entries)
    assert view.first_choice() == 2
    assert replace(view, cursor=2).walked(-1) == 0
    assert replace(view, cursor=0).walked(1) == 2
    assert replace(view, cursor=2).walked(5) == 2
    assert HomeView((entries[0], Entry("continue 7", "c", "Go on"))).first_choice() == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_games_to_continue_are_never_cut(size: tuple[int, int]) -> None:
    names = ("Maximilian 113", "Charlotte 102", "Alexandra 97", "Benjamin 88")
    long = f"Très futé à la puissance 3, round 4: {', '.join(names)}"
    entry = Entry("continue 1", "c", "Continue", long, short="Puissance 3, round 4, 4 players")
    more = (entry._replace(id="continue 2", key="2"),)
    shown = replace(PLAYED, entries=(ENTRIES[0], entry, *ENTRIES[2:]), more=more, tiles=())
    text = drawn(shown, size)
    assert "~" not in text
    assert text.count("Puissance 3, round 4, 4 players") + text.count("Benjamin 88") >= (2 if size[0] >= 120 else 1)


def test_the_cursor_does_not_start_on_a_practice_game() -> None:
    practice = Entry("continue 3", "c", "Continue", practice=True)
    entries = (Entry("new", "n", "New game"), practice, Entry("again", "a", "Again"))
    assert HomeView(entries).first_choice() == 2
    assert HomeView((entries[0], practice._replace(practice=False))).first_choice() == 1


def test_stars_are_explained_and_the_word_about_a_sheet_is_below_it() -> None:
    tiles = tuple(
        tile._replace(word="reconstruction" if number == 2 else "") for number, tile in enumerate(PLAYED.tiles)
    )
    rows = drawn(replace(PLAYED, tiles=tiles, more=()), (200, 59)).splitlines()
    facts = next(row for row in rows if "★★ " in row and "easy" not in row)
    notes = next(row for row in rows if "★ easy, ★★★ hard" in row)
    starts = [place for place in range(1, len(facts)) if facts[place] == "★" and facts[place - 1] == " "]
    assert notes.index(explained_reconstruction()) == starts[2]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_facts_below_small_sheets_stand_apart_or_are_left_out(size: tuple[int, int]) -> None:
    tiles = tuple(
        Tile(sheet, sheet, 3, 123 if sheet == "puissance-3" else 0, "reconstruction") for sheet in ruleset_ids()
    )
    text = drawn(replace(PLAYED, tiles=(*tiles, *tiles[:1])), size)
    assert not re.search(r"★best|★recon|\drecon|nrecon", text)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_best_totals_and_totals_say_whose_they_are(size: tuple[int, int]) -> None:
    assert PLAYED.progress
    tiles = tuple(tile._replace(best=124, player="Lia") for tile in PLAYED.tiles)
    view = replace(PLAYED, tiles=tiles, progress=replace(PLAYED.progress, player="Lia"))
    text = drawn(view, size)
    assert "Your last solo games (Lia)" in text
    assert "★★★ hard" not in text or "Best games: Lia" in text


def test_the_cursor_covers_all_rows_of_an_entry() -> None:
    long = Entry("continue 1", "c", "Continue", "Très futé à la puissance 3, round 4: Maximilian 113, Charlotte 102")
    pen = Pen(120, 39, DARK)
    draw_home(pen, replace(PLAYED, entries=(long, *ENTRIES[1:]), tiles=()))
    rows = pen.rows()
    covered = ["".join(run.text for run in row if run.look.bg == DARK.selected) for row in rows]
    assert "Maximilian" in " ".join(covered)
    assert "Charlotte 102" in " ".join(covered)


def test_the_word_about_a_sheet_takes_the_free_row_below_a_short_title() -> None:
    titles = {"melange": "Mélange futé", "vraiment-tres-fute": "Vraiment très futé"}
    tiles = tuple(
        Tile(sheet, titles.get(sheet, sheet), 3, 0, "reconstruction" if sheet == "melange" else "")
        for sheet in ruleset_ids()
    )
    rows = drawn(replace(PLAYED, tiles=tiles), (120, 39)).splitlines()
    title = next(number for number, row in enumerate(rows) if "Mélange futé" in row)
    assert rows[title + 1].index("reconstruction") == rows[title].index("Mélange futé")
