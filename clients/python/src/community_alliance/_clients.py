from __future__ import annotations

import asyncio
import inspect
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import TYPE_CHECKING, Any, TypeAlias

import httpx

from ._blocking import iterate, run
from ._core import Core, normalize_base_url
from ._feed import follow

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Generator, Mapping
    from typing import Self

    from ._feed import ChangeEvent
    from ._request import Call, CallOptions

Token: TypeAlias = "str | Callable[[str | None], str | None] | None"
AsyncToken: TypeAlias = "str | Callable[[str | None], str | None | Awaitable[str | None]] | None"

#: Replaces the authentication of httpx, which would use a `.netrc` file.
NO_AUTH = httpx.Auth()


def no_cookies() -> CookieJar:
    """Returns a cookie jar that rejects all cookies. Calls authenticate by token, never by cookie."""
    return CookieJar(DefaultCookiePolicy(allowed_domains=[]))


class BlockingTransport:
    def __init__(self, http: httpx.Client, token: Token) -> None:
        self.http = http
        self._token = token

    def build(self, method: str, url: str, timeout: float, headers: Mapping[str, str], content: Mapping[str, Any]) -> httpx.Request:
        return self.http.build_request(method, url, timeout=timeout, headers=dict(headers), **content)

    async def send(self, request: httpx.Request) -> httpx.Response:
        return self.http.send(request, stream=True, auth=NO_AUTH, follow_redirects=False)

    async def chunks(self, response: httpx.Response) -> AsyncIterator[bytes]:
        for chunk in response.iter_bytes():
            yield chunk

    async def close(self, response: httpx.Response) -> None:
        response.close()

    async def sleep(self, seconds: float) -> None:
        time.sleep(seconds)

    async def token(self, rejected_token: str | None) -> str | None:
        return self._token(rejected_token) if callable(self._token) else self._token


class AsyncioTransport:
    def __init__(self, http: httpx.AsyncClient, token: AsyncToken) -> None:
        self.http = http
        self._token = token

    def build(self, method: str, url: str, timeout: float, headers: Mapping[str, str], content: Mapping[str, Any]) -> httpx.Request:
        return self.http.build_request(method, url, timeout=timeout, headers=dict(headers), **content)

    async def send(self, request: httpx.Request) -> httpx.Response:
        return await self.http.send(request, stream=True, auth=NO_AUTH, follow_redirects=False)

    async def chunks(self, response: httpx.Response) -> AsyncIterator[bytes]:
        async for chunk in response.aiter_bytes():
            yield chunk

    async def close(self, response: httpx.Response) -> None:
        await response.aclose()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def token(self, rejected_token: str | None) -> str | None:
        token = self._token(rejected_token) if callable(self._token) else self._token
        return await token if inspect.isawaitable(token) else token


class SyncClient:
    def __init__(
        self,
        base_url: str,
        *,
        token: Token = None,
        timeout: float = 30.0,
        retries: int = 2,
        http: httpx.Client | None = None,
    ) -> None:
        """
        Args:
            base_url: The URL of the service, such as `https://alliance.example.org`, without credentials, query or fragment.
            token: An API token, or a function that returns an access token. The function is called before each request. If the
                service rejects the token, the function is called again with the rejected token, and may return another.
            timeout: Seconds for each attempt, including reading the body.
            retries: Maximum number of retries after a failed attempt, if the operation is safe to repeat.
            http: An HTTP client to use instead of a new one, such as one with a proxy.
        """
        base_url = normalize_base_url(base_url)
        self._http = http or httpx.Client(cookies=no_cookies())
        self._core = Core(base_url, timeout, retries, BlockingTransport(self._http, token))

    def close(self) -> None:
        """Closes the HTTP client."""
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def _call(self, call: Call, options: CallOptions) -> Any:
        return run(self._core.call(call, options))

    def _follow(self, call: Call, options: CallOptions) -> Generator[ChangeEvent, None, None]:
        return iterate(follow(self._core, call, options))


class AsyncioClient:
    def __init__(
        self,
        base_url: str,
        *,
        token: AsyncToken = None,
        timeout: float = 30.0,
        retries: int = 2,
        http: httpx.AsyncClient | None = None,
    ) -> None:
        """Takes the arguments of `Client`. The `token` function may be asynchronous."""
        base_url = normalize_base_url(base_url)
        self._http = http or httpx.AsyncClient(cookies=no_cookies())
        self._core = Core(base_url, timeout, retries, AsyncioTransport(self._http, token))

    async def aclose(self) -> None:
        """Closes the HTTP client."""
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.aclose()

    def _follow(self, call: Call, options: CallOptions) -> AsyncGenerator[ChangeEvent, None]:
        return follow(self._core, call, options)
