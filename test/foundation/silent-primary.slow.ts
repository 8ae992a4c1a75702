import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { test } from "tap";
import { newSecret } from "../../src/foundation/secrets.ts";
import { newToken } from "../../src/identity/auth/tokens/format.ts";
import { until } from "../support/embedded.ts";
import { createDatabase, inject, startService } from "../support/service.ts";
import { networkBefore } from "../support/silence.ts";

/** The time limit of a handler, and some time for a busy machine. */
const handlerTimeoutMs = 10_000;
const longestWaitMs = handlerTimeoutMs + 8_000;

test("requests while the database is silent", async (t) => {
  const network = await networkBefore(t, await createDatabase(t, "demo"));
  const service = await startService(t, {
    url: network.url,
    poolSize: 4,
    keptPatience: 1_000,
    timeouts: { handler: handlerTimeoutMs },
    breaks: "the database is silent",
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

  await t.test("survive a silence of half a second", async () => {
    network.cut();
    const requests = requestAll("berlin");
    await delay(600);
    network.heal();
    assert.deepEqual(new Set(await requests), new Set([200, 401, 404]));
  });

  await t.test("are 503 within seconds when it lasts, and so are those that follow", async () => {
    network.cut();
    for (const word of ["cloud", "linux"]) {
      const began = performance.now();
      assert.deepEqual(new Set(await requestAll(word)), new Set([503]));
      const tookMs = performance.now() - began;
      assert.ok(tookMs < longestWaitMs, `${tookMs} ms`);
    }
    assert.equal(await get("/api/v1/health"), 503);
  });

  await t.test("are served again when it responds, and show what is written", async () => {
    network.heal();
    await until("it serves", async () => (await get("/api/v1/me", headers)) === 200);
    assert.ok((await requestAll("rust")).every((status) => [200, 401, 404].includes(status)));
    const payload = JSON.stringify({ bio: "Back" });
    const patch = { "content-type": "application/json", ...headers };
    const patched = await inject(service.app, { method: "PATCH", url: "/api/v1/me", headers: patch, payload });
    assert.equal(patched.statusCode, 200);
    const shown = await inject(service.app, { method: "GET", url: "/api/v1/me", headers });
    assert.equal(JSON.parse(shown.payload).bio, "Back");
  });
});
