"""Helpers that hide the difference between both clients, so that each test is written once."""

from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from inspect import isawaitable
from typing import TypeVar, cast

from community_alliance import AllianceError, AsyncClient, Client

AnyClient = Client | AsyncClient
Value = TypeVar("Value")
Error = TypeVar("Error", bound=BaseException)


async def resolve(value: Value | Awaitable[Value]) -> Value:
    return cast(Value, await value if isawaitable(value) else value)


async def iterate(values: Iterable[Value] | AsyncIterable[Value]) -> AsyncIterator[Value]:
    if isinstance(values, Iterable):
        for value in values:
            yield value
    else:
        async for value in values:
            yield value


async def list_all(values: Iterable[Value] | AsyncIterable[Value]) -> list[Value]:
    return [value async for value in iterate(values)]


async def take(values: Iterable[Value] | AsyncIterable[Value], count: int) -> list[Value]:
    taken: list[Value] = []
    async for value in iterate(values):
        taken.append(value)
        if len(taken) == count:
            break
    return taken


async def assert_raises(kind: type[Error], call: Callable[[], object]) -> Error:
    """Returns the error of a call, which must be of this class."""
    try:
        result = call()
        await result if isawaitable(result) else result
    except kind as error:
        return error
    raise AssertionError(f"expected {kind.__name__}, but the call succeeded")


Step = Callable[[], Coroutine[object, object, None]]


async def run_steps(steps: dict[str, Step]) -> None:
    for name, step in steps.items():
        try:
            await step()
        except (AllianceError, AssertionError) as error:
            error.add_note(f"step: {name}")
            raise
        print(name)
