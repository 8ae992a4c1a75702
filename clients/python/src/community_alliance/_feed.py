from __future__ import annotations

import codecs
import math
import random
import re
from contextlib import aclosing
from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict, cast

from ._core import MAX_LENGTH, error_of, json_of, require_known, unexpected
from ._errors import AllianceError
from ._retry import pause_before

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from . import types
    from ._core import Core
    from ._request import Call, CallOptions


class ChangedEvent(TypedDict):
    event: Literal["changed"]
    id: str
    """A time: all that changed before it has been told. As `since` it leads on from there."""
    data: types.Change


class RemovedEvent(TypedDict):
    event: Literal["removed"]
    id: str
    data: types.Removal


class ResetEvent(TypedDict):
    """What changed is not known: read all lists anew."""

    event: Literal["reset"]
    id: str
    data: dict[str, object]


ChangeEvent: TypeAlias = ChangedEvent | RemovedEvent | ResetEvent

KNOWN = ("changed", "removed", "reset")

#: Seconds before it connects again, unless the service says otherwise.
USUAL_PAUSE = 2.0


class Position:
    def __init__(self) -> None:
        self.id: str | None = None
        self.pause = USUAL_PAUSE

    def read(self, block: str) -> ChangeEvent | None:
        """The event of a block, if it is one that this version knows; the block may move the position too."""
        fields = dict(re.findall(r"^([^:\r\n]*): ?(.*?)\r?$", block, re.MULTILINE))
        self.id = fields.get("id", self.id)
        if fields.get("retry", "").isdecimal():
            self.pause = int(fields["retry"]) / 1000
        if "data" not in fields or fields.get("event") not in KNOWN:
            return None
        # The document says what each of them has.
        return cast("ChangeEvent", {"event": fields["event"], "id": self.id, "data": json_of(fields["data"])})


async def follow(core: Core, call: Call, options: CallOptions) -> AsyncGenerator[ChangeEvent, None]:
    """Goes on where a connection has ended, until nobody wants more or the service refuses."""
    require_known(options)
    retries = options.get("retries", math.inf)
    position = Position()
    failures = 0
    while True:
        try:
            async with aclosing(blocks(core, call, options, position)) as told:
                async for block in told:
                    failures = 0
                    event = position.read(block)
                    if event is not None:
                        yield event
            # Its clients come back one after another.
            pause = position.pause * (1 + random.random())
        except AllianceError as error:
            pause = pause_before(failures, error) if failures < retries else None
            if pause is None:
                raise
        failures += 1
        await core.port.sleep(pause)


async def blocks(core: Core, call: Call, options: CallOptions, position: Position) -> AsyncGenerator[str, None]:
    """The texts between empty lines. Something comes every 15 seconds: where it does not within `timeout`, the connection is dead."""
    resumed = {} if position.id is None else {"last-event-id": position.id}
    response = await core.open(call, options, {"accept": "text/event-stream", **resumed})
    try:
        if not 200 <= response.status_code < 300:
            content = b"".join([chunk async for chunk in core.chunks(response, call)])
            raise error_of(response.status_code, response.headers, json_of(content))
        if not response.headers.get("content-type", "").startswith("text/event-stream"):
            raise unexpected("a response that is not a stream of events", response)
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        rest = ""
        async for chunk in core.chunks(response, call):
            *whole, rest = re.split(r"\r?\n\r?\n", rest + decoder.decode(chunk))
            for block in whole:
                yield block
            if len(rest) > MAX_LENGTH:
                raise unexpected("an event that has no end", response)
    finally:
        await core.port.close(response)
