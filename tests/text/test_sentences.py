"""Hints in words: whatever the values are, there is a sentence, in every language."""

from collections.abc import Iterable, Iterator
from textwrap import wrap

import pytest

from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Return
from futé_tui.engine.phases import Phase
from futé_tui.engine.refusals import ChangesNothing, PlatterEmpty
from futé_tui.engine.topics import Topic
from futé_tui.hints.bonus_sources import waiting_sources
from futé_tui.hints.compare import which_box, which_die
from futé_tui.hints.facts import box_facts, track_facts, zone_facts
from futé_tui.hints.following import FollowUps
from futé_tui.hints.missing import missing
from futé_tui.hints.notes import News
from futé_tui.hints.now import what_now
from futé_tui.hints.preview import preview
from futé_tui.hints.reasons import NoBoxTakes, NotForMarking, Reason
from futé_tui.hints.sheet_changes import Price
from futé_tui.hints.spots import Spot
from futé_tui.hints.why_not import why_not_action, why_not_box, why_not_die
from futé_tui.language import LANGUAGES, _, speak
from futé_tui.sheets.schema.qwinto import COLUMNS_KIND, ROW_KIND
from futé_tui.sheets.schema.qwixx import ROW_KIND as QWIXX_ROW_KIND
from futé_tui.sheets.schema.zones import ZONE_PARTS
from futé_tui.text.bonuses import bonus_text
from futé_tui.text.choices import box_words, describe_die_choice, die_words
from futé_tui.text.costs import Length, price_text
from futé_tui.text.facts import describe_box, describe_score, describe_track, describe_zone
from futé_tui.text.firsts import EXPLANATIONS, describe_news
from futé_tui.text.missing import describe_missing
from futé_tui.text.now import MOMENTS, describe_moment, describe_sources
from futé_tui.text.numbers import decimal, numbers
from futé_tui.text.phases import PHASES
from futé_tui.text.previews import describe_preview
from futé_tui.text.reasons import describe_reason, describe_reasons
from futé_tui.text.refusals import describe_refusal
from futé_tui.text.review_words import PHASES as REVIEW_PHASES
from futé_tui.text.worth import follow_text
from futé_tui.text.zone_kinds import KINDS

from ..conformance.subjects import SHEETS, Subject, walk
from ..helpers import play, scripted, with_position, with_zones
from ..qwixx_sheets import roll
from ..qwixx_sheets import sheet as qwixx_sheet
from ..qwixx_sheets import table as qwixx_table
from ..tables import lay, with_actions

NOTE_WIDTH = 72  # of the panel at 120 columns, the narrowest
_ROLL = "white5 yellow6 blue2 green2 orange5 purple3"


def everything_told(game: Game) -> Iterator[str]:
    """Everything that hints could say at a decision."""
    now = what_now(game)
    assert now is not None
    yield describe_moment(now, game.players)
    yield from describe_sources(waiting_sources(game))
    for each in which_die(game):
        yield describe_die_choice(each)
        yield die_words(each, Length.SHORT)
    boxes = [move for move in game.moves() if not move.throws and not move.stops and not isinstance(move, Return)]
    for choice in which_box(game, boxes):
        yield box_words(choice)
        yield box_words(choice, Length.SHORT)
    yield from describe_preview(preview(game, game.moves()[len(game.steps) % len(game.moves())]), game.players)
    sheet = game.rules.view(game.position, now.moment.seat)
    for die in game.ruleset.dice:
        yield from describe_reasons(why_not_die(game, die))
    for zone in sheet.zones:
        yield from describe_zone(zone_facts(game, now.moment.seat, zone.name))  # type: ignore[arg-type]
        for box in [box for row in zone.rows for box in row if box][:: 1 + len(game.steps) % 5]:
            yield from describe_reasons(why_not_box(game, zone.name, box.label))
            yield from describe_box(box_facts(game, now.moment.seat, zone.name, box.label))  # type: ignore[arg-type]
    for track in sheet.tracks:
        yield from describe_track(track_facts(game, now.moment.seat, track.name))  # type: ignore[arg-type]
        if refusal := why_not_action(game, track.name):
            yield describe_reason(Reason(refusal))
    yield from describe_score(game.scores()[now.moment.seat])


def filled_in(texts: Iterable[str]) -> bool:
    return all(text.strip() and "{" not in text and "}" not in text for text in texts)


@pytest.mark.parametrize("sheet", SHEETS)
def test_there_are_words_for_everything_at_every_decision(sheet: str) -> None:
    for number, game in enumerate(walk(Subject(sheet, 2).new_game(11), 11)):
        if number % 9 == 0:
            for language in LANGUAGES:
                speak(language)
                assert filled_in(everything_told(game)), language


def test_every_phase_has_its_task_and_its_moment() -> None:
    assert set(PHASES) == set(MOMENTS) == set(Phase) - {Phase.ROUND_BONUS, Phase.OVER}


def test_a_review_has_words_for_every_phase() -> None:
    assert set(REVIEW_PHASES) == set(Phase)


def test_every_topic_has_its_explanation(language: str) -> None:
    assert set(EXPLANATIONS) == set(Topic)
    assert filled_in(map(describe_news, map(News, Topic)))


def test_every_zone_kind_says_how_it_is_marked() -> None:
    assert set(KINDS) == ZONE_PARTS.keys() | {ROW_KIND, COLUMNS_KIND, QWIXX_ROW_KIND}


def test_reasons_of_the_hints_have_sentences(language: str) -> None:
    reasons = (PlatterEmpty("return"), ChangesNothing("joker"), NotForMarking("bonus"))
    texts = [describe_reason(Reason(reason)) for reason in reasons]
    assert filled_in(texts)
    assert len(set(texts)) == len(texts)


def test_a_reason_says_what_the_die_shows_or_counts_as() -> None:
    game = scripted("tres-fute", [_ROLL], players=2)
    play(with_zones(game, green=["1", "2", "3"]), "roll")
    assert describe_reasons(why_not_die(game, "green")) == ["Green needs 4 or more; you have 2."]
    assert describe_reasons(why_not_box(game, "blue", "r1c2")) == ["Blue 2 + white 5 = 7. This box needs 2."]
    with_zones(game, blue=["r2c3"])
    assert describe_reasons(why_not_box(game, "blue", "r2c3")) == ["This box is already marked."]


def test_a_row_that_nothing_can_follow_is_closed() -> None:
    melange = with_zones(scripted("melange", ["white2 yellow4 blue4 green4 orange2 purple4"]), 0, yellow=["r1c1=1"])
    rising = with_zones(scripted("tres-fute-4ever", ["white2 yellow4 blue4 green4 grey2 pink4"]), 0, yellow=["r1c1=6"])
    for game, last in ((melange, 1), (rising, 6)):
        play(game, "roll")
        refusal = game.why_not("yellow>r1c2=4")
        assert refusal
        assert describe_refusal(refusal) == f"The top row of yellow is closed: no number can follow the {last}."


def test_dice_with_the_wrong_number_share_a_sentence() -> None:
    game = scripted("tres-fute", ["white2 yellow4 blue4 green4 orange2 purple4"])
    play(game, "roll")
    assert describe_reasons(why_not_box(game, "yellow", "r1c2")) == ["This box needs 6; you have 4 or 2."]


def test_a_number_without_a_box_fits_nowhere() -> None:
    assert describe_reason(Reason(NoBoxTakes("grey", 1, ()))) == "1 fits nowhere in grey."


def test_where_the_turn_is_takes_a_sentence() -> None:
    game = scripted("tres-fute", [_ROLL], players=2)
    assert moment_of(game) == "Roll 1 of 3 is next."
    play(game, "roll")
    assert moment_of(game) == "Roll 1 of 3: dice lower than the one you take go to the platter."
    with_position(game, roll=3)
    assert moment_of(game) == "Your last roll: the dice you do not take go to the platter."


def test_where_nothing_fits_the_moment_says_what_passing_does() -> None:
    game = scripted("tres-fute", [], players=2)
    dice = {"pool": "green1", "slots": "white5", "platter": "yellow3 blue4 orange4 purple2"}
    lay(game, **dice, roll=2, stage=Stage.CHOOSE)
    with_actions(with_zones(game, 0, green=["1"]), reroll=1)
    assert moment_of(game) == "Roll 2 of 3: if you pass, no die goes to the platter."
    with_position(game, roll=3)
    assert moment_of(game) == "Your last roll: the dice you do not take go to the platter."
    sums = scripted("qwinto", ["orange2 yellow3", "orange4"], players=1)
    play(sums, "roll orange yellow", "orange>3=5", "roll orange")
    assert moment_of(sums) == "4 fits in no row of a colour you rolled."


def test_a_roll_is_not_announced_where_there_is_no_die_left_for_it() -> None:
    game = scripted("vraiment-tres-fute", [])
    dice = {"slots": "white3 silver6", "platter": "yellow1 blue2 green2 pink4"}
    with_actions(lay(game, **dice, roll=3, stage=Stage.BEFORE_ROLL), returns=1)
    assert moment_of(game) == "There is no die left in the pool to roll."


def moment_of(game: Game) -> str:
    now = what_now(game)
    assert now is not None
    return describe_moment(now, game.players)


def test_a_preview_goes_from_the_box_to_the_dice_that_are_left() -> None:
    game = scripted("tres-fute", [_ROLL], players=2)
    play(game, "roll")
    assert previewed(game, "orange>1=5") == [
        "Orange: write 5, +5 points.",
        "Blue, green and purple to the platter, for Tom to use.",
        "2 rolls left, with white and yellow.",
        "Reroll: 2 more boxes.",
    ]


def previewed(game: Game, text: str) -> list[str]:
    move = next(move for move in game.moves() if str(move) == text)
    return describe_preview(preview(game, move), game.players)


def test_a_complete_row_comes_with_its_bonus_and_nothing_that_does_not_change_is_said() -> None:
    game = with_zones(scripted("tres-fute", [_ROLL], players=2), yellow=["r1c1", "r1c3"])
    play(game, "roll")
    assert previewed(game, "yellow>r1c2")[:3] == [
        "Yellow 6, row 1.",
        "Yellow, row 1 complete: gain a blue ?.",
        "Then use the blue ?: 11 boxes to choose from.",
    ]


def test_the_price_of_a_skip_and_a_forfeited_bonus_are_said() -> None:
    game = with_zones(scripted("puissance-3", ["white1 yellow1 turquoise1 blue1 brown4 pink5"]), pink=["1=3"])
    play(game, "roll")
    assert "Skips the 1, the 5 and the 3 for good and loses a joker and a pink ?." in previewed(game, "brown>4")
    assert previewed(game, "pink>2=5:times")[:2] == ["Pink: write 5, +5 points.", "Without the reroll bonus."]


def test_the_crosses_of_silver_and_of_turquoise_are_counted_with_their_dice() -> None:
    silver = scripted("vraiment-tres-fute", ["white1 silver6 yellow2 blue3 green4 pink5"])
    play(silver, "roll")
    texts = "Then up to 5 more crosses with white, yellow, blue, green and pink."
    assert texts in previewed(silver, "silver>r1c6")


def test_the_next_round_is_said_to_give_what_it_gives() -> None:
    game = scripted("tres-fute", [], players=2)
    lay(game, slots="white5 green6 orange5", platter="yellow1 blue1 purple1", stage=Stage.PASSIVE, seat=0, active=1)
    assert "The next round gives everybody an extra die." in previewed(game, "decline")


def test_a_bonus_of_the_next_round_is_chosen_after_the_round_has_given_it() -> None:
    game = scripted("tres-fute", [])
    lay(game, slots="white5 green6 orange5", platter="yellow1 blue1 purple1", stage=Stage.PASSIVE, round=3)
    gives, choice = previewed(game, "decline")[-2:]
    assert gives == "The next round gives you a wild ?."
    assert choice.startswith("Then use the wild ?:")


def test_a_sum_is_shown_before_what_it_fits() -> None:
    game = with_zones(scripted("tres-fute", ["white4 yellow1 blue5 green1 orange1 purple1"]), blue=["r3c1"])
    play(game, "roll")
    (texts,) = describe_reasons(why_not_die(game, "blue"))
    assert texts == "Blue 5 + white 4 = 9. Blue still needs 2 to 8 or 10 to 12."


def test_missing_boxes_are_named_with_their_numbers_and_tracks_are_counted() -> None:
    game = with_zones(scripted("tres-fute", []), yellow=["r1c1", "r1c2"])
    yellow, green = zone_facts(game, 0, "yellow"), zone_facts(game, 0, "green")
    assert yellow is not None
    assert green is not None
    assert describe_missing(yellow.missing[0]) == "Row 1 still needs the 5 for a blue ?."
    assert describe_missing(green.missing[0]) == "Extra die: 4 more boxes."
    pink = zone_facts(scripted("vraiment-tres-fute", []), 0, "pink")
    assert pink is not None
    assert describe_missing(pink.missing[0]) == "Reroll: 3 more boxes, if the last one gets 2 or more."


def test_an_average_has_the_sign_of_the_language() -> None:
    assert (decimal(42.5), decimal(0.04, signed=True)) == ("42.5", "+0.0")
    speak("fr")
    assert (decimal(42.5), decimal(-9, signed=True)) == ("42,5", "-9,0")


def test_numbers_in_a_row_are_shown_as_a_range() -> None:
    assert [numbers(each) for each in ((4,), (2, 5), (3, 4, 5, 6), (1, 3, 4, 5, 9))] == [
        "4",
        "2 or 5",
        "3 to 6",
        "1, 3 to 5 or 9",
    ]


def test_bonuses_say_what_they_are_good_for() -> None:
    assert bonus_text("orange=4") == "Mark a box in orange at once, as if the die showed 4"
    assert bonus_text("fox").startswith("Fox:")


def test_a_note_takes_two_rows_of_the_smallest_panel(language: str) -> None:
    for topic in Topic:
        note = _("New! {explanation}").format(explanation=describe_news(News(topic, "?turquoise")))
        assert len(wrap(note, NOTE_WIDTH, subsequent_indent="  ")) <= 2, note


def test_what_a_line_still_needs_is_said_in_good_grammar() -> None:
    def needs(sheet: str, zone: str, line: str) -> str:
        game = scripted(sheet, [])
        found = missing(game.rules.view(game.position, 0), zone)
        return describe_missing(next(each for each in found if each.line and each.line.label == line))

    assert needs("tres-fute", "yellow", "diagonal") == "The diagonal still needs the 3, 1, 2 and 6 for an extra die."
    assert needs("tres-fute-4ever", "grey", "shade white") == "All white regions still need 19 more boxes for a fox."
    assert needs("tres-fute-4ever", "green", "square 4") == "Square 4 still needs 2 more boxes."
    pair = "Column 1 of rows I and II still needs 2 more boxes for a reroll."
    assert needs("puissance-3", "yellow", "I-II column 1") == pair
    column = "Column 1 still needs 5 more boxes (rows 1, 2, 3, 4 and 5) for a brown ?."
    assert needs("puissance-3", "turquoise", "column 1") == column


FULL_GREEN = [f"r{row}c{column}=1" for column in range(1, 12) for row in (1, 2)]


def with_question(**zones: list[str]) -> Game:
    """A game of Très futé 4ever in which a blue ? waits."""
    game = with_zones(scripted("tres-fute-4ever", ["white1 yellow1 blue1 grey1 green1 pink1"]), 0, **zones)
    play(game, "roll")
    return with_position(game, waiting=("?blue",))


def test_what_a_move_does_to_foxes_is_said_with_the_zone_they_copy() -> None:
    game = with_question(blue=["r6c1"], yellow=["r2c1=5"])
    said = previewed(game, "?blue>r6c2")
    assert said[:3] == [
        "Blue, row 6, column 2, -5 points.",
        "Your fox copies yellow: -5 points.",
        "Blue, row 6, 2 crosses: gain a fox.",
    ]


def test_a_line_that_needs_two_crosses_is_not_called_complete() -> None:
    game = with_question(blue=["r1c1"], green=FULL_GREEN)
    said = previewed(game, "?blue>r1c3")
    assert "Blue, row 1 has its 2 crosses." in said
    assert "Wasted: green ?." in said


def test_one_more_cross_is_made_with_one_of_the_dice() -> None:
    assert follow_text(FollowUps("silver", ("white", "pink"), 1)) == "then 1 more cross with white or pink"
    assert follow_text(FollowUps("silver", ("white", "pink"), 2)) == "then up to 2 more crosses with white and pink"


@pytest.mark.parametrize(
    ("sheet", "zone", "said"),
    [
        ("melange", "yellow", ["Mix (top row): 2 more boxes.", "Reroll (middle row): one more box."]),
        ("puissance-3", "blue", ["(left side): ", "(right side): "]),
        ("tres-fute-4ever", "green", ["Reroll: one more box."]),
    ],
)
def test_a_bonus_says_in_which_row_or_on_which_side_it_is(sheet: str, zone: str, said: list[str]) -> None:
    game = scripted(sheet, [])
    everything = "\n".join(map(describe_missing, missing(game.rules.view(game.position, 0), zone)))
    assert all(each in everything for each in said), everything


def test_a_die_says_which_box_is_already_marked() -> None:
    game = qwixx_table([roll(1, 1, red=3)], qwixx_sheet(red="4"), qwixx_sheet())
    play(game, "roll", "skip", "skip")
    assert describe_reasons(why_not_die(game, "red")) == ["Red 4 is already marked."]


def test_what_a_closed_or_skipped_box_costs_is_named_in_a_few_words() -> None:
    spots = tuple(Spot("yellow", f"r1c{column}", row="top") for column in (5, 6))
    closing = Price(spots, ("mix", "fox"), 2, closes=True)
    assert price_text(closing) == "closes 2 boxes and loses a Mix, a fox and 2 columns for good"
    assert price_text(closing, Length.SHORT) == "closes 2 boxes (Mix, fox, 2 columns)"
    assert price_text(Price(spots[:1], ()), Length.SHORT) == "skips 1 box"
    assert price_text(Price(spots[:1], (), closes=True)) == "closes 1 box for good"


def test_a_bonus_that_is_wasted_is_in_the_short_form_too() -> None:
    game = with_question(blue=["r1c1"], green=FULL_GREEN)
    choices = which_box(game, [move for move in game.moves() if "r1c3" in str(move)])
    assert box_words(choices[0], Length.SHORT).endswith("wasted: green ?")
