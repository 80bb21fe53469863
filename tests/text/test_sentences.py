"""Hints in words: whatever the values are, there is a sentence, in every language."""

from collections.abc import Iterable, Iterator
from typing import get_args

import pytest

from futé_tui.engine.game import Game
from futé_tui.engine.phases import Phase
from futé_tui.engine.refusals import ChangesNothing, PlatterEmpty
from futé_tui.engine.topics import Topic
from futé_tui.hints.facts import box_facts, score_facts, track_facts, zone_facts
from futé_tui.hints.now import Doing, what_now
from futé_tui.hints.preview import preview
from futé_tui.hints.reasons import NotForMarking, Reason
from futé_tui.hints.why_not import why_not_action, why_not_box, why_not_die
from futé_tui.language import LANGUAGES, speak
from futé_tui.sheets.schema.qwinto import COLUMNS_KIND, ROW_KIND
from futé_tui.sheets.schema.zones import ZoneModel
from futé_tui.text.bonuses import bonus_text
from futé_tui.text.facts import describe_box, describe_score, describe_track, describe_zone
from futé_tui.text.firsts import EXPLANATIONS, describe_topic
from futé_tui.text.missing import describe_missing
from futé_tui.text.now import MOMENTS, describe_fits, describe_now
from futé_tui.text.numbers import decimal, numbers
from futé_tui.text.phases import PHASES
from futé_tui.text.previews import describe_preview
from futé_tui.text.reasons import COUNTED, SHOWN, describe_reason, describe_reasons
from futé_tui.text.zone_kinds import KINDS

from ..conformance.subjects import SHEETS, Subject, walk
from ..helpers import play, scripted, with_zones

_ROLL = "white5 yellow6 blue2 green2 orange5 purple3"


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak("en")


def everything_told(game: Game) -> Iterator[str]:
    """Everything that hints could say at a decision."""
    now = what_now(game)
    assert now is not None
    yield from describe_now(now, game.players, {Doing.ROLL: "r", Doing.PASS: "x", "green": "g"})
    yield from describe_fits(now)
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
    yield from describe_score(score_facts(game, now.moment.seat))


def filled_in(texts: Iterable[str]) -> bool:
    return all(text.strip() and "{" not in text and "}" not in text for text in texts)


@pytest.mark.parametrize("sheet", SHEETS)
def test_there_are_words_for_everything_at_every_decision(sheet: str, language: str) -> None:
    for number, game in enumerate(walk(Subject(sheet, 2).new_game(11), 11)):
        if number % 9 == 0:
            assert filled_in(everything_told(game))


def test_every_phase_has_its_task_and_its_moment() -> None:
    assert set(PHASES) == set(MOMENTS) == set(Phase) - {Phase.ROUND_BONUS, Phase.OVER}


def test_every_topic_has_its_explanation(language: str) -> None:
    assert set(EXPLANATIONS) == set(Topic)
    assert filled_in(map(describe_topic, Topic))


def test_every_zone_kind_says_how_it_is_marked() -> None:
    models = get_args(get_args(ZoneModel)[0])
    kinds = {kind for model in models for kind in get_args(model.model_fields["kind"].annotation)}
    assert set(KINDS) == kinds | {ROW_KIND, COLUMNS_KIND}


def test_reasons_of_the_hints_have_sentences(language: str) -> None:
    reasons = (PlatterEmpty("return"), ChangesNothing("joker"), NotForMarking("bonus"))
    told = [describe_reason(Reason(reason)) for reason in reasons]
    assert filled_in(told)
    assert len(set(told)) == len(told)
    assert set(SHOWN) == set(COUNTED)


def test_a_reason_says_what_the_die_shows_or_counts_as() -> None:
    game = scripted("tres-fute", [_ROLL], players=2)
    play(with_zones(game, green=["1", "2", "3"]), "roll")
    assert describe_reasons(why_not_die(game, "green")) == ["Box 4 of green needs at least 4; the green die shows 2."]
    assert describe_reasons(why_not_box(game, "blue", "r1c2")) == [
        "Box r1c2 of blue needs 2; the blue die counts as 7 here.",
        "Box r1c2 of blue needs 2; the white die counts as 7 here.",
    ]


def test_what_now_is_told_in_two_sentences_with_keys() -> None:
    game = scripted("tres-fute", [_ROLL], players=2)
    now = what_now(game)
    assert now is not None
    assert describe_now(now, game.players, {Doing.ROLL: "r"}) == ["Roll 1 of 3 comes next.", "Roll 6 dice [r]."]
    play(game, "roll")
    now = what_now(game)
    assert now is not None
    assert describe_now(now, game.players, {Doing.REROLL: "r", Doing.PASS: "x", "blue": "b"})[1] == (
        "Take a die: blue [b], green, orange, purple, white, yellow; reroll (1 left) [r]; take no die [x]."
    )


def test_a_preview_is_told_from_the_box_to_the_dice_that_are_left() -> None:
    game = scripted("tres-fute", [_ROLL], players=2)
    play(game, "roll")
    move = next(move for move in game.moves() if str(move) == "orange>1=5")
    assert describe_preview(preview(game, move), game.players) == [
        "Marks orange 1=5.",
        "Orange 0 -> 5.",
        "Total 0 -> 5.",
        "The orange die goes to slot I.",
        "To the platter, and so offered to Tom: blue, green, purple.",
        "Left to roll, 2 times: white, yellow.",
    ]


def test_missing_boxes_are_named_with_their_numbers_and_tracks_are_counted() -> None:
    game = with_zones(scripted("tres-fute", []), yellow=["r1c1", "r1c2"])
    yellow, green = zone_facts(game, 0, "yellow"), zone_facts(game, 0, "green")
    assert yellow is not None
    assert green is not None
    assert describe_missing(yellow.missing[0]) == "Row 1, blue ?: r1c3 (5) is missing."
    assert describe_missing(green.missing[0]) == "Extra die: 4 more boxes, up to 4."


def test_an_average_has_the_sign_of_the_language() -> None:
    assert (decimal(42.5), decimal(0.04, signed=True)) == ("42.5", "+0.0")
    speak("fr")
    assert (decimal(42.5), decimal(-9, signed=True)) == ("42,5", "-9,0")


def test_numbers_in_a_row_are_told_as_a_range() -> None:
    assert [numbers(each) for each in ((4,), (2, 5), (3, 4, 5, 6), (1, 3, 4, 5, 9))] == [
        "4",
        "2 or 5",
        "3 to 6",
        "1, 3 to 5 or 9",
    ]


def test_bonuses_say_what_they_are_good_for() -> None:
    assert bonus_text("orange=4") == "Mark a box in orange at once, as if the die showed 4"
    assert bonus_text("fox").startswith("Fox:")
