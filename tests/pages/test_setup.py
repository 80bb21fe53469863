"""Setting up a game, without a screen: what keys make of it."""

from dataclasses import replace

import pytest

from futé_tui.expert.levels import BY_KEY
from futé_tui.hints.levels import Level
from futé_tui.pages.setup.keys import press
from futé_tui.pages.setup.sheets import sheet_choices
from futé_tui.pages.setup.state import Dice, Row, SetupState, first_state
from futé_tui.store.last_setup import GameSetup
from futé_tui.table.page.drawing.faces import FACES
from futé_tui.text.opponents import shown_seats

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


def test_bots_are_added_changed_and_remembered_by_their_key() -> None:
    state = after(a_state("Lia"), "b")
    assert isinstance(state, SetupState)
    assert [seat.bot for seat in state.seats] == ["", "chick"], "from the easiest on"
    assert after(state, "e", "enter") == GameSetup("tres-fute", ("Lia", "bot:crow"))
    again = a_state("Lia", "bot:chick")
    assert [(seat.name, seat.bot) for seat in again.seats] == [("Lia", ""), ("Chick", "chick")]


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


def test_who_cannot_move_further_is_told_so() -> None:
    state = replace(a_state("Lia", "Tom"), cursor=Row("player", 1))
    last = after(state, "right")
    assert isinstance(last, SetupState)
    assert last.problem == "Tom already plays last."
    assert last.seats == state.seats
    first = after(replace(state, cursor=Row("player", 0)), "left")
    assert isinstance(first, SetupState)
    assert first.problem == "Lia already plays first."


def test_a_number_that_no_player_has_says_how_to_add_one() -> None:
    told = after(a_state("Lia"), "2")
    assert isinstance(told, SetupState)
    assert told.problem == "There is no such player yet: + adds one, b adds a bot."


@pytest.mark.parametrize("key", ["plus", "b"])
def test_a_full_table_says_that_there_is_no_more_room(key: str) -> None:
    told = press(a_state("Lia", "Tom", "Ada", "Max"), key, "+" if key == "plus" else key)
    assert isinstance(told, SetupState)
    assert told.problem == "This sheet has no room for more players."
