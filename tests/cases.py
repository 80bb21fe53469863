"""Many small cases in one test: pytest needs longer for a test of its own than most of them take. A failure names its
case."""

from collections.abc import Callable, Iterable
from itertools import product

from futé_tui.language import speak
from futé_tui.text.spoken_sheet import speak_of

Check = Callable[..., None]


def check_each(check: Check, cases: Iterable[tuple[object, ...]]) -> None:
    """Check one case after the other; each begins in English and with no sheet, as tests do."""
    for case in cases:
        try:
            check(*case)
        except BaseException as error:
            error.add_note(f"The case: {', '.join(map(str, case))}")
            raise
        finally:
            speak("en")
            speak_of(())


def for_cases(cases: Iterable[tuple[object, ...]]) -> Callable[[Check], Callable[[], None]]:
    """Make one test of a check of all these cases."""
    known = list(cases)

    def make(check: Check) -> Callable[[], None]:
        def test() -> None:
            assert known
            check_each(check, known)

        test.__name__, test.__doc__ = check.__name__, check.__doc__
        return test

    return make


def for_each(*values: Iterable[object]) -> Callable[[Check], Callable[[], None]]:
    """Make one test of a check of every combination of these values."""
    return for_cases(product(*values))
