import assert from "node:assert/strict";
import { test } from "tap";
import type { Handlers } from "../../src/identity/context.ts";
import { handlers } from "../../src/program/service/operations.ts";
import type { OperationCall, OperationResponse } from "../../src/server/http/in-process.ts";
import { createFixtures } from "../support/fixtures.ts";
import { createGate } from "../support/gate.ts";
import { inject, startService } from "../support/service.ts";

/** Handlers whose health check also calls other operations, for the same caller. */
const createCallingHandlers = () => {
  let calls: OperationCall[] = [];
  let responses: OperationResponse[] = [];
  const withCalls: Handlers = {
    ...handlers,
    getHealth: async (context, input) => {
      for (const call of calls) responses.push(await context.callOperation(call));
      return handlers.getHealth(context, input);
    },
  };
  const run = async (healthCheck: () => Promise<unknown>, nextCalls: OperationCall[]): Promise<OperationResponse[]> => {
    [calls, responses] = [nextCalls, []];
    await healthCheck();
    calls = [];
    return responses;
  };
  return { handlers: withCalls, run };
};

test("internal calls of operations", async (t) => {
  const { handlers, run } = createCallingHandlers();
  const service = await startService(t, { data: "none", cacheBytes: 33_554_432, handlers });
  const { sql, person, session, appoint } = service;
  const { root, alliance, group, event } = await createFixtures(service);
  const ours = await alliance();
  const berlin = await group(ours);
  const draft = await event(berlin, { status: "draft", slug: "draft" });
  const published = await event(berlin, { slug: "published" });
  const urlOf = ({ id }: { id: string }) => `/api/v1/events/${id}`;
  const administrator = await session(root);
  const readAnonymously = (url: string) => inject(service.app, { method: "GET", url });
  const usage = () => service.app.responseCache.usage();

  await t.test("responses to a signed-in caller are not cached for other callers", async () => {
    const reads = [draft, published].map((target): OperationCall => ({ id: "getEventById", url: urlOf(target) }));
    // The second request for a URL makes its response a candidate for the cache.
    for (let round = 0; round < 3; round++) {
      const [draftResponse, publishedResponse] = await run(() => administrator.call("getHealth"), reads);
      assert.equal(draftResponse?.status, 200);
      assert.match(draftResponse?.body ?? "", /"status":"draft"/);
      assert.match(publishedResponse?.body ?? "", /"meeting_url":"https/);
      assert.equal((await readAnonymously(urlOf(draft))).statusCode, 404);
      assert.doesNotMatch((await readAnonymously(urlOf(published))).payload, /meet\.example\.org/);
    }
  });

  await t.test("internal calls of anonymous callers neither use nor fill the cache", async () => {
    const url = urlOf(published);
    for (let round = 0; round < 3; round++) await readAnonymously(url);
    const { hits, entries } = usage();
    assert.ok(entries > 0, "the event is cached");
    const [response] = await run(() => readAnonymously("/api/v1/health"), [{ id: "getEventById", url }]);
    assert.equal(response?.status, 200);
    assert.equal(usage().hits, hits);
    const list = `/api/v1/alliances/${ours.slug}/events`;
    for (let round = 0; round < 3; round++)
      await run(() => readAnonymously("/api/v1/health"), [{ id: "listEvents", url: list }]);
    assert.equal(usage().entries, entries);
  });

  await t.test("internal calls require a second factor too, because they use the caller's session", async () => {
    const user = await person();
    await appoint(user, { alliance: null });
    await sql`
      insert into totp_secrets (user_id, sealed_secret, last_step, created_at)
      values (${user.id}, 'sealed', 0, ${service.now.toISOString()})`;
    const visitor = await session(user);
    const createToken: OperationCall = { id: "createToken", url: "/api/v1/me/tokens", body: { name: "One" } };
    const [rejection] = await run(() => visitor.call("getHealth"), [createToken]);
    assert.equal(rejection?.status, 403);
    assert.equal(rejection?.headers["x-error-code"], "step_up_required");
    await sql`update sessions set second_factor_at = ${service.now.toISOString()} where user_id = ${user.id}`;
    const [response] = await run(() => visitor.call("getHealth"), [createToken]);
    assert.equal(response?.status, 201);
  });
});

test("closing waits for an internal call that outlives its request", async (t) => {
  const [started, released] = [createGate(), createGate()];
  let hasEnded = false;
  const { app, call } = await startService(t, {
    data: "none",
    handlers: {
      ...handlers,
      getHealth: async (context, input) => {
        void context.callOperation({ id: "getFilters", url: "/api/v1/meta/filters" });
        return handlers.getHealth(context, input);
      },
      getFilters: async (context, input) => {
        started.open();
        await released.opened;
        const response = await handlers.getFilters(context, input);
        hasEnded = true;
        return response;
      },
    },
  });
  await call("getHealth");
  await started.opened;
  const closed = app.close();
  released.open();
  await closed;
  assert.ok(hasEnded);
});
