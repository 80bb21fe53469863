"""The names of keys in each language."""

from futé_tui.language import speak
from futé_tui.text.keys import key_name


def test_a_key_that_is_held_has_its_name_too() -> None:
    assert key_name("shift+tab") == "shift+tab"
    speak("fr")
    assert key_name("shift+tab") == "maj+tab"
    assert key_name("del") == "suppr"
    assert key_name("+") == "+"
