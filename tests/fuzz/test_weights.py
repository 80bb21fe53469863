"""Weights of experts with mistakes: read, or refused in a way that callers know."""

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from futé_tui.expert.manifest import SHIPPED
from futé_tui.expert.measured import manifests_of
from futé_tui.expert.weights import read_weights

SOUND = min(SHIPPED.glob("*.npz"))


def test_a_damaged_file_of_weights_is_read_or_refused(own_weights: Path) -> None:
    sound = SOUND.read_bytes()
    random = Random(1)
    for _ in range(60):
        data = bytearray(sound)
        for _ in range(random.choice((1, 1, 3, 20))):
            places = (random.randrange(len(data)), random.randrange(300), len(data) - 1 - random.randrange(600))
            data[random.choice(places)] = random.randrange(256)
        file = own_weights / SOUND.name
        file.write_bytes(data[: random.choice((len(data), len(data), random.randrange(len(data))))])
        with suppress(ValueError):
            read_weights(file)
        assert all(manifest.is_sound for manifest in manifests_of(SOUND.stem))


def spoilt_manifest(**facts: object) -> str:
    manifest = json.loads(read_weights(SOUND).manifest.write())
    return json.dumps(manifest | facts)


STRENGTH = {"players": 1, "games": 1, "mean": 1.0, "error": 1.0, "bot": "net"}


@pytest.mark.parametrize(
    "manifest",
    [
        "",
        "[]",
        "5",
        " " * 500_000,
        "[" * 100_000,
        f'{{"games": {"9" * 5000}}}',
        *(spoilt_manifest(options=value) for value in (["x"], "x", 5, {"x": 5})),
        *(spoilt_manifest(**{name: "x"}) for name in ("version", "players", "features", "games", "seed", "strength")),
        spoilt_manifest(features=10**30),
        spoilt_manifest(ruleset=5),
        spoilt_manifest(strength=[{}]),
        spoilt_manifest(strength=[STRENGTH | {"mean": "x"}]),
        spoilt_manifest(strength=[STRENGTH | {"mean": float("nan")}]),
        spoilt_manifest(strength=[STRENGTH | {"bot": 5}]),
        spoilt_manifest(more=1),
    ],
)
def test_a_manifest_with_mistakes_is_refused(own_weights: Path, manifest: str) -> None:
    file = packed(own_weights, manifest=np.array(manifest))
    with pytest.raises(ValueError, match=r".*"):
        read_weights(file)
    assert all(found.is_sound for found in manifests_of(SOUND.stem))


@pytest.mark.parametrize(
    "first",
    [
        np.full((1, 128), np.nan, np.float16),
        np.full((1, 128), np.inf, np.float16),
        np.full((1, 128), 6e4, np.float16),
        np.zeros((1, 128), np.float64),
        np.zeros((1, 128), np.complex64),
        np.full((1, 128), "x"),
        np.zeros((10**7, 4), np.float16),  # much larger than its file
    ],
)
def test_arrays_that_are_no_weights_are_refused(tmp_path: Path, first: "np.ndarray[Any, Any]") -> None:
    width = read_weights(SOUND).manifest.features
    w1 = first if len(first) > 1 else np.repeat(first, width, axis=0)
    with pytest.raises(ValueError, match=r".*"):
        read_weights(packed(tmp_path, w1=w1))


def packed(folder: Path, **changes: "np.ndarray[Any, Any]") -> Path:
    """A file of weights with other arrays."""
    with np.load(SOUND) as file:
        arrays = dict(file) | changes
    path = folder / SOUND.name
    np.savez_compressed(path, **arrays)
    return path
