"""Marking values of a player's own sheet as known, once they are those of the printed pad."""

from collections.abc import Iterable

from ..sheets.ruleset import Ruleset
from ..store.own_sheets import keep_changed
from .changes import changed_text, knowing, marked_addresses


def mark_known(ruleset: Ruleset, addresses: Iterable[str]) -> Ruleset:
    """Mark these values as known, or all of them; the sheet as it is now."""
    marked = list(addresses) or list(marked_addresses(ruleset.model))
    changes = [knowing(ruleset.model, address) for address in marked]
    return keep_changed(ruleset.id, changed_text(ruleset.source, changes))
