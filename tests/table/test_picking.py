"""Picking in steps: everything legal can be reached, die first and box first, and nothing illegal is ever offered."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from futé_tui.engine.fute.position import Position, TrackState
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Claim, Mark, Move, Take
from futé_tui.table.cursor import Cursor, reachable
from futé_tui.table.letters import LABELS
from futé_tui.table.picking import OPTIONS_LISTED, BoxKey, Picker

from ..conformance.subjects import SHEETS, Subject
from ..helpers import scripted, with_position

every_sheet = pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: Subject(sheet, 2).__str__().split("-2")[0])


def picker_of(game: Game) -> Picker:
    return Picker.of(game.moves(), game.rules.follow_zone(game.position))


def decisions(sheet: str, seeds: range) -> Iterator[Game]:
    """Random games of two players who use what they get, some of them with every action unlocked now and then."""
    for seed in seeds:
        player = Random(seed)
        game = Subject(sheet, 2).new_game(seed)
        while game.to_move is not None:
            if seed % 2 and player.random() < 0.05 and isinstance(game.position, Position):
                _unlock_all(game)
            yield game
            moves = game.moves()
            game.play(player.choice([move for move in moves if not move.stops] or moves))


def _unlock_all(game: Game) -> None:
    tracks = tuple(TrackState(len(track.boxes)) for track in game.ruleset.sheet.tracks)  # type: ignore[attr-defined]
    with_position(game, sheets=tuple(sheet._replace(tracks=tracks) for sheet in game.position.sheets))


def settled(picked: Picker | Move) -> set[Move]:
    """The moves that one more key makes: the move that is made already, the one to confirm, the ways listed."""
    if isinstance(picked, Move):
        return {picked}
    return set(picked.options) or ({picked.confirmable} if picked.confirmable else set())


def die_first(picker: Picker) -> Iterator[Move]:
    for die in picker.dice:
        picked = picker.pick_die(die)
        if isinstance(picked, Move) or not picked.boxes:
            yield from settled(picked)
            continue
        assert picked.open, f"{die} leads nowhere"
        for box in picked.boxes:
            reached = settled(picked if picked.box else picked.pick_box(box))
            assert reached, f"{die}, then {box}, leads nowhere"
            yield from reached


def box_first(picker: Picker) -> Iterator[Move]:
    for box in picker.boxes:
        picked = picker.pick_box(box)
        if isinstance(picked, Move) or not picked.dice:
            yield from settled(picked)
            continue
        assert picked.open, f"{box} leads nowhere"
        for die in picked.dice:
            reached = settled(picked.pick_die(die))
            assert reached, f"{box}, then {die}, leads nowhere"
            yield from reached


@every_sheet
def test_what_can_be_picked_is_exactly_what_is_legal(sheet: str) -> None:
    for game in decisions(sheet, range(4)):
        picker, moves = picker_of(game), game.moves()
        if picker.chooses_dice_to_roll:
            continue
        with_die = {each.move for each in picker.touches if each.die}
        with_box = {each.move for each in picker.touches if each.box}
        commands = [move for move in moves if move not in with_die | with_box]
        assert set(die_first(picker)) == with_die, game.moves()
        assert set(box_first(picker)) == with_box, game.moves()
        assert all(move.throws or move.stops for move in commands)
        assert sum(move.stops for move in commands) <= 1, "one key stands for all of them"
        assert sum(move.throws for move in commands) <= 1, "one key stands for all of them"


@every_sheet
def test_a_box_shows_exactly_the_dice_that_can_go_there_and_a_die_its_boxes(sheet: str) -> None:
    for game in decisions(sheet, range(4, 6)):
        picker = picker_of(game)
        pairs = {(each.die, each.box) for each in picker.touches if each.die and each.box}
        for die in {die for die, _ in pairs}:
            picked, boxes = picker.pick_die(die), {box for each, box in pairs if each == die}
            assert len(boxes) == 1 if isinstance(picked, Move) else set(picked.boxes) == boxes
        for box in {box for _, box in pairs if box}:
            picked, dice = picker.pick_box(box), {die for die, each in pairs if each == box}
            assert len(dice) == 1 if isinstance(picked, Move) else set(picked.dice) == dice


@every_sheet
def test_everything_can_be_typed_with_a_label(sheet: str) -> None:
    for game in decisions(sheet, range(6, 10)):
        picker = picker_of(game)
        picks = [picker.pick_die(die) for die in picker.dice if not picker.chooses_dice_to_roll]
        for picked in (picker, *picks):
            if isinstance(picked, Picker):
                _all_labelled(picked)


def _all_labelled(picker: Picker) -> None:
    labelled: set[BoxKey] = set()
    turned = picker
    while True:
        labelled.update(turned.boxes[: len(LABELS)])
        turned = turned.more()
        if turned == picker:
            break
    assert labelled == set(picker.boxes)
    more = len(picker.options) > OPTIONS_LISTED if picker.options else len(picker.boxes) > len(LABELS)
    assert picker.has_more == more


@every_sheet
def test_the_cursor_comes_to_everything_that_is_offered(sheet: str) -> None:
    for game in decisions(sheet, range(10, 11)):
        picker = picker_of(game)
        zones = [zone.name for zone in game.rules.view(game.position, 0).zones]
        reach = reachable(picker, game.ruleset.dice, zones, {})
        places: set[Cursor] = {*picker.dice, *picker.boxes}
        seen: set[Cursor] = set()
        cursor: Cursor = None
        for _ in places:
            cursor = reach.step(cursor, 1)
            seen.add(cursor)
        assert seen == places
        assert reach.step(reach.step(cursor, 1), -1) == cursor
        assert (reach.leap(None, 1) is None) == (not places)


def test_the_only_box_of_a_die_and_the_only_die_of_a_box_are_played_at_once() -> None:
    game = scripted("tres-fute", ["white2 yellow6 blue6 green6 orange6 purple6"])
    game.play("roll")
    assert str(picker_of(game).pick_die("orange")) == "orange>1=6"
    assert str(picker_of(game).pick_box(("yellow", "r1c2"))) == "yellow>r1c2"


def test_the_only_move_left_asks_first_where_it_spends_an_action() -> None:
    costly = Take("yellow", "yellow", Mark("r1c3"), "3")
    picker = Picker.of([costly, Take("pink", "pink", Mark("1", 5))])
    picked = picker.pick_die("yellow")
    assert isinstance(picked, Picker)
    assert picked.confirmable == costly
    assert picked.pick_die("yellow") == costly, "the same letter again confirms"
    assert picked.pick_box(("yellow", "r1c3")) == costly, "so does the label"
    assert isinstance(picker.pick_box(("yellow", "r1c3")), Picker)


def test_a_zone_with_one_box_for_a_bonus_is_played_at_once() -> None:
    game = with_position(scripted("tres-fute", []), waiting=("?any",))
    picker = picker_of(game)
    assert str(picker.pick_zone("green")) == "?any>green.1"
    assert isinstance(picker.pick_zone("yellow"), Picker)


def test_a_second_pick_of_a_die_with_several_targets_lets_go_of_it() -> None:
    game = scripted("tres-fute", ["666666"])
    game.play("roll")
    picked = picker_of(game).pick_die("white")
    assert isinstance(picked, Picker)
    assert picked.pick_die("white") == picker_of(game)


def test_a_die_that_fits_one_box_in_several_ways_goes_straight_to_the_ways() -> None:
    ways = [Take("pink", "pink", Mark("1", 5, way)) for way in ("half", "times")]
    white = [Take("white", "pink", Mark("1", 3)), Take("white", "yellow", Mark("r1c3"))]
    picker = Picker.of([*ways, *white])
    picked = picker.pick_die("pink")
    assert isinstance(picked, Picker)
    assert picked.options == tuple(ways)
    assert picked.pick_die("pink") == picker
    other = picked.pick_die("white")
    assert isinstance(other, Picker)
    assert (other.box, len(other.boxes)) == (None, 2)


def test_letting_go_gives_everything_back() -> None:
    game = scripted("tres-fute", ["666666"])
    game.play("roll")
    picked = picker_of(game).pick_die("white")
    assert isinstance(picked, Picker)
    assert picked.release() == picker_of(game)


def test_qwinto_rolls_exactly_the_dice_that_are_picked() -> None:
    picker = picker_of(scripted("qwinto", [], players=2))
    assert set(picker.dice) == {"orange", "yellow", "purple"}
    assert picker.dice_to_roll is None
    for dice in (["orange"], ["purple", "orange"], ["yellow", "orange", "purple"]):
        picked = picker
        for die in dice:
            chosen = picked.pick_die(die)
            assert isinstance(chosen, Picker)
            picked = chosen
        assert picked.dice_to_roll
        assert set(picked.dice_to_roll.dice) == set(dice)
    again = picked.pick_die("yellow")
    assert isinstance(again, Picker)
    assert again.rolling == {"orange", "purple"}


def test_more_ways_than_labels_are_turned_over_page_by_page() -> None:
    """A sheet of one's own may have longer tracks of jokers and polish than the printed ones."""
    moves = [Claim("?pink", "pink", Mark("1", number)) for number in range(1, 41)]
    picked = Picker.of(moves).pick_box(("pink", "1"))
    assert isinstance(picked, Picker)
    assert picked.has_more
    pages = [picked, picked.more(), picked.more().more(), picked.more().more().more()]
    assert [move for page in pages for move in page.labelled_options] == moves
    assert all(page.option_keys[label] == move for page in pages for label, move in labelled(page))
    assert pages[-1].more() == picked


def labelled(picker: Picker) -> list[tuple[str, Move]]:
    return list(zip(picker.option_labels, picker.labelled_options, strict=True))


def test_a_label_of_a_way_that_is_not_listed_now_still_picks_it() -> None:
    moves = [Claim("?pink", "pink", Mark("1", number)) for number in range(1, 21)]
    picked = Picker.of(moves).pick_box(("pink", "1"))
    assert isinstance(picked, Picker)
    assert picked.options_elsewhere == 8
    assert picked.more().option_keys == picked.option_keys


def test_a_number_of_one_digit_is_its_own_label() -> None:
    moves = [Claim("?blue", "blue", Mark("1", number)) for number in range(2, 13)]
    picked = Picker.of(moves).pick_box(("blue", "1"))
    assert isinstance(picked, Picker)
    assert picked.asks_number
    assert "".join(picked.option_labels) == "23456789ABC"
    tripled = replace(picked, written=lambda move: str(3 * (picked.options.index(move) + 1)))
    assert "".join(tripled.option_labels) == "369CFILORUX", "what is written, not what the die would show: C is 12"
    ways = [Take("pink", "pink", Mark("1", 5, way)) for way in ("half", "times")]
    either = Picker.of(ways, written=lambda move: "3" if "half" in str(move) else "10").pick_box(("pink", "1"))
    assert isinstance(either, Picker)
    assert either.asks_number
    assert either.option_labels == ("3", "A")


def test_ways_that_write_numbers_are_in_their_order_and_further_ways_to_write_one_have_letters() -> None:
    ways = [Take("pink", "pink", Mark("1", 5), joker) for joker in ("4", "", "6")]
    written = {"": "3", "4": "2", "6": "3"}

    def number(move: Move) -> str:
        return written[move.joker] if isinstance(move, Take) else ""

    picked = Picker.of(ways, written=number).pick_box(("pink", "1"))
    assert isinstance(picked, Picker)
    assert [(label, str(move)) for label, move in labelled(picked)] == [
        ("2", "pink~4>1=5"),
        ("3", "pink>1=5"),
        ("A", "pink~6>1=5"),
    ]


def test_what_spends_a_joker_is_never_made_before_it_is_confirmed() -> None:
    moves = [
        Take("white", "blue", Mark("r1c2"), "6"),
        Take("white", "blue", Mark("r1c3")),
        Take("blue", "blue", Mark("r1c3")),
    ]
    die_first = Picker.of(moves).pick_die("white")
    assert isinstance(die_first, Picker)
    by_box = die_first.pick_box(("blue", "r1c2"))
    assert isinstance(by_box, Picker)
    assert by_box.confirmable == moves[0]
    assert by_box.pick_box(("blue", "r1c2")) == moves[0], "the same key again confirms"
    assert die_first.pick_box(("blue", "r1c3")) == moves[1]
    box_first = Picker.of([*moves, Take("green", "blue", Mark("r1c2"), "4")]).pick_box(("blue", "r1c2"))
    assert isinstance(box_first, Picker)
    assert isinstance(box_first.pick_die("white"), Picker)


def test_what_costs_nothing_is_listed_first() -> None:
    ways = [Take("pink", "pink", Mark("1", 5), joker, polish) for joker in ("3", "") for polish in (-1, 0, 2)]
    picked = Picker.of(ways).pick_box(("pink", "1"))
    assert isinstance(picked, Picker)
    spent = [str(way).partition(">")[0] for way in picked.options]
    assert spent == ["pink", "pink-1", "pink+2", "pink~3", "pink~3-1", "pink~3+2"]


def test_what_is_out_of_reach_without_an_action_is_known() -> None:
    moves = [
        Take("pink", "pink", Mark("1", 5)),
        Take("pink", "pink", Mark("1", 3), "3"),
        Take("white", "pink", Mark("1", 2)),
        Take("white", "yellow", Mark("r1c3"), "3"),
        Take("yellow", "yellow", Mark("r1c3"), "", -1),
    ]
    picker = Picker.of(moves)
    assert picker.costly_boxes == {("yellow", "r1c3")}
    assert picker.costly_dice == {"yellow"}
    boxed = picker.pick_box(("yellow", "r1c3"))
    assert isinstance(boxed, Picker)
    assert boxed.costly_dice == {"white", "yellow"}, "the box can be had by either, but by none for free"
