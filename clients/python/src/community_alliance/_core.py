"""The logic of calls, shared by both clients. It is asynchronous; `Client` runs it with a transport that blocks and never suspends."""

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
from ._retry import retry_delay

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    from ._request import Call, CallOptions

#: Protects the memory of the client from a faulty server. Responses of the service are far smaller.
MAX_RESPONSE_BYTES = 33_554_432


class Transport(Protocol):
    """Access to the network, the clock and the token."""

    def build(self, method: str, url: str, timeout: float, headers: Mapping[str, str], content: Mapping[str, Any]) -> httpx.Request: ...
    async def send(self, request: httpx.Request) -> httpx.Response: ...
    def chunks(self, response: httpx.Response) -> AsyncIterator[bytes]: ...
    async def close(self, response: httpx.Response) -> None: ...
    async def sleep(self, seconds: float) -> None: ...
    async def token(self, rejected_token: str | None) -> str | None: ...


@dataclass(frozen=True, slots=True)
class ReceivedResponse:
    status: int
    headers: httpx.Headers
    content: bytes


@dataclass(frozen=True, slots=True)
class Core:
    base_url: str
    timeout: float
    retries: int
    transport: Transport

    async def call(self, call: Call, options: CallOptions) -> Any:
        """Calls an operation. Retries after temporary errors, if repeating the operation is safe."""
        require_known_options(options)
        max_retries = options.get("retries", self.retries) if call.is_repeatable else 0
        headers = {"accept": "application/json", **call.headers()}
        retry = 0
        while True:
            try:
                return create_result(await self._attempt(call, options, headers), call)
            except AllianceError as error:
                delay = retry_delay(retry, error) if retry < max_retries else None
                if delay is None:
                    raise
            await self.transport.sleep(delay)
            retry += 1

    async def _attempt(self, call: Call, options: CallOptions, headers: Mapping[str, str]) -> ReceivedResponse:
        """Sends a request once, and reads the whole response."""
        started = time.monotonic()
        response = await self.open(call, options, headers)
        try:
            content = bytearray()
            async for chunk in self.chunks(response, call):
                content += chunk
                if time.monotonic() - started > self.timeout_of(options):
                    raise DeadlineError(f"{call.method} {call.path} took longer than {self.timeout_of(options)} s")
                if len(content) > MAX_RESPONSE_BYTES:
                    raise unexpected_response(f"the response is larger than {MAX_RESPONSE_BYTES} bytes", response)
            return ReceivedResponse(response.status_code, response.headers, bytes(content))
        finally:
            await self.transport.close(response)

    async def open(self, call: Call, options: CallOptions, headers: Mapping[str, str]) -> httpx.Response:
        """Sends a request with the token. If the service rejects a token of the `token` function, the function may return another one, with
        which the request is sent again. This is safe for changes too: a rejected request had no effect."""
        first_token = await self.transport.token(None)
        response = await self._send(call, options, headers, first_token)
        if first_token is None or response.status_code != 401:
            return response
        new_token = await self.transport.token(first_token)
        if new_token is None or new_token == first_token:
            return response
        await self.transport.close(response)
        return await self._send(call, options, headers, new_token)

    async def _send(self, call: Call, options: CallOptions, headers: Mapping[str, str], token: str | None) -> httpx.Response:
        authorization = {} if token is None else {"authorization": f"Bearer {token}"}
        extra_headers = {name.lower(): value for name, value in options.get("headers", {}).items()}
        request = self.transport.build(
            call.method,
            self.base_url + call.url(),
            self.timeout_of(options),
            {**authorization, **headers, **extra_headers},
            call.content(),
        )
        try:
            return await self.transport.send(request)
        except httpx.RequestError as error:
            raise connection_error(call, error) from error

    async def chunks(self, response: httpx.Response, call: Call) -> AsyncIterator[bytes]:
        try:
            async for chunk in self.transport.chunks(response):
                yield chunk
        except httpx.RequestError as error:
            raise connection_error(call, error) from error

    def timeout_of(self, options: CallOptions) -> float:
        return options.get("timeout", self.timeout)


def normalize_base_url(base_url: str) -> str:
    """Rejects credentials, which would appear in error messages, and a query or fragment, which would be lost."""
    parts = urlsplit(base_url)
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc or parts.query or parts.fragment:
        raise ValueError("base_url must be an http or https URL without credentials, query or fragment")
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def require_known_options(options: CallOptions) -> None:
    for name in options.keys() - {"timeout", "retries", "headers"}:
        raise TypeError(f"unexpected keyword argument {name}")


def connection_error(call: Call, error: httpx.RequestError) -> ConnectionError:
    kind = DeadlineError if isinstance(error, httpx.TimeoutException) else ConnectionError
    return kind(f"{call.method} {call.path}: the connection failed before the response was complete")


def unexpected_response(message: str, response: httpx.Response) -> UnexpectedResponseError:
    return UnexpectedResponseError(message, status=response.status_code, headers=response.headers)


def create_result(response: ReceivedResponse, call: Call) -> Mapping[str, Any]:
    status, headers = response.status, response.headers
    if status == 304 and call.if_none_match is not None:
        return call.if_none_match
    body = parse_json(response.content)
    if not 200 <= status < 300:
        raise create_error(status, headers, body)
    if not isinstance(body, dict):
        message = f"the response with status {status} is not a JSON object"
        raise UnexpectedResponseError(message, status=status, headers=headers)
    return Result(cast("dict[str, Any]", body), ResponseInfo(status, headers))


def parse_json(content: bytes | str) -> object:
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        return None


def create_error(status: int, headers: httpx.Headers, body: object) -> AllianceError:
    message = cast("dict[str, object]", body).get("error") if isinstance(body, dict) else None
    code = headers.get("x-error-code")
    # Not in the service's error format: most likely the response of a proxy.
    if not isinstance(message, str) or code is None:
        description = f"the error with status {status} was not sent by the service"
        return UnexpectedResponseError(description, status=status, headers=headers)
    return error_classes.get(code, ApiError)(message, status=status, code=code, headers=headers)
