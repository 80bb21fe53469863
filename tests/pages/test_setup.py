"""Setting up a game, without a screen: what keys make of it."""

import re
from dataclasses import replace

import pytest

from futé_tui.engine.scoring import RatingLevel
from futé_tui.expert.levels import BY_KEY
from futé_tui.hints.levels import Level
from futé_tui.language import LANGUAGES, _, speak
from futé_tui.pages.home.panel import next_level_text
from futé_tui.pages.home.view import Progress
from futé_tui.pages.pen import Area, Pen
from futé_tui.pages.setup.cards import draw_levels, picture_size
from futé_tui.pages.setup.keys import press
from futé_tui.pages.setup.page import draw_setup
from futé_tui.pages.setup.sheets import sheet_choices
from futé_tui.pages.setup.state import Dice, Row, SetupState, first_state
from futé_tui.sheets.loader import ruleset_ids
from futé_tui.store.last_setup import GameSetup
from futé_tui.table.page.drawing.faces import FACES, ROWS, WIDTH, draw_face
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.drawing.runs import row_width
from futé_tui.text.hint_levels import about_level
from futé_tui.text.opponents import opponent_kind, shown_seats
from futé_tui.text.sheet_summaries import short_title
from futé_tui.text.signs import ASCII, UNICODE

from ..cases import for_each

SHEETS = sheet_choices({"tres-fute": 246}, {"tres-fute": (0, 10)})


def a_state(*players: str, sheet: str = "tres-fute", known: tuple[str, ...] = ()) -> SetupState:
    return first_state(SHEETS, GameSetup(sheet, players) if players else None, Level.OPTIONS, known)


def after(state: SetupState, *keys: str) -> SetupState | GameSetup:
    """The outcome of keys, named as Textual does; a text of several letters that is no such name is typed."""
    outcome: SetupState | GameSetup = state
    for key in keys:
        for each in (key,) if key in NAMED or len(key) == 1 else tuple(key):
            assert isinstance(outcome, SetupState)
            found = press(outcome, each, each if len(each) == 1 else None)
            assert found is not None, each
            outcome = found
    return outcome


NAMED = {"up", "down", "left", "right", "tab", "enter", "escape", "backspace", "delete", "home", "end", "shift+tab"}


def test_at_first_enter_asks_for_a_name_and_then_starts() -> None:
    state = after(a_state(), "enter")
    assert isinstance(state, SetupState)
    assert state.problem == "Who plays? Type a name, then Enter."
    assert after(state, "Lia", "enter", "enter") == GameSetup("tres-fute", ("Lia",))


def test_arrows_choose_the_sheet_and_enter_starts_with_the_same_players() -> None:
    assert after(a_state("Lia", "Tom"), "right", "enter") == GameSetup("vraiment-tres-fute", ("Lia", "Tom"))
    assert after(a_state("Lia"), "left", "enter") == GameSetup(SHEETS[-1].id, ("Lia",))


def test_players_are_added_renamed_reordered_and_removed() -> None:
    state = after(a_state("Lia", "Tom"), "+", "Ada", "enter")
    assert isinstance(state, SetupState)
    assert [seat.name for seat in state.seats] == ["Lia", "Tom", "Ada"]
    state = after(state, "left", "left")
    assert isinstance(state, SetupState)
    assert [seat.name for seat in state.seats] == ["Ada", "Lia", "Tom"]
    state = after(state, "-", "2", "backspace", "backspace", "backspace", "Max", "enter")
    assert isinstance(state, SetupState)
    assert [seat.name for seat in state.seats] == ["Lia", "Max"]


@pytest.mark.parametrize("keys", [["+", "Mia"], ["1", "Mia"], ["enter", "Mia"]])
def test_everybody_whose_name_is_typed_plays(keys: list[str]) -> None:
    assert after(a_state(), *keys, "enter", "Tom", "enter", "enter") == GameSetup("tres-fute", ("Mia", "Tom"))


def test_adding_a_player_ends_with_one_more_unless_nothing_is_typed() -> None:
    state = after(a_state(), "+", "Mia", "enter")
    assert isinstance(state, SetupState)
    assert state.typing is not None
    assert len(state.seats) == 2
    assert after(state, "enter", "enter") == GameSetup("tres-fute", ("Mia",))


def test_letters_belong_to_the_name_while_it_is_typed_and_escape_loses_no_name() -> None:
    state = after(a_state("Lia"), "1", "+-e1", "escape")
    assert isinstance(state, SetupState)
    assert [seat.name for seat in state.seats] == ["Lia"]
    state = after(a_state("Lia"), "+", "Zo", "escape")
    assert isinstance(state, SetupState)
    assert [seat.name for seat in state.seats] == ["Lia", "Zo"]
    state = after(a_state("Lia"), "+", "escape")
    assert isinstance(state, SetupState)
    assert [seat.name for seat in state.seats] == ["Lia"]


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


def test_names_used_before_are_offered_and_tab_takes_the_first_that_fits() -> None:
    state = a_state("Lia", known=("Lia", "Tom", "Zoé", "Tina"))
    assert state.offered() == ("Tom", "Zoé", "Tina")
    typed = after(state, "+", "ti")
    assert isinstance(typed, SetupState)
    assert typed.offered() == ("Tina",)
    done = after(typed, "tab", "enter")
    assert isinstance(done, SetupState)
    assert [seat.name for seat in done.seats] == ["Lia", "Tina"]


def test_dice_hints_and_disputed_rules_are_chosen_with_left_and_right() -> None:
    state = a_state("Lia", sheet="vraiment-tres-fute")
    setup = after(replace(state, cursor=Row("dice")), "right", "down", "right", "down", "right", "enter")
    assert setup == GameSetup("vraiment-tres-fute", ("Lia",), options=(("silver_last_roll", "all"),), typed=True)


@pytest.mark.parametrize(("typed", "seed"), [("12", 12), ("-3", -3), ("9" * 30, 10**18 - 1), ("1x2", 12)])
def test_a_seed_is_any_whole_number_that_can_be_typed(typed: str, seed: int) -> None:
    state: SetupState | GameSetup = replace(a_state("Lia"), cursor=Row("dice"), dice=Dice.SEED)
    for sign in typed:
        assert isinstance(state, SetupState)
        state = press(state, sign, sign) or state
    assert isinstance(state, SetupState)
    assert after(state, "enter") == GameSetup("tres-fute", ("Lia",), seed)


def test_what_is_wrong_is_reported_and_the_cursor_goes_there() -> None:
    for names, problem, row in (
        (("Lia", "lia"), "Two players have the same name", Row("player", 1)),
        (tuple("abcdef"), "This sheet is for 1 to 4 players, not 6.", Row("player", 4)),
    ):
        state = after(a_state(*names), "enter")
        assert isinstance(state, SetupState)
        assert state.problem.startswith(problem)
        assert state.cursor == row
    state = after(replace(a_state("Lia"), dice=Dice.SEED), "enter")
    assert isinstance(state, SetupState)
    assert state.problem.startswith("Which number?")


def test_tab_goes_through_the_parts_and_round_again() -> None:
    state = a_state("Lia", "Tom")
    seen = []
    for _times in range(5):
        seen.append(state.cursor.kind)
        found = after(state, "tab")
        assert isinstance(found, SetupState)
        state = found
    assert seen == ["sheet", "player", "dice", "hints", "start"]
    assert state.cursor == Row("sheet")


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


def test_bots_are_added_changed_and_remembered_by_their_key() -> None:
    state = after(a_state("Lia"), "b")
    assert isinstance(state, SetupState)
    assert [seat.bot for seat in state.seats] == ["", "chick"], "from the easiest on"
    assert after(state, "e", "enter") == GameSetup("tres-fute", ("Lia", "bot:crow"))
    again = a_state("Lia", "bot:chick")
    assert [(seat.name, seat.bot) for seat in again.seats] == [("Lia", ""), ("Chick", "chick")]


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


def test_every_bot_has_a_face_of_its_own() -> None:
    assert set(FACES) == set(BY_KEY)
    assert len(set(FACES.values())) == len(FACES)
    assert {(len(face), *map(len, set(face))) for face in FACES.values()} <= {(10, *(11,) * n) for n in range(1, 11)}


@pytest.mark.parametrize(
    ("players", "problem"),
    [
        (("bot:chick", "bot:chick"), "Only bots? Add yourself, too."),
        (
            ("Lia", "bot:renard"),
            "Master Reynard has not learned this sheet yet. Choose Chick, or train it: fute train tres-fute",
        ),
    ],
)
def test_a_game_with_bots_needs_a_person_and_a_sheet_they_know(players: tuple[str, ...], problem: str) -> None:
    state = a_state(*players)
    sheets = tuple(replace(sheet, trained=()) for sheet in state.sheets)
    outcome = after(replace(state, sheets=sheets), "enter")
    assert isinstance(outcome, SetupState)
    assert outcome.problem == problem


def test_where_only_one_bot_knows_the_sheet_it_says_so() -> None:
    state = a_state("Lia", "bot:chick")
    sheets = tuple(replace(sheet, trained=()) for sheet in state.sheets)
    outcome = after(replace(state, sheets=sheets, cursor=Row("player", 1)), "e")
    assert isinstance(outcome, SetupState)
    assert outcome.problem == "Only Chick knows this sheet. To train the others: fute train tres-fute"


def test_experts_know_the_disputed_rules_they_were_trained_with_and_no_others() -> None:
    state = a_state("Lia", "bot:renard")
    state = replace(state, sheet=[each.id for each in state.sheets].index("puissance-3"))
    assert state.trained
    assert state.trained.mean_of("renard", 2)
    changed = replace(state, options={("puissance-3", "blue_question"): "plus_white"})
    assert changed.trained is None
    assert changed.opponents == ("chick",)
    outcome = after(changed, "enter")
    assert isinstance(outcome, SetupState)
    assert outcome.problem.endswith("fute train puissance-3 --option blue_question=plus_white")


def test_bots_cannot_play_with_real_dice() -> None:
    outcome = after(replace(a_state("Lia", "bot:chick"), dice=Dice.TYPED), "enter")
    assert isinstance(outcome, SetupState)
    assert outcome.problem == "Bots cannot see real dice; have the dice rolled for you."


def test_a_remembered_bot_is_called_by_its_name() -> None:
    assert shown_seats(("Lia", "bot:stork", "bot:nobody")) == ["Lia", "Stork", "bot:nobody"]


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


def test_who_cannot_move_further_is_told_so() -> None:
    state = replace(a_state("Lia", "Tom"), cursor=Row("player", 1))
    last = after(state, "right")
    assert isinstance(last, SetupState)
    assert last.problem == "Tom already plays last."
    assert last.seats == state.seats
    first = after(replace(state, cursor=Row("player", 0)), "left")
    assert isinstance(first, SetupState)
    assert first.problem == "Lia already plays first."


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


def test_a_number_that_no_player_has_says_how_to_add_one() -> None:
    told = after(a_state("Lia"), "2")
    assert isinstance(told, SetupState)
    assert told.problem == "There is no such player yet: + adds one, b adds a bot."


@pytest.mark.parametrize("key", ["plus", "b"])
def test_a_full_table_says_that_there_is_no_more_room(key: str) -> None:
    told = press(a_state("Lia", "Tom", "Ada", "Max"), key, "+" if key == "plus" else key)
    assert isinstance(told, SetupState)
    assert told.problem == "This sheet has no room for more players."


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
