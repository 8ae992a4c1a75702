"""Runs the asynchronous code of this package without an event loop: with `BlockingTransport` it blocks and never suspends."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Generator

Value = TypeVar("Value")


def run(awaitable: Awaitable[Value]) -> Value:
    steps = awaitable.__await__()
    try:
        next(steps)
    except StopIteration as stop:
        return stop.value
    raise RuntimeError("code of the blocking client suspended")


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
