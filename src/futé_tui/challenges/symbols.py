"""Numbers in letters that people can type: base 32 without I, L, O and U, in Crockford's order."""

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
BASE = len(ALPHABET)
_VALUES = {symbol: value for value, symbol in enumerate(ALPHABET)}
_VALUES |= {symbol.lower(): value for symbol, value in _VALUES.items()}
_VALUES |= dict.fromkeys("IiLl", 1) | dict.fromkeys("Oo", 0)  # easily mistaken for 1 and 0


class NoSymbol(ValueError):
    """A sign that is not in the alphabet."""


def write_number(number: int, length: int = 1) -> str:
    """Write a number with at least this many symbols."""
    symbols = ""
    while number or len(symbols) < length:
        number, value = divmod(number, BASE)
        symbols = ALPHABET[value] + symbols
    return symbols


def read_number(symbols: str) -> int:
    """Read a number; case is ignored."""
    number = 0
    for symbol in symbols:
        if symbol not in _VALUES:
            raise NoSymbol(symbol)
        number = number * BASE + _VALUES[symbol]
    return number
