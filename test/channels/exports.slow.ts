import assert from "node:assert/strict";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { parse } from "csv-parse";
import { type Test, test } from "tap";
import type { Timeouts } from "../../src/server/http/transport.ts";
import { freePort } from "../e2e/program.ts";
import { until } from "../support/embedded.ts";
import { startCommunity } from "../support/fixtures.ts";

const count = 100_000;
const batchSize = 10_000;

/** Long enough to observe the open connection on a busy machine before the service closes it. */
const unreadMs = 3_000;

const prepare = async (t: Test) => {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const service = await startCommunity(t, { baseUrl, poolSize: 10, timeouts: { unread: unreadMs } });
  const { sql, app, root, event, berlin } = service;
  const { id } = await event(berlin);
  // In batches, because a single statement could exceed its timeout on a busy machine.
  for (let first = 1; first <= count; first += batchSize) {
    const last = first + batchSize - 1;
    await sql`insert into users (id, email, name, created_at, updated_at)
      select gen_random_uuid(), 'crowd-' || n || '@example.org', 'Crowd ' || n || repeat(' ümlaut', 15), now(), now()
      from generate_series(${first}::integer, ${last}::integer) n`;
    await sql`insert into attendances (event_id, user_id, status, responded_at)
      select ${id}, id, 'attending', now() from users
      where email in (select 'crowd-' || n || '@example.org' from generate_series(${first}::integer, ${last}::integer) n)`;
  }
  await app.listen({ host: "127.0.0.1", port });
  const { headers } = await service.token(root, { scopes: ["admin:events"] });
  const restart = async (timeouts: Partial<Timeouts>) => {
    const port = await freePort();
    const { app } = await service.startAnother({ poolSize: 10, timeouts });
    await app.listen({ host: "127.0.0.1", port });
    return port;
  };
  return { ...service, restart, port, path: `/export/events/${id}/attendees.csv`, headers };
};

test("exports of many rows (criterion 79)", async (t) => {
  const { app, sql, restart, port, path, headers } = await prepare(t);
  const get = async (): Promise<IncomingMessage> => {
    const [response] = await once(request({ port, path, headers }).end(), "response");
    assert.equal(response.statusCode, 200);
    return response;
  };
  /** Connections that an export holds in a transaction. */
  const listOpen = () => sql`select from pg_stat_activity
    where datname = current_database() and application_name = 'alliance exports' and xact_start is not null`;
  const waitForOpen = (count: number) =>
    until(`${count} are open`, async () => (await listOpen()).length === count, 60_000);

  await t.test(`exports ${count} rows completely, with bounded memory`, async () => {
    const before = process.memoryUsage();
    let peak = 0;
    const timer = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().heapUsed);
    }, 50);
    const start = performance.now();
    let rows = 0;
    for await (const chunk of await get()) rows += chunk.toString("latin1").split("\n").length - 1;
    clearInterval(timer);
    assert.equal(rows, 1 + count);
    const growth = (peak - before.heapUsed) / 2 ** 20;
    const rss = (process.memoryUsage().rss - before.rss) / 2 ** 20;
    t.comment(`${Math.round(performance.now() - start)} ms, heap +${growth.toFixed(0)} MB, RSS +${rss.toFixed(0)} MB`);
    assert.ok(growth < 100, `the heap grew by ${growth} MB`);
    await waitForOpen(0);
  });

  const unreadSocket = async (version = "1.1", serverPort = port): Promise<Socket> => {
    const socket = connect(serverPort, "127.0.0.1").pause();
    await once(socket, "connect");
    socket.write(`GET ${path} HTTP/${version}\r\nHost: x\r\nAuthorization: ${headers.authorization}\r\n\r\n`);
    return socket;
  };

  await t.test("disconnects a client that reads nothing, and releases its database connection", async () => {
    const started = performance.now();
    const sockets = await Promise.all([unreadSocket(), unreadSocket()]);
    await waitForOpen(2);
    await waitForOpen(0);
    assert.ok(performance.now() - started < unreadMs + 30_000);
    for (const socket of sockets) {
      const chunks: Buffer[] = [];
      socket
        .on("data", (chunk) => chunks.push(chunk))
        .on("error", () => {})
        .resume();
      await once(socket, "close");
      assert.ok(!Buffer.concat(chunks).toString().endsWith("\r\n0\r\n\r\n"), "the response looks complete");
    }
    (await get()).resume();
  });

  await t.test("an HTTP/1.0 proxy detects an incomplete file", async () => {
    // Node's client cannot distinguish the reset of a paused connection from its end, so the test counts resets on the server.
    let resets = 0;
    app.server.once("connection", (socket: Socket) => {
      const reset = socket.resetAndDestroy.bind(socket);
      socket.resetAndDestroy = () => {
        resets++;
        return reset();
      };
    });
    const socket = await unreadSocket("1.0");
    await waitForOpen(1);
    await waitForOpen(0);
    assert.equal(resets, 1);
    socket.destroy();
  });

  await t.test("disconnects a client that reads too slowly", async () => {
    const socket = await unreadSocket("1.1", await restart({ unread: 60_000, stream: unreadMs }));
    await waitForOpen(1);
    await waitForOpen(0);
    await once(socket.on("error", () => {}).resume(), "close");
  });

  await t.test("503 without a partial file when the database returns no rows in time", async () => {
    const slowPort = await restart({ unread: 300 });
    await sql.begin(async (tx) => {
      await tx`lock table attendances in access exclusive mode`;
      const response = await fetch(`http://127.0.0.1:${slowPort}${path}`, { headers });
      assert.equal(response.status, 503);
      assert.equal(response.headers.get("content-disposition"), null);
      assert.deepEqual(await response.json(), { error: "the export stood still for too long" });
    });
  });

  await t.test("releases the database connection when the client disconnects", async () => {
    const socket = await unreadSocket();
    await waitForOpen(1);
    socket.destroy();
    await waitForOpen(0);
  });

  await t.test("a lost database connection breaks the transfer, and the next export succeeds", async () => {
    const response = await get();
    response.pause();
    await waitForOpen(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'alliance exports'`;
    await assert.rejects(
      async () => {
        for await (const _chunk of response);
      },
      { code: "ECONNRESET" },
    );
    let rows = 0;
    for await (const _row of (await get()).pipe(parse({ bom: true, columns: true }))) rows++;
    assert.equal(rows, count);
  });
});
