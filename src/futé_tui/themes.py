"""The app's own themes, a dark and a light one, and borders for terminals that have only ASCII."""

from textual.theme import Theme

DARK = Theme(
    name="fute-dark",
    primary="#f2c500",
    secondary="#2a7de1",
    accent="#f0801a",
    foreground="#e8e8e8",
    background="#000000",
    surface="#16161a",
    panel="#202026",
    dark=True,
)
LIGHT = Theme(
    name="fute-light",
    primary="#7a3fb5",
    secondary="#2a7de1",
    accent="#b04a00",
    foreground="#16161a",
    background="#f6f6f2",
    surface="#e9e9e4",
    panel="#dcdcd6",
    dark=False,
)
ASCII_BORDERS = """
.-ascii Input, .-ascii OptionList, .-ascii Button { border: ascii $primary; }
.-ascii SizedModal > Vertical, .-ascii SizedModal > VerticalScroll { border: ascii $primary; }
.-ascii BoardScreen.-vast #others { border-left: ascii $primary; }
.-ascii BoardScreen #others { border-top: ascii $primary; }
.-ascii BoardScreen.-vast #others { border-top: none; }
.-ascii OptionList, .-ascii RowList, .-ascii VerticalScroll, .-ascii SheetPane { scrollbar-size: 0 0; }
"""
