"""The list of stored games, read page by page: there may be many thousand, and only a few are shown at a time."""

from collections.abc import Callable, Sequence
from typing import overload

from .stored import StoredGame

_PAGE = 100
_PAGES = 8  # pages that are cached


class GameList(Sequence[StoredGame]):
    """The games of these numbers, each read when it is first used."""

    def __init__(self, numbers: Sequence[int], read: Callable[[Sequence[int]], list[StoredGame]]) -> None:
        self._numbers, self._read = numbers, read
        self._pages: dict[int, dict[int, StoredGame]] = {}

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, place: int) -> StoredGame: ...
    @overload
    def __getitem__(self, place: slice) -> list[StoredGame]: ...
    def __getitem__(self, place: int | slice) -> StoredGame | list[StoredGame]:
        if isinstance(place, slice):
            return [self[each] for each in range(*place.indices(len(self)))]
        number = self._numbers[place]
        page = place % len(self) // _PAGE
        if page not in self._pages:
            if len(self._pages) == _PAGES:
                self._pages.pop(next(iter(self._pages)))
            numbers = self._numbers[page * _PAGE : (page + 1) * _PAGE]
            self._pages[page] = {game.id: game for game in self._read(numbers)}
        return self._pages[page].get(number) or StoredGame.missing(number)
