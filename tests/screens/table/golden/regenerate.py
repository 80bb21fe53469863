"""Regenerate the golden screens: `python -m tests.screens.table.golden.regenerate`. Read the diff before keeping it."""

import os
from tempfile import TemporaryDirectory

from futé_tui import ruleset_ids
from futé_tui.store.lessons import LessonProgress
from futé_tui.store.paths import lessons_file

from .screens import FOLDER, PALETTES, palettes, screens_of


def main() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    PALETTES.write_text(palettes(), encoding="utf-8")
    with TemporaryDirectory() as folder:
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"):
            os.environ[name] = folder
        LessonProgress(lessons_file()).note_offer()  # nobody starts for the first time here
        for sheet in ruleset_ids():
            for name, screen in screens_of(sheet).items():
                (FOLDER / name).write_text(screen, encoding="utf-8")


if __name__ == "__main__":
    main()
