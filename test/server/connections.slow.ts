import assert from "node:assert/strict";
import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { type Test, test } from "tap";
import { type Options, startService } from "../support/service.ts";
import { listenOn, openSocket } from "../support/sockets.ts";

const scriptRequest = "GET /assets/redoc.standalone.js HTTP/1.1\r\nHost: x\r\n\r\n";
const healthRequest = "GET /api/v1/health HTTP/1.1\r\nHost: x\r\n\r\n";

const listen = async (t: Test, options: Options = {}) => {
  const { app } = await startService(t, { data: "none", ...options });
  const port = await listenOn(app);
  const open = (input = "") => openSocket(t, port, input);
  const countConnections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, open) => resolve(open)));
  const waitForConnections = async (expected: number) => {
    while ((await countConnections()) !== expected) await delay(10);
  };
  return { app, open, countConnections, waitForConnections };
};

const readUntil = async (socket: Socket, pattern: RegExp): Promise<string> => {
  let text = "";
  for await (const chunk of socket) {
    text += chunk;
    if (pattern.test(text)) break;
  }
  return text;
};

test("clients cannot exhaust the connections (criterion 60)", async (t) => {
  await t.test("disconnects a client that does not read its response", async (t) => {
    const { open, waitForConnections } = await listen(t, { timeouts: { stalled: 300 } });
    const started = performance.now();
    for (let index = 0; index < 10; index++) await open(scriptRequest.repeat(10));
    await waitForConnections(10);
    await waitForConnections(0);
    assert.ok(performance.now() - started >= 300);
  });

  await t.test("disconnects such a client even if it goes on sending requests", async (t) => {
    const { open, waitForConnections } = await listen(t, { timeouts: { stalled: 300 } });
    const socket = await open(scriptRequest);
    const timer = setInterval(() => socket.write(scriptRequest), 50);
    t.teardown(() => clearInterval(timer));
    await waitForConnections(1);
    await waitForConnections(0);
  });

  await t.test("disconnects such a client even if its next request never ends", async (t) => {
    const { open, waitForConnections } = await listen(t, { timeouts: { headers: 300, stalled: 60_000 } });
    await open(`${scriptRequest}GET / HTTP/1.1\r\nHost: x\r\n`);
    await waitForConnections(1);
    await waitForConnections(0);
  });

  await t.test("a slow reader gets the whole response", async (t) => {
    const { open } = await listen(t, { timeouts: { stalled: 1_500 } });
    const socket = await open(scriptRequest.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
    let bytes = 0;
    const startedAt = performance.now();
    for await (const chunk of socket) {
      bytes += chunk.length;
      if (performance.now() - startedAt < 2_000) await delay(100);
    }
    assert.ok(bytes > 500_000);
  });

  await t.test("closes an idle connection before its first request and between two requests", async (t) => {
    const { open, waitForConnections } = await listen(t, { timeouts: { headers: 300, idle: 200 } });
    await open();
    const used = await open(healthRequest);
    await once(used, "readable");
    await waitForConnections(2);
    await waitForConnections(0);
  });

  await t.test("responds to 16 pipelined requests in order, and disconnects clients that pipeline 1,000", async (t) => {
    const { open, countConnections, waitForConnections } = await listen(t);
    const reader = await open(healthRequest.repeat(16));
    assert.equal((await readUntil(reader, /(?:"status":"ok".*){16}/s)).match(/HTTP\/1\.1 200 OK/g)?.length, 16);
    reader.destroy();
    await waitForConnections(0);
    const floods = await Promise.all(Array.from({ length: 5 }, () => open(scriptRequest.repeat(1_000))));
    await Promise.all(floods.map((socket) => once(socket.resume(), "close")));
    assert.equal(await countConnections(), 0);
    await once((await open(healthRequest)).setEncoding("utf8"), "readable");
  });

  await t.test("closes connections over the limit, until an open connection ends", async (t) => {
    for (const capacity of [{ connections: 3 }, { connectionsPerClient: 3 }]) {
      const { open, waitForConnections } = await listen(t, { capacity });
      const sockets = await Promise.all([open(), open(), open()]);
      const further = await open();
      assert.equal(await readUntil(further, /./), "");
      sockets[0]?.destroy();
      await waitForConnections(2);
      assert.match(await readUntil(await open(healthRequest), /"status":"ok"/), /200 OK/);
    }
  });

  await t.test("allows a trusted proxy more connections, because it forwards many clients", async (t) => {
    const { open } = await listen(t, { capacity: { connectionsPerClient: 1 }, trustProxy: ["127.0.0.0/8"] });
    const sockets = await Promise.all([open(healthRequest), open(healthRequest), open(healthRequest)]);
    for (const socket of sockets) assert.match(await readUntil(socket, /"status":"ok"/), /200 OK/);
  });

  await t.test("a client that does not read does not delay shutdown", async (t) => {
    const { app, open, waitForConnections } = await listen(t, { timeouts: { closing: 300 } });
    for (let index = 0; index < 20; index++) await open(scriptRequest.repeat(8));
    await waitForConnections(20);
    const startedAt = performance.now();
    await app.close();
    assert.ok(performance.now() - startedAt < 5_000);
  });
});
