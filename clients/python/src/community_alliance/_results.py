from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import httpx

if TYPE_CHECKING:
    from collections.abc import Mapping


class ResponseInfo(NamedTuple):
    status: int
    headers: httpx.Headers


class Result(dict[str, Any]):
    """The body of a response, with its status and headers."""

    __slots__ = ("response",)

    def __init__(self, body: dict[str, Any], response: ResponseInfo) -> None:
        super().__init__(body)
        self.response = response


def response_of(result: Mapping[str, object]) -> ResponseInfo:
    """Returns the status and the headers of the response that the result was read from."""
    if not isinstance(result, Result):
        raise TypeError("the mapping is not a result of a client")
    return result.response


def etag_of(result: Mapping[str, object]) -> str | None:
    """Returns the `ETag` of a result, for `if_match`; `None` if it has none."""
    return response_of(result).headers.get("etag")
