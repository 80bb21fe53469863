"""Rows of a machine's observer as inputs of a net: features by look-up, points and foxes as numbers around one."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..engine.observing import Column, Observer, Row
from ..engine.rules import Rules

Floats: TypeAlias = NDArray[np.float32]
Rows: TypeAlias = NDArray[np.int32]

_POINTS = np.float32(50)
_FOXES = np.float32(5)


class Encoder:
    """The inputs of one sheet. Its tables grow with the positions that it meets."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.observer: Observer = rules.observer()
        self._points = self.observer.plan.points
        self._foxes = self.observer.plan.foxes
        self._tables = [(place, FeatureTable(column)) for place, column in self.observer.plan.columns.items()]
        opening: Row = []
        self.observer.observe(rules.open(rules.start(1).position), 0, opening)
        self.width: int = self.encode(self.rows(opening)).shape[1]

    def rows(self, pieces: Row) -> Rows:
        """The rows that an observer has filled, one after another."""
        return np.frombuffer(b"".join(pieces), np.int32).reshape(-1, self.observer.plan.size)

    def totals(self, rows: Rows) -> Floats:
        """What the sheets are worth now."""
        points = rows[:, self._points]
        foxes = rows[:, self._foxes].sum(1)
        totals: Floats = (points.sum(1) + foxes * points.min(1)).astype(np.float32)
        return totals

    def going_on(self, rows: Rows) -> Floats:
        """1 while the game goes on, 0 once it is over."""
        going: Floats = (1 - rows[:, self.observer.plan.ended]).astype(np.float32)
        return going

    def encode(self, rows: Rows) -> Floats:
        """The inputs of a net."""
        points = rows[:, self._points].astype(np.float32) / _POINTS
        foxes = rows[:, self._foxes].sum(1, keepdims=True).astype(np.float32) / _FOXES
        lowest = points.min(1, keepdims=True)
        parts = [points, points - lowest, lowest, foxes, foxes * lowest]
        parts += [table.look_up(rows[:, place]) for place, table in self._tables]
        return np.concatenate(parts, 1)


class FeatureTable:
    """The features of a column as an array that grows with it."""

    def __init__(self, column: Column) -> None:
        self._column = column
        self._known = 0
        self._features = np.zeros((0, 0), np.float32)

    def look_up(self, numbers: NDArray[np.int32]) -> Floats:
        if self._column.fresh:
            self._grow(np.array(self._column.take_fresh(), np.float32))
        return self._features.take(numbers, 0)

    def _grow(self, fresh: Floats) -> None:
        known = self._known + len(fresh)
        if known > len(self._features):
            room = np.zeros((2 * known, fresh.shape[1]), np.float32)
            if self._known:
                room[: self._known] = self._features[: self._known]
            self._features = room
        self._features[self._known : known] = fresh
        self._known = known
