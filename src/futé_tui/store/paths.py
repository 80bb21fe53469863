"""Where files live on this platform."""

from pathlib import Path

from ..folders import config_folder, data_folder


def settings_file() -> Path:
    """The settings, a file that people edit."""
    return config_folder() / "settings.toml"


def last_setup_file() -> Path:
    """What the last game was started with."""
    return data_folder() / "last-set-up.json"


def games_file() -> Path:
    """The database of games."""
    return data_folder() / "games.sqlite3"


def lessons_file() -> Path:
    """Progress in the lessons."""
    return data_folder() / "lessons.json"


def dismissed_topics_file() -> Path:
    """First-time explanations that were dismissed for good."""
    return data_folder() / "explained.json"
