"""Reading the pages of the documentation."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"


def read_page(name: str) -> str:
    """A page of the docs folder."""
    return (DOCS / f"{name}.md").read_text(encoding="utf-8")


def blocks(text: str, language: str = "") -> list[str]:
    """The code blocks of a page in one language; those without one are what people type and read."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)
    return [block for marked, block in found if marked == language]
