"""`fute simulate --bot`, `fute review` and `fute train`: experts on the command line."""

import json
from pathlib import Path

import pytest

from futé_tui import new_game
from futé_tui.expert.levels import OPPONENTS
from futé_tui.expert.training import session, trainer

from ..tables import ATELIER
from .command_line import Fute, fute

__all__ = ["fute"]


def test_a_simulation_with_an_opponent_can_be_read_by_scripts(fute: Fute) -> None:
    output = json.loads(fute("simulate", "tres-fute", "--bot", "stork", "--games", "3", "--json"))
    assert (output["sheet"], output["bot"], output["games"]) == ("tres-fute", "stork", 3)
    assert len(output["total"]["deciles"]) == 9
    assert output["total"]["least"] <= output["total"]["mean"] <= output["total"]["most"]
    assert set(output["zones"]) == {"yellow", "blue", "green", "orange", "purple"}


def test_experts_are_listed_with_their_strength(fute: Fute) -> None:
    output = fute("experts")
    assert "tres-fute: learned from" in output
    assert "1 player, the net without search: mean" in output
    assert "tres-fute" in [each["ruleset"] for each in json.loads(fute("experts", "--json"))]


def test_without_weights_there_is_a_way_on(fute: Fute) -> None:
    output = fute("simulate", ATELIER, "--bot", "expert", "--games", "1", status=2)
    assert "there is no expert for atelier yet" in output
    assert f"fute train {ATELIER}" in output
    assert "chick" in output


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A game that has just begun, on the sheet whose expert plays fastest."""
    game = new_game("qwixx", ["Lia"], seed=3)
    for _ in range(6):
        game.play(game.moves()[0])
    path = tmp_path / "begun.fute"
    path.write_text(game.record(), encoding="utf-8")
    return str(path)


def test_a_review_shows_where_the_points_went(fute: Fute, record: str) -> None:
    output = fute("review", record)
    assert "Lia: " in output
    assert "points at the start" in output
    assert "expected now." in output
    assert "Master Reynard, with the same dice" in output


def test_scripts_get_a_review_as_json(fute: Fute, record: str) -> None:
    output = json.loads(fute("review", record, "--json"))
    assert [player["name"] for player in output["players"]] == ["Lia"]
    assert output["over"] is False
    assert set(output["par"][0]) > {"red", "yellow", "green", "blue", "total"}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["train", "nonsense"], "there is no sheet 'nonsense'"),
        (["train", "qwinto", "--option", "silver_last_roll=all"], "qwinto has no option"),
    ],
)
def test_a_training_that_cannot_be_is_refused_in_a_sentence(fute: Fute, arguments: list[str], message: str) -> None:
    assert message in fute(*arguments, status=2)


def test_a_training_that_is_stopped_says_how_to_continue(fute: Fute, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(session, "train", stop)
    assert "The same command continues this training." in fute("train", "qwinto", status=130)


def test_a_training_shows_how_it_goes_and_where_the_weights_are(
    fute: Fute, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module, name, value in (
        (trainer, "_SIDE_BY_SIDE", 4),
        (trainer, "_ROUND", 4),
        (session, "_GAMES_PER_LOOK", 2),
        (session, "_GAMES_AT_THE_END", 1),
        (session, "_GAMES_OF_OPPONENTS", 1),
        (session, "OPPONENTS", OPPONENTS[:2]),
    ):
        monkeypatch.setattr(module, name, value)
    output = fute("train", "qwinto", "--games", "8", "--fresh", "--into", str(tmp_path / "own"))
    assert "qwinto: game 4 of 8" in output
    assert "minutes left" in output
    assert "2 players, Crow: mean" in output
    assert (tmp_path / "own" / "qwinto.npz").is_file()
