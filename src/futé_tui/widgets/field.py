"""A line to type into."""

from textual.widgets import Input

from ..outside import visible

_MOST = 4000  # signs; no answer of a duel is that long


class Field(Input):
    """Textual's input, which by itself paints whatever is pasted or filled in."""

    def validate_value(self, value: str) -> str:
        return visible(value[:_MOST])
