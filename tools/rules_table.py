"""The table of rules and the tests that show them: ``docs/rules/<game>.md``, one line a rule id.

Run ``python3 -m tools.rules_table`` after adding a rule or a test; a test fails while a table is out of date.
"""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

from pyapp.games import NAMES, game_type
from pyapp.kernel.rulebook import Rule
from pyapp.locale import words

ROOT = Path(__file__).resolve().parent.parent


def rules(name: str) -> tuple[Rule, ...]:
    """The rule ids of a game."""
    found: tuple[Rule, ...] = import_module(f"pyapp.games.{name}.rulebook").RULES
    return found


def shown_by(name: str) -> dict[str, list[str]]:
    """Rule id -> the tests marked with it, as ``file::test``."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / "games" / name).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for rule in _marked(node):
                    found.setdefault(rule, []).append(f"{path.name}::{node.name}")
    return found


def _marked(node: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    return [
        argument.value
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) in ("pytest.mark.rule", "rule")
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def table(name: str) -> str:
    """The whole page for one game."""
    say, tests = words("en").say, shown_by(name)
    lines = [f"# {game_type(name).title}: rules and the tests that show them", ""]
    lines += ["Made by `python3 -m tools.rules_table`; the words are the app's own help.", ""]
    chapter = ""
    for rule in rules(name):
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines += [
                "",
                f"## {say(f'{name}.chapter.{chapter}')}",
                "",
                "| id | rule | tests |",
                "|---|---|---|",
            ]
        shown = "<br>".join(f"`{test}`" for test in tests.get(rule.id, []))
        lines.append(f"| {rule.id} | {say(f'{name}.rule.{rule.id}')} | {shown} |")
    return "\n".join(lines).replace("\n\n\n", "\n\n") + "\n"


def page(name: str) -> Path:
    """Where a game's table lies."""
    return ROOT / "docs" / "rules" / f"{name}.md"


def main() -> None:
    """Write all tables."""
    for name in NAMES:
        page(name).parent.mkdir(parents=True, exist_ok=True)
        page(name).write_text(table(name), "utf-8")


if __name__ == "__main__":
    main()
