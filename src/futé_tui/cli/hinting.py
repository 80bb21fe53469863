"""The hints of line mode: their level, and the topics that were dismissed."""

import argparse

from ..hints.levels import Level
from ..line.hinting import Wishes
from ..store.dismissed_topics import DismissedTopics
from ..store.paths import dismissed_topics_file
from .settings import read_settings


def line_hints(chosen: argparse.Namespace) -> Wishes:
    """The hints for a game in line mode."""
    return Wishes(Level(read_settings(chosen).hints), DismissedTopics(dismissed_topics_file()))
