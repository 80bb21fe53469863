"""A fixed piece of plain Python that is timed beside everything else, so that figures of slow machines compare."""

from time import process_time

CALLS = 20_000


def _step(hand: tuple[int, ...], seen: dict[int, int], number: int) -> tuple[int, ...]:
    face = number % 6 + 1
    seen[face] = seen.get(face, 0) + 1
    return (*hand[1:], face)


def yardstick() -> float:
    """CPU seconds for twenty thousand small function calls with a tuple and a dictionary each."""
    start = process_time()
    hand: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    seen: dict[int, int] = {}
    for number in range(CALLS):
        hand = _step(hand, seen, number)
    return process_time() - start
