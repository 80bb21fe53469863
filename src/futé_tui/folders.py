"""The folders of this platform in which the program keeps its files."""

from pathlib import Path

from platformdirs import user_config_path, user_data_path

_NAME = "fute"


def config_folder() -> Path:
    """Files that people edit."""
    return user_config_path(_NAME, appauthor=False)


def data_folder() -> Path:
    """Files that the program writes."""
    return user_data_path(_NAME, appauthor=False)


def experts_folder() -> Path:
    """Weights of experts that were trained here."""
    return data_folder() / "experts"
