"""The app's own themes, a dark and a light one, and borders for terminals that have only ASCII."""

from dataclasses import replace

from textual.theme import BUILTIN_THEMES, Theme

from .language import N_
from .store.settings import Problem, Settings

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


def with_sound_theme(settings: Settings) -> Settings:
    """The settings with a theme that there is; a sentence says which one there is not."""
    if settings.theme in (DARK.name, LIGHT.name, *BUILTIN_THEMES):
        return settings
    problem = Problem(N_("There is no theme {theme!r}."), {"theme": settings.theme})
    return replace(settings, theme=DARK.name, problems=(*settings.problems, problem))


ASCII_BORDERS = """
.-ascii Input, .-ascii OptionList, .-ascii Button { border: ascii $primary; }
.-ascii SizedModal > Vertical, .-ascii SizedModal > VerticalScroll { border: ascii $primary; }
.-ascii BoardScreen.-vast #others { border-left: ascii $primary; }
.-ascii LessonScreen #lesson { border: ascii $primary; }
.-ascii BoardScreen #others { border-top: ascii $primary; }
.-ascii BoardScreen.-vast #others { border-top: none; }
.-ascii OptionList, .-ascii RowList, .-ascii VerticalScroll, .-ascii SheetPane { scrollbar-size: 0 0; }
"""
