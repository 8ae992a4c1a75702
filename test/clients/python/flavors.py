"""What reads the same of both clients, so that each test is written once."""

from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from inspect import isawaitable
from typing import TypeVar, cast

from community_alliance import AllianceError, AsyncClient, Client

Either = Client | AsyncClient
Value = TypeVar("Value")
Error = TypeVar("Error", bound=BaseException)


async def done(value: Value | Awaitable[Value]) -> Value:
    return cast(Value, await value if isawaitable(value) else value)


async def each(values: Iterable[Value] | AsyncIterable[Value]) -> AsyncIterator[Value]:
    if isinstance(values, Iterable):
        for value in values:
            yield value
    else:
        async for value in values:
            yield value


async def all_of(values: Iterable[Value] | AsyncIterable[Value]) -> list[Value]:
    return [value async for value in each(values)]


async def first(values: Iterable[Value] | AsyncIterable[Value], count: int) -> list[Value]:
    found: list[Value] = []
    async for value in each(values):
        found.append(value)
        if len(found) == count:
            break
    return found


async def refusal(kind: type[Error], work: Callable[[], object]) -> Error:
    """The error of a call, which is of this class."""
    try:
        result = work()
        await result if isawaitable(result) else result
    except kind as error:
        return error
    raise AssertionError(f"there was no {kind.__name__}")


Step = Callable[[], Coroutine[object, object, None]]


async def walk(steps: dict[str, Step]) -> None:
    for name, step in steps.items():
        try:
            await step()
        except (AllianceError, AssertionError) as error:
            error.add_note(f"at: {name}")
            raise
        print(name)
