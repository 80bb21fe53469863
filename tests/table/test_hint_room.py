"""Hints in the rows there are: whole choices, in few words before any is left out."""

from collections.abc import Iterator
from dataclasses import replace

from futé_tui import ruleset_ids
from futé_tui.engine.game import Game
from futé_tui.language import LANGUAGES, speak
from futé_tui.table.captions import prompt
from futé_tui.table.hint_view import HintView
from futé_tui.table.hinting import view_hints
from futé_tui.table.page.drawing.glyphs import with_minus
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.drawing.runs import Rows
from futé_tui.table.page.hint_words import hint_parts
from futé_tui.table.page.hints import draw_hints
from futé_tui.table.page.page import titles_of
from futé_tui.table.page.plan import plan_page
from futé_tui.table.picking import Picker
from futé_tui.table.view import view_table

from ..cases import for_each
from ..conformance.subjects import Subject, walk
from ..helpers import scripted, with_position, with_zones
from .test_hinting import hints_for, state_of


def moments_in_every_language(game: Game, seed: int, every: int) -> Iterator[Game]:
    """Some decisions of a random game, each in one language after the other."""
    for number, moment in enumerate(walk(game, seed)):
        if number % every == 0:
            for language in LANGUAGES:
                speak(language)
                yield moment


@for_each(ruleset_ids())
def test_at_80_columns_three_rows_have_the_prompt_and_whole_choices(sheet: str) -> None:
    for game in moments_in_every_language(Subject(sheet, 2).new_game(7), 7, every=7):
        said = hints_for(game, None)
        rows = draw_hints(hint_parts("Lia: ?", (), None, said), 80, 3, DARK)
        shown = words_in(rows)
        assert shown.startswith("Lia: ?")
        assert "…" not in shown
        assert not shown.endswith("...")
        if said.items:
            first = said.items[0]
            assert any(
                words(text) in shown
                for text in (
                    *first.in_few_words,
                    first.in_a_row[-1],
                    *(zone.in_few_words[0] for zone in said.by_zone[:1]),
                )
            )
        elif said.now:
            assert words(said.now[0]) in shown


@for_each(ruleset_ids())
def test_at_80_columns_every_die_has_its_words_also_while_there_is_something_new(sheet: str) -> None:
    for game in moments_in_every_language(Subject(sheet, 2).new_game(7), 7, every=7):
        state = replace(state_of(game), note="New – a note that does not fit into the same row as the prompt.")
        view, said = view_table(game, state), view_hints(game, state, None)
        dice = [item for item in said.items if item.die and item.die in state.picker.dice]
        if not dice:
            continue
        parts = hint_parts(prompt(view), (), None, said, note_key="d", short_prompt=prompt(view, brief=True))
        shown = words_in(draw_hints(parts, 80, 3, DARK))
        for item in dice:
            assert any(words(text) in shown for text in (*item.in_few_words, item.in_a_row[-1])), (item.keys, shown)


@for_each([sheet for sheet in ruleset_ids() if "fute" in sheet])
def test_in_large_terminals_no_choice_is_a_bare_key(sheet: str) -> None:
    for game in moments_in_every_language(Subject(sheet, 1).new_game(5), 5, every=6):
        state = state_of(game)
        view = view_table(game, state)
        seat = view.seats[view.shown]
        said = view_hints(game, state, None)
        forms = [(*item.in_few_words, item.in_a_row[-1]) for item in said.items]
        for size in ((120, 40), (160, 50)):
            plan = plan_page(*size, seat.sheet.zones, titles_of(seat, {}, DARK), 1, 2)
            shown = words_in(
                draw_hints(hint_parts(prompt(view), (), None, said), plan.frame.main, plan.hint_rows, DARK)
            )
            whole = all(any(words(form) in shown for form in each) for each in forms)
            assert whole or (said.by_zone and all(words(item.in_few_words[0]) in shown for item in said.by_zone)), shown


def words(text: str) -> str:
    """A text in one line, as it is drawn."""
    return with_minus(" ".join(text.split()))


def words_in(rows: Rows) -> str:
    return words("".join(run.text for row in rows for run in row))


def test_the_boxes_of_a_wild_question_mark_are_together_by_zone_where_they_are_too_many() -> None:
    game = with_zones(scripted("vraiment-tres-fute", []), silver=["r1c1", "r1c3", "r2c3"], yellow=["r3c2"])
    said = hints_for(with_position(game, waiting=("?any",)), None)
    zones = [item.box[0] for item in said.by_zone if item.box]
    assert sorted(zones) == ["blue", "green", "pink", "silver", "yellow"]
    shown = words_in(draw_hints(hint_parts("Lia: ?", (), None, said), 80, 3, DARK))
    assert "1 – 6 A – O silver, best 2: +3" in shown
    assert "P – Y yellow, best U: yellow ?" in shown


def test_every_number_of_a_question_mark_is_listed_with_its_key() -> None:
    game = with_position(scripted("vraiment-tres-fute", []), waiting=("?blue",))
    state = state_of(game)
    narrowed = state.picker.pick_box(state.picker.boxes[0])
    assert isinstance(narrowed, Picker)
    view = view_table(game, replace(state, picker=narrowed))
    assert prompt(view).endswith("which number?")
    parts = hint_parts(
        prompt(view), view.options, None, HintView(), "", "", view.short_options, view.picker.option_labels
    )
    shown = "".join(run.text for row in draw_hints(parts, 110, 3, DARK) for run in row)
    assert " 2  write 2 (+1) " in shown
    assert " 9  write 9 (+1) " in shown
    assert " C  write 12 (+1) " in shown
