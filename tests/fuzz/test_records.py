"""Records with mistakes: refused with the line and a reason, or read and written back as the same game."""

from pathlib import Path
from random import Random

import pytest

from futé_tui import read_record
from futé_tui.challenges.recognising import occasion_of
from futé_tui.challenges.verifying import prove_dice
from futé_tui.engine.problems import RecordError
from futé_tui.language import LANGUAGES, speak
from futé_tui.outside import is_harmless
from futé_tui.text.problems import describe_problem

from ..statistics.games import random_game
from ..tables import ATELIER
from .changing import changed_text

GOLDEN = [file.read_text(encoding="utf-8") for file in sorted((Path(__file__).parent.parent / "golden").glob("*.fute"))]
OWN = random_game(ATELIER, ["Lia", "Tom"], 1).record()  # with the file of its sheet
RECORDS = 240


@pytest.mark.parametrize("part", range(4))
def test_a_record_with_mistakes_is_refused_or_read(part: int) -> None:
    errors = []
    for seed in range(part, RECORDS, 4):
        random = Random(seed)
        text = changed_text(random.choice((*GOLDEN, OWN, OWN, OWN)), random)
        try:
            game = read_record(text)
        except RecordError as error:
            errors.append(error)
        else:
            assert read_record(game.record()).position == game.position
            assert prove_dice(game)
            assert occasion_of(game)
    assert RECORDS / 4 * 0.2 < len(errors) < RECORDS / 4
    for language in LANGUAGES:
        speak(language)
        assert all(error.line >= 1 and is_harmless(describe_problem(error)) for error in errors)
