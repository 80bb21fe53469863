"""Reading ruleset files, with errors that name file, key and reason."""

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from ..disk import reason, toml_reason
from ..language import _
from .files import ruleset_ids, rulesets_folder
from .mistakes import tell_mistake
from .ruleset import FuteRuleset, QwintoRuleset, Ruleset
from .schema.qwinto import QwintoModel
from .schema.ruleset import FuteModel

__all__ = ["RulesetError", "load_ruleset", "ruleset_ids", "rulesets_folder"]


class RulesetError(ValueError):
    """A ruleset that cannot be used: every problem is a sentence that names file, key and reason."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


def load_ruleset(source: str | Path | Ruleset) -> Ruleset:
    """A ruleset by its id, by the path of a .toml file, or as it is."""
    if isinstance(source, Ruleset):
        return source
    if isinstance(source, str) and source in ruleset_ids():
        return _load_packed(source)
    path = Path(source)
    if isinstance(source, str) and not source.endswith(".toml") and not path.is_file():
        known = ", ".join(ruleset_ids())
        told = _("there is no sheet {source!r}; there are {known}, or name a .toml file")
        raise RulesetError([told.format(source=source, known=known)])
    ruleset = _read(path)
    if ruleset.id in ruleset_ids() and path.resolve() != (rulesets_folder() / f"{ruleset.id}.toml").resolve():
        told = _("{path}: id: {id!r} belongs to a sheet of the game; choose another")
        raise RulesetError([told.format(path=path, id=ruleset.id)])
    return ruleset


@cache
def _load_packed(ruleset_id: str) -> Ruleset:
    return _read(rulesets_folder() / f"{ruleset_id}.toml")


def _read(path: Path) -> Ruleset:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RulesetError([_("{file}: cannot be read: {reason}").format(file=path, reason=reason(error))]) from None
    except UnicodeDecodeError:
        raise RulesetError([_("{file}: is not UTF-8 text").format(file=path)]) from None
    except tomllib.TOMLDecodeError as error:
        raise RulesetError([_("{file}: is not TOML: {reason}").format(file=path, reason=toml_reason(error))]) from None
    try:
        return _build(path, data)
    except ValidationError as error:
        raise RulesetError([f"{path}: {_sentence(data, problem)}" for problem in error.errors()]) from None


def _build(path: Path, data: dict[str, Any]) -> Ruleset:
    """The ruleset of the game that the file names."""
    match data.get("game"):
        case "fute":
            return FuteRuleset(FuteModel.model_validate(data))
        case "qwinto":
            return QwintoRuleset(QwintoModel.model_validate(data))
        case None:
            raise RulesetError(
                [_("{path}: game: is missing; the turn is that of 'fute' or of 'qwinto'").format(path=path)]
            )
        case other:
            told = _("{path}: game: the turn is that of 'fute' or of 'qwinto', not {other!r}")
            raise RulesetError([told.format(path=path, other=other)])


def _sentence(data: Any, problem: Any) -> str:
    """`key: reason` for one problem that pydantic found."""
    key, told = _key(data, problem), tell_mistake(problem)
    if problem["type"] in ("union_tag_not_found", "union_tag_invalid"):
        key = f"{key}.kind"
    return f"{key}: {told}" if key else told


def _key(data: Any, problem: Any) -> str:
    """The key as it stands in the file: list entries by name or number, without the schema's own steps."""
    words = []
    for step in problem["loc"]:
        if isinstance(step, int) and isinstance(data, list):
            data = data[step] if step < len(data) else None
            words.append(_entry_name(data) or str(step + 1))
        elif isinstance(data, dict) and step in data:
            data = data[step]
            words.append(str(step))
    if problem["type"] == "missing":
        words.append(str(problem["loc"][-1]))
    return ".".join(words)


def _entry_name(entry: Any) -> str:
    if isinstance(entry, dict):
        return str(entry.get("name") or entry.get("action") or "")
    return ""
