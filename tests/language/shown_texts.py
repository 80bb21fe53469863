"""Finding the texts in the source that people may see and that no catalogue knows."""

import ast
import re
from collections.abc import Iterator

MARKING = {"_", "N_", "NP_", "ngettext", "pgettext", "Problem", "DiceError", "GameError", "RecordError"}
SINKS = {"print", "notify", "say", "_say", "ask", "_ask", "Static", "Label", "Button", "UserError", "update"}
SHOWN_KEYWORDS = {"help", "description", "title", "placeholder", "tooltip", "metavar"}
_PROSE = re.compile(r"[A-Za-zÀ-ÿ]{2,}[,;:.]? [a-zà-ÿ]{2,}|◦[,;:.]? [A-Za-zà-ÿ]{3,}|[A-Za-zà-ÿ]{3,}[,;:.]? ◦")
_GAP = "◦"  # the place of a value in an f-string
_WORD = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
_NOT_FOR_PEOPLE = re.compile(
    r"\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|ALTER|BEGIN|DROP|REPLACE|WITH)\b|\s*[.#-]?\w[\w.# >-]*\{|fute\b"
)


def unmarked(tree: ast.Module) -> list[tuple[int, str]]:
    """Line and text of every string that looks like something for people and is not marked for the catalogues."""
    return _Search(tree).found


def in_f_strings(tree: ast.Module) -> Iterator[int]:
    """The lines with a message inside an f-string, where the catalogues do not find it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and _name(call.func) in MARKING and _literal(call):
                    yield call.lineno


def _literal(call: ast.Call) -> bool:
    return any(isinstance(argument, ast.Constant) and isinstance(argument.value, str) for argument in call.args)


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


class _Search(ast.NodeVisitor):
    def __init__(self, tree: ast.Module) -> None:
        self.found: list[tuple[int, str]] = []
        self._shown = False  # whether what is visited goes straight to people
        self.visit(tree)

    def visit_Call(self, node: ast.Call) -> None:
        name = _name(node.func)
        if name in MARKING or name == "compile":  # a pattern is not for people
            return
        self.visit(node.func)
        for argument in node.args:
            self._visit_as(argument, shown=name in SINKS)
        for keyword in node.keywords:
            self._visit_as(keyword.value, shown=keyword.arg in SHOWN_KEYWORDS)

    def _visit_as(self, node: ast.expr, *, shown: bool) -> None:
        before, self._shown = self._shown, shown
        self.visit(node)
        self._shown = before

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a bare string is a docstring
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        names = {_name(target) for target in node.targets}
        if not any(name.endswith(("CSS", "_BORDERS")) for name in names):
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        self.visit(node.test)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        text = "".join(str(part.value) if isinstance(part, ast.Constant) else _GAP for part in node.values)
        self._look(node, text)
        shown, self._shown = self._shown, False
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)
        self._shown = shown

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self._look(node, node.value)

    def _look(self, node: ast.expr, text: str) -> None:
        if _NOT_FOR_PEOPLE.match(text):
            return
        if (_WORD if self._shown else _PROSE).search(text):
            self.found.append((node.lineno, text))
