from __future__ import annotations

import codecs
import math
import random
import re
from contextlib import aclosing
from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict, cast

from ._core import MAX_RESPONSE_BYTES, create_error, parse_json, require_known_options, unexpected_response
from ._errors import AllianceError
from ._retry import retry_delay

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from . import types
    from ._core import Core
    from ._request import Call, CallOptions


class ChangedEvent(TypedDict):
    event: Literal["changed"]
    id: str
    """A time; all earlier changes have been sent. Pass it as `since` to resume there."""
    data: types.Change


class RemovedEvent(TypedDict):
    event: Literal["removed"]
    id: str
    data: types.Removal


class ResetEvent(TypedDict):
    """Changes may be missing: read all lists again."""

    event: Literal["reset"]
    id: str
    data: dict[str, object]


ChangeEvent: TypeAlias = ChangedEvent | RemovedEvent | ResetEvent

EVENT_TYPES = ("changed", "removed", "reset")

#: Seconds before reconnecting, unless the service sends another delay in a `retry` field.
DEFAULT_RECONNECT_DELAY = 2.0


class StreamState:
    def __init__(self) -> None:
        self.last_event_id: str | None = None
        self.reconnect_delay = DEFAULT_RECONNECT_DELAY

    def parse(self, block: str) -> ChangeEvent | None:
        """Parses a block, and updates the state with its ID and delay. Returns `None` for a comment, and for an event type that this version
        does not know."""
        fields = dict(re.findall(r"^([^:\r\n]*): ?(.*?)\r?$", block, re.MULTILINE))
        self.last_event_id = fields.get("id", self.last_event_id)
        if fields.get("retry", "").isdecimal():
            self.reconnect_delay = int(fields["retry"]) / 1000
        if "data" not in fields or fields.get("event") not in EVENT_TYPES:
            return None
        # The contract defines the data of each event type.
        return cast("ChangeEvent", {"event": fields["event"], "id": self.last_event_id, "data": parse_json(fields["data"])})


async def follow(core: Core, call: Call, options: CallOptions) -> AsyncGenerator[ChangeEvent, None]:
    """Streams changes. Reconnects after the last event until the consumer stops or the service rejects the request."""
    require_known_options(options)
    max_failures = options.get("retries", math.inf)
    state = StreamState()
    failures = 0
    while True:
        try:
            async with aclosing(read_blocks(core, call, options, state)) as blocks:
                async for block in blocks:
                    failures = 0
                    event = state.parse(block)
                    if event is not None:
                        yield event
            # Jitter: when a server stops, all of its clients reconnect.
            delay = state.reconnect_delay * (1 + random.random())
        except AllianceError as error:
            delay = retry_delay(failures, error) if failures < max_failures else None
            if delay is None:
                raise
        failures += 1
        await core.transport.sleep(delay)


async def read_blocks(core: Core, call: Call, options: CallOptions, state: StreamState) -> AsyncGenerator[str, None]:
    """Splits a stream of server-sent events into its blocks, which are separated by empty lines. The service sends a comment every 15
    seconds: when nothing arrives within `timeout`, the connection is considered dead."""
    last_event_id = {} if state.last_event_id is None else {"last-event-id": state.last_event_id}
    response = await core.open(call, options, {"accept": "text/event-stream", **last_event_id})
    try:
        if not 200 <= response.status_code < 300:
            content = b"".join([chunk async for chunk in core.chunks(response, call)])
            raise create_error(response.status_code, response.headers, parse_json(content))
        if not response.headers.get("content-type", "").startswith("text/event-stream"):
            raise unexpected_response("the response is not a stream of events", response)
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        incomplete = ""
        async for chunk in core.chunks(response, call):
            *complete, incomplete = re.split(r"\r?\n\r?\n", incomplete + decoder.decode(chunk))
            for block in complete:
                yield block
            if len(incomplete) > MAX_RESPONSE_BYTES:
                raise unexpected_response(f"an event is longer than {MAX_RESPONSE_BYTES} characters", response)
    finally:
        await core.transport.close(response)
