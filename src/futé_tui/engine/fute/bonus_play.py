"""Gaining, using and losing bonuses and actions at a table."""

from collections.abc import Iterable

from ..bonuses import FOX
from ..events import ActionUnlocked, ActionUsed, BonusGained, BonusLost, BonusUsed, BoxMarked
from ..moves import Claim, Mark, Mix
from .setup import Setup
from .table import Table, TrackState


def mark_zone(setup: Setup, table: Table, zone: int, mark: Mark) -> None:
    """Mark a box of the deciding player's sheet and gain what it brings."""
    state, gained = setup.zones[zone].mark(table.zones[zone], mark)
    table.set_zone(zone, state)
    if table.log is not None:
        table.log.append(BoxMarked(table.seat, setup.zones[zone].name, mark))
    if gained:
        gain(setup, table, gained, setup.zones[zone].name)


def gain(setup: Setup, table: Table, words: Iterable[str], source: str) -> None:
    """Bonuses arrive: actions are unlocked at once, what marks a zone waits to be used, foxes count at the end."""
    for word in words:
        if not word:
            continue
        if table.log is not None:
            table.log.append(BonusGained(table.seat, word, source))
        track = setup.track_index.get(word)
        if track is not None:
            unlock(setup, table, track)
        elif word != FOX:
            table.waiting = tuple(sorted((*table.waiting, word))) if table.waiting else (word,)


def unlock(setup: Setup, table: Table, track: int) -> None:
    """Circle the next box of an action track; its last box may bring a bonus."""
    circled, used = table.tracks[track]
    printed = setup.tracks[track]
    if circled == len(printed.boxes):
        if table.log is not None:
            table.log.append(BonusLost(table.seat, printed.action))
        return
    table.set_track(track, TrackState(circled + 1, used))
    if table.log is not None:
        table.log.append(ActionUnlocked(table.seat, printed.action, circled + 1))
    if circled + 1 == len(printed.boxes) and printed.end:
        gain(setup, table, (printed.end,), printed.action)


def spend(setup: Setup, table: Table, track: int, face: str = "", times: int = 1) -> None:
    """Use unlocked boxes of an action track: the leftmost ones, or the leftmost that shows `face`."""
    for _ in range(times):
        circled, used = table.tracks[track]
        boxes = setup.tracks[track].boxes
        box = next(i for i in range(circled) if not used >> i & 1 and (not face or boxes[i] == face))
        table.set_track(track, TrackState(circled, used | 1 << box))
        if table.log is not None:
            table.log.append(ActionUsed(table.seat, setup.tracks[track].action, box + 1))


def claim(setup: Setup, table: Table, move: Claim) -> None:
    _stop_waiting(table, move.bonus)
    mark_zone(setup, table, setup.zone_index[move.zone], move.mark)


def mix(setup: Setup, table: Table, move: Mix) -> None:
    _stop_waiting(table, "mix")
    unlock(setup, table, setup.track_index[move.track])


def lose_waiting(table: Table) -> None:
    """No waiting bonus can be used: all of them are lost."""
    if table.log is not None:
        table.log += [BonusLost(table.seat, word) for word in table.waiting]
    table.waiting = ()


def _stop_waiting(table: Table, word: str) -> None:
    at = table.waiting.index(word)
    table.waiting = table.waiting[:at] + table.waiting[at + 1 :]
    if table.log is not None:
        table.log.append(BonusUsed(table.seat, word))
