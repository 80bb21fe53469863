"""Days as each language writes them."""

from datetime import date

from ..language import spoken

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_FORMATS = {"fr": "{0.day:02}/{0.month:02}/{0.year}", "de": "{0.day:02}.{0.month:02}.{0.year}"}
_SHORT = {"fr": "{0.day:02}/{0.month:02}", "de": "{0.day:02}.{0.month:02}."}

_WEEKDAYS = {
    "en": ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"),
    "fr": ("lu", "ma", "me", "je", "ve", "sa", "di"),
    "de": ("Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"),
}


def weekday_text(day: int) -> str:
    """The short name of a day of the week; Monday is 0."""
    return _WEEKDAYS.get(spoken(), _WEEKDAYS["en"])[day]


def day_text(day: date) -> str:
    """`16 Nov 2026`, in French `16/11/2026`, in German `16.11.2026`."""
    written = _FORMATS.get(spoken())
    return written.format(day) if written else f"{short_day_text(day)} {day.year}"


def short_day_text(day: date) -> str:
    """The same without the year."""
    written = _SHORT.get(spoken())
    return written.format(day) if written else f"{day.day} {_MONTHS[day.month - 1]}"


def stored_day_text(day: str) -> str:
    """A day as it is stored (2026-11-16); what is no day stays as it is."""
    try:
        return day_text(date.fromisoformat(day))
    except ValueError:
        return day
