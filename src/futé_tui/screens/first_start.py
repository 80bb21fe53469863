"""The first start: lessons are offered before the table."""

from collections.abc import Callable

from ..language import _
from .choosing import ChoiceCard


def first_start_card(take_lessons: Callable[[], None]) -> ChoiceCard:
    """Asks whether to start with the lessons."""
    title = _("Welcome! The lessons teach a sheet at the table, step by step. You can always find them here.")
    choices = (_("Start with the lessons"), _("Look around first"))

    def choose(choice: int) -> None:
        if choice == 0:
            take_lessons()

    return ChoiceCard(title, choices, 0, choose)
