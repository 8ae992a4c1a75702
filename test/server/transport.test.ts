import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "tap";
import { createGate } from "../support/gate.ts";
import { allowEverything, type Options, startService } from "../support/service.ts";
import { listenOn, openSocket, parseResponse, readResponse } from "../support/sockets.ts";

type Received = ReturnType<typeof parseResponse>;

const securityHeaders = [
  /content-security-policy: .*default-src 'none'/,
  /x-content-type-options: nosniff\r/,
  /referrer-policy: no-referrer\r/,
  /strict-transport-security: .*max-age=31536000/,
  /cache-control: no-store\r/,
];

const requireOneFieldError = ({ headers, body, status }: Received, expected: number): void => {
  assert.equal(status, expected, body);
  assert.match(headers, /content-type: application\/json/);
  for (const header of securityHeaders) assert.match(`${headers}\r`, header);
  assert.match(headers, /x-request-id: [\w-]+/);
  const { error, ...others } = JSON.parse(body);
  assert.deepEqual(others, {});
  assert.ok(typeof error === "string" && error.length > 0);
};

test("malformed HTTP gets the one-field error, with the security headers (criteria 42 and 68)", async (t) => {
  const open = async (options: Options = {}) => {
    const { app } = await startService(t, { data: "none", ...options });
    const port = await listenOn(app);
    const connect = (input?: string) => openSocket(t, port, input);
    return { app, connect, send: async (input: string) => readResponse(await connect(input)) };
  };
  const { send } = await open();
  const close = "Connection: close\r\n";
  const post = "POST /api/v1/jobs HTTP/1.1\r\nHost: x\r\n";
  const postJson = `${post}Content-Type: application/json\r\n`;

  for (const [status, requests] of Object.entries({
    400: {
      garbage: "GARBAGE\r\n\r\n",
      "a nonsense method": `FOO /api/v1/jobs HTTP/1.1\r\nHost: x\r\n${close}\r\n`,
      "no Host": `GET /api/v1/jobs HTTP/1.1\r\n${close}\r\n`,
      "both Transfer-Encoding and Content-Length (criterion 50)": `${post}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n`,
      "a broken percent-encoding": `GET /%zz HTTP/1.1\r\nHost: x\r\n${close}\r\n`,
      "a header without a colon": "GET /api/v1/jobs HTTP/1.1\r\nHost: x\r\nbroken\r\n\r\n",
    },
    401: { "a missing credential": `${post}Content-Length: 2\r\n${close}\r\n{}` },
    404: { "an absolute URL of another host": `GET http://evil.example/nope HTTP/1.1\r\nHost: x\r\n${close}\r\n` },
    414: { "a URL of 100 kB": `GET /api/v1/jobs?q=${"x".repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n` },
    417: { "an unknown Expect": `${post}Expect: x\r\nContent-Length: 2\r\n${close}\r\n{}` },
    431: { "headers of 100 kB": `GET /api/v1/jobs HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(100_000)}\r\n\r\n` },
  }))
    for (const [label, text] of Object.entries(requests))
      await t.test(`${status} to ${label}`, async () => requireOneFieldError(await send(text), Number(status)));

  await t.test("417 to an unknown Expect repeats the request's X-Request-Id", async () => {
    const response = await send(`${post}Expect: 200-ok\r\nContent-Length: 2\r\nX-Request-Id: chosen-by-client\r\n\r\n`);
    requireOneFieldError(response, 417);
    assert.match(response.headers, /^x-request-id: chosen-by-client$/m);
  });

  const expectRequest = `${postJson}Expect: 100-continue\r\nContent-Length: 2\r\n${close}\r\n`;

  await t.test("Expect: 100-continue without a credential: 401 before the body is sent", async () => {
    const response = await send(expectRequest);
    requireOneFieldError(response.status === 100 ? parseResponse(response.body) : response, 401);
  });

  await t.test("Expect: 100-continue: 100, and then the body is read", async () => {
    const socket = await (await open(allowEverything)).connect(expectRequest);
    const [first] = await once(socket, "data");
    assert.equal(String(first), "HTTP/1.1 100 Continue\r\n\r\n");
    socket.write("[]");
    const response = await readResponse(socket);
    requireOneFieldError(response, 400);
    assert.match(response.body, /body must be object/);
  });

  await t.test("200 over HTTP/1.0 without Host", async () => {
    assert.equal((await send("GET /api/v1/health HTTP/1.0\r\n\r\n")).status, 200);
  });

  await t.test("413 to a chunked body of 262,145 bytes without a declared length", async () => {
    const chunk = `40001\r\n${" ".repeat(0x40001)}\r\n0\r\n\r\n`;
    const { send } = await open(allowEverything);
    requireOneFieldError(await send(`${postJson}Transfer-Encoding: chunked\r\n${close}\r\n${chunk}`), 413);
  });

  await t.test("408 when headers or body arrive too slowly (criterion 50)", async () => {
    const { send } = await open({ ...allowEverything, timeouts: { headers: 200, request: 400 } });
    requireOneFieldError(await send("GET /api/v1/jobs HTTP/1.1\r\nHost: x\r\n"), 408);
    requireOneFieldError(await send(`${postJson}Content-Length: 100\r\n\r\n{`), 408);
  });

  const requireClosing = ({ status, headers }: Received): void => {
    assert.equal(status, 200);
    assert.match(headers, /\nconnection: close(?:\r|$)/);
  };

  await t.test("serves requests on open connections during shutdown, and then closes them", async () => {
    const [started, released] = [createGate(), createGate()];
    const { app, connect } = await open({
      authenticate: async ({ headers }) => {
        if (headers.authorization) {
          started.open();
          await released.opened;
        }
        return null;
      },
    });
    const health = "GET /api/v1/health HTTP/1.1\r\nHost: x\r\n";
    const slow = await connect(`${health}Authorization: Bearer x\r\n\r\n`);
    await started.opened;
    const socket = await connect(health);
    const closing = app.close();
    socket.write("\r\n");
    requireClosing(await readResponse(socket));
    released.open();
    assert.equal((await readResponse(slow)).status, 200);
    await closing;
  });

  await t.test("once stopping begins, each response closes its connection, and all requests are served", async () => {
    const stopping = new AbortController();
    const { connect, send } = await open({ stopping: stopping.signal });
    const read = "GET /api/v1/alliances HTTP/1.1\r\nHost: x\r\n\r\n";
    const connection = await connect(read);
    const [first] = await once(connection, "data");
    assert.match(String(first), /\nconnection: keep-alive\r/i);
    stopping.abort();
    connection.write(read);
    for (const response of [await readResponse(connection), await send(read)]) requireClosing(response);
  });
});
