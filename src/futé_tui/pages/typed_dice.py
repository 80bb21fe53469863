"""The card on which the numbers of real dice are typed: the dice of the roll, and below them the keys."""

from ..language import _, ngettext
from ..table.page.drawing.die import MEDIUM, draw_die
from ..table.page.drawing.runs import Target, width_of
from ..table.typed_dice import Entry
from ..text.names import label_of
from .caps import Button, draw_button
from .pen import Pen
from .rows import command_target

ROWS = 11
_PITCH = MEDIUM.width + 3


def card_width(entry: Entry) -> int:
    """The columns of the card."""
    return max(52, len(entry.throw.dice) * _PITCH + 5)


def draw_dice_card(pen: Pen, entry: Entry) -> None:
    """The dice as far as they are typed; the next one has a mark below it."""
    palette = pen.palette
    pen.fill(0, 0, pen.width, pen.height, palette.panel)
    count = len(entry.throw.dice)
    title = ngettext("Roll your die and type what it shows", "Roll your {number} dice and type what they show", count)
    pen.fit(3, 1, pen.width - 6, title.format(number=count), bold=True)
    for number, die in enumerate(entry.throw.dice):
        x = 4 + number * _PITCH
        face = int(entry.faces[number]) if number < len(entry.faces) else 0
        next_one = number == len(entry.faces)
        target = Target("die", str(number))
        if pen.painted:
            draw_die(pen.canvas, x, 3, die, face, MEDIUM, palette, target)
        else:
            pen.write(x, 4, f"[{face or ' '}]", bold=True, target=target)
        label = label_of(die)[:_PITCH]
        left = x + max(0, (MEDIUM.width - width_of(label)) // 2)
        pen.write(left, 7, label, palette.accent if next_one else palette.dim, bold=next_one, target=target)
    y = pen.height - 2
    x = 3
    buttons = (
        Button("⌫" if pen.painted else "<-", _("back"), command_target("erase")),
        Button(_("Enter"), _("roll"), command_target("take_dice"), enabled=entry.complete),
        Button(_("Esc"), _("cancel"), command_target("back")),
    )
    for button in buttons:
        x = draw_button(pen, x, y, button) + 2
