from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict, cast
from urllib.parse import quote, urlencode

from ._results import etag_of

if TYPE_CHECKING:
    from collections.abc import Mapping


class CallOptions(TypedDict, total=False):
    """Options of a single call. They override the client's settings of the same name."""

    timeout: float
    """Seconds for each attempt, including reading the body."""
    retries: int
    """Maximum number of retries after a failed attempt."""
    headers: Mapping[str, str]


class File(NamedTuple):
    """A file as the body of a request."""

    content: bytes
    media_type: str
    """Such as `text/calendar`."""


@dataclass(frozen=True, slots=True)
class Call:
    """A request without its token."""

    method: str
    path: str
    #: Path and query parameters by their names in the contract.
    parameters: Mapping[str, object]
    body: Mapping[str, object] | File | bytes | None = None
    if_match: Mapping[str, object] | str | None = None
    if_none_match: Mapping[str, object] | None = None
    idempotency_key: str | None = None

    @property
    def is_repeatable(self) -> bool:
        """True for reads, and for requests that the service deduplicates by `Idempotency-Key`. Any other request could take effect twice."""
        return self.method == "GET" or self.idempotency_key is not None

    def url(self) -> str:
        path = {name: encode_segment(name, value) for name, value in self.parameters.items() if f"{{{name}}}" in self.path}
        query = [(name, encode_value(item)) for name, value in self.parameters.items() if name not in path for item in items_of(value)]
        return self.path.format_map(path) + (f"?{urlencode(query)}" if query else "")

    def headers(self) -> dict[str, str]:
        headers = {
            "content-type": self.body.media_type if isinstance(self.body, File) else None,
            "idempotency-key": self.idempotency_key,
            "if-match": self.if_match if isinstance(self.if_match, str | None) else require_etag(self.if_match),
            "if-none-match": None if self.if_none_match is None else etag_of(self.if_none_match),
        }
        return {name: value for name, value in headers.items() if value is not None}

    def content(self) -> dict[str, Any]:
        """Returns the body as arguments of httpx. Bytes without a media type are sent in a form."""
        if self.body is None:
            return {}
        if isinstance(self.body, File):
            return {"content": self.body.content}
        return {"files": {"file": self.body}} if isinstance(self.body, bytes) else {"json": self.body}


def items_of(value: object) -> list[object]:
    if value is None:
        return []
    if isinstance(value, str) or not isinstance(value, Iterable):
        return [value]
    return list(cast("Iterable[object]", value))


def encode_value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def encode_segment(name: str, value: object) -> str:
    """Rejects an empty segment, `.` and `..`, which would change the path to that of another operation."""
    if str(value) in ("", ".", ".."):
        raise ValueError(f'{name} must not be "{value}"')
    return quote(str(value), safe="")


def require_etag(result: Mapping[str, object]) -> str:
    """Raises if there is no tag: the change would be sent without its precondition."""
    tag = etag_of(result)
    if tag is None:
        raise TypeError("if_match: the result has no ETag")
    return tag


def new_key() -> str:
    return secrets.token_hex(16)
