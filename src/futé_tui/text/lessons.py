"""Progress in the lessons, in words."""

from ..language import _


def progress_text(step: int, done: bool, steps: int) -> str:
    """How far a player has come in a lesson; empty if it was never begun."""
    if step:
        return _("step {number} of {steps}").format(number=step + 1, steps=steps)
    return _("done") if done else ""
