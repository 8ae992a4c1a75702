"""What a client does with servers that are not the service's, or have bad days: python hostile.py sync|async."""

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
from flavors import Either, all_of, done, first, refusal, walk

Handler = BaseHTTPRequestHandler
Respond = Callable[[Handler], None]


@dataclass
class Server:
    base_url: str
    seen: list[tuple[str, str, Message]] = field(default_factory=lambda: list[tuple[str, str, Message]]())

    def headers(self, name: str) -> list[str | None]:
        return [message[name] for _, _, message in self.seen]


@contextmanager
def hostile(*script: Respond) -> Generator[Server, None, None]:
    """A server that does what the next of these says, and then always what the last one says."""

    class Scripted(Handler):
        protocol_version = "HTTP/1.1"

        def handle_one_request(self) -> None:
            self.raw_requestline = self.rfile.readline(65537)
            if not self.raw_requestline or not self.parse_request():
                return
            # One request for each connection: what a response leaves behind disturbs no other.
            self.close_connection = True
            self.rfile.read(int(self.headers.get("content-length", 0)))
            server.seen.append((self.command, self.path, self.headers))
            try:
                script[min(len(server.seen), len(script)) - 1](self)
            except (BrokenPipeError, ConnectionResetError):
                pass

        def log_message(self, format: str, *args: object) -> None:
            pass

    http = ThreadingHTTPServer(("127.0.0.1", 0), Scripted)
    server = Server(f"http://127.0.0.1:{http.server_port}")
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


def answer(status: int, body: object, **headers: str) -> Respond:
    return send(status, json.dumps(body).encode(), content_type="application/json", **headers)


healthy = answer(200, {"status": "ok"})


def refused(code: str, status: int = 429, **headers: str) -> Respond:
    return answer(status, {"error": f"no: {code}"}, x_error_code=code, **headers)


broken = send(200, b'{"status":', content_length="100")
proxy_page = send(502, b"<h1>502 Bad Gateway</h1>")


def endless(pause: float) -> Respond:
    def respond(handler: Handler) -> None:
        handler.send_response(200)
        handler.end_headers()
        while True:
            handler.wfile.write(b" " * 1_000_000)
            time.sleep(pause)

    return respond


def stream(text: str, *, stays: bool = False) -> Respond:
    def respond(handler: Handler) -> None:
        handler.send_response(200)
        handler.send_header("content-type", "text/event-stream; charset=utf-8")
        handler.end_headers()
        for byte in text.encode():
            handler.wfile.write(bytes([byte]))
        if stays:
            threading.Event().wait()

    return respond


def removal(id: str) -> str:
    return f'id: {id}\nevent: removed\ndata: {{"type":"job","id":"ü{id}","removed_at":"{id}"}}\n\n'


def old(_refused: str | None) -> str:
    return "old"


def old_and_new(refused: str | None) -> str:
    return "new" if refused else "old"


async def meets(create: Callable[..., Either]) -> None:
    async def repeats_reads() -> None:
        past = "Thu, 01 Jan 1970 00:00:00 GMT"
        for fault in (refused("too_many_requests", retry_after="0"), refused("overloaded", 503, retry_after=past), broken, proxy_page):
            with hostile(fault, healthy) as server:
                assert (await done(create(server.base_url).get_health()))["status"] == "ok"
                assert len(server.seen) == 2

    async def waits_as_long_as_it_is_told() -> None:
        with hostile(refused("too_many_requests", retry_after="1"), healthy) as server:
            start = time.monotonic()
            await done(create(server.base_url).get_health())
            assert time.monotonic() - start >= 0.99
        with hostile(refused("too_many_requests", retry_after="3600")) as server:
            await refusal(client.TooManyRequestsError, create(server.base_url).get_health)
            assert len(server.seen) == 1

    async def gives_up() -> None:
        with hostile(refused("overloaded", 503, retry_after="0")) as server:
            await refusal(client.OverloadedError, create(server.base_url).get_health)
            assert len(server.seen) == 3
            await refusal(client.OverloadedError, lambda: create(server.base_url).get_health(retries=0))
            assert len(server.seen) == 4
        with hostile(refused("internal_error", 500)) as server:
            await refusal(client.InternalError, create(server.base_url).get_health)
            assert len(server.seen) == 1

    async def repeats_changes_only_with_a_key() -> None:
        with hostile(broken) as server:
            await refusal(ConnectionError, lambda: create(server.base_url).update_me(body={"title": "x"}))
            assert len(server.seen) == 1
        with hostile(broken, proxy_page, answer(201, {"slug": "x"})) as server:
            alliance = create(server.base_url)
            for key in (None, None, "mine"):
                await done(alliance.create_alliance(body={"name": "x", "description": "x"}, idempotency_key=key))
            first, second, third, other, mine = server.headers("idempotency-key")
            assert first and first == second == third != other
            assert mine == "mine"

    async def ends_calls() -> None:
        with hostile(endless(0.02)) as server:
            error = await refusal(client.DeadlineError, lambda: create(server.base_url).get_health(timeout=0.15, retries=0))
            assert isinstance(error, client.ConnectionError) and isinstance(error, TimeoutError)
        with hostile(endless(0)) as server:
            await refusal(client.UnexpectedResponseError, lambda: create(server.base_url).get_health(retries=0))

    async def ends_lists() -> None:
        for strange in (healthy, answer(200, {"items": []}), answer(200, []), send(200, b"null")):
            with hostile(strange) as server:
                await refusal(client.UnexpectedResponseError, lambda: all_of(create(server.base_url).list_alliances()))
        pages = [answer(200, {"items": [cursor], "next_cursor": cursor}) for cursor in "aba"]
        with hostile(*pages) as server:
            await refusal(client.UnexpectedResponseError, lambda: all_of(create(server.base_url).list_alliances()))
            assert len(server.seen) == 3

    async def knows_whose_response_it_is() -> None:
        for strange in (send(200, b"<p>Sign in"), answer(404, {"message": "no Route"}), send(404, b"null", x_error_code="not_found")):
            with hostile(strange) as server:
                await refusal(client.UnexpectedResponseError, create(server.base_url).get_health)
        with hostile(refused("of_tomorrow", 409, x_request_id="r-1")) as server:
            error = await refusal(client.ApiError, create(server.base_url).get_health)
            assert (type(error), error.code, error.request_id) == (client.ApiError, "of_tomorrow", "r-1")

    async def sends_what_the_contract_wants() -> None:
        with hostile(answer(200, {"items": [], "next_cursor": None}, set_cookie="a=b")) as server:
            alliance = create(f"{server.base_url}/", token="alli_x")
            await all_of(alliance.list_events(alliance="a/b?c", kind=["virtual", "hybrid"], q="é&", from_="2026-01-01T00:00:00Z"))
            await all_of(alliance.list_groups(alliance="a", active=True, headers={"X-Request-Id": "mine"}))
            addresses = [path for _, path, _ in server.seen]
            assert addresses == [
                "/api/v1/alliances/a%2Fb%3Fc/events?q=%C3%A9%26&kind=virtual&kind=hybrid&from=2026-01-01T00%3A00%3A00Z",
                "/api/v1/alliances/a/groups?active=true",
            ]
            assert server.headers("authorization") == ["Bearer alli_x"] * 2
            assert server.headers("cookie") == [None, None]
            assert server.headers("x-request-id") == [None, "mine"]

    async def refuses_mistakes() -> None:
        alliance = create("http://127.0.0.1:1")
        for slug in ("", ".", ".."):
            await refusal(ValueError, lambda: alliance.get_alliance(alliance=slug))
        await refusal(TypeError, lambda: getattr(alliance, "get_health")(tiemout=1))
        await refusal(TypeError, lambda: alliance.update_me(body={}, if_match={}))
        for address in ("https://ada:secret@e.org", "https://e.org/?token=secret", "https://e.org/#secret", "localhost:3000"):
            assert "secret" not in str(await refusal(ValueError, lambda: create(address)))

    async def takes_its_token_to_nobody_else() -> None:
        with hostile(healthy) as elsewhere, hostile(send(302, b"", location=f"{elsewhere.base_url}/api/v1/health")) as server:
            await refusal(client.UnexpectedResponseError, create(server.base_url, token="alli_x").get_health)
            assert elsewhere.seen == []

    async def asks_for_another_token_once() -> None:
        with hostile(refused("invalid_token", 401)) as server:
            await refusal(client.InvalidTokenError, create(server.base_url, token=old).get_me)
            assert len(server.seen) == 1
            await refusal(client.InvalidTokenError, create(server.base_url, token=old_and_new).get_me)
            assert server.headers("authorization") == ["Bearer old", "Bearer old", "Bearer new"]

    async def comes_back_to_a_stream() -> None:
        with hostile(
            stream(f"retry: 5\nid: 1\n\n{removal('2')}event: later\ndata: {{}}\n\nid: 3\n:\n\n"),
            refused("overloaded", 503, retry_after="0"),
            stream(f"{removal('4')}id: 5\nevent: remo"),
            stream(removal("6").replace("\n", "\r\n"), stays=True),
        ) as server:
            told = await first(create(server.base_url).follow_changes(), 3)
            assert [(one["id"], one["data"]) for one in told][1] == ("4", {"type": "job", "id": "ü4", "removed_at": "4"})
            assert [one["id"] for one in told] == ["2", "4", "6"]
            assert server.headers("last-event-id") == [None, "3", "3", "4"]
        with hostile(stream(removal("1"), stays=True)) as server:
            told = create(server.base_url).follow_changes(timeout=0.2, retries=0)
            await refusal(client.DeadlineError, lambda: all_of(told))
            assert len(server.seen) == 1
        for respond, kind in ((refused("validation_failed", 400), client.ValidationFailedError), (healthy, client.UnexpectedResponseError)):
            with hostile(respond) as server:
                await refusal(kind, lambda: all_of(create(server.base_url).follow_changes()))
                assert len(server.seen) == 1

    steps = (
        repeats_reads,
        waits_as_long_as_it_is_told,
        gives_up,
        repeats_changes_only_with_a_key,
        ends_calls,
        ends_lists,
        knows_whose_response_it_is,
        sends_what_the_contract_wants,
        refuses_mistakes,
        takes_its_token_to_nobody_else,
        asks_for_another_token_once,
        comes_back_to_a_stream,
    )
    await walk({step.__name__.replace("_", " "): step for step in steps})


asyncio.run(meets(Client if sys.argv[1] == "sync" else AsyncClient))
