"""The app's own themes, a dark and a light one, and borders for terminals that have only ASCII."""

from dataclasses import replace

from textual.theme import BUILTIN_THEMES, Theme

from .language import N_
from .store.fault import Fault
from .store.settings import Settings
from .table.page.drawing.palette import DARK as COLOURS
from .table.page.drawing.palette import LIGHT as LIGHT_COLOURS

DARK = Theme(
    name="fute-dark",
    primary=COLOURS.gold,
    secondary=COLOURS.colour("blue"),
    accent=COLOURS.colour("orange"),
    foreground=COLOURS.text,
    background=COLOURS.table,
    surface=COLOURS.panel,
    panel="#2a2f3d",
    dark=True,
    variables={"footer-background": COLOURS.header, "footer-foreground": COLOURS.text},
)
LIGHT = Theme(
    name="fute-light",
    primary=LIGHT_COLOURS.accent,
    secondary=LIGHT_COLOURS.colour("blue"),
    accent="#b04a00",
    foreground=LIGHT_COLOURS.text,
    background=LIGHT_COLOURS.table,
    surface=LIGHT_COLOURS.panel,
    panel="#d9d4c6",
    dark=False,
    variables={"footer-background": LIGHT_COLOURS.header, "footer-foreground": LIGHT_COLOURS.text},
)


def with_valid_theme(settings: Settings) -> Settings:
    """The settings with a theme that exists; a sentence names one that does not."""
    if settings.theme in (DARK.name, LIGHT.name, *BUILTIN_THEMES):
        return settings
    problem = Fault(N_("There is no theme {theme!r}."), {"theme": settings.theme})
    return replace(settings, theme=DARK.name, problems=(*settings.problems, problem))


ASCII_BORDERS = """
.-ascii Input, .-ascii OptionList, .-ascii Button { border: ascii $primary; }
.-ascii CommandModal > Vertical, .-ascii CommandModal > VerticalScroll { border: ascii $primary; }
.-ascii LessonScreen #lesson { border: ascii $primary; }
.-ascii OptionList, .-ascii VerticalScroll { scrollbar-size: 0 0; }
"""
