"""Regenerate the golden pages of the editor: `python -m tests.editor.golden.regenerate`. Read the diff."""

from .pages import FOLDER, pages


def main() -> None:
    for name, page in pages().items():
        (FOLDER / name).write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
