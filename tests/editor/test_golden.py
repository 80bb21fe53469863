"""The pages of the editor are as they were read."""

import pytest

from .golden.pages import FOLDER, pages


@pytest.mark.parametrize("name", ["typed-page.txt", "typed-ascii.txt", "refused-page.txt", "list-page.txt"])
def test_the_editor_looks_as_it_was_read(name: str) -> None:
    assert pages()[name] == (FOLDER / name).read_text(encoding="utf-8")
