"""Texts in the database. Bytes that are not UTF-8 become surrogates: nothing is lost, and checks see them."""

_ERRORS = "surrogateescape"


def decode(data: bytes) -> str:
    """The text factory of every connection."""
    return data.decode("utf-8", _ERRORS)


def encode(text: str) -> bytes:
    """The bytes that a text was read from."""
    return text.encode("utf-8", _ERRORS)


def column_of(text: str) -> str:
    """A text as a column can hold it: a name may have surrogates, which UTF-8 cannot spell."""
    return text if is_sound(text) else text.encode("utf-8", "replace").decode()


def is_sound(text: str) -> bool:
    """Whether a text was stored as UTF-8."""
    return text.isascii() or not any("\ud800" <= character <= "\udfff" for character in text)


def text_of(value: object) -> str:
    """A column as text, whatever type of value it holds."""
    if isinstance(value, bytes):
        return decode(value)
    return value if isinstance(value, str) else "" if value is None else str(value)
