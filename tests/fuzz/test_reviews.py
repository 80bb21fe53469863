"""Reviews in the store with mistakes: shown as they are, or not used; records and the page of a review never fail."""

import json
from pathlib import Path
from random import Random

import pytest

from futé_tui.engine.game import Game
from futé_tui.expert.review import review_game
from futé_tui.pages.review.view import view_review
from futé_tui.statistics.filters import Which
from futé_tui.store.game_statistics import GameStatistics
from futé_tui.store.games import GameStore
from futé_tui.store.review_rows import are_sound, pack_review, unpack_review
from futé_tui.store.reviews import ReviewRow
from futé_tui.text.signs import ASCII
from futé_tui.text.statistics.skill import describe_skill, plot_losses

from ..conformance.subjects import Subject, finished
from ..expert.experts import newborn
from ..store.test_damaged_values import NASTY
from .changing import changed_data, changed_text

FIELDS = [name for name in ReviewRow._fields if name != "seat"]


@pytest.fixture(scope="module")
def game() -> Game:
    return finished(Subject("qwinto", 2), 4)


@pytest.fixture(scope="module")
def rows(game: Game) -> list[ReviewRow]:
    return pack_review(review_game(newborn("qwinto"), game), "fox")


def show(rows: list[ReviewRow], game: Game) -> bool:
    """Make everything of a review that a page shows; whether it was used."""
    review = unpack_review(rows, "fox", game)
    if review:
        view_review(review, game)
    return review is not None


@pytest.mark.parametrize("part", range(4))
def test_details_with_mistakes_are_used_or_not(part: int, game: Game, rows: list[ReviewRow]) -> None:
    random = Random(part)
    used = 0
    for _ in range(60):
        first = rows[0]
        if random.random() < 0.5:
            details = json.dumps(changed_data(json.loads(first.details), random))
        else:
            details = changed_text(first.details, random)
        used += show([first._replace(details=details), rows[1]], game)
    assert used < 60


def test_every_value_can_be_wrong(game: Game, rows: list[ReviewRow]) -> None:
    for name in FIELDS:
        for value in (*NASTY, float("nan"), None, True):
            if value != getattr(rows[0], name):
                changed = rows[0]._replace(**{name: value})  # type: ignore[arg-type]
                assert not show([changed, rows[1]], game), (name, value)
    assert show(rows, game)
    assert not show(rows[:1], game)
    assert not show([rows[0], *rows], game)
    assert not show(rows, game.until(3))


def test_records_add_up_what_can_be_added_up(tmp_path: Path, game: Game, rows: list[ReviewRow]) -> None:
    store = GameStore(tmp_path / "games.sqlite3")
    number = store.begin(game)
    wrong = [value for value in NASTY if not isinstance(value, float)]
    for loss in (*wrong, float("inf"), -1e300):
        store.keep_review(number, [row._replace(loss=loss) for row in rows])  # type: ignore[arg-type]
        skill = GameStatistics(store).skill(Which("qwinto", game.players[0]))
        assert list(describe_skill(skill)) is not None
        assert list(plot_losses(skill, 40, 4, ASCII)) is not None
        assert not are_sound(store.review_rows(number), game)
