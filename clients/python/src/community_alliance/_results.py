from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import httpx

if TYPE_CHECKING:
    from collections.abc import Mapping


class ResponseInfo(NamedTuple):
    status: int
    headers: httpx.Headers


class Result(dict[str, Any]):
    """The body of a response, and what came with it."""

    __slots__ = ("response",)

    def __init__(self, body: dict[str, Any], response: ResponseInfo) -> None:
        super().__init__(body)
        self.response = response


def response_of(result: Mapping[str, object]) -> ResponseInfo:
    """The status and the headers that a result came with."""
    if not isinstance(result, Result):
        raise TypeError("this is not a result of a client")
    return result.response


def etag_of(result: Mapping[str, object]) -> str | None:
    """The `ETag` of a result, for `if_match`; `None` if it has none."""
    return response_of(result).headers.get("etag")
