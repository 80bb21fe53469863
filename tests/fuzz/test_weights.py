"""Weights of experts with mistakes: read, or refused in a way that callers know."""

from contextlib import suppress
from pathlib import Path
from random import Random

from futé_tui.expert.manifest import SHIPPED
from futé_tui.expert.weights import read_weights


def test_a_damaged_file_of_weights_is_read_or_refused(tmp_path: Path) -> None:
    sound = min(SHIPPED.glob("*.npz")).read_bytes()
    random = Random(1)
    for _ in range(60):
        data = bytearray(sound)
        for _ in range(random.choice((1, 1, 3, 20))):
            places = (random.randrange(len(data)), random.randrange(300), len(data) - 1 - random.randrange(600))
            data[random.choice(places)] = random.randrange(256)
        file = tmp_path / "damaged.npz"
        file.write_bytes(data[: random.choice((len(data), len(data), random.randrange(len(data))))])
        with suppress(ValueError):
            read_weights(file)
