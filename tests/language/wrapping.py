"""A language for tests: every message is wrapped in signs, so that anything outside comes from no catalogue."""

import gettext
import re

WRAPPED = re.compile(r"⟦[^⟦⟧]*(?:⟦[^⟦⟧]*(?:⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧[^⟦⟧]*)*⟧")


class Wrapping(gettext.NullTranslations):
    """English between signs."""

    def gettext(self, message: str) -> str:
        return f"⟦{message}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"⟦{msgid1 if n == 1 else msgid2}⟧"

    def pgettext(self, context: str, message: str) -> str:
        return f"⟦{message}⟧"
