"""Where files live on this platform."""

from pathlib import Path

from platformdirs import user_config_path, user_data_path

_NAME = "fute"


def settings_file() -> Path:
    """The settings, a file that people edit."""
    return user_config_path(_NAME, appauthor=False) / "settings.toml"


def last_setup_file() -> Path:
    """What the last game was started with."""
    return user_data_path(_NAME, appauthor=False) / "last-set-up.json"


def games_file() -> Path:
    """The database of games."""
    return user_data_path(_NAME, appauthor=False) / "games.sqlite3"


def lessons_file() -> Path:
    """Progress in the lessons."""
    return user_data_path(_NAME, appauthor=False) / "lessons.json"


def dismissed_topics_file() -> Path:
    """First-time explanations that were dismissed for good."""
    return user_data_path(_NAME, appauthor=False) / "explained.json"


def experts_folder() -> Path:
    """Weights of experts that were trained here."""
    return user_data_path(_NAME, appauthor=False) / "experts"
