"""The sheets in a line each."""

from ..language import N_, _
from ..sheets.ruleset_files import sheet_title

SUMMARIES = {
    "tres-fute": N_("The first one: five zones, foxes and bonuses that set off chain reactions."),
    "vraiment-tres-fute": N_("The second one: sweep with silver, circle first and cross later, return dice."),
    "puissance-3": N_("The third one: jokers, and choices between a bonus and more points."),
    "melange": N_("The red-fox side: zones from all over the family, mixed. A reconstruction."),
    "tres-fute-4ever": N_("The fourth one: coordinates, regions, triangles, and numbers with effects of their own."),
    "qwinto": N_("Three dice, three rows: write the sum where it fits."),
    "qwixx": N_("Two white dice for everyone, a colour for you: cross from left to right and lock rows."),
}
FIRST_SHEET = "tres-fute"  # with which to begin
SHORT_TITLES = {"puissance-3": "Puissance 3"}


def summary(sheet: str) -> str:
    """A sheet in a line; nothing for one that does not come with the game."""
    return _(SUMMARIES[sheet]) if sheet in SUMMARIES else ""


def short_title(sheet: str) -> str:
    """The name of a sheet where there is little room."""
    return SHORT_TITLES.get(sheet) or sheet_title(sheet)


def explained_reconstruction() -> str:
    """What the word for a sheet means, without loading any sheet."""
    return _("reconstruction: some printed numbers are not known")


def sheets_in_order() -> list[str]:
    """All sheets: those that come with the game, in the order of their summaries, and then the player's own."""
    from ..sheets.loader import sheet_ids  # loads the engine

    ids = sheet_ids()
    return sorted(ids, key=(*SUMMARIES, *ids).index)
