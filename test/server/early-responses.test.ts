import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { test } from "tap";
import { handlers } from "../../src/program/service/operations.ts";
import { createGate } from "../support/gate.ts";
import { recordLog } from "../support/log.ts";
import { inject, type Service, startService } from "../support/service.ts";
import { listenOn, openSocket } from "../support/sockets.ts";

const listPath = "/api/v1/alliances?limit=1";
const cacheBytes = 33_554_432;

type Headers = Record<string, unknown>;

const stable = ({ "x-request-id": _id, date: _date, connection: _connection, ratelimit: _left, ...rest }: Headers) =>
  rest;

/** Requires that a rejection before Fastify equals Fastify's own, which `app.inject` returns. */
const requireSameRejection = async ({ app }: Service, status: number) => {
  const [early, late] = [await inject(app, { url: listPath }), await app.inject({ url: listPath })];
  assert.deepEqual([early.statusCode, late.statusCode], [status, status]);
  assert.equal(early.payload, late.payload);
  assert.deepEqual(stable(early.headers), stable(late.headers));
  return { early, late };
};

test("a response sent before Fastify equals Fastify's own", async (t) => {
  await t.test("503 beyond the capacity", async (t) => {
    const [started, released] = [createGate(), createGate()];
    const service = await startService(t, {
      data: "none",
      cacheBytes: 0,
      capacity: { requestsInProgress: 1, burstMs: 0 },
      handlers: {
        ...handlers,
        listJobs: async (...input) => {
          started.open();
          await released.opened;
          return handlers.listJobs(...input);
        },
      },
    });
    const response = inject(service.app, { url: "/api/v1/jobs" });
    await started.opened;
    await requireSameRejection(service, 503);
    released.open();
    assert.equal((await response).statusCode, 200);
  });

  await t.test("429 beyond the quota", async (t) => {
    const limits = { requests_per_address: 1, factor: 1 };
    const service = await startService(t, { data: "none", limits });
    assert.equal((await inject(service.app, { url: listPath })).statusCode, 200);
    const { early, late } = await requireSameRejection(service, 429);
    assert.equal(early.headers["ratelimit"], late.headers["ratelimit"]);
  });

  await t.test(
    "a cached 200 or 304 counts toward the quota, has the request's ID, and is logged in one line",
    async (t) => {
      const { logger, records } = recordLog();
      const limits = { requests_per_address: 3, factor: 1 };
      const { app } = await startService(t, { cacheBytes, limits, logger, trustProxy: true });
      const get = (id: string, more: Record<string, string> = {}) =>
        inject(app, { url: listPath, headers: { "x-request-id": id, "x-forwarded-for": "192.0.2.1", ...more } });
      const created = await get("made");
      const early = await get("sent");
      const unchanged = await get("unchanged", { "if-none-match": String(created.headers["etag"]) });
      const rejection = await get("refused");
      const details = [created, early, unchanged, rejection].map(({ statusCode, headers }) => [
        statusCode,
        headers["x-request-id"],
        /r=(\d+)/.exec(String(headers["ratelimit"]))?.[1],
      ]);
      assert.deepEqual(details, [
        [200, "made", "2"],
        [200, "sent", "1"],
        [304, "unchanged", "0"],
        [429, "refused", "0"],
      ]);
      assert.equal((await inject(app, { url: listPath, headers: { "x-forwarded-for": "192.0.2.2" } })).statusCode, 200);
      const logged = records()
        .filter(({ msg }) => msg === "request")
        .map(({ reqId, method, path, route, status, ip, error }) => [reqId, method, path, route, status, ip, error]);
      const route = "/api/v1/alliances";
      assert.deepEqual(logged.slice(0, 4), [
        ["made", "GET", route, route, 200, "192.0.2.1", undefined],
        ["sent", "GET", route, route, 200, "192.0.2.1", undefined],
        ["unchanged", "GET", route, route, 304, "192.0.2.1", undefined],
        ["refused", "GET", route, undefined, 429, "192.0.2.1", "too_many_requests"],
      ]);
    },
  );

  await t.test("cached and computed responses keep the order of requests on a connection", async (t) => {
    const { app } = await startService(t, { cacheBytes });
    await inject(app, { url: listPath });
    const port = await listenOn(app);
    const paths = ["/api/v1/jobs?limit=1", listPath, "/nothing", listPath, "/api/v1/health"];
    const request = (path: string, index: number) =>
      `GET ${path} HTTP/1.1\r\nhost: x\r\nx-request-id: n${index}\r\n${index === paths.length - 1 ? "connection: close\r\n" : ""}\r\n`;
    const socket = await openSocket(t, port, paths.map(request).join(""));
    const ids = [...(await text(socket)).matchAll(/^x-request-id: (.+)\r$/gim)].map(([, id]) => id);
    assert.deepEqual(ids, ["n0", "n1", "n2", "n3", "n4"]);
  });
});
