"""What keys, clicks and commands do at the table: a function each, from the state to a new state or to a move."""

from dataclasses import dataclass, replace

from ..engine.moves import REROLL, ROLL, Move
from ..hints.missing import missing_counts
from ..language import _, pgettext
from .cursor import Cursor, Places, Pointed, moves_at
from .page.drawing.runs import Target
from .picking import BoxKey, Picker, spent
from .state import TableState


@dataclass(frozen=True, slots=True)
class Refused:
    """Somebody picked what cannot be used now, and is owed a reason."""

    pointed: Pointed


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody wants to know everything about what the cursor points at."""

    pointed: Pointed


Outcome = TableState | Move | Refused | Asked


def type_character(state: TableState, character: str) -> Outcome:
    """Letters pick dice; labels pick boxes, or ways where several are listed."""
    if state.looks_elsewhere:
        return state.settled()
    state = replace(state, tumbling=frozenset())
    dice = {letter: die for die, letter in state.offer.letters.items()}
    ways = state.picker.option_keys if state.picker.options else {}
    label = character if state.picker.dice else character.upper()  # small letters are free where no die can be picked
    if way := ways.get(label):
        return _made(state, way)
    if character in dice:
        says_yes = state.cursor == REROLL and character == pgettext("the letter for yes", "y")
        return state.saying(_("Only Enter rerolls.")) if says_yes else pick_die(state, dice[character])
    if ways:
        return state.saying(_("{label} is not in the list.").format(label=character))
    if box := next((box for box, label in state.labels.items() if label == character), None):
        return pick_box(state, box)
    if way := state.picker.numbers.get(character):
        return _made(state, way)
    said = _("No box has the label {label} now.").format(label=character)
    if character.isdecimal() and state.picker.dice:  # the number on a die is not its key
        said = " ".join((said, _("Press the letter under a die to pick it.")))
    return state.saying(said)


def pick_die(state: TableState, die: str) -> Outcome:
    """Pick a die, or its zone where only boxes are offered; another die may be picked instead of the one before."""
    state = state.settled()
    if die in state.picker.dice:
        return _picked(state, state.picker.pick_die(die))
    if die in state.picker.zones and (not state.picker.dice or state.picker.joint):
        return _picked(state, state.picker.pick_zone(die))
    if die in state.offer.picker.dice:
        return _picked(state, state.offer.picker.pick_die(die))
    return Refused(die)


def click_die(state: TableState, die: str) -> Outcome:
    """A click on a die picks it; where a roll is due, a click on any other die rolls."""
    due = state.offer.rolling == ROLL and die not in state.picker.dice
    return ROLL if due else pick_die(state, die)


def pick_box(state: TableState, box: BoxKey) -> Outcome:
    """Pick a box or a track; a box out of reach of what is picked starts again."""
    state = state.settled()
    for picker in (state.picker, state.picker.in_all_zones(), state.offer.picker):
        if box in picker.boxes:
            return _picked(state, picker.pick_box(box))
    return Refused(box)


def pick_way(state: TableState, number: int) -> Outcome:
    """Pick one of the ways that are listed."""
    ways = state.picker.labelled_options
    return _made(state, ways[number]) if number < len(ways) else state


def click(state: TableState, target: Target) -> Outcome:
    """A click on the page; on what cannot be picked it does nothing."""
    match target.kind:
        case "die":
            return click_die(state, target.name)
        case "box":
            return pick_box(state, (target.name, target.part))
        case "track":
            return pick_box(state, (target.name, ""))
        case "option":
            return pick_way(state, int(target.name))
        case "seat":
            return replace(state, open_seat=int(target.name))
    return state


def point(state: TableState, target: Target | None) -> TableState:
    """The mouse points at something, or at nothing any more."""
    match target:
        case Target(kind="die", name=die):
            return replace(state, hovered=die)
        case Target(kind="box" | "track", name=zone, part=box):
            return replace(state, hovered=(zone, box))
    return replace(state, hovered=None)


def _picked(state: TableState, picked: Picker | Move) -> Outcome:
    if isinstance(picked, Move):
        return _made(state, picked)
    return replace(state, picker=picked, cursor=None, notice="", note="")


def _made(state: TableState, move: Move) -> Outcome:
    """The move; where every move is to be confirmed, it is shown first, and made when it is picked once more. A roll
    costs nothing and cannot be shown."""
    if not state.confirms or (move.throws and move != REROLL) or move == state.cursor:
        return move
    touched = next((each for each in state.offer.picker.touches if each.move == move), None)
    picker = state.offer.picker
    if touched and (touched.die or touched.box):
        picker = replace(state.picker, die=touched.die, box=touched.box)
    return replace(state, picker=picker, cursor=move, notice="", note="")


def roll(state: TableState) -> Outcome:
    """Roll, or roll the dice chosen. A reroll is only proposed, so that pressing the key once too often spends
    nothing."""
    if state.looks_elsewhere:
        return state.settled()
    rolling, tumbling, state = state.offer.rolling, state.tumbling, state.settled()
    if rolling == REROLL:
        if tumbling:
            return state
        asked = replace(state.released(), cursor=rolling)
        return asked.saying(_("Only Enter rerolls.")) if state.cursor == rolling else asked
    if state.picker.chooses_dice_to_roll:
        return state.picker.dice_to_roll or state.saying(_("No die is picked yet."))
    return rolling or state.saying(_("There is nothing to roll now."))


def stop(state: TableState) -> Outcome:
    """Pass, decline or finish, if that is possible; what asks twice is only proposed at first."""
    if state.looks_elsewhere:
        return state.settled()
    state = state.settled()
    stopping = state.offer.stopping
    if stopping and stopping.asks_twice and state.cursor != stopping:
        return replace(state.released(), cursor=stopping)
    return _made(state, stopping) if stopping else state.saying(_("There is nothing to pass or finish now."))


def confirm(state: TableState) -> Outcome:
    """Pick what the cursor is on, make the move that is left after a pick, or the only one there is."""
    if state.looks_elsewhere:
        return state.settled()
    state = state.settled()
    cursor = state.cursor
    if isinstance(cursor, Move):
        return cursor
    if state.exploring and state.offer.seat is not None:
        return Asked(cursor) if cursor is not None else state.saying(_("First point at something with the arrow keys."))
    if cursor is not None:
        picked = pick_die(state, cursor) if isinstance(cursor, str) else pick_box(state, cursor)
        seen = moves_at(state.picker, cursor)  # what the cursor is on is shown already
        return seen[0] if state.confirms and len(seen) == 1 and isinstance(picked, TableState) else picked
    if state.picker.options:
        return replace(state, cursor=min(state.picker.labelled_options, key=spent))
    return (
        state.picker.dice_to_roll
        or state.picker.confirmable
        or state.offer.only_move
        or _mark_only_box(state)
        or state.saying(_("There is nothing to confirm now."))
    )


def only_box(state: TableState) -> BoxKey | None:
    """The box that is offered, if it is the only one and not picked."""
    return state.boxes[0] if len(state.boxes) == 1 and state.picker.box is None else None


def _mark_only_box(state: TableState) -> Outcome | None:
    """Pick the only box there is; with dice to choose from it is pointed at first, as they may just have been rolled
    with the same key."""
    box = only_box(state)
    if box is None:
        return None
    return replace(state, cursor=box) if state.picker.dice and not state.picker.die else pick_box(state, box)


def release(state: TableState) -> TableState:
    """Let go of everything."""
    return state.settled().released()


def more(state: TableState) -> Outcome:
    """Put the labels on what has none yet."""
    return _picked(state.settled(), state.picker.more()) if state.picker.has_more else state


def next_sheet(state: TableState) -> TableState:
    """Open the next player's sheet."""
    if state.offer.seats == 1:
        return state.saying(_("You play solo: there is no other sheet."))
    return replace(state, open_seat=(state.shown_seat + 1) % state.offer.seats)


def explore(state: TableState) -> TableState:
    """Let the cursor go everywhere, or only to what can be picked."""
    if state.exploring:
        notice = _("The arrow keys go to what you can choose again.")
        return replace(_moved(state, None), exploring=False, notice=notice)
    notice = _("The arrow keys now go everywhere. Enter explains what they point at, Escape ends this.")
    return replace(_moved(state, None), exploring=True, notice=notice)


def show_missing(state: TableState) -> TableState:
    """Show how many boxes each open bonus needs, or hide that."""
    if state.shows_missing:
        return replace(state, shows_missing=False, notice="")
    if not any(missing_counts(state.offer.sheet).values()):
        return replace(state, notice=_("No bonus is open on this sheet."))
    return replace(state, shows_missing=True, notice=_("Beside each open bonus: how many boxes it still needs."))


def walk(state: TableState, by: int, places: Places) -> TableState:
    """Move the cursor to the next place on the right, or (by -1) on the left, as they are drawn."""
    return _moved(state, state.offer.reach(state.picker, places, exploring=state.exploring).step(state.cursor, by))


def leap(state: TableState, by: int, places: Places) -> TableState:
    """Move the cursor to the place below, or (by -1) above, as they are drawn."""
    return _moved(state, state.offer.reach(state.picker, places, exploring=state.exploring).leap(state.cursor, by))


def _moved(state: TableState, cursor: Cursor) -> TableState:
    return replace(state.settled(), cursor=cursor, notice="", note="")
