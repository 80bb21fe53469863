"""What is chosen in the set-up besides sheet and players: dice, hints and disputed rules."""

from collections.abc import Sequence

from ...hints.levels import Level
from ...language import N_, _, pgettext
from ...table.page.drawing.runs import Target, width_of
from ...text.hint_levels import level_name
from ..caps import chip_width, draw_chip
from ..pen import Area, Pen, broken
from .sheets import OptionChoice
from .state import Dice, Row, SetupState

_LABEL = 11
_DICE = {
    Dice.ROLLED: N_("rolled for you"),
    Dice.TYPED: N_("real dice"),
    Dice.SEED: N_("repeatable"),
}
_SEED = 21  # columns
_LEAST_SEED = 8  # columns that are left beside its label


def draw_choices(pen: Pen, area: Area, state: SetupState, pitch: int) -> int:
    """Dice, hints and disputed rules, with a sentence about each of these; the first row below them."""
    y = area.y
    about = _about_rows(state, area, pitch)
    dice = [(kind.value, _(title)) for kind, title in _DICE.items()]
    end = _draw_line(
        pen, area, y, _("Dice"), Target("choice", "dice"), dice, state.dice, on=state.cursor.kind == "dice"
    )
    if state.dice is Dice.SEED:
        label, asked = _("number:"), _("number")
        if area.x + area.width - end - 1 - width_of(label) - 1 >= _LEAST_SEED:
            end, asked = pen.write(end + 1, y, label, pen.palette.dim), ""
        _draw_seed(pen, end + 1, y, area.x + area.width - end - 1, state, asked)
    y += pitch
    levels = [(level.value, level_name(level)) for level in Level]
    _draw_line(
        pen, area, y, _("Hints"), Target("choice", "hints"), levels, state.level, on=state.cursor.kind == "hints"
    )
    y += pitch
    for number, option in enumerate(state.chosen.options):
        on = state.cursor == Row("option", number)
        meaning = Target("option", option.name)
        rule = pgettext("disputed", "Rule")
        end = _draw_line(pen, area, y, rule, meaning, marked_settings(option), state.setting(option), on=on)
        if rows := rows_about(option, area.width):
            width, most = area.width - _LABEL, min(rows, about)
            y += pen.paragraph(area.x + _LABEL, y + 1, width, option.about, pen.palette.dim, most=most)
        else:
            pen.write(end + 1, y, option.about, pen.palette.dim)
        y += pitch
    return y


def marked_settings(option: OptionChoice) -> Sequence[tuple[str, str]]:
    """The choices of a disputed rule, of which one is marked as the usual one."""
    usual = pgettext("disputed", "{setting} (usual)")
    return [(name, usual.format(setting=text) if name == option.default else text) for name, text in option.settings]


def rows_about(option: OptionChoice, width: int) -> int:
    """The rows that the sentence about a disputed rule takes below its choices; none if it has room beside them."""
    choices = sum(chip_width(title) + 1 for _value, title in marked_settings(option))
    if _LABEL + choices + 1 + width_of(option.about) <= width:
        return 0
    return len(broken(option.about, width - _LABEL))


def _about_rows(state: SetupState, area: Area, pitch: int) -> int:
    """How many rows the sentence about each disputed rule takes at most: all it needs, if there is room."""
    lines = [rows_about(option, area.width) for option in state.chosen.options]

    def fit(most: int) -> bool:
        return 2 * pitch + sum(pitch + min(most, each) for each in lines) <= area.height

    return next((most for most in range(max(lines, default=1), 1, -1) if fit(most)), 1)


def _draw_line(
    pen: Pen,
    area: Area,
    y: int,
    label: str,
    meaning: Target,
    choices: Sequence[tuple[str, str]],
    chosen: str,
    *,
    on: bool,
) -> int:
    """A label and its choices as chips, whose meaning has the choice as its part; returns the next free column."""
    if on:
        pen.cursor(area.x - 1, y, 1)
    pen.write(area.x + 1, y, label, pen.palette.accent if on else pen.palette.text, bold=True)
    x = area.x + _LABEL
    for value, title in choices:
        x = draw_chip(pen, x, y, title, meaning._replace(part=value), chosen=value == chosen) + 1
    return x


def cut_label(text: str, room: int) -> str:
    """A label, or nothing where it would be cut."""
    return text if width_of(text) <= room else ""


def _draw_seed(pen: Pen, x: int, y: int, room: int, state: SetupState, asked: str) -> None:
    """The seed so far, or what is `asked` for; of a long one the last digits, where there is no room for all."""
    palette = pen.palette
    width = min(_SEED, room)
    shown = state.seed[-(width - 2) :]
    if pen.painted:
        pen.canvas.fill(x, y, width, 1, palette.paper)
        end = pen.canvas.write(x + 1, y, shown, palette.ink, bg=palette.paper, bold=True)
        if not shown:
            pen.canvas.write(x + 2, y, cut_label(asked, width - 3), palette.dim, bg=palette.paper)
        if state.cursor.kind == "dice":
            pen.canvas.write(end, y, "▏", palette.ink, bg=palette.paper, bold=True)
    else:
        said = shown or cut_label(asked, width - 1)
        pen.write(x, y, f"{said}_", bold=True)
