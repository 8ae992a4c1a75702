"""Drives what is written for asyncio where nothing in it waits: what takes time blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Generator

Value = TypeVar("Value")


def run(work: Awaitable[Value]) -> Value:
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration as stop:
        return stop.value
    raise RuntimeError("blocking work has waited")


def iterate(values: AsyncGenerator[Value, None]) -> Generator[Value, None, None]:
    try:
        while True:
            try:
                value = run(values.__anext__())
            except StopAsyncIteration:
                return
            yield value
    finally:
        run(values.aclose())
