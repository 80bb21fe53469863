"""What the player asked for and cannot be done, for reasons that they can understand."""

from collections.abc import Sequence


class UserError(ValueError):
    """The text is one clear sentence, in the language spoken. A command that raises it ends with this sentence."""


class FileError(UserError):
    """A file that cannot be used: every problem is a sentence that names file, key and reason."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)
