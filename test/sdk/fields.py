"""Prints the fields of a generated client's dataclasses that have no type: those whose annotation mentions Any."""

import ast
import sys


def mentions_any(annotation: ast.expr) -> bool:
    return any(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(annotation))


def is_dataclass(node: ast.ClassDef) -> bool:
    return any(isinstance(decorator, ast.Name) and decorator.id == "dataclass" for decorator in node.decorator_list)


def untyped_fields(module: ast.Module) -> list[str]:
    return [
        f"{model.name}.{field.target.id}"
        for model in module.body
        if isinstance(model, ast.ClassDef) and is_dataclass(model)
        for field in model.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and mentions_any(field.annotation)
    ]


with open(sys.argv[1], encoding="utf-8") as source:
    schemas, _, _ = source.read().partition("# ─── Embedded runtime")
print("\n".join(untyped_fields(ast.parse(schemas))))
