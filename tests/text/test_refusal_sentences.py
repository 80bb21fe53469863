"""Every refusal has its sentence in every language, with its numbers in it."""

from dataclasses import fields

from futé_tui.engine import refusals, zone_refusals
from futé_tui.engine.phases import Phase
from futé_tui.engine.refusals import NotInThisPhase, Refusal
from futé_tui.engine.zone_refusals import BoxRefusal, NotTheNextBox, TooLow, WrongRow
from futé_tui.language import LANGUAGES, speak
from futé_tui.text.refusals import NOT_IN_PHASE, describe_refusal

from ..cases import for_each

_SAMPLES: dict[str, object] = {
    "zone": "green",
    "colour": "blue",
    "die": "purple",
    "place": "slot 2",
    "row": "II",
    "other": "orange",
    "action": "reroll",
    "track": "joker",
    "bonus": "?yellow",
    "waiting": ("?yellow", "mix"),
    "rolled": ("orange", "purple"),
    "phase": "choose",
    "text": "nonsense",
    "move": "miss",
    "spelling": "roll orange",
    "box": "r7c8",
    "next": "r6c9",
    "last": "r5c4",
    "meant": "r3c4",
    "starts": ("r1c1", "r2c1"),
    "joker": "?3",
    "way": "half",
}


def kinds() -> list[type[Refusal]]:
    return [
        kind
        for kind in (vars(refusals) | vars(zone_refusals)).values()
        if isinstance(kind, type) and issubclass(kind, Refusal) and kind not in (Refusal, BoxRefusal)
    ]


def sample(kind: type[Refusal]) -> Refusal:
    """A refusal with facts that can be found again in its sentence."""
    facts: dict[str, object] = {}
    for number, field in enumerate(fields(kind), 31):
        facts[field.name] = _SAMPLES.get(field.name, (number, number + 20) if field.type == tuple[int, ...] else number)
    return kind(**facts)


@for_each(LANGUAGES, kinds())
def test_every_refusal_is_shown_with_its_numbers(language: str, kind: type[Refusal]) -> None:
    speak(language)
    refusal = sample(kind)
    sentence = describe_refusal(refusal)
    assert sentence.endswith(".")
    assert sentence[0] == sentence[0].upper()
    assert "{" not in sentence
    for fact, value in refusal.facts.items():
        if isinstance(value, int) and fact not in ("left", "right"):
            assert str(value) in sentence, (fact, sentence)
        if isinstance(value, tuple):
            assert all(str(each) in sentence for each in value if isinstance(each, int))


@for_each(kinds())
def test_every_refusal_is_shown_in_three_languages(kind: type[Refusal]) -> None:
    sentence = set()
    for language in LANGUAGES:
        speak(language)
        sentence.add(describe_refusal(sample(kind)))
    assert len(sentence) == len(LANGUAGES)


@for_each(LANGUAGES)
def test_every_phase_in_which_something_can_be_refused_has_its_sentence(language: str) -> None:
    speak(language)
    assert set(NOT_IN_PHASE) == set(Phase) - {Phase.ROUND_BONUS, Phase.BONUS, Phase.OVER}
    sentence = {describe_refusal(NotInThisPhase(phase)) for phase in NOT_IN_PHASE}
    assert len(sentence) == len(NOT_IN_PHASE) - 2, "extra dice and the white sum are used alike in both turns"


def test_sentences_name_zone_and_numbers() -> None:
    assert describe_refusal(TooLow("green", "3", needs=4, got=2)) == "Green needs 4 or more; you have 2."
    assert describe_refusal(NotTheNextBox("green", "7", "4")) == "Green is filled in order: box 4 is next."
    assert (
        describe_refusal(NotTheNextBox("yellow", "r3c3", "r3c2"))
        == "Yellow is filled in order: row 3, column 2 is next."
    )
    assert (
        describe_refusal(WrongRow("yellow", "r1c1", "platter")) == "A platter die can only cross a grey box of yellow."
    )


def test_a_number_that_its_column_has_already_needs_no_article() -> None:
    found = describe_refusal(zone_refusals.AlreadyInColumn("yellow", "11", 8, "orange"))
    assert found == "8 is already in this column, in the orange row."
