"""Calls, written once for both clients. It is asynchronous; that of `Client` has a `Port` that never waits, only blocks."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, cast
from urllib.parse import urlsplit

import httpx

from ._errors import AllianceError, ApiError, ConnectionError, DeadlineError, UnexpectedResponseError
from ._generated.errors import error_classes
from ._results import ResponseInfo, Result
from ._retry import pause_before

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    from ._request import Call, CallOptions

#: Bytes: far above any response of the service, and far below the memory.
MAX_LENGTH = 33_554_432


class Port(Protocol):
    """What a client does outside of itself."""

    def build(self, method: str, url: str, timeout: float, headers: Mapping[str, str], content: Mapping[str, Any]) -> httpx.Request: ...
    async def send(self, request: httpx.Request) -> httpx.Response: ...
    def chunks(self, response: httpx.Response) -> AsyncIterator[bytes]: ...
    async def close(self, response: httpx.Response) -> None: ...
    async def sleep(self, seconds: float) -> None: ...
    async def token(self, refused: str | None) -> str | None: ...


@dataclass(frozen=True, slots=True)
class Received:
    status: int
    headers: httpx.Headers
    content: bytes


@dataclass(frozen=True, slots=True)
class Core:
    base_url: str
    timeout: float
    retries: int
    port: Port

    async def call(self, call: Call, options: CallOptions) -> Any:
        """Calls an operation, again and again if that is safe and may help."""
        require_known(options)
        retries = options.get("retries", self.retries) if call.is_repeatable else 0
        headers = {"accept": "application/json", **call.headers()}
        retry = 0
        while True:
            try:
                return result_of(await self._attempt(call, options, headers), call)
            except AllianceError as error:
                pause = pause_before(retry, error) if retry < retries else None
                if pause is None:
                    raise
            await self.port.sleep(pause)
            retry += 1

    async def _attempt(self, call: Call, options: CallOptions, headers: Mapping[str, str]) -> Received:
        """Sends a request once, and reads all of its response."""
        started = time.monotonic()
        response = await self.open(call, options, headers)
        try:
            content = bytearray()
            async for chunk in self.chunks(response, call):
                content += chunk
                if time.monotonic() - started > self.timeout_of(options):
                    raise DeadlineError(f"{call.method} {call.path} took longer than {self.timeout_of(options)} s")
                if len(content) > MAX_LENGTH:
                    raise unexpected("the response has no end", response)
            return Received(response.status_code, response.headers, bytes(content))
        finally:
            await self.port.close(response)

    async def open(self, call: Call, options: CallOptions, headers: Mapping[str, str]) -> httpx.Response:
        """Sends a request, and again if the token was refused and there is another: the first time nothing has been done."""
        first = await self.port.token(None)
        response = await self._send(call, options, headers, first)
        if first is None or response.status_code != 401:
            return response
        second = await self.port.token(first)
        if second is None or second == first:
            return response
        await self.port.close(response)
        return await self._send(call, options, headers, second)

    async def _send(self, call: Call, options: CallOptions, headers: Mapping[str, str], token: str | None) -> httpx.Response:
        authorization = {} if token is None else {"authorization": f"Bearer {token}"}
        given = {name.lower(): value for name, value in options.get("headers", {}).items()}
        request = self.port.build(
            call.method,
            self.base_url + call.address(),
            self.timeout_of(options),
            {**authorization, **headers, **given},
            call.content(),
        )
        try:
            return await self.port.send(request)
        except httpx.RequestError as error:
            raise lost(call, error) from error

    async def chunks(self, response: httpx.Response, call: Call) -> AsyncIterator[bytes]:
        try:
            async for chunk in self.port.chunks(response):
                yield chunk
        except httpx.RequestError as error:
            raise lost(call, error) from error

    def timeout_of(self, options: CallOptions) -> float:
        return options.get("timeout", self.timeout)


def address_of(base_url: str) -> str:
    """What else an address may hold would be lost, and credentials would appear in the messages of errors."""
    parts = urlsplit(base_url)
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc or parts.query or parts.fragment:
        raise ValueError("base_url must be an http or https address without credentials, query and fragment")
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def require_known(options: CallOptions) -> None:
    for name in options.keys() - {"timeout", "retries", "headers"}:
        raise TypeError(f"there is no argument {name}")


def lost(call: Call, error: httpx.RequestError) -> ConnectionError:
    late = isinstance(error, httpx.TimeoutException)
    return (DeadlineError if late else ConnectionError)(f"{call.method} {call.path} got no whole response")


def unexpected(message: str, response: httpx.Response) -> UnexpectedResponseError:
    return UnexpectedResponseError(message, status=response.status_code, headers=response.headers)


def result_of(received: Received, call: Call) -> Mapping[str, Any]:
    status, headers = received.status, received.headers
    if status == 304 and call.if_none_match is not None:
        return call.if_none_match
    body = json_of(received.content)
    if not 200 <= status < 300:
        raise error_of(status, headers, body)
    if not isinstance(body, dict):
        message = f"a response with the status {status} that is not an object in JSON"
        raise UnexpectedResponseError(message, status=status, headers=headers)
    return Result(cast("dict[str, Any]", body), ResponseInfo(status, headers))


def json_of(content: bytes | str) -> object:
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        return None


def error_of(status: int, headers: httpx.Headers, body: object) -> AllianceError:
    message = cast("dict[str, object]", body).get("error") if isinstance(body, dict) else None
    code = headers.get("x-error-code")
    # Of a proxy, which has other ideas of an error.
    if not isinstance(message, str) or code is None:
        sentence = f"an error with the status {status} that is not the service's"
        return UnexpectedResponseError(sentence, status=status, headers=headers)
    return error_classes.get(code, ApiError)(message, status=status, code=code, headers=headers)
