"""Which die, which box, which way, in words: a line holds for all of its boxes, and says what they cost."""

from dataclasses import replace

from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Take
from futé_tui.hints.compare import BoxChoice, DieChoice, offered_ways, which_box, which_die
from futé_tui.hints.preview import preview
from futé_tui.language import speak
from futé_tui.text.choices import box_words, die_choice_parts, die_words, zone_words
from futé_tui.text.costs import Length
from futé_tui.text.moves import plain_way_words, way_words
from futé_tui.text.previews import describe_preview
from futé_tui.text.spoken_sheet import speak_of
from futé_tui.text.worth import short_gains

from ..helpers import play, scripted, with_position, with_zones
from ..qwinto_sheets import sheet, table
from ..tables import lay, with_actions

SIX_PINK = ["1=1", "2=1:half", "3=1:half", "4=1:half", "5=1:half"]


def puissance(dice: str = "", *, joker: int = 0, waiting: str = "", **zones: list[str]) -> Game:
    """A solo game of Puissance 3 with these dice rolled, jokers unlocked and zones filled, or with a bonus waiting."""
    game = with_actions(with_zones(scripted("puissance-3", []), 0, **zones), joker=joker)
    return lay(game, pool=dice, stage=Stage.CHOOSE, roll=1) if dice else with_position(game, waiting=(waiting,))


def extra(slots: str, platter: str, *, joker: int) -> Game:
    """A table at which the active player may use an extra die and a joker."""
    table = lay(scripted("puissance-3", []), slots=slots, platter=platter, roll=3)
    play(with_actions(table, extra=1, joker=joker), "done")
    return table


def die(game: Game, name: str) -> DieChoice:
    return next(choice for choice in which_die(game) if choice.die == name)


def boxes(game: Game, name: str = "", zone: str = "") -> list[BoxChoice]:
    """The boxes that a die can go to, or a bonus, the best first."""
    moves = [move for move in game.moves() if not (move.throws or move.stops)]
    own = [move for move in moves if not name or (isinstance(move, Take) and move.die == name)]
    return [choice for choice in which_box(game, own) if not zone or choice.boxes[0][0] == zone]


def test_more_crosses_are_promised_only_to_the_boxes_that_get_them() -> None:
    game = extra("white3 pink2 blue2", "yellow2 turquoise6 brown6", joker=1)
    assert [box_words(choice) for choice in boxes(game, "turquoise")] == [
        "turquoise 6, row 1, +1 point, gain a reroll, then 1 more cross with brown",
        "turquoise: any of 4 boxes, +1 point, then 1 more cross with brown",
        "turquoise: any of 5 boxes, +1 point, uses joker 3",
    ]


def test_the_same_numbers_of_different_rows_are_told_apart() -> None:
    game = puissance(waiting="?turquoise", turquoise=["r1c5", "r1c6", "r2c5"])
    first, second = (box_words(choice) for choice in boxes(game)[:2])
    assert first == "turquoise, row 1: 1 to 4, +3 points"
    assert second == "turquoise, row 2: 1 to 4 or 6, +2 points"


def test_the_best_of_a_zone_is_not_one_that_skips_bonuses_and_skipping_is_said() -> None:
    dice = "white1 yellow2 turquoise6 blue2 brown6 pink1"
    brown = boxes(puissance(dice, joker=1, brown=["1", "2"]), "white", "brown")
    assert brown[0].boxes == (("brown", "3"),)
    assert zone_words(brown, "T") == "brown, best T: +4, pink ?, uses joker 3"
    plain = boxes(puissance(dice, brown=["1", "2"]), "white", "brown")
    assert zone_words(plain, "Y") == "brown, best Y: +4, skips 7 boxes"


def test_numbers_that_may_be_written_are_not_a_range_unless_they_are() -> None:
    first = boxes(puissance(waiting="?blue", blue=["6=6", "5=5"]))[0]
    assert box_words(first, Length.SHORT) == "blue: 4 or 7, best 4 (+7, yellow ?)"


def test_of_numbers_that_gain_and_cost_different_things_the_best_is_named() -> None:
    game = with_zones(scripted("tres-fute-4ever", []), 0, pink=["1=1", "2=1", "3=1", "4=1", "5=1"])
    pink = boxes(with_position(game, waiting=("?pink",)))[0]
    assert box_words(pink) == "pink: write 1 to 6, best 4, +7 points", "a 3 gives up a bonus for as much"
    equal = boxes(with_position(with_zones(scripted("vraiment-tres-fute", []), 0), waiting=("?blue",)))[0]
    assert box_words(equal) == "blue: write 2 to 12, +1 point"


def test_of_rows_that_take_the_same_numbers_each_is_named() -> None:
    game = with_position(scripted("melange", []), waiting=("?yellow",))
    assert [box_words(choice, Length.SHORT) for choice in boxes(game)] == [
        "yellow, bottom row: 1 to 6, best 6 (+6)",
        "yellow, middle row: 1 to 6 (subtracted), best 1 (-1, reroll)",
        "yellow, top row: 1 to 6, best 6",
    ]


def test_lines_of_a_short_french_list_begin_with_the_colour_of_the_card_and_full_ones_with_the_zone() -> None:
    table = with_position(scripted("melange", []), waiting=("?yellow",))
    blue = puissance(waiting="?blue", blue=["6=6", "5=5"])
    pink = puissance("white1 yellow2 turquoise6 blue2 brown6 pink1", brown=["1", "2"])
    speak("fr")
    speak_of(blue.ruleset.dice)
    assert [box_words(choice, Length.SHORT) for choice in boxes(table)] == [
        "jaune, ligne du bas\xa0: de 1 à 6, au mieux 6 (+6)",
        "jaune, ligne du milieu\xa0: de 1 à 6 (soustrait), au mieux 1 (-1, relance)",
        "jaune, ligne du haut\xa0: de 1 à 6, au mieux 6",
    ]
    assert box_words(boxes(table)[0]).startswith("zone jaune, ligne du bas\xa0: noter de 1 à 6")
    first = boxes(blue)[0]
    assert box_words(first, Length.SHORT).startswith("bleu\xa0: 4 ou 7"), "as its card is called"
    assert box_words(first).startswith("zone bleu-violet\xa0: noter 4 ou 7")
    assert die_words(die(pink, "pink"), Length.SHORT) == "rose\xa0: 1 (+1)"


def test_a_cross_that_a_bonus_makes_by_itself_is_called_one_where_the_card_has_a_shorter_name_than_the_zone() -> None:
    game = scripted("tres-fute", ["white1 yellow1 blue2 green1 orange1 purple1"])
    with_zones(game, yellow=["r3c2", "r3c3", "r3c4"])
    play(game, "roll")
    found = preview(game, next(move for move in game.moves() if str(move) == "yellow>r3c1"))
    first, green = found.marks
    speak("fr")
    assert "avec une croix dans la zone verte" in short_gains(found)
    speak_of(("blue", "turquoise"))
    blue = green._replace(zone="blue", spot=green.spot._replace(zone="blue"))
    assert "avec une croix dans la zone bleu-violet" in short_gains(replace(found, marks=(first, blue)))


def test_columns_of_qwinto_that_close_as_many_boxes_are_one_choice() -> None:
    game = table(["yellow5 purple2"], sheet(yellow="2:6 11:8"))
    play(game, "roll yellow purple")
    assert box_words(boxes(game, zone="yellow")[0]) == (
        "yellow row, boxes 2, 3 or 6 to 8: write 7, +1 point, closes 6 boxes and loses 4 columns for good"
    )


def test_a_box_of_a_bonus_names_what_is_marked_by_itself() -> None:
    game = puissance(waiting="?pink", pink=["1=1", "2=1:half"], blue=full_left())
    ways = [move for move in game.moves() if str(move).endswith(":half")]
    assert ", with blue 8" in box_words(which_box(game, ways)[0])


def test_points_that_a_new_fox_takes_away_are_said_beside_those_of_the_box() -> None:
    game = with_zones(scripted("melange", []), 0, yellow=["r2c1=6", "r2c2=6"], blue=["r4c2", "r4c3"])
    blue = next(choice for choice in boxes(with_position(game, waiting=("?blue",))) if "fox" in choice.best.kept)
    assert "points, including fox -12, gain a fox" in box_words(blue)


def test_a_joker_that_a_die_costs_is_said_in_every_form() -> None:
    choice = die(puissance("white5 yellow1 turquoise1 blue1 brown4 pink2", joker=1, blue=["6=6"]), "blue")
    assert die_choice_parts(choice)[0] == "blue: write 8, +3 points, uses joker 3"
    assert die_words(choice, Length.SHORT) == "blue 8 (+3), uses joker 3"
    assert die_words(choice, Length.TIGHT) == "blue 8 (+3), uses joker 3"


def test_a_joker_that_gains_much_more_is_mentioned_where_there_is_room() -> None:
    turquoise = ["r1c1", "r1c2", "r1c4", "r1c5", "r1c6"]
    choice = die(puissance("white1 yellow1 turquoise2 blue6 brown6 pink1", joker=1, turquoise=turquoise), "turquoise")
    assert die_words(choice, Length.TIGHT) == "turquoise 2 (+1)"
    assert die_words(choice, Length.SHORT) == "turquoise 2 (+1), or turquoise 3 (+6, fox), uses joker 3"
    assert die_choice_parts(choice)[1] == "or turquoise 3, row 1, +6 points, gain a fox, uses joker 3"


def test_a_joker_that_gains_as_much_as_it_costs_is_not_mentioned() -> None:
    assert die(puissance("white1 yellow1 turquoise2 blue6 brown6 pink1", joker=1), "turquoise").costly is None


def test_the_best_comes_first_also_if_it_costs_a_joker() -> None:
    turquoise = ["r1c1", "r1c2", "r1c4", "r1c5", "r1c6"]
    game = puissance("white1 yellow1 turquoise2 blue6 brown6 pink1", joker=1, turquoise=turquoise)
    first, *rest = boxes(game, "turquoise")
    assert first.boxes == (("turquoise", "r1c3"),)
    assert [box_words(choice, Length.TIGHT, alone=False) for choice in rest] == [
        "cross 2 (+1)",
        "cross 3 (+1), uses joker 3",
    ]


def test_without_the_zone_the_row_is_still_named() -> None:
    game = scripted("tres-fute-4ever", ["white6 yellow3 blue6 grey6 green4 pink2"])
    play(game, "roll")
    for zone, rows in (("yellow", {"top", "middle", "bottom"}), ("green", {"upper", "lower"})):
        heads = {box_words(choice, Length.TIGHT, alone=False).split(":")[0] for choice in boxes(game, zone)}
        assert heads == {f"{row} row" for row in rows}


def test_boxes_that_cost_different_jokers_are_one_choice() -> None:
    game = puissance("white6 yellow1 turquoise6 blue6 brown6 pink6", joker=3)
    assert box_words(boxes(game, "yellow")[1]) == "yellow, row I: 3 to 5, +2 points, uses a joker"


def test_both_ways_to_fill_a_box_are_named_before_it_is_picked() -> None:
    game = puissance("white1 yellow1 turquoise1 blue1 brown1 pink5", pink=SIX_PINK)
    assert die_words(die(game, "pink"), Length.SHORT) == "pink 10 (+10), or 3 and a yellow ?, no die left to roll"
    assert box_words(boxes(game, "pink")[0]) == "pink: write 10, +10 points, or 3 and a yellow ?"
    low = puissance("white6 yellow6 turquoise6 blue6 brown6 pink2", pink=SIX_PINK)
    assert box_words(boxes(low, "pink")[0]) == "pink: write 1, +1 point, gain a yellow ?, or 4 without it"
    speak("fr")
    assert box_words(boxes(game, "pink")[0]).endswith("ou 3 et un «\N{NO-BREAK SPACE}?\N{NO-BREAK SPACE}» jaune")
    speak("de")
    assert box_words(boxes(low, "pink")[0]).endswith("oder 4 ohne Bonus")


def test_a_way_that_is_worse_in_everything_is_not_named() -> None:
    game = puissance("white6 yellow6 turquoise6 blue6 brown6 pink1", pink=["1=1"])
    assert box_words(boxes(game, "pink")[0]) == "pink: write 1, +1 point, gain a reroll"


def test_both_ways_of_a_question_mark_are_named_with_their_highest_number() -> None:
    (choice,) = boxes(puissance(waiting="?pink", pink=SIX_PINK))
    assert box_words(choice, Length.SHORT) == "pink: up to 12 (+12), or up to 3 and a yellow ?"


def test_the_ways_of_a_question_mark_are_there_once_the_best_with_and_without_the_bonus_first() -> None:
    game = puissance(waiting="?pink", pink=SIX_PINK)
    ways = offered_ways(game, game.moves())
    assert len({way_words(found, (), Length.SHORT) for found in ways}) == len(ways) == 9
    assert [way_words(found, (), Length.SHORT) for found in ways[:3]] == [
        "pink 3 (+3, yellow ?)",
        "pink 12 (+12), without the yellow ? bonus",
        "pink 10 (+10), without the yellow ? bonus",
    ]


def test_half_comes_first_whatever_is_better_and_a_joker_that_changes_nothing_is_not_offered() -> None:
    for face in (1, 3, 5):
        game = puissance(f"white1 yellow1 turquoise1 blue1 brown1 pink{face}", joker=2, pink=SIX_PINK)
        ways = offered_ways(game, [move for move in game.moves() if isinstance(move, Take) and move.die == "pink"])
        assert [str(found.move) for found in ways[:2]] == [f"pink>6={face}:half", f"pink>6={face}:times"]
    assert "pink~3>6=3:half" in [str(move) for move in game.moves()]
    plain = puissance("white1 yellow1 turquoise1 blue1 brown1 pink4", joker=1)
    assert len(offered_ways(plain, [move for move in plain.moves() if str(move).startswith("pink")])) == 1


def test_what_is_to_be_confirmed_says_whether_it_is_with_the_bonus() -> None:
    game = puissance("white1 yellow1 turquoise1 blue1 brown1 pink5", pink=SIX_PINK)
    words = {str(move): plain_way_words(preview(game, move)) for move in game.moves() if str(move).startswith("pink")}
    assert words == {
        "pink>6=5:half": "pink: write 3, with the bonus",
        "pink>6=5:times": "pink: write 10, without the bonus",
    }


def test_points_add_up_with_what_is_marked_by_itself_and_with_foxes() -> None:
    chain = puissance("white2 yellow6 turquoise6 blue6 brown6 pink1", pink=["1=1", "2=1:half"], blue=full_left())
    assert die_words(die(chain, "pink"), Length.SHORT).startswith("pink 1 (+4, with blue 8")
    lowest = puissance(
        "white1 yellow6 turquoise6 blue6 brown1 pink6",
        yellow=["r1c1", "r1c2", "r1c6", "r2c6"],
        turquoise=["r1c6", "r2c6"],
        blue=["6=6"],
        pink=["1=6"],
    )
    assert die_words(die(lowest, "brown"), Length.SHORT).startswith("brown 1 (+4")
    assert die_choice_parts(die(lowest, "brown"))[0] == "brown 1 (box 1), +4 points, including fox +2"


def full_left() -> list[str]:
    """All boxes of blue on the left, so that only one box takes a "?"."""
    return ["6=6", "5=5", "4=4", "3=3", "2=2", "1=7"]


def test_a_die_that_leaves_none_to_roll_says_so_before_what_its_bonuses_need() -> None:
    game = lay(scripted("puissance-3", [], players=2), pool="white1 yellow5 turquoise1 blue4 brown2 pink4")
    with_position(game, stage=Stage.CHOOSE, roll=1)
    yellow = next(move for move in game.moves() if str(move) == "yellow>r1c5")
    assert describe_preview(preview(game, yellow), ["Lia", "Tom"]) == [
        "Yellow 5, row I, +2 points.",
        "No die left to roll.",
        "White, turquoise, blue, brown and pink to the platter, for Tom to use.",
        "The 5 in row II gives a turquoise ?.",
        "Then it's up to Tom.",
    ]


def test_what_a_column_of_equal_numbers_needs_is_found_by_its_row() -> None:
    game = puissance("white1 yellow6 turquoise5 blue6 brown2 pink4")
    turquoise = next(move for move in game.moves() if str(move) == "turquoise>r1c5")
    assert "Column 5 still needs the 5 in row 2 for a blue ?." in describe_preview(preview(game, turquoise), ["Lia"])


def test_a_cross_in_a_circled_box_says_that_its_circle_counts_for_its_lines() -> None:
    game = with_zones(scripted("vraiment-tres-fute", ["white6 silver6 yellow1 blue6 green6 pink6"]), 0, yellow=["r2c1"])
    play(game, "roll")
    move = next(move for move in game.moves() if str(move) == "yellow>r2c1")
    said = describe_preview(preview(game, move), ["Lia"])
    assert "Its circle already counts for its row and column." in said
    assert "This box counts for no bonus." not in said, "it still counts for row 2"


def test_in_the_fewest_words_a_cross_that_follows_does_not_say_how_many_more_may() -> None:
    game = scripted("vraiment-tres-fute", ["white1 silver6 yellow5 blue4 green3 pink2"])
    play(game, "roll", "silver>r1c6")
    assert die_words(die(game, "blue"), Length.SHORT) == "silver 4, blue row (+2), then up to 4 more crosses"
    assert die_words(die(game, "blue"), Length.TIGHT) == "silver 4 (+2)"


def test_a_box_that_two_dice_find_is_named_by_its_row_and_column_or_by_its_zone_alone() -> None:
    game = scripted("tres-fute-4ever", ["white4 yellow3 blue3 grey6 green3 pink3"])
    play(game, "roll")
    choice = die(game, "blue")
    assert die_words(choice, Length.SHORT).startswith("blue, row 3, column 4")
    assert die_words(choice, Length.TIGHT).startswith("blue")
    assert "/" not in die_words(choice, Length.TIGHT)


def test_short_forms_say_the_same_of_what_is_written_and_what_is_crossed() -> None:
    game = scripted("tres-fute", ["white1 yellow2 blue3 green6 orange4 purple5"])
    play(game, "roll")
    said = {choice.die: die_words(choice, Length.SHORT) for choice in which_die(game)}
    assert said["orange"] == "orange 4 (+4)"
    assert said["blue"] == "blue 4 (+1)"
    assert not any(":" in text for text in said.values())
