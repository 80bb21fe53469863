"""Checks of the experts that were trained here."""

from collections.abc import Iterator
from functools import partial
from os.path import isdir
from pathlib import Path

from ..expert.manifest import Manifest, NoExpert, misfit_of
from ..language import _
from ..outside import visible
from ..sheets.loader import RulesetError, load_ruleset
from ..sheets.ruleset import UnknownOption
from ..store.small_files import set_file_aside
from ..text.experts import explain_no_expert
from ..text.names import sentence
from .findings import Finding

_CHECKPOINT = ".training.npz"  # of a training that can be continued


def check_weights(folder: Path) -> Iterator[Finding]:
    """Check every file of weights; those of the game are used where one of these does not fit."""
    for path in sorted(folder.glob("*.npz") if isdir(folder) else ()):
        if not path.name.endswith(_CHECKPOINT):
            yield from _check_file(path)


def _check_file(path: Path) -> Iterator[Finding]:
    from ..expert.weights import read_weights  # imports numpy

    try:
        manifest = read_weights(path).manifest
    except ValueError:
        remedy = _("The file is kept under another name.")
        problem = _("{path} cannot be read.").format(path=visible(path))
        yield Finding(problem, remedy, partial(set_file_aside, path))
        return
    if problem := _why_not(manifest, path.stem):
        yield Finding(problem)


def _why_not(manifest: Manifest, sheet: str) -> str:
    """Why no game uses these weights; empty if one can, also one of a sheet that has been removed."""
    from ..expert.encoding import Encoder

    try:
        ruleset = load_ruleset(sheet).with_options(dict(manifest.options))
    except (RulesetError, UnknownOption):
        return ""
    misfit = misfit_of(manifest, ruleset, Encoder(ruleset.rules).width)
    return f"{sentence(explain_no_expert(NoExpert(misfit, sheet), sheet))}." if misfit else ""
