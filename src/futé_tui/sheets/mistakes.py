"""What pydantic finds wrong in a file, in the language spoken."""

from collections.abc import Mapping
from typing import Any

from ..language import N_, _

_SENTENCES = {
    "missing": N_("is missing"),
    "union_tag_not_found": N_("is missing"),
    "union_tag_invalid": N_("there is no {tag!r}; there are {expected_tags}"),
    "extra_forbidden": N_("there is no such key here"),
    "literal_error": N_("must be one of {expected}"),
    "string_type": N_("must be a text"),
    "int_type": N_("must be a whole number"),
    "bool_type": N_("must be true or false"),
    "list_type": N_("must be a list"),
    "dict_type": N_("must be a table"),
    "model_type": N_("must be a text, or a table with one in each language"),
    "model_attributes_type": N_("must be a table"),
    "greater_than_equal": N_("must be at least {ge}"),
    "less_than_equal": N_("must be at most {le}"),
    "too_short": N_("the number of entries must be at least {min_length}, not {actual_length}"),
    "too_long": N_("the number of entries must be at most {max_length}, not {actual_length}"),
    "string_too_short": N_("the number of characters must be at least {min_length}"),
    "string_too_long": N_("the number of characters must be at most {max_length}"),
    "string_pattern_mismatch": N_("must be written like {pattern}"),
}


def describe_mistake(problem: Mapping[str, Any]) -> str:
    """What is wrong with a key, as the rest of a sentence that begins with the key."""
    kind = problem["type"]
    if kind == "value_error":
        return str(problem["ctx"]["error"])
    if kind in _SENTENCES:
        facts = dict(problem.get("ctx", {}))
        if "expected" in facts:
            facts["expected"] = facts["expected"].replace(" or ", ", ")
        return _(_SENTENCES[kind]).format(**facts)
    return str(problem["msg"])
