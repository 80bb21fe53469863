"""Words for people: every refusal and every event has a sentence, every sheet can be drawn."""

from dataclasses import fields
from random import Random
from string import Formatter

import pytest

from futé_tui import new_game, ruleset_ids
from futé_tui.engine import events, refusals, zone_refusals
from futé_tui.engine.events import Event
from futé_tui.engine.refusals import Refusal
from futé_tui.language import speak
from futé_tui.text import events as event_words
from futé_tui.text import names
from futé_tui.text import refusals as refusal_words
from futé_tui.text.events import describe_events
from futé_tui.text.facts import scale_text
from futé_tui.text.names import name, short
from futé_tui.text.phases import PHASES
from futé_tui.text.refusals import describe_refusal
from futé_tui.text.sheet import draw_sheet

from ..cases import for_each


def kinds(module: object, base: type) -> list[type]:
    """The kinds of a module that are not the base of others."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, base)]
    return [kind for kind in found if not kind.__subclasses__()]


REFUSALS = kinds(refusals, Refusal) + kinds(zone_refusals, Refusal)


@for_each(REFUSALS)
def test_every_refusal_has_a_sentence_made_of_its_facts(kind: type[Refusal]) -> None:
    sentence = refusal_words.SENTENCES[kind]
    used = {name for _, name, _, _ in Formatter().parse(sentence) if name}
    assert used <= {field.name for field in fields(kind)}
    assert sentence.endswith(".")


def test_there_is_no_sentence_without_its_refusal() -> None:
    assert set(refusal_words.SENTENCES) == set(REFUSALS)


def test_there_is_a_sentence_for_every_event_and_no_other() -> None:
    assert set(event_words.SENTENCES) == set(kinds(events, Event))


def test_a_refusal_shows_its_numbers() -> None:
    assert describe_refusal(zone_refusals.TooLow("green", "4", 4, 2)) == "Green needs 4 or more; you have 2."
    assert str(zone_refusals.TooLow("green", "4", 4, 2)) == "too_low(zone=green, box=4, needs=4, got=2)"


@pytest.mark.parametrize("ruleset_id", ruleset_ids())
def test_every_sheet_is_drawn_and_every_event_described_through_a_whole_game(ruleset_id: str) -> None:
    game = new_game(ruleset_id, ["Lia", "Tom"], seed=5)
    random = Random(5)
    while game.to_move is not None:
        assert game.phase in PHASES
        sentences = describe_events(list(game.play(random.choice(game.moves()))), game.players, game.sheets())
        assert all(sentence.endswith(".") for sentence in sentences)
    for seat, score in enumerate(game.scores()):
        lines = draw_sheet(game.rules.view(game.position, seat), score)
        for zone, points in score.zones.items():
            drawn = short(zone) if zone in ("misses", "penalties") else name(zone)
            assert any(line.startswith(drawn) and str(points) in line for line in lines)


def test_the_numbers_of_a_row_are_all_there_even_those_that_are_also_the_number_of_their_box() -> None:
    game = new_game("puissance-3", ["Lia"], seed=1)
    lines = draw_sheet(game.rules.view(game.position, 0), game.scores()[0])
    assert ["1", "5", "3", "4", "2", "6", "4", "5", "2", "1", "6", "3"] in [line.split() for line in lines]


@pytest.mark.parametrize(
    ("language", "silver", "turquoise"), [("en", "row", "row"), ("fr", "rangée", "ligne"), ("de", "Reihe", "Reihe")]
)
def test_scales_call_the_rows_of_silver_as_its_rulebook_does(language: str, silver: str, turquoise: str) -> None:
    speak(language)
    for sheet, zone, word in (("vraiment-tres-fute", "silver", silver), ("puissance-3", "turquoise", turquoise)):
        game = new_game(sheet, ["Lia"], seed=1)
        view = next(view for view in game.rules.view(game.position, 0).zones if view.name == zone)
        assert word in scale_text(view)


def test_negative_points_are_counted_like_others() -> None:
    speak("fr")
    assert [names.points(number) for number in (-5, -1, 1, 2)] == ["-5 points", "-1 point", "1 point", "2 points"]
