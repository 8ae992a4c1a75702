import assert from "node:assert/strict";
import { once } from "node:events";
import { connect as connectSocket, createServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { sql as statement } from "drizzle-orm";
import { type Test, test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { newSecret } from "../../src/foundation/secrets.ts";
import { newToken } from "../../src/identity/auth/tokens/format.ts";
import { startDatabaseProxy, targetOf, throughPort } from "../support/blackhole-proxy.ts";
import { until } from "../support/embedded.ts";
import { createFixtures } from "../support/fixtures.ts";
import { portOf, serveRaw } from "../support/loopback.ts";
import { createDatabase, inject, startService } from "../support/service.ts";

test("a request that takes too long (criterion 71)", async (t) => {
  const service = await startService(t);
  const { sql } = service;
  const timeouts = { headers: 10_000, request: 30_000, handler: 500 };
  const { call } = await service.startAnother({ timeouts, fault: "a row is locked for longer" });
  const { as, person } = service;
  const { alliance, group } = await createFixtures(service);
  const { id, slug } = await group(await alliance({ slug: "slow" }));
  const ada = await person();
  const join = { path: { alliance: "slow", group_id: id }, as: as(ada) };

  await t.test("503 with Retry-After, and its transaction is rolled back", async () => {
    await sql.begin(async (tx) => {
      await tx`select from groups where slug = ${slug} for update`;
      const { status, body, headers } = await call("joinGroup", join);
      assert.equal(status, 503);
      assert.deepEqual(body, {
        error: "the request took too long; check whether it was done, or repeat the request with its Idempotency-Key",
      });
      assert.match(String(headers["retry-after"]), /^\d+$/);
    });
    // The request's statement waited first for the lock, so this statement gets the lock after it.
    await sql`select from groups where slug = ${slug} for update`;
    assert.equal((await sql`select from memberships where user_id = ${ada.id}`).length, 0);
    assert.equal((await call("joinGroup", join)).status, 200);
  });
});

test("a write whose connection is cut (criterion 71)", async (t) => {
  const service = await startService(t, { fault: "connections are cut" });
  const { call, sql, as, person } = service;
  const { alliance, group } = await createFixtures(service);
  const { id } = await group(await alliance({ slug: "cut" }));
  const ada = await person();
  const cut = async () => {
    while (
      (
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
      ).length === 0
    );
  };
  const cutWhileLocked = async (request: () => ReturnType<typeof call>) => {
    let response: ReturnType<typeof call> | undefined;
    await sql.begin(async (tx) => {
      await tx`lock table memberships`;
      response = request();
      await cut();
      await response;
    });
    assert.ok(response);
    return response;
  };

  await t.test("503 to a write says that the outcome is unknown", async () => {
    const join = { path: { alliance: "cut", group_id: id }, as: as(ada) };
    const { status, body } = await cutWhileLocked(() => call("joinGroup", join));
    assert.equal(status, 503);
    assert.match(JSON.stringify(body), /the outcome is not known; check whether it was done, or repeat the request/);
  });

  await t.test("503 to a read asks to try again", async () => {
    const { status, body } = await cutWhileLocked(() => call("listMyGroups", { as: as(ada) }));
    assert.equal(status, 503);
    assert.deepEqual(body, { error: "the database does not answer; try again shortly" });
  });
});

/** A client of a new database, and a function that terminates its sessions by another connection. */
const openClient = async (t: Test, startProxy?: (t: Test, url: string) => Promise<string>) => {
  const { url } = await startService(t);
  const client = connect(startProxy ? await startProxy(t, url) : url, {
    poolSize: 1,
    applicationName: "victim",
    fetchesArrayTypes: false,
  });
  const other = connect(url, { poolSize: 1 });
  t.teardown(() => Promise.all([client.close(), other.close()]));
  await other.sql`create table entries (name text)`;
  const cut = () => other.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'victim'`;
  const entries = async () => (await other.sql<{ name: string }[]>`select name from entries`).map(({ name }) => name);
  return { client, cut, entries };
};

/**
 * A proxy that resets the connection when a session ends, as for a client that was sending at that moment.
 * The last data of the server arrives before the reset.
 */
const startResettingProxy = async (t: Test, url: string): Promise<string> => {
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connectSocket(targetOf(url));
    for (const socket of [client, server]) sockets.add(socket.on("error", () => {}));
    client.pipe(server);
    server.pipe(client, { end: false });
    server.once("close", () => client.write("", () => client.resetAndDestroy()));
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  t.teardown(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  return throughPort(url, portOf(proxy));
};

test("a transaction whose connection is cut (criterion 71)", async (t) => {
  const insert = (name: string) => statement`insert into entries values (${name})`;

  await t.test("ends, and sends no further statements to another session", async (t) => {
    const { client, cut, entries } = await openClient(t);
    let setLastOutcome = (_outcome: Promise<unknown>) => {};
    const lastOutcome = new Promise<unknown>((resolve) => {
      setLastOutcome = resolve;
    });
    const interrupted = client.db.transaction(async (tx) => {
      await tx.execute(insert("before the cut"));
      await cut();
      // Executes a statement on the same pool, so that its only connection is opened again.
      while (!(await client.db.execute(insert("of another")).catch(() => undefined)));
      const last = tx.execute(insert("after the cut"));
      setLastOutcome(
        last.then(
          () => "sent",
          () => "refused",
        ),
      );
      await last;
    });
    await assert.rejects(interrupted);
    assert.equal(await lastOutcome, "refused");
    assert.deepEqual(await entries(), ["of another"]);
  });

  const requireNextSucceeds = async ({ client, cut, entries }: Awaited<ReturnType<typeof openClient>>) => {
    for (let round = 0; round < 5; round++) {
      const interrupted = client.db.transaction(async (tx) => {
        await tx.execute(insert("never"));
        const [sleep] = await Promise.allSettled([tx.execute(statement`select pg_sleep(5)`), cut()]);
        assert.equal(sleep.status, "rejected");
        throw new Error("cut");
      });
      await assert.rejects(interrupted);
      await client.db.transaction((tx) => tx.execute(insert(`round ${round}`)));
    }
    assert.deepEqual(await entries(), ["round 0", "round 1", "round 2", "round 3", "round 4"]);
  };

  await t.test("fails in the middle of a statement, and the next transaction succeeds at once", async (t) =>
    requireNextSucceeds(await openClient(t)),
  );

  await t.test("does not affect the next transaction, even if the connection is reset before it closes", async (t) =>
    requireNextSucceeds(await openClient(t, startResettingProxy)),
  );
});

test("a server that accepts connections and sends nothing (criterion 71)", async (t) => {
  const silent = new URL((await serveRaw(t, () => {})).url);
  const client = connect(`postgres://a@${silent.host}/a`, { poolSize: 1, statementTimeoutMs: 100 });
  t.teardown(client.close);
  const startedAt = performance.now();
  const waiting = Array.from({ length: 5 }, () => client.db.execute(statement`select 1`));
  for (const { status } of await Promise.allSettled(waiting)) assert.equal(status, "rejected");
  assert.ok(performance.now() - startedAt < 5_000, "none waits longer than the first");
});

const handlerTimeoutMs = 10_000;
/** Includes some time for a busy machine. */
const longestWaitMs = handlerTimeoutMs + 8_000;

test("requests while the database does not respond", async (t) => {
  const network = await startDatabaseProxy(t, await createDatabase(t, "demo"));
  const service = await startService(t, {
    url: network.url,
    poolSize: 4,
    cacheTimeoutMs: 1_000,
    timeouts: { handler: handlerTimeoutMs },
    fault: "the database is silent",
  });
  t.teardown(network.heal);
  const { person, token } = service;
  const { headers } = await token(await person(), { scopes: ["profile:read", "profile:write"] });
  const get = async (url: string, headers: Record<string, string> = {}): Promise<number> =>
    (await inject(service.app, { method: "GET", url, headers })).statusCode;
  const credentials = [{}, headers, { authorization: `Bearer ${newToken()}` }, { cookie: `session_id=${newSecret()}` }];
  const requestAll = (word: string) =>
    Promise.all(
      credentials.flatMap((headers) => [
        get(`/api/v1/alliances?q=${word}`, headers),
        get(`/api/v1/search?q=${word}`, headers),
        get(`/me/calendar/${newSecret()}.ics`, headers),
      ]),
    );

  await t.test("survive half a second without response", async () => {
    network.cut();
    const requests = requestAll("berlin");
    await delay(600);
    network.heal();
    assert.deepEqual(new Set(await requests), new Set([200, 401, 404]));
  });

  await t.test("get 503 within seconds when the silence lasts, as do later requests", async () => {
    network.cut();
    for (const word of ["cloud", "linux"]) {
      const startedAt = performance.now();
      assert.deepEqual(new Set(await requestAll(word)), new Set([503]));
      const tookMs = performance.now() - startedAt;
      assert.ok(tookMs < longestWaitMs, `${tookMs} ms`);
    }
    assert.equal(await get("/api/v1/health"), 503);
  });

  await t.test("are served again when the database responds, and show what is written", async () => {
    network.heal();
    await until("it responds", async () => (await get("/api/v1/me", headers)) === 200);
    assert.ok((await requestAll("rust")).every((status) => [200, 401, 404].includes(status)));
    const payload = JSON.stringify({ bio: "Back" });
    const patch = { "content-type": "application/json", ...headers };
    const patched = await inject(service.app, { method: "PATCH", url: "/api/v1/me", headers: patch, payload });
    assert.equal(patched.statusCode, 200);
    const response = await inject(service.app, { method: "GET", url: "/api/v1/me", headers });
    assert.equal(JSON.parse(response.payload).bio, "Back");
  });
});
