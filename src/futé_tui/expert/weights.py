"""Weights on the disk: an .npz file for each sheet, half precision, with a manifest and without pickles."""

from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..engine.playable import PlayableRuleset
from .arrays import open_arrays, write_arrays
from .encoding import Encoder
from .manifest import Manifest, Misfit, NoExpert, misfit_of, weights_files
from .net import Net, shapes

_MANIFEST = "manifest"
_LARGEST = 100  # no weight that was learned comes near; larger ones would promise more points than there are


class Weights(NamedTuple):
    """A net with its manifest."""

    manifest: Manifest
    net: Net


def write_weights(path: Path, weights: Weights) -> None:
    """Write a file that `read_weights` reads; a reader never sees half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    arrays: dict[str, Any] = {name: array.astype(np.float16) for name, array in weights.net._asdict().items()}
    arrays[_MANIFEST] = np.array(weights.manifest.write())
    write_arrays(path, np.savez_compressed, arrays)


def read_weights(path: Path) -> Weights:
    """The weights of a file; ValueError if it has none."""
    try:
        with open_arrays(path) as file:
            manifest = Manifest.read(str(file[_MANIFEST]))
            arrays = [file[name] for name in Net._fields]
    except Exception as error:  # NumPy, zipfile and zlib raise all kinds of errors for a damaged file
        raise ValueError(str(error)) from error
    if tuple(array.shape for array in arrays) != shapes(manifest.features):
        raise ValueError(manifest.features)
    if any(array.dtype != np.float16 or not (np.abs(array) < _LARGEST).all() for array in arrays):
        raise ValueError(manifest.ruleset)
    return Weights(manifest, Net(*(array.astype(np.float32) for array in arrays)))


def find_weights(ruleset: PlayableRuleset, encoder: Encoder, trained: Path) -> Weights:
    """The first weights that fit a sheet, those of the folder `trained` before those that come with the game."""
    misfit = Misfit.NONE
    for path in weights_files(ruleset.id, trained):
        try:
            weights = read_weights(path)
        except ValueError:
            found: Misfit | None = Misfit.DAMAGED
        else:
            found = misfit_of(weights.manifest, ruleset, encoder.width)
            if found is None:
                return weights._replace(manifest=replace(weights.manifest, ruleset=ruleset.id))
        if found and path.stem == ruleset.id:
            misfit = found
    raise NoExpert(misfit, ruleset.id, ruleset.settings)
