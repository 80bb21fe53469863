"""Drawings are kept as long as nothing changes."""

from futé_tui.table.page.drawing.caches import cached, cached_by, cached_for


def test_equal_arguments_give_the_same_result() -> None:
    @cached(2)
    def drawing(words: list[str], width: int = 1) -> list[str]:
        return [*words, str(width)]

    first = drawing(["a"], width=3)
    assert drawing(["a"], width=3) is first
    assert drawing(["a"], width=4) is not first
    assert drawing(["a"], width=3) is first
    drawing(["b"])
    drawing(["c"])
    assert drawing(["a"], width=3) is not first


def test_results_are_kept_by_a_key() -> None:
    def length(word: str) -> int:
        return len(word)

    @cached_by(length, size=2)
    def drawing(word: str) -> list[str]:
        return [word]

    assert drawing("abc") is drawing("xyz")
    drawing("a")
    drawing("ab")
    assert drawing("xyz") == ["xyz"]


def test_what_is_kept_for_an_object_is_found_for_that_object_only() -> None:
    made: list[list[int]] = []

    @cached_for(2)
    def length(of: list[int]) -> int:
        made.append(of)
        return len(of)

    one, equal, other = [1], [1], [1, 2]
    assert [length(each) for each in (one, one, equal, other, one)] == [1, 1, 1, 2, 1]
    assert len(made) == 4, "made for one and its equal, and again after a third has taken the room"
