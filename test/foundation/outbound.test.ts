import assert from "node:assert/strict";
import { test } from "tap";
import {
  createOutbound,
  ForbiddenAddress,
  isPublicAddress,
  OutboundFailure,
  type OutboundRequest,
} from "../../src/foundation/outbound/request.ts";
import { serveOnLoopback, serveRaw } from "../support/loopback.ts";

const bounds = { timeoutMs: 2_000, maxBytes: 1_000 };
const get = (url: string): OutboundRequest => ({ method: "GET", url, ...bounds });

test("distinguishes public from internal addresses", async (t) => {
  const external = ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "2a00:1450:4001::64"];
  const internal = [
    ["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.255.255.254", "169.254.169.254", "172.16.0.1"],
    ["192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"],
    ["::", "::1", "::7f00:1", "::ffff:127.0.0.1", "::ffff:a00:1", "64:ff9b::a00:1", "64:ff9b:1::1", "100::1"],
    ["2001::1", "2001:db8::1", "2002:7f00:1::", "fc00::1", "fd12::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1"],
    ["", "localhost", "1", "0x7f.1"],
  ].flat();
  for (const ip of external) await t.test(`${ip} is public`, async () => assert.equal(isPublicAddress(ip), true));
  for (const ip of internal) await t.test(`"${ip}" is internal`, async () => assert.equal(isPublicAddress(ip), false));
});

test("an address chosen by a user (criterion 77)", async (t) => {
  const requests: string[] = [];
  const site = await serveOnLoopback(t, (request, response) => {
    requests.push(request.url ?? "");
    response.end();
  });
  const port = new URL(site).port;

  const internalUrls = [
    `https://127.0.0.1:${port}/`,
    `https://2130706433:${port}/`,
    `https://0x7f.1:${port}/`,
    `https://[::1]:${port}/`,
    `https://[::ffff:127.0.0.1]:${port}/`,
    `https://[64:ff9b::7f00:1]:${port}/`,
    "https://169.254.169.254/latest/meta-data/",
    "https://user:secret@example.org/",
    "http://example.org/",
    "ftp://example.org/",
    "file:///etc/passwd",
    "no address",
  ];
  for (const url of internalUrls) {
    await t.test(`${url} is refused before anything is sent`, async () => {
      const outbound = createOutbound();
      await assert.rejects(outbound(get(url)), ForbiddenAddress);
      assert.deepEqual(requests, []);
    });
  }

  await t.test("refuses a name with a private address", async () => {
    const resolve = async () => [
      { address: "93.184.216.34", family: 4 },
      { address: "::1", family: 6 },
    ];
    await assert.rejects(createOutbound({ resolve })(get(`https://two-faced.example:${port}/`)), {
      name: "ForbiddenAddress",
      message: "two-faced.example is not an address on the Internet",
    });
  });

  await t.test("resolves a name once, and sends the request to that address", async () => {
    let lookups = 0;
    const resolve = async () => {
      lookups++;
      return [{ address: lookups === 1 ? "127.0.0.1" : "127.0.0.2", family: 4 }];
    };
    const outbound = createOutbound({ allowsPrivate: true, resolve });
    const { status } = await outbound(get(`http://rebinding.example:${port}/once`));
    assert.deepEqual([status, lookups, requests], [200, 1, ["/once"]]);
  });

  await t.test("returns a redirect as a response", async () => {
    const redirecting = await serveOnLoopback(t, (_request, response) => {
      response.writeHead(302, { location: `${site}/private` }).end();
    });
    const { status, headers } = await createOutbound({ allowsPrivate: true })(get(redirecting));
    assert.deepEqual([status, headers["location"]], [302, `${site}/private`]);
    assert.ok(!requests.includes("/private"));
  });
});

test("the receiver of a request", async (t) => {
  const outbound = createOutbound({ allowsPrivate: true });
  const requireFailure = (url: string, message: string) =>
    assert.rejects(outbound(get(url)), { name: "OutboundFailure", message });

  await t.test("gets method, headers and body", async () => {
    const site = await serveOnLoopback(t, (request, response) => {
      const { "x-test": test, "content-length": length } = request.headers;
      response.setHeader("x-seen", `${request.method} ${test} ${length}`);
      request.pipe(response);
    });
    const request = { ...get(site), method: "POST", headers: { "x-test": "1" }, body: "Grüße" } as const;
    const { status, headers, body, isTruncated } = await outbound(request);
    assert.deepEqual([status, headers["x-seen"], body, isTruncated], [200, "POST 1 7", "Grüße", false]);
  });

  await t.test("may send a long response, of which only the beginning is read", async () => {
    const { url, closed } = await serveRaw(t, (socket) => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      const flood = () => {
        while (!socket.destroyed && socket.write("x".repeat(65_536)));
      };
      socket.on("drain", flood);
      flood();
    });
    const { body, isTruncated } = await outbound(get(url));
    assert.deepEqual([body.length, isTruncated], [bounds.maxBytes, true]);
    await closed;
  });

  await t.test("may not exceed the total time, byte by byte", async () => {
    const { url, closed } = await serveRaw(t, (socket) => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      const drip = setInterval(() => socket.write("x"), 20);
      socket.on("close", () => clearInterval(drip));
    });
    await assert.rejects(outbound({ ...get(url), timeoutMs: 300 }), {
      message: "there was no complete response within 0.3 seconds",
    });
    await closed;
  });

  await t.test("may not exceed the total time by silence, nor may a slow name server", async () => {
    const { url } = await serveRaw(t, () => {});
    await assert.rejects(outbound({ ...get(url), timeoutMs: 200 }), OutboundFailure);
    const unresolved = createOutbound({ resolve: () => new Promise(() => {}) });
    await assert.rejects(unresolved({ ...get("https://slow.example/"), timeoutMs: 200 }), OutboundFailure);
  });

  await t.test("reports failures without internal addresses", async () => {
    const { url: resets } = await serveRaw(t, (socket) => socket.resetAndDestroy());
    await requireFailure(resets, "the host closed the connection");
    for (const [message, response] of Object.entries({
      "the response is not HTTP": "SSH-2.0-OpenSSH_9.2\r\n",
      "the headers of the response are larger than 16 KiB": `HTTP/1.1 200 OK\r\na: ${"x".repeat(20_000)}\r\n\r\n`,
    }))
      await requireFailure((await serveRaw(t, (socket) => socket.end(response))).url, message);
    const { url: upgrades, closed } = await serveRaw(t, (socket) =>
      socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"),
    );
    await requireFailure(upgrades, "the host switched to another protocol");
    await closed;
    const { url: informs } = await serveRaw(t, (socket) => {
      const flood = setInterval(() => socket.write("HTTP/1.1 103 Early Hints\r\n\r\n"), 5);
      socket.on("close", () => clearInterval(flood));
    });
    await assert.rejects(outbound({ ...get(informs), timeoutMs: 200 }), { message: /complete response within/ });
    await requireFailure(resets.replace("http:", "https:"), "the host closed the connection");
    await requireFailure("http://127.0.0.1:1/", "the host refused the connection");
    const unknown = createOutbound({
      resolve: async () => Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" })),
    });
    await assert.rejects(unknown(get("https://nowhere.example/")), { message: "the name of the host is unknown" });
  });

  await t.test("is disconnected when the caller aborts", async () => {
    const { url, closed } = await serveRaw(t, () => {});
    const giveUp = new AbortController();
    const pending = outbound({ ...get(url), signal: giveUp.signal });
    setTimeout(() => giveUp.abort(), 50);
    await assert.rejects(pending, OutboundFailure);
    await closed;
  });
});
