import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { test } from "tap";
import { newSecret } from "../../src/foundation/secrets.ts";
import { newToken } from "../../src/identity/auth/tokens/format.ts";
import { createDatabase, inject, startService } from "../support/service.ts";
import { networkBefore } from "../support/silence.ts";

const requestsInProgress = 50;

test("requests that need a silent primary", async (t) => {
  const direct = await createDatabase(t, "demo");
  const network = await networkBefore(t, direct);
  const service = await startService(t, {
    url: network.url,
    poolSize: 4,
    // Any server that answers is as good as a replica.
    replicas: { urls: [direct], maxLag: 400 },
    capacity: { requestsInProgress, burst: 0 },
    keptPatience: 1_000,
  });
  t.teardown(network.heal);
  const { person, token } = service;
  const { headers } = await token(await person());
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const began = performance.now();
    const { statusCode: status } = await inject(service.app, { method: "GET", url, headers });
    return { status, milliseconds: performance.now() - began };
  };
  let reads = 0;
  const read = () => get(`/api/v1/alliances?q=berlin${reads++}`);
  const credentials = [headers, { authorization: `Bearer ${newToken()}` }, { cookie: `session_id=${newSecret()}` }];
  const askAll = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, at) => get("/api/v1/alliances", credentials[at % credentials.length])),
    );

  assert.equal((await read()).status, 200);
  assert.equal((await get("/api/v1/me", headers)).status, 200);

  await t.test("survive one of half a second", async () => {
    network.cut();
    const asked = askAll(6);
    await delay(600);
    network.heal();
    assert.deepEqual(new Set((await asked).map(({ status }) => status)), new Set([200, 401]));
  });

  await t.test("are 503 when it lasts, soon and then at once, and keep nobody from reading", async () => {
    network.cut();
    const first = await askAll(20);
    assert.deepEqual(new Set(first.map(({ status }) => status)), new Set([503]));
    assert.ok(Math.max(...first.map(({ milliseconds }) => milliseconds)) < 3_000);
    const slowest: number[] = [];
    for (let round = 0; round < 5; round++) {
      const [later, anonymous] = await Promise.all([askAll(requestsInProgress - 5), read()]);
      assert.deepEqual(new Set(later.map(({ status }) => status)), new Set([503]));
      slowest.push(Math.max(...later.map(({ milliseconds }) => milliseconds)));
      assert.equal(anonymous.status, 200);
    }
    // The machine may stand still in one of them.
    assert.ok(Math.min(...slowest) < 1_000, `${slowest} ms`);
    assert.equal((await get("/api/v1/health")).status, 503);
    const feed = await get(`/me/calendar/${newSecret()}.ics`);
    assert.equal(feed.status, 503);
    assert.ok(feed.milliseconds < 1_000);
    network.heal();
  });
});
