"""The keys of the set-up."""

from . import pressing
from .state import Row, SetupState

_WALK = {"up": -1, "down": 1}
_CHANGE = {"left": -1, "right": 1}


def press(state: SetupState, key: str, character: str | None) -> pressing.Outcome | None:
    """What a key does; None if it means nothing here."""
    if state.typing:
        return _press_while_typing(state, key, character)
    if character and pressing.types_seed(state) and (character.isdecimal() or character == "-"):
        return pressing.type_seed(state, character)
    if key in _WALK:
        return pressing.walk(state, _WALK[key])
    if key in _CHANGE:
        return pressing.change(state, _CHANGE[key])
    match key:
        case "tab":
            return pressing.next_part(state)
        case "shift+tab":
            return pressing.next_part(state, -1)
        case "enter":
            return pressing.enter(state)
        case "home":
            return pressing.walk(state, -len(state.rows))
        case "end":
            return pressing.walk(state, len(state.rows))
        case "backspace" if pressing.types_seed(state):
            return pressing.erase(state)
    return _press_letter(state, key, character)


def _press_letter(state: SetupState, key: str, character: str | None) -> pressing.Outcome | None:
    on_player = state.cursor.number if state.cursor.kind == "player" else None
    match character:
        case "+":
            return pressing.add(state)
        case "b":
            return pressing.add_bot(state)
        case "e" | " " if on_player is not None:
            return pressing.edit(state, on_player)
        case "-" if on_player is not None:
            return pressing.remove(state, on_player)
        case " " if state.cursor.kind == "add":
            return pressing.add(state)
        case " " if state.cursor != Row("start"):
            return pressing.change(state, 1)
    if key in ("delete", "backspace") and on_player is not None:
        return pressing.remove(state, on_player)
    if character and character.isascii() and character.isdecimal() and 0 < int(character) <= len(state.seats):
        return pressing.edit(state, int(character) - 1)
    if character and character.isascii() and character.isdecimal() and character != "0":
        return pressing.no_such_player(state)
    if character and character.isupper() and on_player is not None and state.room:
        return pressing.type_name(pressing.add(state), character)  # the next name is typed right after the last one
    return None


def _press_while_typing(state: SetupState, key: str, character: str | None) -> pressing.Outcome:
    """Every letter belongs to the name."""
    match key:
        case "enter":
            return pressing.enter(state)
        case "escape":
            return pressing.stop_typing(state)
        case "backspace":
            return pressing.erase(state)
        case "ctrl+u" | "delete":
            return pressing.clear_name(state)
        case "tab" | "right":
            return pressing.complete(state)
        case "up" | "down":
            return pressing.walk(pressing.finish_typing(state), _WALK[key])
    if character and character.isprintable():
        return pressing.type_name(state, character)
    return state
