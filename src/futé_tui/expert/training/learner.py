"""Steps of gradient descent: Adam on a Huber loss, and the mean of the latest weights, which plays better than any."""

from collections.abc import Mapping

import numpy as np

from ..encoding import Floats
from ..net import UNIT, Net, split

_BETA1, _BETA2, _EPSILON = np.float32(0.9), np.float32(0.999), np.float32(1e-8)
_HUBER = np.float32(0.4)  # errors beyond this many hundreds of points count linearly
_MEAN_OVER = 2000  # steps


class Learner:
    """A net that learns; `mean` follows it slowly."""

    def __init__(self, weights: Floats, width: int) -> None:
        self.weights = weights.copy()
        self.mean = weights.copy()
        self.net: Net = split(self.weights, width)
        self._first = np.zeros_like(self.weights)
        self._second = np.zeros_like(self.weights)
        self._gradient = np.zeros_like(self.weights)
        self._slope = split(self._gradient, width)
        self.steps = 0

    def state(self) -> dict[str, Floats]:
        """Everything needed to resume learning later."""
        return {"weights": self.weights, "mean": self.mean, "first": self._first, "second": self._second}

    def restore(self, state: Mapping[str, Floats], steps: int) -> None:
        """Continue from an earlier state; ValueError if it is one of another net, and then nothing is changed."""
        if any(state[name].shape != array.shape for name, array in self.state().items()):
            raise ValueError(steps)
        for name, array in self.state().items():
            array[:] = state[name]
        self.steps = steps

    def learn(self, inputs: Floats, targets: Floats, rate: float) -> float:
        """One step towards targets in points to come; the mean loss before it."""
        net, slope, size = self.net, self._slope, np.float32(len(inputs))
        first = np.maximum(inputs @ net.w1 + net.b1, 0)
        second = np.maximum(first @ net.w2 + net.b2, 0)
        error = (second @ net.w3 + net.b3)[:, 0] - targets / UNIT
        delta = (np.clip(error, -_HUBER, _HUBER) / size)[:, None]
        np.matmul(second.T, delta, out=slope.w3)
        slope.b3[:] = delta.sum(0)
        back = (delta @ net.w3.T) * (second > 0)
        np.matmul(first.T, back, out=slope.w2)
        slope.b2[:] = back.sum(0)
        back = (back @ net.w2.T) * (first > 0)
        np.matmul(inputs.T, back, out=slope.w1)
        slope.b1[:] = back.sum(0)
        self._step(np.float32(rate))
        return float(np.abs(error).mean())

    def _step(self, rate: np.float32) -> None:
        self.steps += 1
        gradient, first, second = self._gradient, self._first, self._second
        first += (1 - _BETA1) * (gradient - first)
        second += (1 - _BETA2) * (gradient * gradient - second)
        corrected = rate * np.float32((1 - float(_BETA2) ** self.steps) ** 0.5 / (1 - float(_BETA1) ** self.steps))
        self.weights -= corrected * first / (np.sqrt(second) + _EPSILON)
        self.mean += np.float32(1 / min(self.steps, _MEAN_OVER)) * (self.weights - self.mean)
