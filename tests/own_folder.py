"""The player's own sheets in tests: files in the folder of the test's data."""

from pathlib import Path

from futé_tui.sheets.ruleset_files import own_folder

from .tables import ATELIER


def keep(text: str | None = None, name: str = "atelier") -> Path:
    """Put a sheet into the folder, Atelier unless another text is given."""
    path = own_folder() / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(Path(ATELIER).read_text(encoding="utf-8") if text is None else text, encoding="utf-8")
    return path


def change(path: Path) -> None:
    """Give the sheet other values."""
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("column_points = [", "column_points = [9"), encoding="utf-8")
