"""Text that means no good: what a terminal would act on, what hides or disguises, and what takes no end of room."""

HOSTILE = {
    "title": "\x1b]0;owned\x07",
    "colours": "\x1b[2J\x1b[31mred",
    "C1": "a\x9b31m\x9d0;owned\x9cb",
    "backwards": "\u202eevil\u2066 \u05d0\u05d1",
    "lines": "a\nLIE\r\nLIE",
    "separators": "a\u2028LIE\u2029LIE\x85LIE",
    "nothing": "\u200b\u2060\ufeff\u3164",
    "accents": "e" + "\u0301\u0489" * 300,
    "wide": "山" * 300,
    "null": "a\x00b\x7f",
    "surrogate": "a\udcff",
}
LONGEST_LINE = 2000


def assert_safe(shown: str) -> None:
    """The shown text is printable, has no line breaks, and ends."""
    for line in shown.split("\n"):
        assert line.isprintable(), repr(line)
        assert not line.startswith("LIE")
        assert len(line) < LONGEST_LINE
