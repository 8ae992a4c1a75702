import assert from "node:assert/strict";
import { setTimeout as delay, setImmediate as nextIteration } from "node:timers/promises";
import { type Test, test } from "tap";
import { newSecret } from "../../src/foundation/secrets.ts";
import { newToken } from "../../src/identity/auth/tokens/format.ts";
import { handlers } from "../../src/program/service/operations.ts";
import { createGate } from "../support/gate.ts";
import { recordLog } from "../support/log.ts";
import { allowEverything, type Options, startService } from "../support/service.ts";
import { listenOn, openSocket } from "../support/sockets.ts";

/** A service with a capacity of two requests, in which lists of alliances wait until the test releases them. */
const startBusy = async (t: Test, options: Options = {}) => {
  const gate = createGate();
  let startedCount = 0;
  const service = await startService(t, {
    data: "none",
    // With a cache, equal concurrent requests would count as one.
    cacheBytes: 0,
    capacity: { requestsInProgress: 2, burstMs: 0 },
    handlers: {
      ...handlers,
      listAlliances: async (...input) => {
        startedCount++;
        await gate.opened;
        return handlers.listAlliances(...input);
      },
    },
    ...options,
  });
  const waitFor = async (count: number) => {
    while (startedCount < count) await nextIteration();
  };
  /** Sends the two requests that use up the capacity. */
  const fill = async () => {
    const requests = [service.call("listAlliances"), service.call("listAlliances")];
    await waitFor(2);
    return requests;
  };
  return { ...service, release: gate.open, waitFor, fill };
};

const statusesOf = async (responses: Promise<{ status: number }>[]) =>
  (await Promise.all(responses)).map(({ status }) => status);

const blockEventLoop = (durationMs: number): void => {
  const endsAt = performance.now() + durationMs;
  while (performance.now() < endsAt);
};

test("responds 503 at once beyond its capacity (criterion 62)", async (t) => {
  await t.test("with Retry-After, until running requests finish", async (t) => {
    const { call, release, fill } = await startBusy(t);
    const requests = await fill();
    const rejections = await Promise.all(Array.from({ length: 50 }, () => call("listJobs")));
    for (const { status, headers, body } of rejections) {
      assert.equal(status, 503);
      assert.ok(Number(headers["retry-after"]) >= 1);
      assert.match(body.error, /overloaded/);
    }
    await t.test("health checks still respond", async () => {
      assert.equal((await call("getHealth")).status, 200);
    });
    release();
    assert.deepEqual(await statusesOf(requests), [200, 200]);
    assert.equal((await call("listJobs")).status, 200);
  });

  await t.test("a burst of three times the capacity is processed, but a persistent queue is rejected", async (t) => {
    const { call, release, waitFor } = await startBusy(t, { capacity: { requestsInProgress: 2, burstMs: 60_000 } });
    const burst = Array.from({ length: 6 }, () => call("listAlliances"));
    await waitFor(6);
    assert.equal((await call("listJobs")).status, 503);
    release();
    assert.deepEqual(await statusesOf(burst), Array(6).fill(200));

    const busy = await startBusy(t, { capacity: { requestsInProgress: 2, burstMs: 20 } });
    const first = await busy.fill();
    const third = busy.call("listAlliances");
    await delay(100);
    assert.equal((await busy.call("listJobs")).status, 503);
    busy.release();
    assert.deepEqual(await statusesOf([...first, third]), [200, 200, 200]);
  });

  await t.test("another burst is accepted after a pause of burstPauseMs", async (t) => {
    for (const [burstPauseMs, statuses] of [
      [60_000, [200, 200, 200, 503]],
      [0, [200, 200, 200, 200]],
    ] as const) {
      const { call, release, waitFor } = await startBusy(t, {
        capacity: { requestsInProgress: 2, burstMs: 20, burstPauseMs },
      });
      const first = [call("listAlliances"), call("listAlliances"), call("listAlliances")];
      await waitFor(3);
      await delay(40);
      const { status } = await call("listJobs");
      release();
      assert.deepEqual([...(await statusesOf(first)), status], statuses);
    }
  });

  await t.test("many rejections are logged in one line", async (t) => {
    const { logger, records } = recordLog();
    const { call, release, fill } = await startBusy(t, { logger });
    const requests = await fill();
    for (let round = 0; round < 50; round++) assert.equal((await call("listJobs")).status, 503);
    const lines = records().filter(({ msg }) => msg === "request" || String(msg).startsWith("overloaded"));
    assert.equal(lines.length, 1);
    assert.equal(lines[0]?.["level"], 40);
    release();
    await Promise.all(requests);
  });

  await t.test("slow uploads, and clients that disconnect during an upload, use no capacity", async (t) => {
    const { app, call } = await startBusy(t, allowEverything);
    const port = await listenOn(app);
    const head =
      "POST /api/v1/jobs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    const slow = await Promise.all(Array.from({ length: 8 }, () => openSocket(t, port, head)));
    assert.equal((await call("listJobs")).status, 200);
    for (const socket of slow) socket.destroy();
    for (let round = 0; round < 10; round++) assert.equal((await call("listJobs")).status, 200);
  });

  await t.test("work for disconnected clients counts until it is done", async (t) => {
    const { app, call, waitFor, release } = await startBusy(t);
    const port = await listenOn(app);
    for (let count = 1; count <= 2; count++) {
      const socket = await openSocket(t, port, "GET /api/v1/alliances HTTP/1.1\r\nHost: x\r\n\r\n");
      await waitFor(count);
      socket.destroy();
    }
    const countConnections = () => new Promise<number>((resolve) => app.server.getConnections((_, n) => resolve(n)));
    while ((await countConnections()) > 0) await nextIteration();
    assert.equal((await call("listJobs")).status, 503);
    release();
    while ((await statusesOf([call("listJobs"), call("listJobs")])).includes(503)) await delay(20);
  });

  await t.test("responds 503 when the event loop is late", async (t) => {
    const { call } = await startService(t, { data: "none", cacheBytes: 0, capacity: { maxEventLoopDelayMs: 40 } });
    let status = 200;
    for (const until = performance.now() + 10_000; status === 200 && performance.now() < until; ) {
      blockEventLoop(150);
      await delay(1);
      ({ status } = await call("listJobs"));
    }
    assert.equal(status, 503);
    assert.equal((await call("getHealth")).status, 200);
    while (status === 503) {
      await delay(50);
      ({ status } = await call("listJobs"));
    }
    assert.equal(status, 200);
  });

  await t.test("serves when iterations of the event loop take long, but less than the limit", async (t) => {
    const { call } = await startService(t, { data: "none", cacheBytes: 0, capacity: { maxEventLoopDelayMs: 60_000 } });
    for (let iteration = 0; iteration < 4; iteration++) {
      assert.equal((await call("listJobs")).status, 200);
      blockEventLoop(600);
      await nextIteration();
    }
    assert.equal((await call("listJobs")).status, 200);
  });
});

test("requests of users wait for capacity", async (t) => {
  const startFull = async (t: Test, capacity: Options["capacity"] = {}) => {
    const service = await startBusy(t, { capacity: { requestsInProgress: 2, burstMs: 0, ...capacity } });
    const { person, session, token } = service;
    const user = await person();
    const { headers } = await token(user, { scopes: ["profile:read", "profile:write"] });
    const cookie = `session_id=${(await session(user)).session()}`;
    const blocked = await service.fill();
    const patchHeaders = { ...headers, "content-type": "application/merge-patch+json" };
    const updateMe = () => service.call("updateMe", { headers: patchHeaders, body: {} });
    return { ...service, updateMe, headers, cookie, blocked };
  };
  /** Resolves when the sent requests have reached the queue. */
  const untilQueued = async () => {
    for (let iteration = 0; iteration < 10; iteration++) await nextIteration();
  };

  await t.test("for reads and writes with a token or a session, while anonymous requests are rejected", async (t) => {
    const { call, updateMe, release, headers, cookie, blocked } = await startFull(t);
    const waiting = [call("getMe", { headers }), call("getMe", { headers: { cookie } }), updateMe()];
    await untilQueued();
    assert.equal((await call("listJobs")).status, 503);
    release();
    assert.deepEqual(await statusesOf([...blocked, ...waiting]), [200, 200, 200, 200, 200]);
    assert.equal((await call("listJobs")).status, 200);
  });

  await t.test("for no longer than their timeout", async (t) => {
    const { call, release, headers, blocked } = await startFull(t, { admissionTimeoutMs: 50 });
    const { status, headers: received } = await call("getMe", { headers });
    assert.equal(status, 503);
    assert.ok(Number(received["retry-after"]) >= 1);
    release();
    await Promise.all(blocked);
  });

  await t.test("up to the number of queue slots, of which some are reserved for writes", async (t) => {
    const { call, updateMe, release, headers, blocked } = await startFull(t);
    const reads = Array.from({ length: 20 }, () => call("getMe", { headers }));
    await untilQueued();
    assert.equal((await call("getMe", { headers })).status, 503);
    const writes = Array.from({ length: 20 }, updateMe);
    await untilQueued();
    assert.equal((await updateMe()).status, 503);
    release();
    assert.deepEqual(new Set(await statusesOf([...blocked, ...reads, ...writes])), new Set([200]));
  });

  await t.test("a limited number of sign-ins and searches waits too, and further ones are rejected", async (t) => {
    const { call, release, headers, blocked } = await startFull(t);
    let signInCount = 0;
    const signIn = () => call("logIn", { body: { email: `${signInCount++}@b.example`, password: "no" } });
    const search = () => call("search", { headers, query: { q: "cloud" } });
    const searches = [search(), search()];
    await untilQueued();
    assert.equal((await search()).status, 503);
    assert.equal((await call("listJobs", { headers, query: { q: "cloud" } })).status, 503);
    const signIns = Array.from({ length: 8 }, signIn);
    await untilQueued();
    assert.equal((await signIn()).status, 503);
    const read = call("getMe", { headers });
    await untilQueued();
    release();
    assert.deepEqual(await statusesOf([...blocked, ...searches, read]), [200, 200, 200, 200, 200]);
    assert.deepEqual(new Set(await statusesOf(signIns)), new Set([401]));
  });

  await t.test("requests with an invalid credential do not wait", async (t) => {
    const { call, release, blocked } = await startFull(t);
    const mistypedToken = newToken().replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    for (const headers of [
      { authorization: `Bearer ${mistypedToken}` },
      { authorization: "Basic YTpi" },
      { cookie: "session_id=mine" },
      { cookie: "theme=dark" },
    ])
      assert.equal((await call("listJobs", { headers })).status, 503);
    release();
    await Promise.all(blocked);
  });

  await t.test("requests from an address with forged credentials do not wait; requests from others do", async (t) => {
    const { call, fill, release, person, token } = await startBusy(t, { trustProxy: true });
    const { headers } = await token(await person());
    const readFrom = (address: string, more: Record<string, string>) =>
      call("getMe", { headers: { "x-forwarded-for": address, ...more } });
    const forged = () => ({ cookie: `session_id=${newSecret()}` });
    for (let count = 0; count < 20; count++) assert.equal((await readFrom("192.0.2.1", forged())).status, 401);
    const requests = await fill();
    assert.equal((await readFrom("192.0.2.1", forged())).status, 503);
    assert.equal((await readFrom("192.0.2.1", headers)).status, 503);
    const waiting = readFrom("198.51.100.1", headers);
    await untilQueued();
    release();
    assert.deepEqual(await statusesOf([...requests, waiting]), [200, 200, 200]);
    assert.equal((await readFrom("192.0.2.1", headers)).status, 200);
  });
});
