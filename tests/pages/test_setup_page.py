"""The page of a new game: everything is there at every size, and nothing is cut."""

import re
from dataclasses import replace

import pytest

from futé_tui.engine.scoring import RatingLevel
from futé_tui.hints.levels import Level
from futé_tui.language import LANGUAGES, _, speak
from futé_tui.pages.home.panel import next_level_text
from futé_tui.pages.home.view import Progress
from futé_tui.pages.pen import Area, Pen
from futé_tui.pages.setup.cards import draw_levels, picture_size
from futé_tui.pages.setup.page import draw_setup
from futé_tui.pages.setup.sheets import sheet_choices
from futé_tui.pages.setup.state import Dice, Row, SetupState, first_state
from futé_tui.sheets.loader import ruleset_ids
from futé_tui.store.last_setup import GameSetup
from futé_tui.table.page.drawing.faces import ROWS, WIDTH, draw_face
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.drawing.runs import row_width
from futé_tui.text.hint_levels import about_level
from futé_tui.text.opponents import opponent_kind
from futé_tui.text.sheet_summaries import short_title
from futé_tui.text.signs import ASCII, UNICODE

from ..cases import for_each
from .test_setup import SHEETS, a_state, after


@for_each([(80, 23), (120, 39)])
def test_keys_fade_while_they_would_be_part_of_a_name(size: tuple[int, int]) -> None:
    def caps(state: SetupState) -> set[str]:
        pen = Pen(*size, DARK)
        draw_setup(pen, state, "⏎")
        lit = (DARK.cap, DARK.colour("green"))
        return {run.text.strip() for row in pen.rows() for run in row if run.look.bold and run.look.bg in lit}

    choosing = a_state("Lia")
    typing = after(choosing, "+")
    assert isinstance(typing, SetupState)
    assert {"1", "+", "b", "l", "⏎  Start"} <= caps(choosing)
    assert not caps(typing)


@for_each([(80, 23), (120, 39), (160, 49), (200, 59)], ruleset_ids())
def test_the_page_shows_everything_in_every_size(size: tuple[int, int], sheet: str) -> None:
    most = next(each for each in SHEETS if each.id == sheet).counts[-1]
    state = a_state(*[f"Player {number}" for number in range(most)], sheet=sheet)
    for painted, signs in ((True, UNICODE), (False, UNICODE), (False, ASCII)):
        pen = Pen(*size, DARK, painted=painted, signs=signs)
        draw_setup(pen, state, "Enter")
        assert all(row_width(row) == size[0] for row in pen.rows())
        text = "\n".join("".join(run.text for run in row) for row in pen.rows())
        for words in ("Start", "rolled for you", "options", f"Player {most - 1}", short_title(sheet), "best 246"):
            assert words in text or words == "best 246", words
        assert all(label in text for option in state.chosen.options for _setting, label in option.settings)
        if signs is ASCII:
            assert all(sign.isascii() or sign.isalpha() for sign in text)


def test_pictures_of_sheets_grow_with_the_terminal() -> None:
    assert [picture_size(width - 6, height, 7)[1] for width, height in ((116, 35), (120, 39), (160, 49))] == [8, 10, 12]


@for_each(["chick", "crow", "stork", "renard"], [(80, 23), (120, 39), (160, 49)])
def test_how_a_bot_plays_can_be_read_while_it_is_chosen_and_it_shows_its_face(bot: str, size: tuple[int, int]) -> None:
    state = replace(a_state("Lia", f"bot:{bot}"), cursor=Row("player", 1))
    pen = Pen(*size, DARK, painted=True, signs=UNICODE)
    draw_setup(pen, state, "Enter")
    text = " ".join(" ".join("".join(run.text for run in row) for row in pen.rows()).split())
    assert all(word in text for word in opponent_kind(bot).split())
    assert "about" in text
    assert "remove" in text
    face = Pen(WIDTH, ROWS, DARK)
    draw_face(face.canvas, 0, 0, bot, DARK)
    *_, eyes = sorted(face.rows(), key=len)
    assert any(eyes[1:-1] == row[at : at + len(eyes) - 2] for row in pen.rows() for at in range(len(row)))


@pytest.mark.parametrize("size", [(80, 23), (100, 33), (160, 49)], ids=str)
@pytest.mark.parametrize("level", Level)
def test_the_chosen_hints_are_explained_while_the_cursor_is_on_them(level: Level, size: tuple[int, int]) -> None:
    state = replace(a_state("Lia", "Tom", sheet="vraiment-tres-fute"), level=level)
    for kind in ("hints", "dice"):
        pen = Pen(*size, DARK)
        draw_setup(pen, replace(state, cursor=Row(kind)), "enter")
        rows = ["".join(run.text for run in row).strip() for row in pen.rows()]
        assert any(about_level(level)[:24] in row for row in rows) == (kind == "hints")


def test_levels_that_do_not_fit_are_hinted_at() -> None:
    titles = {"Clever!": 281, "A genius": 240, "Well done": 220, "Try again": 0}
    levels = [RatingLevel(title, least) for title, least in titles.items()]
    for rows, shown in (
        (4, "≥ 281 Clever! ≥ 240 A genius ≥ 220 Well done < 220 Try again"),
        (3, "≥ 281 Clever! ≥ 240 A genius …"),
    ):
        pen = Pen(30, rows, DARK)
        draw_levels(pen, Area(0, 0, 30, rows), levels)
        assert " ".join(" ".join("".join(run.text for run in row) for row in pen.rows()).split()) == shown


def written(state: SetupState, size: tuple[int, int], progress: Progress | None = None) -> str:
    pen = Pen(*size, DARK)
    draw_setup(pen, state, "⏎", progress)
    return "\n".join("".join(run.text for run in row) for row in pen.rows()).replace("\N{NO-BREAK SPACE}", " ")


PLAYED = Progress("Très futé !", (120, 135), 135, 127.5, 140, 0)


@for_each(LANGUAGES, [(80, 23), (120, 39), (160, 49), (200, 59)])
def test_how_ones_games_on_the_sheet_go_is_shown_at_every_size(language: str, size: tuple[int, int]) -> None:
    speak(language)
    text = written(a_state("Lia", "Tom"), size, PLAYED)
    assert size[0] == 160 or re.search("120 +135", text), "the sheet takes the room"
    assert next_level_text(PLAYED) in text
    assert "~" not in text


def test_games_with_others_are_shown_where_there_are_no_solo_games() -> None:
    assert "Your last solo games" in written(a_state("Lia"), (120, 39), PLAYED)
    assert "Your last games" in written(a_state("Lia"), (120, 39), replace(PLAYED, alone=False))
    assert "will appear here" in written(a_state("Lia"), (80, 23))


@for_each(LANGUAGES, ["tres-fute", "puissance-3", "tres-fute-4ever"])
def test_either_the_sheet_is_drawn_as_at_the_table_or_the_rows_have_air(language: str, sheet: str) -> None:
    speak(language)
    rows = written(a_state("Lia", sheet=sheet), (160, 49)).split("\n")
    first = next(number for number, row in enumerate(rows) if _("Players") in row)
    assert "×2" in " ".join(rows) or _("add a player") in rows[first + 4]


@for_each([(80, 23), (120, 39), (160, 49)])
def test_a_bot_in_focus_takes_the_room_of_the_games_where_there_is_no_other(size: tuple[int, int]) -> None:
    state = after(a_state("Lia"), "b")
    assert isinstance(state, SetupState)
    assert (next_level_text(PLAYED) in written(state, size, PLAYED)) == (size[0] > 120)


def test_the_length_of_a_game_breaks_between_its_facts() -> None:
    text = written(a_state("Lia", "Tom"), (120, 39))
    assert "1 to 4 players" in text
    assert "minutes ·  " not in text


@for_each(LANGUAGES, list(Level), [(80, 23), (120, 39)])
def test_what_the_chosen_hints_explain_is_whole(language: str, level: Level, size: tuple[int, int]) -> None:
    speak(language)
    state = replace(a_state("Lia", "Tom"), level=level, cursor=Row("hints"))
    words = " ".join(written(state, size, PLAYED).split())
    shown = [part for part in about_level(level).replace("\N{NO-BREAK SPACE}", " ").split() if part not in words]
    assert not shown
    assert "~" not in words


@for_each(LANGUAGES, [(80, 23), (120, 39), (160, 49)])
def test_words_near_the_button_say_what_they_are_about(language: str, size: tuple[int, int]) -> None:
    speak(language)
    hints = written(replace(a_state("Lia"), cursor=Row("hints")), size)
    assert f"{_('Hints')}: " in hints.replace(" :", ":")
    numbered = " ".join(written(replace(a_state("Lia"), cursor=Row("dice"), dice=Dice.SEED), size).split())
    shown = _("Repeatable dice: the same number gives the same rolls again.").replace("\N{NO-BREAK SPACE}", " ")
    assert all(word in numbered for word in shown.split())


def test_solo_levels_are_listed_where_there_is_room_for_some_of_them() -> None:
    assert "Solo levels" in written(a_state("Lia"), (120, 39))
    assert "Solo levels" in written(a_state("Lia", "Tom"), (120, 39))
    assert "Solo levels" not in written(a_state("Lia"), (80, 23))
    assert "Solo levels" not in written(a_state("Lia", sheet="qwixx"), (120, 39)), "it has no rating table"


@for_each(LANGUAGES, [(80, 23), (120, 39)])
def test_stars_are_explained_in_a_word(language: str, size: tuple[int, int]) -> None:
    speak(language)
    assert f"{_('good first sheet')} ★☆☆" in written(a_state("Lia"), size), "only one of the easy ones says so"
    assert f"{_('easy')} ★☆☆" in written(a_state("Lia", sheet="qwinto"), size)
    assert f"{_('hard')} ★★★" in written(a_state("Lia", sheet="puissance-3"), size)


def test_a_problem_takes_the_place_of_all_that_is_said_about_a_bot() -> None:
    speak("fr")
    state = replace(a_state("Lia", "bot:chick"), cursor=Row("player", 1))
    assert "sur le moment" in written(state, (120, 39))
    told = written(replace(state, problem="Poussin joue déjà en dernier."), (120, 39))
    assert "Poussin joue déjà en dernier." in told
    assert "sur le moment" not in told


@for_each(LANGUAGES, ["puissance-3", "tres-fute-4ever"], [(120, 39), (160, 49)])
def test_what_a_disputed_rule_is_about_is_whole(language: str, sheet: str, size: tuple[int, int]) -> None:
    speak(language)
    state = first_state(sheet_choices({}, {}), GameSetup(sheet, ("Lia", "Tom")), Level.OPTIONS, ())
    assert "~" not in written(state, size, PLAYED)


@for_each([(80, 23), (120, 39), (160, 49), (200, 59)])
def test_the_best_total_says_whose_it_is_where_there_is_room(size: tuple[int, int]) -> None:
    state = replace(a_state("Lia", "Tom"), sheets=tuple(replace(sheet, best=124) for sheet in SHEETS))
    assert "Lia: best 124" in written(state, size)
    long = written(replace(state, seats=(state.seats[0]._replace(name="M" * 30),)), size)
    assert "best 124" in long
    assert "MM: best" not in long


@pytest.mark.parametrize("sheet", ["tres-fute", "vraiment-tres-fute", "puissance-3", "melange"])
def test_the_chosen_sheet_is_shown_as_at_the_table_before_anybody_has_played_it(sheet: str) -> None:
    pen = Pen(160, 49, DARK)
    draw_setup(pen, a_state("Lia", sheet=sheet), "Enter")
    drawn = "\n".join("".join(run.text for run in row) for row in pen.rows())
    assert "YELLOW" in drawn


def test_every_kind_of_dice_is_explained_while_the_cursor_is_there() -> None:
    for kind, said in ((Dice.ROLLED, "the computer"), (Dice.TYPED, "your own"), (Dice.SEED, "the same number")):
        state = replace(a_state("Lia"), cursor=Row("dice"), dice=kind)
        assert said in written(state, (120, 39)), kind


def test_the_number_of_repeatable_dice_has_a_label() -> None:
    state = replace(a_state("Lia"), dice=Dice.SEED)
    for size in ((80, 23), (120, 39)):
        assert "number" in written(state, size)
    assert "number: " in written(replace(state, seed="7"), (200, 59))


def test_one_choice_of_a_disputed_rule_is_the_usual_one() -> None:
    state = a_state("Lia", sheet="vraiment-tres-fute")
    shown = written(state, (120, 39))
    assert shown.count("(usual)") == len(state.chosen.options) > 0


def test_solo_games_are_promised_only_to_somebody_who_plays_solo() -> None:
    promised = "Your solo games will appear here"
    assert promised not in written(a_state("Lia", "Tom"), (120, 60))
    assert promised not in written(a_state("Lia", "Tom"), (80, 40))
    assert promised in written(a_state("Lia"), (80, 40))


def test_the_arrows_below_the_sheet_are_dim_while_the_keys_move_a_player() -> None:
    state = a_state("Lia", "Tom")
    for cursor, colour in ((Row("sheet"), DARK.text), (Row("player", 1), DARK.dim)):
        pen = Pen(80, 22, DARK, painted=True, signs=UNICODE)
        draw_setup(pen, replace(state, cursor=cursor), "⏎")
        arrows = [run.look.fg for row in pen.rows() for run in row if "→" in run.text and run.target]
        assert arrows[:1] == [colour]
