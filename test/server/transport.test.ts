import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { test } from "tap";
import { type Options, startService } from "../support/service.ts";

type Raw = { status: number; headers: string; body: string };

const parse = (text: string): Raw => {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  return { status: Number(head.split(" ", 2)[1]), headers: head.toLowerCase(), body: rest.join("\r\n\r\n") };
};

const readAll = async (socket: Socket): Promise<string> => {
  let text = "";
  for await (const chunk of socket) text += chunk;
  return text;
};

const securityHeaders = [
  /content-security-policy: .*default-src 'none'/,
  /x-content-type-options: nosniff\r/,
  /referrer-policy: no-referrer\r/,
  /strict-transport-security: .*max-age=31536000/,
  /cache-control: no-store\r/,
];

const requireOneField = ({ headers, body, status }: Raw, expected: number): void => {
  assert.equal(status, expected, body);
  assert.match(headers, /content-type: application\/json/);
  for (const header of securityHeaders) assert.match(`${headers}\r`, header);
  assert.match(headers, /x-request-id: [\w-]+/);
  const { error, ...others } = JSON.parse(body);
  assert.deepEqual(others, {});
  assert.ok(typeof error === "string" && error.length > 0);
};

test("criteria 42 and 68: malformed HTTP gets the one-field error, with the security headers", async (t) => {
  const open = async (options: Options = {}) => {
    const { app } = await startService(t, { data: "none", ...options });
    const port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
    return { app, port };
  };
  const { port } = await open();
  const send = async (text: string | Buffer, to = port): Promise<Raw> => {
    const socket = connect(to, "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(text);
    return parse(await readAll(socket));
  };
  const close = "Connection: close\r\n";

  const cases: [number, string, string][] = [
    [400, "garbage", "GARBAGE\r\n\r\n"],
    [400, "a nonsense method", `FOO /api/v1/jobs HTTP/1.1\r\nHost: x\r\n${close}\r\n`],
    [400, "no Host", `GET /api/v1/jobs HTTP/1.1\r\n${close}\r\n`],
    [
      400,
      "criterion 50: both Transfer-Encoding and Content-Length",
      `POST /api/v1/jobs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n`,
    ],
    [400, "a broken percent-encoding", `GET /%zz HTTP/1.1\r\nHost: x\r\n${close}\r\n`],
    [400, "a header without a colon", "GET /api/v1/jobs HTTP/1.1\r\nHost: x\r\nbroken\r\n\r\n"],
    [414, "an address of 100 kB", `GET /api/v1/jobs?q=${"x".repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    [431, "headers of 100 kB", `GET /api/v1/jobs HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(100_000)}\r\n\r\n`],
    [
      417,
      "an unknown Expect",
      `POST /api/v1/jobs HTTP/1.1\r\nHost: x\r\nExpect: x\r\nContent-Length: 2\r\n${close}\r\n{}`,
    ],
    [401, "a missing credential", `POST /api/v1/jobs HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n${close}\r\n{}`],
    [404, "an absolute address of elsewhere", `GET http://evil.example/nope HTTP/1.1\r\nHost: x\r\n${close}\r\n`],
  ];
  for (const [status, what, text] of cases) {
    await t.test(`${status} to ${what}`, async () => requireOneField(await send(text), status));
  }

  await t.test("417 to an unknown Expect repeats the request's X-Request-Id", async () => {
    const head = "POST /api/v1/jobs HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\nContent-Length: 2\r\n";
    const refused = await send(`${head}X-Request-Id: chosen-by-client\r\n\r\n`);
    requireOneField(refused, 417);
    assert.match(refused.headers, /^x-request-id: chosen-by-client$/m);
  });

  const expecting = `POST /api/v1/jobs HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\n${close}\r\n`;
  const interim = "HTTP/1.1 100 Continue\r\n\r\n";

  await t.test("Expect: 100-continue without a credential: 401 before the body is sent", async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write(expecting);
    const text = await readAll(socket);
    requireOneField(parse(text.replace(interim, "")), 401);
  });

  await t.test("Expect: 100-continue: 100, and then the body is read", async () => {
    const authenticate = async () => ({ userId: "x", verified: true, scopes: null, token: null });
    // Nobody's role is asked for: the body is refused as it is.
    const { port: to } = await open({ authenticate, authorizations: {} });
    const socket = connect(to, "127.0.0.1");
    socket.write(expecting);
    const [first] = await once(socket, "data");
    assert.equal(String(first), interim);
    socket.write("[]");
    const response = parse(await readAll(socket));
    requireOneField(response, 400);
    assert.match(response.body, /body must be object/);
  });

  await t.test("200 over HTTP/1.0 without Host", async () => {
    assert.equal((await send("GET /api/v1/health HTTP/1.0\r\n\r\n")).status, 200);
  });

  await t.test("413 to a chunked body without a declared length", async (t) => {
    const member = await open({
      authenticate: async () => ({ userId: "x", verified: true, scopes: null, token: null }),
      authorizations: {},
    });
    t.comment("one chunk of 262,145 bytes");
    const head = `POST /api/v1/jobs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n${close}\r\n`;
    const response = await send(`${head}40001\r\n${" ".repeat(0x40001)}\r\n0\r\n\r\n`, member.port);
    requireOneField(response, 413);
  });

  await t.test("criterion 50: 408 when headers or body arrive too slowly", async () => {
    const slow = await open({
      timeouts: { headers: 200, request: 400 },
      authenticate: async () => ({ userId: "x", verified: true, scopes: null, token: null }),
      authorizations: {},
    });
    requireOneField(await send("GET /api/v1/jobs HTTP/1.1\r\nHost: x\r\n", slow.port), 408);
    const half =
      "POST /api/v1/jobs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    requireOneField(await send(half, slow.port), 408);
  });

  await t.test("while the service closes, what comes on open connections is served, and closes them", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let entered = () => {};
    const busy = new Promise<void>((resolve) => {
      entered = resolve;
    });
    const { app, port: to } = await open({
      authenticate: async ({ headers }) => {
        if (headers.authorization) {
          entered();
          await held;
        }
        return null;
      },
    });
    const slow = connect(to, "127.0.0.1");
    slow.write("GET /api/v1/health HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\n\r\n");
    await busy;
    const late = connect(to, "127.0.0.1");
    await once(late, "connect");
    late.write("GET /api/v1/health HTTP/1.1\r\nHost: x\r\n");
    const closing = app.close();
    late.write("\r\n");
    const { status, headers } = parse(await readAll(late));
    assert.equal(status, 200);
    assert.match(headers, /\nconnection: close(?:\r|$)/);
    release();
    assert.equal(parse(await readAll(slow)).status, 200);
    await closing;
  });

  await t.test("from the first sign of stopping, each response closes its connection; all is served", async () => {
    const stopping = new AbortController();
    const { port: to } = await open({ stopping: stopping.signal });
    const read = "GET /api/v1/alliances HTTP/1.1\r\nHost: x\r\n\r\n";
    const kept = connect(to, "127.0.0.1");
    kept.write(read);
    const [first] = await once(kept, "data");
    assert.match(String(first), /\nconnection: keep-alive\r/i);
    stopping.abort();
    kept.write(read);
    for (const text of [await readAll(kept), await readAll(connect(to, "127.0.0.1").end(read))]) {
      const { status, headers } = parse(text);
      assert.equal(status, 200);
      assert.match(headers, /\nconnection: close(?:\r|$)/);
    }
  });
});
