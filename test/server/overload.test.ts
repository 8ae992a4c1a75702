import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { test } from "tap";
import { newSecret } from "../../src/foundation/secrets.ts";
import { newToken } from "../../src/identity/auth/tokens/format.ts";
import { handlers } from "../../src/program/service/operations.ts";
import { recordLog } from "../support/log.ts";
import { type Options, startService } from "../support/service.ts";

/** A service that works on two requests at a time; lists of alliances take until they are released. */
const startBusy = async (t: Parameters<typeof startService>[0], options: Options = {}) => {
  let release = () => {};
  let entered = 0;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const service = await startService(t, {
    data: "none",
    // Equal requests would be one request in progress.
    keptBytes: 0,
    capacity: { requestsInProgress: 2, burst: 0 },
    handlers: {
      ...handlers,
      listAlliances: async (...input) => {
        entered++;
        await held;
        return handlers.listAlliances(...input);
      },
    },
    ...options,
  });
  const reached = async (count: number) => {
    while (entered < count) await new Promise((resolve) => setImmediate(resolve));
  };
  const listen = async () => Number(new URL(await service.app.listen({ port: 0, host: "127.0.0.1" })).port);
  return { ...service, release, reached, listen };
};

test("criterion 62: beyond its capacity the service answers 503 at once", async (t) => {
  await t.test("with Retry-After; what is in progress finishes, and then there is room", async (t) => {
    const { call, release, reached } = await startBusy(t);
    const accepted = [call("listAlliances"), call("listAlliances")];
    await reached(2);
    const refused = await Promise.all(Array.from({ length: 50 }, () => call("listJobs")));
    for (const { status, headers, body } of refused) {
      assert.equal(status, 503);
      assert.ok(Number(headers["retry-after"]) >= 1);
      assert.match(body.error, /overloaded/);
    }
    await t.test("health answers even then", async () => {
      assert.equal((await call("getHealth")).status, 200);
    });
    release();
    for (const response of await Promise.all(accepted)) assert.equal(response.status, 200);
    assert.equal((await call("listJobs")).status, 200);
  });

  await t.test("a burst of three times as many is worked off, a standing queue is not", async (t) => {
    const { call, release, reached } = await startBusy(t, { capacity: { requestsInProgress: 2, burst: 60_000 } });
    const burst = Array.from({ length: 6 }, () => call("listAlliances"));
    await reached(6);
    assert.equal((await call("listJobs")).status, 503);
    release();
    for (const response of await Promise.all(burst)) assert.equal(response.status, 200);

    const standing = await startBusy(t, { capacity: { requestsInProgress: 2, burst: 20 } });
    const first = [standing.call("listAlliances"), standing.call("listAlliances")];
    await standing.reached(2);
    const until = performance.now() + 100;
    const third = standing.call("listAlliances");
    while (performance.now() < until) await new Promise((resolve) => setImmediate(resolve));
    assert.equal((await standing.call("listJobs")).status, 503);
    standing.release();
    for (const response of await Promise.all([...first, third])) assert.equal(response.status, 200);
  });

  await t.test("a burst is possible again when the last crowd has been over for a while", async (t) => {
    for (const [rest, statuses] of [
      [60_000, [200, 200, 200, 503]],
      [0, [200, 200, 200, 200]],
    ] as const) {
      const { call, release, reached } = await startBusy(t, { capacity: { requestsInProgress: 2, burst: 20, rest } });
      const first = [call("listAlliances"), call("listAlliances"), call("listAlliances")];
      await reached(3);
      await new Promise((resolve) => setTimeout(resolve, 40));
      const next = await call("listJobs");
      release();
      const all = [...(await Promise.all(first)), next];
      assert.deepEqual(
        all.map(({ status }) => status),
        statuses,
      );
    }
  });

  await t.test("refusals are one line in the log, not one each", async (t) => {
    const { logger, records } = recordLog();
    const { call, release, reached } = await startBusy(t, { logger });
    const accepted = [call("listAlliances"), call("listAlliances")];
    await reached(2);
    for (let round = 0; round < 50; round++) assert.equal((await call("listJobs")).status, 503);
    const about = records().filter(({ msg }) => msg === "request" || String(msg).startsWith("overloaded"));
    assert.equal(about.length, 1);
    assert.equal(about[0]?.["level"], 40);
    release();
    await Promise.all(accepted);
  });

  await t.test("uploads that take their time, and clients that hang up while they do, take no room", async (t) => {
    const authenticate = async () => ({ userId: "x", verified: true, scopes: null, token: null });
    const { call, listen } = await startBusy(t, { authenticate, authorizations: {} });
    const port = await listen();
    const head =
      "POST /api/v1/jobs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    const slow = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const socket = connect(port, "127.0.0.1");
        socket.on("error", () => {});
        await once(socket, "connect");
        socket.write(head);
        return socket;
      }),
    );
    assert.equal((await call("listJobs")).status, 200);
    for (const socket of slow) socket.destroy();
    for (let round = 0; round < 10; round++) assert.equal((await call("listJobs")).status, 200);
  });

  await t.test("work for clients that have hung up counts until it is done, and not longer", async (t) => {
    const { app, call, listen, reached, release } = await startBusy(t);
    const port = await listen();
    for (let count = 1; count <= 2; count++) {
      const socket = connect(port, "127.0.0.1");
      socket.write("GET /api/v1/alliances HTTP/1.1\r\nHost: x\r\n\r\n");
      await reached(count);
      socket.destroy();
    }
    const open = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    while ((await open()) > 0) await new Promise((resolve) => setImmediate(resolve));
    assert.equal((await call("listJobs")).status, 503);
    release();
    const both = async () => {
      const responses = await Promise.all([call("listJobs"), call("listJobs")]);
      return responses.every(({ status }) => status === 200);
    };
    while (!(await both())) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  await t.test("also when the event loop is late", async (t) => {
    const { call } = await startService(t, { data: "none", keptBytes: 0, capacity: { eventLoopDelay: 40 } });
    let status = 200;
    for (const until = performance.now() + 10_000; status === 200 && performance.now() < until; ) {
      const end = performance.now() + 150;
      while (performance.now() < end);
      await new Promise((resolve) => setTimeout(resolve, 1));
      ({ status } = await call("listJobs"));
    }
    assert.equal(status, 503);
    assert.equal((await call("getHealth")).status, 200);
    while (status === 503) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      ({ status } = await call("listJobs"));
    }
    assert.equal(status, 200);
  });

  await t.test("but not when each turn outlasts a sample, and is shorter than the limit", async (t) => {
    const { call } = await startService(t, { data: "none", keptBytes: 0, capacity: { eventLoopDelay: 60_000 } });
    for (let turn = 0; turn < 4; turn++) {
      assert.equal((await call("listJobs")).status, 200);
      const end = performance.now() + 600;
      while (performance.now() < end);
      await new Promise((resolve) => setImmediate(resolve));
    }
    assert.equal((await call("listJobs")).status, 200);
  });
});

test("requests of users wait for room", async (t) => {
  const startFull = async (t: Parameters<typeof startService>[0], capacity: Options["capacity"] = {}) => {
    const service = await startBusy(t, { capacity: { requestsInProgress: 2, burst: 0, ...capacity } });
    const { person, session, token } = service;
    const user = await person();
    const { headers } = await token(user, { scopes: ["profile:read", "profile:write"] });
    const cookie = `session_id=${(await session(user)).session()}`;
    const held = [service.call("listAlliances"), service.call("listAlliances")];
    await service.reached(2);
    const ofPatch = { ...headers, "content-type": "application/merge-patch+json" };
    const updateMe = () => service.call("updateMe", { headers: ofPatch, body: {} });
    return { ...service, updateMe, headers, cookie, held };
  };
  /** Until what was sent has come as far as the queue. */
  const turns = async () => {
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  const statusesOf = async (responses: Promise<{ status: number }>[]) =>
    (await Promise.all(responses)).map(({ status }) => status);

  await t.test("with a token or a session, read or write; anonymous ones are refused meanwhile", async (t) => {
    const { call, updateMe, release, headers, cookie, held } = await startFull(t);
    const waiting = [call("getMe", { headers }), call("getMe", { headers: { cookie } }), updateMe()];
    await turns();
    assert.equal((await call("listJobs")).status, 503);
    release();
    assert.deepEqual(await statusesOf([...held, ...waiting]), [200, 200, 200, 200, 200]);
    assert.equal((await call("listJobs")).status, 200);
  });

  await t.test("not for longer than their patience", async (t) => {
    const { call, release, headers, held } = await startFull(t, { userPatience: 50 });
    const { status, headers: received } = await call("getMe", { headers });
    assert.equal(status, 503);
    assert.ok(Number(received["retry-after"]) >= 1);
    release();
    await Promise.all(held);
  });

  await t.test("as many as there are places for: more writes than reads", async (t) => {
    const { call, updateMe, release, headers, held } = await startFull(t);
    const reads = Array.from({ length: 20 }, () => call("getMe", { headers }));
    await turns();
    assert.equal((await call("getMe", { headers })).status, 503);
    const writes = Array.from({ length: 20 }, updateMe);
    await turns();
    assert.equal((await updateMe()).status, 503);
    release();
    for (const status of await statusesOf([...held, ...reads, ...writes])) assert.equal(status, 200);
  });

  await t.test("sign-ins too, and searches of users before others are refused", async (t) => {
    const { call, release, headers, held } = await startFull(t);
    let people = 0;
    const signIn = () => call("logIn", { body: { email: `${people++}@b.example`, password: "no" } });
    const search = () => call("search", { headers, query: { q: "cloud" } });
    const searches = [search(), search()];
    await turns();
    assert.equal((await search()).status, 503);
    assert.equal((await call("listJobs", { headers, query: { q: "cloud" } })).status, 503);
    const signIns = Array.from({ length: 8 }, signIn);
    await turns();
    assert.equal((await signIn()).status, 503);
    const read = call("getMe", { headers });
    await turns();
    release();
    assert.deepEqual(await statusesOf([...held, ...searches, read]), [200, 200, 200, 200, 200]);
    assert.deepEqual(new Set(await statusesOf(signIns)), new Set([401]));
  });

  await t.test("what cannot be a credential does not", async (t) => {
    const { call, release, held } = await startFull(t);
    const typo = newToken().replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    for (const headers of [
      { authorization: `Bearer ${typo}` },
      { authorization: "Basic YTpi" },
      { cookie: "session_id=mine" },
      { cookie: "theme=dark" },
    ])
      assert.equal((await call("listJobs", { headers })).status, 503);
    release();
    await Promise.all(held);
  });

  await t.test("nor does a client whose credentials were made up; others still do", async (t) => {
    const { call, reached, release, person, token } = await startBusy(t, {
      capacity: { requestsInProgress: 2, burst: 0 },
      trustProxy: true,
    });
    const { headers } = await token(await person());
    const from = (address: string, more: Record<string, string>) =>
      call("getMe", { headers: { "x-forwarded-for": address, ...more } });
    const forged = () => ({ cookie: `session_id=${newSecret()}` });
    for (let count = 0; count < 20; count++) assert.equal((await from("192.0.2.1", forged())).status, 401);
    const held = [call("listAlliances"), call("listAlliances")];
    await reached(2);
    assert.equal((await from("192.0.2.1", forged())).status, 503);
    assert.equal((await from("192.0.2.1", headers)).status, 503);
    const waiting = from("198.51.100.1", headers);
    await turns();
    release();
    assert.deepEqual(await statusesOf([...held, waiting]), [200, 200, 200]);
    assert.equal((await from("192.0.2.1", headers)).status, 200);
  });
});
