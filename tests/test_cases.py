"""Cases in one test: all of them are checked, each in English, and a failure names its case."""

import pytest

from futé_tui.language import speak, spoken

from .cases import for_each


def test_a_failure_names_its_case_and_the_next_case_begins_in_english() -> None:
    seen: list[tuple[str, int, str]] = []

    @for_each(["blue", "green"], [1, 2])
    def check(colour: str, number: int) -> None:
        seen.append((colour, number, spoken()))
        speak("fr")
        assert (colour, number) != ("green", 1)

    with pytest.raises(AssertionError) as caught:
        check()
    assert caught.value.__notes__ == ["The case: green, 1"]
    assert seen == [("blue", 1, "en"), ("blue", 2, "en"), ("green", 1, "en")]


def test_a_test_without_cases_fails() -> None:
    with pytest.raises(AssertionError):
        for_each([])(lambda: None)()
