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
    """Of each call; where a setting of the client has the same name, this one counts."""

    timeout: float
    """Seconds for each attempt, its body included."""
    retries: int
    """How many times a failed attempt is repeated."""
    headers: Mapping[str, str]


class File(NamedTuple):
    """A file as the body of a request."""

    content: bytes
    media_type: str
    """Such as `text/calendar`."""


@dataclass(frozen=True, slots=True)
class Call:
    """What a method sends, without a credential."""

    method: str
    path: str
    #: Of the path and of the query, by the names that the service has for them.
    values: Mapping[str, object]
    body: Mapping[str, object] | File | bytes | None = None
    if_match: Mapping[str, object] | str | None = None
    if_none_match: Mapping[str, object] | None = None
    idempotency_key: str | None = None

    @property
    def is_repeatable(self) -> bool:
        """Reads are, and what the service recognizes by its key; anything else might be done twice."""
        return self.method == "GET" or self.idempotency_key is not None

    def address(self) -> str:
        in_path = {name: segment(name, value) for name, value in self.values.items() if f"{{{name}}}" in self.path}
        query = [(name, text(one)) for name, value in self.values.items() if name not in in_path for one in items(value)]
        return self.path.format_map(in_path) + (f"?{urlencode(query)}" if query else "")

    def headers(self) -> dict[str, str]:
        sent = {
            "content-type": self.body.media_type if isinstance(self.body, File) else None,
            "idempotency-key": self.idempotency_key,
            "if-match": self.if_match if isinstance(self.if_match, str | None) else required_tag(self.if_match),
            "if-none-match": None if self.if_none_match is None else etag_of(self.if_none_match),
        }
        return {name: value for name, value in sent.items() if value is not None}

    def content(self) -> dict[str, Any]:
        """The body as arguments of httpx. Bytes without a media type are sent as a form."""
        if self.body is None:
            return {}
        if isinstance(self.body, File):
            return {"content": self.body.content}
        return {"files": {"file": self.body}} if isinstance(self.body, bytes) else {"json": self.body}


def items(value: object) -> list[object]:
    if value is None:
        return []
    if isinstance(value, str) or not isinstance(value, Iterable):
        return [value]
    return list(cast("Iterable[object]", value))


def text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def segment(name: str, value: object) -> str:
    """A segment that addresses resolve (`..`), or none, would lead to another operation."""
    if str(value) in ("", ".", ".."):
        raise ValueError(f'{name} must be text other than "{value}"')
    return quote(str(value), safe="")


def required_tag(result: Mapping[str, object]) -> str:
    """A change that should have been guarded must not go out without its guard."""
    tag = etag_of(result)
    if tag is None:
        raise TypeError("if_match: this result came without an ETag")
    return tag


def new_key() -> str:
    return secrets.token_hex(16)
