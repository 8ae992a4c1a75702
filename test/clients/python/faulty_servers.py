"""Tests a client against faulty servers: python faulty_servers.py sync|async."""

import asyncio
import json
import sys
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import community_alliance as client
from community_alliance import AsyncClient, Client
from flavors import AnyClient, assert_raises, list_all, resolve, run_steps, take

Handler = BaseHTTPRequestHandler
Respond = Callable[[Handler], None]


@dataclass
class FaultyServer:
    base_url: str
    requests: list[tuple[str, str, Message]] = field(default_factory=lambda: list[tuple[str, str, Message]]())

    def headers(self, name: str) -> list[str | None]:
        return [message[name] for _, _, message in self.requests]


@contextmanager
def faulty_server(*script: Respond) -> Generator[FaultyServer, None, None]:
    """Starts a server that handles each request by the next of these functions, and all further requests by the last function."""

    class ScriptedHandler(Handler):
        protocol_version = "HTTP/1.1"

        def handle_one_request(self) -> None:
            self.raw_requestline = self.rfile.readline(65537)
            if not self.raw_requestline or not self.parse_request():
                return
            # One request per connection, so that a broken response does not affect later ones.
            self.close_connection = True
            self.rfile.read(int(self.headers.get("content-length", 0)))
            server.requests.append((self.command, self.path, self.headers))
            try:
                script[min(len(server.requests), len(script)) - 1](self)
            except (BrokenPipeError, ConnectionResetError):
                pass

        def log_message(self, format: str, *args: object) -> None:
            pass

    http = ThreadingHTTPServer(("127.0.0.1", 0), ScriptedHandler)
    server = FaultyServer(f"http://127.0.0.1:{http.server_port}")
    threading.Thread(target=http.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
    try:
        yield server
    finally:
        http.shutdown()
        http.server_close()


def send(status: int, body: bytes, **headers: str) -> Respond:
    def respond(handler: Handler) -> None:
        handler.send_response(status)
        for name, value in {"content_length": str(len(body)), "connection": "close", **headers}.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.end_headers()
        handler.wfile.write(body)

    return respond


def send_json(status: int, body: object, **headers: str) -> Respond:
    return send(status, json.dumps(body).encode(), content_type="application/json", **headers)


healthy = send_json(200, {"status": "ok"})


def send_error(code: str, status: int = 429, **headers: str) -> Respond:
    return send_json(status, {"error": f"message of {code}"}, x_error_code=code, **headers)


broken = send(200, b'{"status":', content_length="100")
proxy_page = send(502, b"<h1>502 Bad Gateway</h1>")


def send_endless(delay: float) -> Respond:
    def respond(handler: Handler) -> None:
        handler.send_response(200)
        handler.end_headers()
        while True:
            handler.wfile.write(b" " * 1_000_000)
            time.sleep(delay)

    return respond


def send_stream(text: str, *, keep_open: bool = False) -> Respond:
    def respond(handler: Handler) -> None:
        handler.send_response(200)
        handler.send_header("content-type", "text/event-stream; charset=utf-8")
        handler.end_headers()
        for byte in text.encode():
            handler.wfile.write(bytes([byte]))
        if keep_open:
            threading.Event().wait()

    return respond


def removed_event(id: str) -> str:
    return f'id: {id}\nevent: removed\ndata: {{"type":"job","id":"ü{id}","removed_at":"{id}"}}\n\n'


def only_old_token(_rejected: str | None) -> str:
    return "old"


def old_then_new_token(rejected: str | None) -> str:
    return "new" if rejected else "old"


async def test_client(create: Callable[..., AnyClient]) -> None:
    async def retries_reads() -> None:
        past = "Thu, 01 Jan 1970 00:00:00 GMT"
        for fault in (send_error("too_many_requests", retry_after="0"), send_error("overloaded", 503, retry_after=past), broken, proxy_page):
            with faulty_server(fault, healthy) as server:
                assert (await resolve(create(server.base_url).get_health()))["status"] == "ok"
                assert len(server.requests) == 2

    async def waits_for_retry_after() -> None:
        with faulty_server(send_error("too_many_requests", retry_after="1"), healthy) as server:
            start = time.monotonic()
            await resolve(create(server.base_url).get_health())
            assert time.monotonic() - start >= 0.99
        with faulty_server(send_error("too_many_requests", retry_after="3600")) as server:
            await assert_raises(client.TooManyRequestsError, create(server.base_url).get_health)
            assert len(server.requests) == 1

    async def stops_retrying() -> None:
        with faulty_server(send_error("overloaded", 503, retry_after="0")) as server:
            await assert_raises(client.OverloadedError, create(server.base_url).get_health)
            assert len(server.requests) == 3
            await assert_raises(client.OverloadedError, lambda: create(server.base_url).get_health(retries=0))
            assert len(server.requests) == 4
        with faulty_server(send_error("internal_error", 500)) as server:
            await assert_raises(client.InternalError, create(server.base_url).get_health)
            assert len(server.requests) == 1

    async def retries_changes_only_with_a_key() -> None:
        with faulty_server(broken) as server:
            await assert_raises(ConnectionError, lambda: create(server.base_url).update_me(body={"title": "x"}))
            assert len(server.requests) == 1
        with faulty_server(broken, proxy_page, send_json(201, {"slug": "x"})) as server:
            alliance = create(server.base_url)
            for key in (None, None, "mine"):
                await resolve(alliance.create_alliance(body={"name": "x", "description": "x"}, idempotency_key=key))
            first, second, third, other, mine = server.headers("idempotency-key")
            assert first and first == second == third != other
            assert mine == "mine"

    async def limits_duration_and_size_of_responses() -> None:
        with faulty_server(send_endless(0.02)) as server:
            error = await assert_raises(client.DeadlineError, lambda: create(server.base_url).get_health(timeout=0.15, retries=0))
            assert isinstance(error, client.ConnectionError) and isinstance(error, TimeoutError)
        with faulty_server(send_endless(0)) as server:
            await assert_raises(client.UnexpectedResponseError, lambda: create(server.base_url).get_health(retries=0))

    async def rejects_invalid_and_repeated_pages() -> None:
        for fault in (healthy, send_json(200, {"items": []}), send_json(200, []), send(200, b"null")):
            with faulty_server(fault) as server:
                await assert_raises(client.UnexpectedResponseError, lambda: list_all(create(server.base_url).list_alliances()))
        pages = [send_json(200, {"items": [cursor], "next_cursor": cursor}) for cursor in "aba"]
        with faulty_server(*pages) as server:
            await assert_raises(client.UnexpectedResponseError, lambda: list_all(create(server.base_url).list_alliances()))
            assert len(server.requests) == 3

    async def recognizes_responses_of_the_service() -> None:
        for fault in (send(200, b"<p>Sign in"), send_json(404, {"message": "no Route"}), send(404, b"null", x_error_code="not_found")):
            with faulty_server(fault) as server:
                await assert_raises(client.UnexpectedResponseError, create(server.base_url).get_health)
        with faulty_server(send_error("future_code", 409, x_request_id="r-1")) as server:
            error = await assert_raises(client.ApiError, create(server.base_url).get_health)
            assert (type(error), error.code, error.request_id) == (client.ApiError, "future_code", "r-1")

    async def sends_requests_as_in_the_contract() -> None:
        with faulty_server(send_json(200, {"items": [], "next_cursor": None}, set_cookie="a=b")) as server:
            alliance = create(f"{server.base_url}/", token="alli_x")
            await list_all(alliance.list_events(alliance="a/b?c", kind=["virtual", "hybrid"], q="é&", from_="2026-01-01T00:00:00Z"))
            await list_all(alliance.list_groups(alliance="a", active=True, headers={"X-Request-Id": "mine"}))
            urls = [url for _, url, _ in server.requests]
            assert urls == [
                "/api/v1/alliances/a%2Fb%3Fc/events?q=%C3%A9%26&kind=virtual&kind=hybrid&from=2026-01-01T00%3A00%3A00Z",
                "/api/v1/alliances/a/groups?active=true",
            ]
            assert server.headers("authorization") == ["Bearer alli_x"] * 2
            assert server.headers("cookie") == [None, None]
            assert server.headers("x-request-id") == [None, "mine"]

    async def rejects_invalid_arguments() -> None:
        alliance = create("http://127.0.0.1:1")
        for slug in ("", ".", ".."):
            await assert_raises(ValueError, lambda: alliance.get_alliance(alliance=slug))
        await assert_raises(TypeError, lambda: getattr(alliance, "get_health")(tiemout=1))
        await assert_raises(TypeError, lambda: alliance.update_me(body={}, if_match={}))
        for base_url in ("https://ada:secret@e.org", "https://e.org/?token=secret", "https://e.org/#secret", "localhost:3000"):
            assert "secret" not in str(await assert_raises(ValueError, lambda: create(base_url)))

    async def does_not_send_the_token_to_another_host() -> None:
        with faulty_server(healthy) as other_server, faulty_server(send(302, b"", location=f"{other_server.base_url}/api/v1/health")) as server:
            await assert_raises(client.UnexpectedResponseError, create(server.base_url, token="alli_x").get_health)
            assert other_server.requests == []

    async def requests_a_new_token_once() -> None:
        with faulty_server(send_error("invalid_token", 401)) as server:
            await assert_raises(client.InvalidTokenError, create(server.base_url, token=only_old_token).get_me)
            assert len(server.requests) == 1
            await assert_raises(client.InvalidTokenError, create(server.base_url, token=old_then_new_token).get_me)
            assert server.headers("authorization") == ["Bearer old", "Bearer old", "Bearer new"]

    async def reconnects_to_a_stream() -> None:
        with faulty_server(
            send_stream(f"retry: 5\nid: 1\n\n{removed_event('2')}event: later\ndata: {{}}\n\nid: 3\n:\n\n"),
            send_error("overloaded", 503, retry_after="0"),
            send_stream(f"{removed_event('4')}id: 5\nevent: remo"),
            send_stream(removed_event("6").replace("\n", "\r\n"), keep_open=True),
        ) as server:
            events = await take(create(server.base_url).follow_changes(), 3)
            assert [(event["id"], event["data"]) for event in events][1] == ("4", {"type": "job", "id": "ü4", "removed_at": "4"})
            assert [event["id"] for event in events] == ["2", "4", "6"]
            assert server.headers("last-event-id") == [None, "3", "3", "4"]
        with faulty_server(send_stream(removed_event("1"), keep_open=True)) as server:
            events = create(server.base_url).follow_changes(timeout=1, retries=0)
            await assert_raises(client.DeadlineError, lambda: list_all(events))
            assert len(server.requests) == 1
        for respond, kind in ((send_error("validation_failed", 400), client.ValidationFailedError), (healthy, client.UnexpectedResponseError)):
            with faulty_server(respond) as server:
                await assert_raises(kind, lambda: list_all(create(server.base_url).follow_changes()))
                assert len(server.requests) == 1

    steps = (
        retries_reads,
        waits_for_retry_after,
        stops_retrying,
        retries_changes_only_with_a_key,
        limits_duration_and_size_of_responses,
        rejects_invalid_and_repeated_pages,
        recognizes_responses_of_the_service,
        sends_requests_as_in_the_contract,
        rejects_invalid_arguments,
        does_not_send_the_token_to_another_host,
        requests_a_new_token_once,
        reconnects_to_a_stream,
    )
    await run_steps({step.__name__.replace("_", " "): step for step in steps})


asyncio.run(test_client(Client if sys.argv[1] == "sync" else AsyncClient))
