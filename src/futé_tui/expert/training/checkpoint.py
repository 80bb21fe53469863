"""Checkpoints: a training on the disk, so that it can be continued after a break."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from ...files import parse_json
from ..arrays import open_arrays, write_arrays
from .trainer import Schedule, Trainer

_FACTS = "facts"


def write_checkpoint(path: Path, trainer: Trainer, fingerprint: str) -> None:
    """Write everything needed to resume; a reader never sees half of it."""
    learner = trainer.learner
    facts = {
        "fingerprint": fingerprint,
        "schedule": _plain(trainer.schedule),
        "games": trainer.games,
        "steps": learner.steps,
    }
    arrays: dict[str, Any] = {**learner.state(), _FACTS: np.array(json.dumps(facts))}
    write_arrays(path, np.savez, arrays)


def restore_checkpoint(path: Path, trainer: Trainer, fingerprint: str) -> bool:
    """Continue a training of the same sheet with the same schedule; False if the file is of no use for that."""
    try:
        with open_arrays(path) as file:
            facts = parse_json(str(file[_FACTS]))
            if facts["fingerprint"] != fingerprint or facts["schedule"] != _plain(trainer.schedule):
                return False
            state = {name: file[name] for name in trainer.learner.state()}
            steps, games = int(facts["steps"]), int(facts["games"])
        if not all(np.isfinite(array).all() for array in state.values()):
            return False
        trainer.learner.restore(state, steps)
        trainer.go_on_from(games)
    except Exception:  # NumPy, zipfile and zlib raise all kinds of errors for a damaged file
        return False
    return True


def _plain(schedule: Schedule) -> Any:
    """A schedule as it comes back from JSON."""
    return json.loads(json.dumps(asdict(schedule)))
