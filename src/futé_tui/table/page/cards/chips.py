"""Bonuses as chips: a square of the colour they are for, black for actions, red for the fox."""

from enum import Enum

from ....engine.bonuses import ANY, FOX, zone_bonus
from ..drawing.canvas import Canvas
from ..drawing.colour import ink_on, mix, readable
from ..drawing.glyphs import OUTLINE, TICK
from ..drawing.palette import CardColours, Palette
from ..drawing.runs import Target

CHIP = 3  # cells; an earned fox takes one more
_GONE = "/"  # before the code of a lost bonus
_LOW = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


class ChipState(Enum):
    """How far a bonus is."""

    OPEN = "open"
    EARNED = "earned"
    LOST = "lost"


def chip_text(word: str, state: ChipState, palette: Palette) -> str:
    """The sign in its square, ticked once the bonus is earned; its code in letters, crossed out once it is lost."""
    sign = palette.bonus_sign(word)
    if state is ChipState.EARNED:
        return f"{TICK}{sign:>{CHIP - 1}}"
    if state is ChipState.LOST and palette.lettering:
        return f"{_GONE}{sign:>{CHIP - 1}}"
    return f"{sign:>{CHIP}}" if len(sign) == 2 or palette.lettering else f"{sign:^{CHIP}}"


def needs_text(missing: int, room: int) -> str:
    """How many boxes a bonus needs, after its chip: in low figures where there is no room for a space, so that nobody
    reads both as one number; left out rather than cut."""
    text = str(missing)
    if len(text) < room:
        return f" {text}"
    return text.translate(_LOW) if len(text) == room else ""


def chip_colour(word: str, palette: Palette) -> str:
    """The ground of a chip; none of its own in letters."""
    if palette.lettering:
        return palette.table
    if word == FOX:
        return palette.fox
    bonus = zone_bonus(word)
    return palette.colour(bonus.zone) if bonus and bonus.zone else palette.action


def chip_ink(word: str, palette: Palette) -> str:
    """The sign on a chip; that of a bonus for any zone is gold, unlike actions."""
    if palette.lettering:
        bonus = zone_bonus(word)
        return palette.text_colour(bonus.zone) if bonus and bonus.zone else palette.text
    return palette.gold if word == ANY else ink_on(chip_colour(word, palette))


def draw_chip(
    canvas: Canvas, x: int, y: int, word: str, state: ChipState, card: CardColours, within: int = 0, box: str = ""
) -> int:
    """Draw the chip of a bonus on a card, in the middle of `within` cells; returns the next free column. A chip of the
    card's own colour is inverted, or outlined where it would stick to the paper above it. `box` is the one in which it
    is printed, if it is in one."""
    palette = card.palette
    target = Target("bonus", word, box, card.name if box else "")
    text, ground = chip_text(word, state, palette), chip_colour(word, palette)
    x += max(0, (within - len(text) + 1) // 2)
    if palette.lettering:
        ink = palette.dim if state is ChipState.LOST else chip_ink(word, palette)
        return canvas.write(x, y, text, ink, bold=state is not ChipState.LOST, target=target)
    if state is ChipState.LOST:
        faded = mix(card.ground, ground, 0.2)
        return canvas.write(x, y, text, mix(faded, ink_on(faded), 0.45), bg=faded, strike=True, target=target)
    if ground == card.ground and not box and y and canvas.ground(x, y - 1) == palette.paper:
        return canvas.write(x, y, _outlined(text), card.ink, bg=ground, bold=True, target=target)
    if ground == card.ground:
        ink = readable(ground, palette.paper)
        return canvas.write(x, y, text, ink, bg=palette.paper, bold=True, target=target)
    return canvas.write(x, y, text, chip_ink(word, palette), bg=ground, bold=True, target=target)


def _outlined(text: str) -> str:
    """The sign of a chip in an outline, where there is room for one beside it."""
    left, right = OUTLINE
    return f"{left}{text.strip()}{right}" if text == f" {text.strip()} " else text


def code_with_needs(code: str, missing: int, room: int) -> str:
    """The code of a bonus, in letters, and how many boxes it needs: `?b:2`. Rather the code is cut than the number."""
    needs = f":{missing}"
    return f"{code[: room - len(needs)]}{needs}" if len(needs) < room else code


def beside_cap(word: str, paper: str, palette: Palette) -> tuple[str, str]:
    """The ink and the ground of a bonus beside the key-cap of its box; on the `paper` of the box if the chip would be
    as black as the cap."""
    ground = chip_colour(word, palette)
    return (readable(ground, paper), paper) if ground == palette.label else (chip_ink(word, palette), ground)
