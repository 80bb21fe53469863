"""What keys, clicks and commands do at the table, without a screen."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from bench import keys

from futé_tui import new_game
from futé_tui.engine.game import Game
from futé_tui.engine.moves import ROLL, Move, Reroll, Roll
from futé_tui.hints.compare import offered_for
from futé_tui.hints.levels import Level
from futé_tui.language import speak
from futé_tui.table import pressing
from futé_tui.table.letters import die_letters
from futé_tui.table.page.drawing.runs import Target
from futé_tui.table.pressing import Outcome, Refused
from futé_tui.table.state import TableState

from ..conformance.subjects import SHEETS, Subject
from ..helpers import play, scripted, with_position, with_zones

COMMANDS: dict[str, Callable[[TableState], Outcome]] = {
    keys.ROLL: pressing.roll,
    keys.CONFIRM: pressing.confirm,
    keys.MORE: pressing.more,
    keys.STOP: pressing.stop,
}
ROLLED = "white5 yellow3 blue2 green6 orange5 purple3"


def at_table(game: Game) -> TableState:
    return TableState.of(game, die_letters(game.ruleset.dice))


def rolled(players: int = 1) -> TableState:
    game = scripted("tres-fute", [ROLLED], players=players)
    play(game, "roll")
    return at_table(game)


def typed(state: TableState, characters: str) -> Outcome:
    """Type one character after the other, as long as no move is made."""
    outcome: Outcome = state
    for character in characters:
        assert isinstance(outcome, TableState)
        outcome = pressing.type_character(outcome, character)
    return outcome


def still(outcome: Outcome) -> TableState:
    """No move has been made."""
    assert isinstance(outcome, TableState), outcome
    return outcome


def test_a_letter_picks_a_die_and_a_label_makes_the_move() -> None:
    state = still(typed(rolled(), "y"))
    assert state.picker.die == "yellow"
    assert state.labels == {("yellow", "r1c1"): "3", ("yellow", "r4c2"): "C"}, "A is a box of another die"
    assert str(typed(state, "3")) == "yellow>r1c1", "the first of two boxes with a 3"
    assert str(typed(state, "C")) == "yellow>r4c2"


def test_a_click_on_the_page_picks_like_a_key() -> None:
    state = still(pressing.click(rolled(), Target("die", "yellow")))
    assert state.picker.die == "yellow"
    assert str(pressing.click(state, Target("box", "yellow", "r4c2"))) == "yellow>r4c2"
    assert pressing.click(state, Target("command", "help")) == state
    assert still(pressing.click(rolled(players=2), Target("seat", "1"))).open_seat == 1


def test_the_mouse_points_at_dice_boxes_and_tracks_and_nothing_else() -> None:
    state = rolled()
    assert pressing.point(state, Target("die", "blue")).hovered == "blue"
    assert pressing.point(state, Target("box", "green", "1")).hovered == ("green", "1")
    assert pressing.point(state, Target("track", "reroll")).hovered == ("reroll", "")
    assert pressing.point(pressing.point(state, Target("die", "blue")), Target("seat", "0")).hovered is None


def test_a_label_picks_a_box_and_a_letter_makes_the_move() -> None:
    state = rolled()
    label = state.labels["orange", "1"]
    assert str(typed(state, f"{label}w")) == "white>orange.1=5"


def test_the_only_box_of_a_die_is_played_at_once() -> None:
    assert str(typed(rolled(), "p")) == "purple>1=3"


def test_the_only_die_of_a_box_is_played_at_once() -> None:
    state = rolled()
    assert str(typed(state, state.labels["yellow", "r1c1"])) == "yellow>r1c1"


def test_another_die_is_picked_instead_of_the_one_before() -> None:
    assert still(typed(rolled(), "wy")).picker.die == "yellow"


def test_a_label_that_no_box_has_says_so_and_changes_nothing() -> None:
    state = rolled()
    assert typed(state, "Z") == state.saying("No box has the label Z now.")
    free = next(digit for digit in "0987654321" if digit not in state.labels.values())
    told = typed(state, free)
    assert told == state.saying(f"No box has the label {free} now. Press the letter under a die to pick it.")
    assert still(pressing.roll(at_table(scripted("qwinto", [], players=2)))).notice


def test_commands_that_mean_nothing_now_say_so() -> None:
    start = at_table(scripted("tres-fute", [ROLLED]))
    assert still(pressing.stop(start)).notice == "There is nothing to pass or finish now."
    assert still(pressing.confirm(rolled())).notice == "There is nothing to confirm now."
    assert pressing.next_sheet(start).notice == "You play solo: there is no other sheet."
    without_reroll = replace(rolled(), offer=replace(rolled().offer, rolling=None))
    assert still(pressing.roll(without_reroll)).notice == "There is nothing to roll now."


class TestConfirming:
    """With the setting that confirms every move, nothing is played before it has been shown."""

    def confirming(self) -> TableState:
        return replace(rolled(), confirms=True)

    def test_enter_or_the_same_keys_again_make_the_move_that_is_shown(self) -> None:
        shown = still(typed(self.confirming(), "p"))
        assert (str(shown.proposed), shown.picker.box) == ("purple>1=3", ("purple", "1"))
        assert str(pressing.confirm(shown)) == "purple>1=3"
        assert str(typed(shown, "p")) == "purple>1=3"
        assert str(typed(shown, shown.labels["purple", "1"])) == "purple>1=3"
        assert str(pressing.pick_box(shown, ("purple", "1"))) == "purple>1=3", "a second click, too"

    def test_another_pick_shows_another_move(self) -> None:
        other = still(typed(self.confirming(), "py"))
        assert other.picker.die == "yellow"
        assert str(still(typed(other, "C")).proposed) == "yellow>r4c2"
        assert pressing.release(other).proposed is None

    def test_passing_and_rerolling_are_shown_first_and_rolling_is_not(self) -> None:
        assert str(still(pressing.stop(self.confirming())).proposed) == "pass"
        assert str(pressing.stop(still(pressing.stop(self.confirming())))) == "pass"
        assert str(pressing.confirm(still(pressing.roll(self.confirming())))) == "reroll"
        start = replace(at_table(scripted("tres-fute", [ROLLED])), confirms=True)
        assert pressing.roll(start) == ROLL

    def test_what_the_cursor_is_on_is_shown_already(self) -> None:
        last = pressing.walk(self.confirming(), -1, {})
        assert last.cursor == ("purple", "1")
        boxed = replace(last, picker=replace(last.picker, die="purple"))
        assert str(pressing.confirm(boxed)) == "purple>1=3"

    def test_ways_are_shown_one_by_one(self) -> None:
        game = with_position(scripted("tres-fute", []), waiting=("?purple",))
        ways = still(pressing.pick_box(replace(at_table(game), confirms=True), ("purple", "1")))
        fourth = still(typed(ways, "4"))
        assert str(fourth.proposed) == "?purple>1=4"
        assert str(typed(fourth, "4")) == "?purple>1=4"
        assert str(still(typed(fourth, "5")).proposed) == "?purple>1=5"


def test_a_click_on_any_die_rolls_when_a_roll_is_due() -> None:
    start = at_table(scripted("tres-fute", [ROLLED]))
    assert pressing.click_die(start, "white") == ROLL
    assert still(pressing.click_die(rolled(), "yellow")).picker.die == "yellow"
    qwinto = at_table(scripted("qwinto", [], players=2))
    assert still(pressing.click_die(qwinto, "orange")).picker.rolling == {"orange"}


def test_what_cannot_be_picked_asks_for_a_reason() -> None:
    state = at_table(scripted("tres-fute", []))
    assert pressing.pick_die(state, "white") == Refused("white")
    assert pressing.pick_box(state, ("green", "1")) == Refused(("green", "1"))


def test_a_pick_clears_what_was_said() -> None:
    state = replace(rolled(), notice="No.", note="New! a reroll.", cursor="yellow")
    after = still(typed(state, "y"))
    assert (after.notice, after.note, after.cursor) == ("", "", None)


def test_one_of_several_ways_is_picked_by_its_label() -> None:
    state = at_table(with_position(scripted("tres-fute", []), waiting=("?purple",)))
    ways = still(pressing.pick_box(state, ("purple", "1")))
    assert len(ways.picker.options) == 6
    assert not ways.labels, "the labels are on the ways"
    assert str(typed(ways, "4")) == "?purple>1=4"
    assert str(pressing.pick_way(ways, 3)) == "?purple>1=4"
    assert typed(ways, "7") == ways.saying("7 is not in the list.")
    assert str(pressing.confirm(still(pressing.confirm(ways)))) == "?purple>1=1", "Enter goes to the list, and picks"
    assert pressing.pick_way(state, 0) == state, "nothing is listed"


def test_rolling_stopping_and_the_only_move() -> None:
    start = at_table(scripted("tres-fute", [ROLLED]))
    assert pressing.roll(start) == ROLL
    assert pressing.confirm(start) == ROLL, "Enter makes the only move there is"
    assert str(pressing.stop(rolled())) == "pass"
    assert pressing.confirm(still(pressing.roll(rolled()))) == Reroll()


def test_the_key_that_rolls_never_spends_a_reroll_however_often_it_is_pressed() -> None:
    asked = still(pressing.roll(still(typed(rolled(), "y"))))
    assert asked.proposed == Reroll()
    assert not asked.picker.die, "the question is about all dice"
    assert pressing.roll(asked) == asked.saying("Only Enter rerolls.")
    assert pressing.roll(still(pressing.roll(asked))) == asked.saying("Only Enter rerolls.")
    assert pressing.release(asked).proposed is None
    assert typed(asked, "y") == asked.saying("Only Enter rerolls."), "a y for yes is no yellow die"
    assert str(typed(asked, "b")) == "blue>r2c3", "any other die answers that the dice are kept"
    kept = still(typed(asked, "w"))
    assert kept.picker.die == "white"
    assert kept.proposed is None


def test_where_yes_has_the_letter_of_a_die_in_french_it_does_not_pick_it() -> None:
    speak("fr")
    asked = still(pressing.roll(rolled()))
    assert asked.offer.letters["orange"] == "o"
    assert typed(asked, "o") == asked.saying("Seule la touche Entrée relance.")


def test_a_number_can_be_typed_for_the_only_box_there_is() -> None:
    game = with_position(with_zones(scripted("tres-fute", []), purple=["1=2"]), waiting=("?purple",))
    assert str(typed(at_table(game), "6")) == "?purple>2=6"
    assert isinstance(typed(at_table(game), "2"), TableState), "purple needs more than 2"


def test_a_roll_pressed_twice_only_ends_the_tumbling_as_any_key_does() -> None:
    tumbling = replace(rolled(), tumbling=frozenset({"white", "yellow"}))
    assert not tumbling.boxes, "nothing is offered while dice tumble"
    assert pressing.roll(tumbling) == replace(tumbling, tumbling=frozenset())
    assert still(pressing.roll(still(pressing.roll(tumbling)))).proposed == Reroll()
    assert still(typed(tumbling, "y")).picker.die == "yellow", "the key is not lost"
    label = rolled().labels["orange", "1"]
    assert still(typed(tumbling, label)).picker.box == ("orange", "1")
    assert not still(pressing.walk(tumbling, 1, {})).tumbling


def test_qwinto_rolls_the_dice_chosen() -> None:
    state = at_table(scripted("qwinto", [], players=2))
    assert still(pressing.roll(state)).notice == "No die is picked yet."
    letters = state.offer.letters
    chosen = still(typed(state, letters["orange"] + letters["purple"]))
    assert pressing.roll(chosen) == Roll(("orange", "purple"))
    assert pressing.confirm(chosen) == Roll(("orange", "purple"))


def game_with_one_box() -> Game:
    """A game in which one die fits one box, though a roll can be passed."""
    for seed in range(200):
        game = Subject("tres-fute", 1).new_game(seed)
        random = Random(seed)
        while game.to_move is not None:
            state = at_table(game)
            if pressing.only_box(state) and state.picker.dice and not state.offer.only_move:
                return game
            game.play(random.choice(game.moves()))
    raise AssertionError("there is none")


def test_escape_lets_go_of_everything() -> None:
    state = replace(still(typed(rolled(2), "y")), exploring=True, notice="No.", note="New.", open_seat=1)
    assert pressing.release(state) == rolled(2)


@pytest.mark.parametrize("key", ["y", "1", "space", "x", "enter"])
def test_on_somebody_elses_sheet_a_key_only_goes_back(key: str) -> None:
    acts = {"space": pressing.roll, "x": pressing.stop, "enter": pressing.confirm}
    state = pressing.next_sheet(rolled(2))
    assert (state.shown_seat, state.labels) == (1, {})
    assert still(acts[key](state) if key in acts else typed(state, key)) == rolled(2)
    assert pressing.next_sheet(state).shown_seat == 0


def test_only_a_pick_can_be_put_back() -> None:
    assert not rolled().has_picked
    assert still(typed(rolled(), "y")).has_picked


def test_what_is_missing_is_shown_and_hidden() -> None:
    assert pressing.show_missing(rolled()).shows_missing
    assert not pressing.show_missing(pressing.show_missing(rolled())).shows_missing


@pytest.mark.parametrize("sheet", ["qwinto", "qwixx"])
def test_a_sheet_without_bonuses_says_so(sheet: str) -> None:
    game = new_game(sheet, players=["Lia", "Tom"], seed=1)
    state = pressing.show_missing(TableState.of(game, {}))
    assert not state.shows_missing
    assert state.notice == "No bonus is open on this sheet."


def test_after_a_step_only_wishes_are_kept() -> None:
    game = scripted("tres-fute", [ROLLED])
    state = replace(at_table(game), shows_missing=True, level=Level.FULL, hovered="white", notice="No.", exploring=True)
    play(game, "roll")
    after = state.after_step(game, frozenset({"white"}), "Wrote 6.", "New.")
    kept = replace(at_table(game), shows_missing=True, level=Level.FULL, hovered="white")
    assert after == replace(kept, tumbling=frozenset({"white"}), notice="Wrote 6.", note="New.")


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: str(Subject(sheet, 2)).split("-2")[0])
def test_every_move_of_a_game_or_a_cheaper_one_with_the_same_result_can_be_made_with_keys_alone(sheet: str) -> None:
    for seed in range(2):
        game, player = Subject(sheet, 2).new_game(seed), Random(seed)
        while game.to_move is not None:
            moves = game.moves()
            looked_at = moves if len(moves) < 12 else player.sample(moves, 12)
            for offered in dict.fromkeys(offered_for(game, move) for move in looked_at):
                assert made_by_keys(game, offered) == offered
            game.play(player.choice([move for move in moves if not move.stops] or moves))


def made_by_keys(game: Game, move: Move) -> Outcome:
    """Press the keys that lead to a move."""
    outcome: Outcome = at_table(game)
    for key in keys.keys_of(game, move):
        state = still(outcome)
        outcome = COMMANDS[key](state) if key in COMMANDS else typed(state, key)
    return outcome


def test_in_a_zone_that_is_narrowed_to_no_hidden_label_marks_another_zone() -> None:
    game = with_position(scripted("tres-fute-4ever", []), waiting=("?any",))
    state = at_table(game)
    six = next(box for box, label in state.labels.items() if label == "6")
    assert six[0] == "blue"
    narrowed = still(typed(state, state.offer.letters["pink"]))
    assert {zone for zone, _ in narrowed.labels} == {"pink"}
    assert str(typed(narrowed, "6")) == "?any>pink.1=6", "the number of the only box, not the label that blue had"
