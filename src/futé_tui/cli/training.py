"""`fute train`: experts that learn by playing against themselves, a process for each sheet."""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from ..disk import file_reason
from ..expert.manifest import Manifest
from ..folders import experts_folder
from ..language import _, speak, spoken
from ..outside import visible
from ..sheets.loader import load_ruleset
from ..sheets.ruleset import Ruleset
from ..text.experts import describe_strength
from ..text.numbers import decimal
from ..text.signs import Signs
from ..text.statistics.plots import curve
from ..user_errors import UserError
from .output import say, say_all
from .parser import STOPPED
from .reading import read_options
from .settings import read_settings

_MINUTE = 60
_WIDTH, _HEIGHT = 60, 8


class Wish(NamedTuple):
    """What a process is asked to train; it can be pickled."""

    sheet: str
    options: dict[str, str]
    games: int
    folder: Path
    seed: int
    fresh: bool
    language: str
    signs: Signs


def run_train(chosen: argparse.Namespace) -> int:
    options = read_options(chosen.option)
    folder = Path(chosen.into) if chosen.into else experts_folder()
    common = options, chosen.games, folder, chosen.seed, chosen.fresh, spoken(), read_settings(chosen).signs
    wishes = [Wish(sheet, *common) for sheet in chosen.sheets]
    for wish in wishes:
        _ruleset(wish)
    jobs = min(chosen.jobs or os.cpu_count() or 1, len(wishes))
    try:
        if jobs == 1:
            manifests = [_train(wish) for wish in wishes]
        else:
            with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
                manifests = [*pool.map(_train, wishes)]
    except KeyboardInterrupt:
        say(_("Stopped. The same command continues this training."))
        return STOPPED
    except OSError as error:
        sentence = _("{file} cannot be written: {reason}")
        raise UserError(sentence.format(file=visible(folder), reason=file_reason(error))) from None
    for manifest in manifests:
        say_all(describe_strength(manifest))
    say(_("The weights are in {folder}").format(folder=visible(folder)))
    return 0


def _ruleset(wish: Wish) -> Ruleset:
    return load_ruleset(wish.sheet).with_options(wish.options)


def _train(wish: Wish) -> Manifest:
    from ..expert.training.session import Order, Status, train  # imports numpy

    speak(wish.language)
    ruleset = _ruleset(wish)

    means: list[float] = []

    def report(status: Status) -> None:
        if status.strength is None:
            sentence = _("{sheet}: continues after game {games} of {of}")
            if status.games >= status.of:
                sentence = _("{sheet}: all {of} games are played; now the net and the bots are measured")
            say(sentence.format(sheet=ruleset.id, games=status.games, of=status.of))
            return
        means.append(status.strength.mean)
        sentence = _("{sheet}: game {games} of {of}, mean {mean} ± {error} points, {left} minutes left")
        facts = {"mean": decimal(status.strength.mean), "error": decimal(status.strength.error)}
        left = decimal(status.left / _MINUTE)
        say(sentence.format(sheet=ruleset.id, games=status.games, of=status.of, left=left, **facts))

    manifest = train(Order(ruleset, wish.games, wish.folder, wish.seed, wish.fresh), report)
    if means:
        say(
            _("{sheet}: mean points of the net without search, from the start of this training to its end:").format(
                sheet=ruleset.id
            )
        )
        say_all(curve(means, _WIDTH, _HEIGHT, wish.signs))
    return manifest
