"""What the hint panel says about whatever is pointed at, at each level."""

from dataclasses import replace

from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Move
from futé_tui.hints.levels import Level
from futé_tui.table import pressing
from futé_tui.table.captions import prompt
from futé_tui.table.cursor import Pointed, everything
from futé_tui.table.hint_view import HintView
from futé_tui.table.hinting import describe_all, view_hints
from futé_tui.table.letters import die_letters
from futé_tui.table.picking import Picker
from futé_tui.table.state import TableState
from futé_tui.table.view import view_table

from ..conformance.subjects import SHEETS, Subject, walk
from ..helpers import play, scripted, with_position, with_zones
from ..tables import atelier, lay, with_actions
from .test_picking import picker_of

_ROLL = "white5 yellow6 blue2 green2 orange5 purple3"


def state_of(game: Game, level: Level = Level.OPTIONS) -> TableState:
    return TableState.of(game, die_letters(game.ruleset.dice), level)


def hints_for(game: Game, pointed: Pointed, level: Level = Level.OPTIONS, picker: Picker | None = None) -> HintView:
    state = state_of(game, level)
    return view_hints(game, replace(state, picker=picker or state.picker), pointed)


def picked(game: Game, die: str) -> HintView:
    """What is said after a die is picked."""
    narrowed = state_of(game).picker.pick_die(die)
    assert isinstance(narrowed, Picker)
    return hints_for(game, None, picker=narrowed)


def rolled() -> Game:
    game = with_zones(scripted("tres-fute", [_ROLL], players=2), green=["1", "2", "3"])
    play(game, "roll")
    return game


def test_without_hints_nothing_is_said() -> None:
    assert hints_for(rolled(), "green", Level.OFF) == HintView()


def test_where_the_turn_is_is_always_there_unless_a_note_says_more() -> None:
    game = scripted("tres-fute", [])
    assert hints_for(game, None).now == ("Roll 1 of 3 is next.",)
    noted = replace(state_of(game), note="New! the platter")
    assert view_hints(game, noted, None) == HintView(note="New! the platter")


def test_in_the_last_round_unused_actions_are_remembered() -> None:
    game = with_actions(scripted("tres-fute", []), reroll=2, extra=1)
    reminder = "Last round: what you do not use is lost (2 rerolls, 1 extra die)."
    assert reminder not in hints_for(game, None).now
    last = with_position(game, round=game.moment.rounds)
    assert hints_for(last, None).now[-1] == reminder
    none_left = hints_for(with_actions(last, reroll=0, extra=0), None).now
    assert not any("Last round" in sentence for sentence in none_left)


def test_in_somebody_elses_last_turn_only_what_can_still_be_used_is_remembered() -> None:
    game = with_actions(scripted("vraiment-tres-fute", [], players=2), reroll=2, extra=1)
    dice = "white1 yellow2 blue3 silver2 pink1"
    lay(game, slots="green6", platter=dice, stage=Stage.PASSIVE, seat=0, active=1)
    last = with_position(game, round=game.moment.rounds)
    assert hints_for(last, None).now[-1] == "Last round: what you do not use is lost (1 extra die)."
    rerolls = hints_for(with_actions(last, extra=0), None).now
    assert not any("Last round" in sentence for sentence in rerolls)


def test_one_cross_that_may_follow_is_one_cross() -> None:
    game = scripted("vraiment-tres-fute", ["white5 silver5 yellow5 blue5 green2 pink5"])
    play(game, "roll", "silver>r1c5")
    assert hints_for(game, None).now == ("One more cross may follow.",)


def test_a_die_without_a_free_box_adds_no_cross_and_is_not_counted() -> None:
    game = scripted("vraiment-tres-fute", ["white5 silver5 yellow5 blue5 green2 pink1"])
    with_zones(game, silver=["r1c1", "r2c1", "r3c1", "r4c1"])
    play(game, "roll", "silver>r1c5")
    assert hints_for(game, None).now == ("One more cross may follow.",)


def test_what_cannot_be_used_says_why_at_every_level() -> None:
    for level in (Level.RULES, Level.OPTIONS):
        assert hints_for(rolled(), "green", level).about == ("Green needs 4 or more; you have 2.",)
    assert hints_for(rolled(), ("green", "4"), Level.RULES).about == ()
    assert hints_for(rolled(), ("extra", "")).about == ("You have no extra die to use.",)


def test_a_move_is_previewed_only_where_options_are_wanted() -> None:
    game = rolled()
    assert hints_for(game, ("orange", "1"), Level.RULES).about == ()
    narrowed = replace(picker_of(game), die="orange")
    assert hints_for(game, ("orange", "1"), picker=narrowed).about[0] == "Orange: write 5, +5 points."
    assert hints_for(game, None, picker=narrowed).about[0] == "Orange: write 5, +5 points."


def test_every_die_has_its_line_the_best_first() -> None:
    items = hints_for(rolled(), None).items
    assert [item.keys[0] for item in items] == ["w", "o", "p", "b", "y"]
    assert items[0].in_a_row[-1] == "green: a cross, +4 points, gain an extra die"
    assert (
        items[1].in_a_row[0] == "orange: write 5, +5 points; 2 dice left to roll; blue, green and purple to the platter"
    )
    assert set(items[1].in_few_words) == {"orange 5 (+5)"}
    assert hints_for(rolled(), None, Level.RULES).items == ()


def test_where_dice_go_is_said_in_brief_before_anything_is_left_out() -> None:
    items = {item.die: item for item in hints_for(rolled(), None).items}
    assert items["orange"].in_a_row == (
        "orange: write 5, +5 points; 2 dice left to roll; blue, green and purple to the platter",
        "orange: write 5, +5 points; 2 dice left to roll; 3 dice to the platter",
        "orange: write 5, +5 points; 2 dice left to roll",
        "orange: write 5, +5 points",
    )
    lines = (item.in_a_row for item in items.values())
    full, brief, *_less = next(each for each in lines if "; nothing to the platter" in each[0])
    assert full.replace("; nothing to the platter", "") == brief


def test_a_picked_die_has_its_boxes_with_their_labels() -> None:
    items = picked(rolled(), "white").items
    assert [item.in_a_row[-1] for item in items] == [
        "green: a cross, +4 points, gain an extra die",
        "orange: write 5, +5 points",
        "purple: write 5, +5 points",
        "blue 7, +1 point",
        "yellow: either box, no points yet",
    ]
    assert all(item.keys for item in items)
    assert len(items[-1].keys) == 2


def test_the_boxes_of_a_question_mark_are_compared() -> None:
    game = with_position(scripted("tres-fute", [], players=2), waiting=("?yellow",))
    with_zones(game, yellow=["r1c1", "r1c2", "r2c1", "r3c1"])
    first = hints_for(game, None).items[0]
    assert first.in_a_row == ("yellow 5, row 1, gain a blue ?",)


def test_labels_of_alike_boxes_are_listed_in_the_order_of_the_keyboard() -> None:
    game = with_position(scripted("tres-fute", [], players=2), waiting=("?yellow",))
    assert [item.keys for item in hints_for(game, None).items] == [tuple("123456ACJKLM")]


def test_a_number_for_the_only_box_is_a_key_at_once() -> None:
    game = with_position(scripted("tres-fute", [], players=2), waiting=("?purple",))
    (item,) = hints_for(with_zones(game, purple=["1=2"]), None).items
    assert (item.keys, item.in_a_row[0]) == (tuple("3456"), "purple: write 3 to 6, best 6, +6 points")
    state = state_of(game)
    assert [str(pressing.type_character(state, key)) for key in item.keys] == [f"?purple>2={key}" for key in item.keys]


def test_a_picked_box_has_the_dice_that_can_go_there() -> None:
    game = rolled()
    narrowed = state_of(game).picker.pick_box(("orange", "1"))
    assert isinstance(narrowed, Picker)
    items = hints_for(game, None, picker=narrowed).items
    assert [(item.keys, item.in_a_row[-1]) for item in items] == [
        (("o",), "orange: write 5, +5 points"),
        (("w",), "orange: write 5, +5 points"),
    ]


def test_what_the_sign_of_costly_boxes_means_is_shown_while_there_are_some() -> None:
    dice = "white1 yellow1 blue1 green1 orange1 purple1"
    joker = with_zones(atelier((), 1, joker=1), purple=["1=2"])
    assert "~ Uses a joker." in hints_for(lay(joker, pool=dice, stage=Stage.CHOOSE, roll=1), None).now
    assert not any("~" in text for text in hints_for(rolled(), None).now)


def test_of_several_ways_those_that_cost_nothing_are_shown_first() -> None:
    dice = "white1 yellow1 blue1 green1 orange4 purple1"
    game = lay(atelier((), 1, joker=2), pool=dice, stage=Stage.CHOOSE, roll=1)
    first, second, *rest = hints_for(game, ("orange", "1")).about
    assert "joker" not in first + second
    assert all("joker" in text for text in rest)


def test_where_a_waiting_bonus_comes_from_is_said_once_in_the_prompt() -> None:
    game = with_zones(scripted("tres-fute", [_ROLL]), yellow=["r1c1", "r1c3"])
    play(game, "roll", "yellow>r1c2")
    assert hints_for(game, None).now == ()


def test_what_a_box_costs_is_there_in_a_few_words_too() -> None:
    game = scripted("puissance-3", ["white6 yellow6 turquoise6 blue6 brown2 pink6"])
    play(game, "roll")
    near, far = picked(game, "brown").items
    assert (near.in_few_words[0], far.in_few_words[0]) == (
        "brown 2 (+2), skips 4 boxes (joker, pink ?, reroll)",
        "brown 2 (+2), skips 8 boxes (joker, pink ?, reroll, turquoise ?, extra die, blue ?)",
    )
    effects = scripted("tres-fute-4ever", ["white6 yellow6 blue6 grey6 green6 pink2"])
    play(effects, "roll")
    assert (
        next(item.in_few_words[0] for item in hints_for(effects, None).items if item.die == "pink")
        == "pink 2 (+4), without the polish bonus"
    )


def test_a_die_that_allows_more_crosses_says_so_and_what_it_gains_more_at_once() -> None:
    game = scripted("vraiment-tres-fute", ["white5 silver5 yellow5 blue3 green2 pink1"])
    play(game, "roll")
    silver, white = hints_for(game, None).items[:2]
    assert silver.in_a_row[0].startswith("silver 5: any of 4 boxes, +2 points, then up to 3 more crosses")
    assert "other box" not in silver.in_a_row[0]
    assert silver.in_few_words[0] == "silver 5 (+2), then up to 3 more crosses", "in whichever row"
    assert silver.in_few_words[2] == "silver 5 (+2, crosses)", "they count when the dice are sorted"
    assert "; or pink: write 5, +5 points" in white.in_a_row[0]
    assert white.in_few_words[1] == "silver 5 (+2), then up to 3 more crosses, or pink 5 (+5)"


def test_dice_for_the_same_box_are_told_apart_by_the_dice_that_stay() -> None:
    game = scripted("vraiment-tres-fute", ["white5 silver1 yellow3 blue2 green3 pink6"])
    play(game, "roll")
    picked = state_of(game).picker.pick_box(("blue", "1"))
    assert isinstance(picked, Picker)
    lines = [item.in_a_row[0] for item in hints_for(game, None, picker=picked).items]
    assert sorted(line.partition("; ")[2] for line in lines) == [
        "1 die left to roll; 4 dice to the platter",
        "4 dice left to roll; silver to the platter",
    ]


def test_the_points_of_numbers_are_said_for_all_of_them_unless_each_is_worth_itself() -> None:
    game = with_position(scripted("tres-fute-4ever", []), waiting=("?pink",))
    state = state_of(with_zones(game, pink=["1=6", "2=4"]))
    asked = pressing.confirm(state)
    assert isinstance(asked, TableState)
    said = dict(way for group in view_table(game, asked).option_groups for way in group.ways)
    assert said == {0: "(+2)", 1: "(+4)", 2: "(+5)", 3: "(+6)", 4: "(+2)", 5: "(+5)"}


def test_a_number_that_is_asked_for_and_subtracted_is_listed_without_a_sign() -> None:
    game = with_position(with_zones(scripted("vraiment-tres-fute", []), green=["1=5"]), waiting=("?green",))
    state = state_of(game)
    narrowed = state.picker.pick_box(("green", "2"))
    assert isinstance(narrowed, Picker)
    view = view_table(game, replace(state, picker=narrowed))
    assert prompt(view).endswith("which number? It is subtracted.")
    assert all(text.removeprefix("write ")[0].isdecimal() for text in view.short_options[0])


def test_everything_can_be_pointed_at_and_says_something() -> None:
    for sheet in SHEETS:
        for number, game in enumerate(walk(Subject(sheet, 2).new_game(3), 3)):
            if number % 29:
                continue
            seat = game.to_move
            assert seat is not None
            view = game.rules.view(game.position, seat)
            for pointed in everything(view, game.ruleset.dice):
                text = describe_all(game, picker_of(game), pointed, seat)
                assert text or isinstance(pointed, str)
                assert "{" not in " ".join(text)


def test_when_the_game_is_over_sheets_can_still_be_read() -> None:
    game = Subject("tres-fute", 1).new_game(1)
    for _ in walk(game, 1):
        pass
    assert hints_for(game, ("green", "1")) == HintView()
    assert describe_all(game, picker_of(game), ("green", "1"), 0)[0] == "Green"


def test_what_two_dice_do_alike_is_said_once() -> None:
    game = scripted("tres-fute", ["white6 yellow6 blue1 green1 orange1 purple1"])
    play(game, "roll")
    sentences = hints_for(game, ("yellow", "r1c2")).about
    assert len(sentences) == len(set(sentences)) == 1


def test_prompt_and_moment_do_not_say_the_same() -> None:
    for players in (1, 2):
        for game in walk(Subject("tres-fute", players).new_game(3), 3):
            now = hints_for(game, None).now
            assert not any("or decline" in sentence for sentence in now), now


def test_a_zone_of_a_wild_bonus_without_labels_has_its_letter() -> None:
    game = with_position(scripted("puissance-3", []), waiting=("?any",))
    state = state_of(game)
    items = view_hints(game, state, None).by_zone
    assert all(item.keys for item in items)
    lettered = [item for item in items if item.die]
    assert lettered
    for item in lettered:
        narrowed = pressing.type_character(state, item.keys[0])
        labels = narrowed.labels if isinstance(narrowed, TableState) else {}
        assert isinstance(narrowed, Move) or {zone for zone, _box in labels} == {item.die}


def test_boxes_of_a_zone_that_cost_a_joker_are_listed_apart() -> None:
    dice = "white4 yellow2 turquoise6 blue2 brown6 pink1"
    game = lay(with_actions(scripted("puissance-3", []), joker=1), pool=dice, stage=Stage.CHOOSE, roll=1)
    state = pressing.type_character(state_of(game), "w")
    assert isinstance(state, TableState)
    costly = {state.labels[box] for box in state.picker.costly_boxes}
    assert costly
    for item in view_hints(game, state, None).by_zone:
        assert set(item.keys) <= costly if "uses" in item.in_few_words[0] else not costly & set(item.keys)


def test_below_somebody_elses_sheet_nothing_is_said_about_the_turn() -> None:
    game, state = rolled(), state_of(rolled())
    assert view_hints(game, state, None).now
    assert not view_hints(game, pressing.next_sheet(state), None).now
