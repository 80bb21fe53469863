"""Drawings are kept as long as nothing changes."""

from futé_tui.table.page.drawing.caches import cached


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
