"""Problems: what is wrong with something that came from outside, as an English sentence with named places and facts.

The engine knows no languages: `str(problem)` is the English text; other languages are made from message and facts.
"""


class Problem(ValueError):
    """The base of all problems. The default message is `reason`, another problem or error."""

    def __init__(self, message: str = "{reason}", **facts: object) -> None:
        super().__init__(message.format(**facts))
        self.message = message
        self.facts = facts


class RecordError(Problem):
    """A record that cannot be read: the line, and why."""

    def __init__(self, line: int, message: str = "{reason}", **facts: object) -> None:
        self.line = line
        self.problem = Problem(message, **facts)
        self.reason = str(self.problem)
        super().__init__("line {line}: {reason}", line=line, reason=self.problem)
