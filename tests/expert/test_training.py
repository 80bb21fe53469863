"""Training: it learns, the same from the same seed, and continues where it stopped."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from futé_tui import load_ruleset
from futé_tui.expert.encoding import Encoder
from futé_tui.expert.levels import OPPONENTS
from futé_tui.expert.manifest import Manifest
from futé_tui.expert.measured import means_of
from futé_tui.expert.net import fresh
from futé_tui.expert.training import session, trainer
from futé_tui.expert.training.checkpoint import restore_checkpoint, write_checkpoint
from futé_tui.expert.training.learner import Learner
from futé_tui.expert.training.self_play import SelfPlay, Trail
from futé_tui.expert.training.session import Order, Status, counts_of, train
from futé_tui.expert.training.trainer import Schedule, Trainer
from futé_tui.expert.weights import read_weights

from .experts import untrained


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few games at a time."""
    for module, name, value in (
        (trainer, "_SIDE_BY_SIDE", 4),
        (trainer, "_ROUND", 4),
        (trainer, "_KEPT", 500),
        (session, "_LOOKS", 2),
        (session, "_GAMES_PER_LOOK", 2),
        (session, "_GAMES_AT_THE_END", 1),
        (session, "_GAMES_OF_OPPONENTS", 2),
        (session, "OPPONENTS", OPPONENTS[:2]),
    ):
        monkeypatch.setattr(module, name, value)


def trained(games: int, seed: int = 1) -> Trainer:
    training = Trainer(load_ruleset("qwinto").rules, (1, 2), Schedule(games, seed=seed))
    for _ in training.run():
        pass
    return training


@cache
def after_four_games() -> Trainer:
    """A short training, which nobody continues."""
    return trained(4)


def test_the_same_seed_leads_to_the_same_weights() -> None:
    first, second, other = trained(8), trained(8), trained(8, seed=2)
    assert np.array_equal(first.learner.mean, second.learner.mean)
    assert not np.array_equal(first.learner.mean, other.learner.mean)


def test_steps_bring_the_net_closer_to_its_targets() -> None:
    random = np.random.default_rng(1)
    learner = Learner(fresh(20, random), 20)
    inputs = random.random((64, 20), np.float32)
    targets = inputs[:, 0] * 100
    errors = [learner.learn(inputs, targets, 1e-3) for _ in range(200)]
    assert errors[-1] < errors[0] / 4


@pytest.mark.parametrize(
    ("sheet", "explore", "tried"), [("qwinto", 1e-9, True), ("qwinto", 0.0, False), ("qwixx", 1e-9, False)]
)
def test_while_there_are_random_moves_at_all_dice_are_often_picked_at_random(
    sheet: str, explore: float, tried: bool
) -> None:
    rules, net = load_ruleset(sheet).rules, untrained(sheet).net
    play = SelfPlay(rules, Encoder(rules), (2,), 4, 1)
    for _ in range(12):
        [*play.step(net, explore)]
    assert any(any(trail.explored) for game in play._games for trail in game.trails) is tried


def test_an_exploring_move_says_nothing_about_those_before_it() -> None:
    trail = Trail()
    row = np.zeros(1, np.int32)
    trail.add(row, value=100.0, best=100.0, explored=False)
    trail.add(row, value=50.0, best=120.0, explored=True)
    trail.add(row, value=60.0, best=60.0, explored=False)
    assert trail.targets(80.0) == pytest.approx([120, 60 * 0.2 + 80 * 0.8, 80])


def test_a_checkpoint_goes_on_where_it_was_and_only_there(tmp_path: Path) -> None:
    path = tmp_path / "qwinto.training.npz"
    training = after_four_games()
    write_checkpoint(path, training, "this sheet")
    again = Trainer(load_ruleset("qwinto").rules, (1, 2), Schedule(4))
    assert not restore_checkpoint(path, again, "another sheet")
    assert not restore_checkpoint(tmp_path / "nothing", again, "this sheet")
    assert restore_checkpoint(path, again, "this sheet")
    assert again.games == training.games
    assert np.array_equal(again.learner.weights, training.learner.weights)
    other = Trainer(load_ruleset("qwinto").rules, (1, 2), Schedule(5))
    assert not restore_checkpoint(path, other, "this sheet")


@pytest.mark.parametrize("spoilt", [{"second": np.zeros(3)}, {"mean": np.full(1, np.nan)}, {"facts": np.array("[")}])
def test_a_checkpoint_with_mistakes_changes_nothing(tmp_path: Path, spoilt: dict[str, Any]) -> None:
    path = tmp_path / "qwinto.training.npz"
    write_checkpoint(path, after_four_games(), "this sheet")
    with np.load(path) as file:
        arrays = dict(file)
    for name, array in spoilt.items():
        arrays[name] = np.repeat(array, len(arrays[name])) if array.shape == (1,) else array
    np.savez(path, **arrays)
    again = Trainer(load_ruleset("qwinto").rules, (1, 2), Schedule(4))
    before = again.learner.weights.copy()
    assert not restore_checkpoint(path, again, "this sheet")
    assert np.array_equal(again.learner.weights, before)


def test_a_seed_may_be_negative() -> None:
    assert trained(4, seed=-1).games >= 4


def test_a_training_ends_with_weights_that_a_later_one_takes_further(tmp_path: Path) -> None:
    ruleset = load_ruleset("qwinto")
    statuses: list[Status] = []
    first: Manifest = train(Order(ruleset, 8, tmp_path, fresh=True), statuses.append)
    assert [path.name for path in tmp_path.iterdir()] == ["qwinto.npz"]
    assert statuses[0].games < statuses[-1].games
    assert {each.players for each in first.strength} == set(ruleset.player_counts)
    assert read_weights(tmp_path / "qwinto.npz").manifest == first
    assert {(2, opponent.key) for opponent in OPPONENTS[:2]} <= means_of(first).keys()
    second = train(Order(ruleset, 4, tmp_path))
    assert second.games > first.games


@pytest.mark.parametrize("fresh_start", [True, False])
def test_the_same_command_continues_a_training_that_was_stopped(tmp_path: Path, fresh_start: bool) -> None:
    order = Order(load_ruleset("qwinto"), 12, tmp_path, fresh=fresh_start)

    def stop(status: Status) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(order, stop)
    statuses: list[Status] = []
    train(order, statuses.append)
    assert statuses[0].strength is None
    assert 0 < statuses[0].games < 12
    assert statuses[-1] == Status(12, 12)


def test_all_player_counts_are_played_and_the_usual_one_most() -> None:
    assert set(counts_of(load_ruleset("qwinto"))) == {1, 2, 3, 4, 5, 6}
    assert max(counts_of(load_ruleset("qwinto")), key=counts_of(load_ruleset("qwinto")).count) == 2
    assert max(counts_of(load_ruleset("melange")), key=counts_of(load_ruleset("melange")).count) == 1
