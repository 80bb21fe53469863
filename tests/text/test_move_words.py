"""Moves in words: what the table shows where nobody has to type."""

import pytest

from futé_tui.engine.notation import parse
from futé_tui.language import speak
from futé_tui.text.moves import move_text

IN_FRENCH = {
    "purple>1=3": "violet 1=3",
    "blue>r1c4": "bleu r1c4",
    "white>purple.2=4": "blanc pour violet 2=4",
    "extra white>green.3": "blanc pour vert 3",
    "pink>3=5:half": "rose 3=5 (moitié)",
    "orange~?6>1=6": "orange 1=6, joker ?6",
    "yellow-1>r1c1": "jaune r1c1, polir -1",
    "?purple>1=4": "?violet 1=4",
    "?any>blue.r1c4": "?libre bleu r1c4",
    "orange=4>2=4": "orange 2=4",
    "mix>joker": "joker chiffre",
    "also blue>r1c2": "bleu pour argenté r1c2",
    "also r2c2": "argenté r2c2",
    "roll orange purple": "orange, violet",
}


@pytest.mark.parametrize("move", IN_FRENCH)
def test_a_move_is_told_in_the_language_spoken(move: str) -> None:
    speak("fr")
    assert move_text(parse(move), follow_zone="silver") == IN_FRENCH[move]
