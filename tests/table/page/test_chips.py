"""Bonuses are chips."""

from futé_tui.engine.zones import Box, Line, LineKind, LineName, ZoneView
from futé_tui.language import speak
from futé_tui.table.lettered import lettered
from futé_tui.table.page.cards.chips import ChipState, chip_colour, chip_text, draw_chip
from futé_tui.table.page.cards.lines import ZoneLines, bonus_state
from futé_tui.table.page.drawing.canvas import Canvas
from futé_tui.table.page.drawing.palette import DARK, Palette, card_colours
from futé_tui.table.page.drawing.runs import Run, Target
from futé_tui.text.signs import ASCII

from ...cases import for_cases


def chip(word: str, card: str = "yellow", state: ChipState = ChipState.OPEN, palette: Palette = DARK) -> Run:
    canvas = Canvas(3, 1, palette.table)
    draw_chip(canvas, 0, 0, word, state, card_colours(card, palette))
    return max(canvas.rows()[0], key=lambda run: run.text.strip())


@for_cases(
    [
        ("?blue", " ? ", "blue"),
        ("orange=4", " 4 ", "orange"),
        ("reroll", " ↻ ", ""),
        ("extra", " +1", ""),
        ("return", " ↶ ", ""),
        ("joker", " ★ ", ""),
        ("polish", " ±1", ""),
        ("mix", " ⇄ ", ""),
        ("?any", " ? ", ""),
    ]
)
def test_a_chip_has_the_colour_of_its_zone_or_is_black_for_actions(word: str, sign: str, colour: str) -> None:
    assert chip_text(word, ChipState.OPEN, DARK) == sign
    assert chip_colour(word, DARK) == (DARK.colours[colour] if colour else DARK.action)


def test_foxes_are_red_in_every_language() -> None:
    for language, sign in (("en", "fox"), ("fr", "R"), ("de", "F")):
        speak(language)
        assert chip_text("fox", ChipState.OPEN, DARK).strip() == sign
    speak("en")
    assert chip_colour("fox", DARK) == DARK.fox


def test_a_bonus_for_any_zone_is_no_action() -> None:
    assert chip("?any").look.fg == DARK.gold != chip("reroll").look.fg


def test_a_chip_of_the_cards_own_colour_is_inverted() -> None:
    assert chip("?yellow", "blue").look.bg == DARK.colours["yellow"]
    assert chip("?yellow", "yellow").look.bg == DARK.paper


def test_below_the_paper_of_a_box_it_is_outlined_and_sticks_to_nothing() -> None:
    card = card_colours("yellow", DARK)
    for state, shown in ((ChipState.OPEN, "▏?▕"), (ChipState.EARNED, "✓ ?")):
        canvas = Canvas(3, 2, card.ground)
        canvas.fill(0, 0, 3, 1, DARK.paper)
        draw_chip(canvas, 0, 1, "?yellow", state, card)
        (run,) = canvas.rows()[1]
        assert (run.text, run.look.bg, run.look.fg) == (shown, card.ground, card.ink)


def test_earned_chips_are_ticked_and_lost_ones_struck_through() -> None:
    assert chip_text("?blue", ChipState.EARNED, DARK) == "✓ ?"
    assert chip_text("extra", ChipState.EARNED, DARK) == "✓+1"
    assert chip_text("fox", ChipState.EARNED, DARK) == "✓fox"
    assert chip("?blue", state=ChipState.LOST).look.strike
    assert not chip("?blue").look.strike


def test_in_letters_chips_are_codes_that_say_how_far_they_are() -> None:
    letters = lettered(DARK, ASCII, {"blue": "b", "orange": "o"})
    words = ("?blue", "orange=4", "reroll", "joker", "?any", "fox")
    assert [chip_text(word, ChipState.OPEN, letters) for word in words] == [" ?b", " o4", " rr", " jk", " ??", "fox"]
    assert chip_text("?blue", ChipState.EARNED, letters) == "✓?b"
    assert chip_text("fox", ChipState.LOST, letters) == "/fox"
    assert chip("?blue", palette=letters).look.bg == letters.table


def test_chips_tell_the_mouse_what_they_are() -> None:
    assert chip("orange=4").target == Target("bonus", "orange=4")


def test_a_bonus_is_earned_with_its_box_or_lost_with_it() -> None:
    assert bonus_state(Box("1", bonus="fox")) is ChipState.OPEN
    assert bonus_state(Box("1", bonus="fox", mark="4")) is ChipState.EARNED
    assert bonus_state(Box("1", bonus="fox", mark="4", lost=True)) is ChipState.LOST


def test_a_pair_with_a_skipped_box_is_lost() -> None:
    row = (Box("1", lost=True), Box("2", mark="x"), Box("3"))
    lines = (
        Line(LineName(LineKind.PAIR, 1), ("1", "2"), "fox", 0, False),
        Line(LineName(LineKind.PAIR, 2), ("2", "3"), "extra", 0, False),
    )
    found = ZoneLines(ZoneView("brown", (row,), lines))
    assert [found.state(line) for line in lines] == [ChipState.LOST, ChipState.OPEN]
    assert set(found.beside(0)) == {0, 1}
