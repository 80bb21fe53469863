"""What line mode explains: as set, and as far as it was not dismissed for good."""

import argparse

from ..hints.levels import Level
from ..line.hinting import Wishes
from ..store.explained import Explained
from ..store.paths import explained_file
from .settings import read_settings


def line_hints(chosen: argparse.Namespace) -> Wishes:
    """The hints for a game in line mode."""
    return Wishes(Level(read_settings(chosen).hints), Explained(explained_file()))
