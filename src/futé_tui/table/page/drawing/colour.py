"""Arithmetic with colours: mixing, and how well one is read on another."""

from functools import cache

BLACK, WHITE = "#111318", "#ffffff"
READABLE = 4.5  # the least contrast of text


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def from_channels(red: float, green: float, blue: float) -> str:
    return "#" + "".join(f"{max(0, min(255, round(each))):02x}" for each in (red, green, blue))


@cache
def mix(first: str, second: str, share: float) -> str:
    """The first colour with this share of the second."""
    pairs = zip(channels(first), channels(second), strict=True)
    return from_channels(*(a + (b - a) * share for a, b in pairs))


def _linear(channel: int) -> float:
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


@cache
def luminance(colour: str) -> float:
    """Relative luminance, 0 to 1."""
    red, green, blue = (_linear(each) for each in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def contrast(first: str, second: str) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


@cache
def ink_on(ground: str) -> str:
    """Black or white, whichever is read better on this ground."""
    return max(WHITE, BLACK, key=lambda ink: contrast(ink, ground))


@cache
def readable(colour: str, ground: str, least: float = READABLE) -> str:
    """The colour, moved towards black or white until it can be read on this ground."""
    end = ink_on(ground)
    for step in range(21):
        moved = mix(colour, end, step / 20)
        if contrast(moved, ground) >= least:
            return moved
    return end
