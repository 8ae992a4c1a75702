import assert from "node:assert/strict";
import { test } from "tap";
import { routeTable } from "../../src/server/http/contract.ts";
import { createWindow } from "../../src/server/limits/limits.ts";
import { createFixtures } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { type Options, type ServiceResponse, startService } from "../support/service.ts";

test("a window counts a bounded number of keys in memory (criterion 62)", async () => {
  const window = createWindow({ name: "tries", quota: 1, seconds: 60, maxKeys: 2 });
  for (const key of ["a", "b", "c"]) assert.equal(window.use(key).remaining, 0);
  assert.equal(window.use("c").remaining, -1);
  assert.equal(window.use("a").remaining, 0);
});

const quotaOf = ({ headers }: Pick<ServiceResponse, "headers">) => {
  const [, name, quota, window] = /^"(\w+)";q=(\d+);w=(\d+)$/.exec(String(headers["ratelimit-policy"])) ?? [];
  const [, same, remaining, reset] = /^"(\w+)";r=(\d+);t=(\d+)$/.exec(String(headers["ratelimit"])) ?? [];
  assert.ok(name !== undefined && name === same, JSON.stringify(headers));
  assert.ok(Number(reset) >= 1 && Number(reset) <= Number(window));
  return [name, Number(quota), Number(remaining)];
};

const requireLimited = (response: Pick<ServiceResponse, "status" | "headers">, name: string, quota: number) => {
  assert.equal(response.status, 429);
  assert.deepEqual(quotaOf(response), [name, quota, 0]);
  assert.ok(Number(response.headers["retry-after"]) >= 1 && Number(response.headers["retry-after"]) <= 60);
};

const forwardedFor = (address: string) => ({ "x-forwarded-for": address });
const withLimits = (limits: Options["limits"] | object): Options => ({
  data: "none",
  trustProxy: true,
  limits: { factor: 1, ...limits },
});

test("requests are limited by address (criterion 62)", async (t) => {
  const { call, raw } = await startService(t, withLimits({ requests_per_address: 3 }));

  await t.test("every response reports the remaining quota, whatever its status; then 429", async () => {
    const send = (url: string, method: "GET" | "PUT" = "GET") =>
      raw({ method, url, headers: forwardedFor("192.0.2.1") });
    const responses = [await send("/api/v1/alliances"), await send("/api/v1/me"), await send("/nowhere")];
    assert.deepEqual(
      responses.map((response) => [response.status, ...quotaOf(response)]),
      [
        [200, "requests_per_address", 3, 2],
        [401, "requests_per_address", 3, 1],
        [404, "requests_per_address", 3, 0],
      ],
    );
    for (const url of ["/api/v1/alliances", "/nowhere", "/auth/login", "/openapi.json"])
      requireLimited(await send(url), "requests_per_address", 3);
    requireLimited(await send("/api/v1/alliances", "PUT"), "requests_per_address", 3);
  });

  await t.test("a page is one request, however many files it loads", async () => {
    for (const file of ["style.css", "icon.svg", "copy.js", "reference.css", "reference.js", "redoc.standalone.js"]) {
      const { status } = await raw({ method: "GET", url: `/assets/${file}`, headers: forwardedFor("192.0.2.1") });
      assert.equal(status, 200);
    }
  });

  await t.test("other addresses are not affected; an IPv6 customer is a /64", async () => {
    const list = (address: string) => call("listAlliances", { headers: forwardedFor(address) });
    for (const address of ["192.0.2.2", "2001:db8:1:1::1", "2001:db8:1:1::2", "2001:db8:1:1::ffff:1:2"])
      assert.equal((await list(address)).status, 200, address);
    requireLimited(await list("2001:db8:1:1::9"), "requests_per_address", 3);
    assert.equal((await list("2001:db8:1:2::9")).status, 200);
  });

  await t.test("a hundred concurrent requests count as a hundred", async () => {
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => call("listAlliances", { headers: forwardedFor("192.0.2.3") })),
    );
    assert.deepEqual(responses.map(({ status }) => status).sort(), [...Array(3).fill(200), ...Array(97).fill(429)]);
  });

  await t.test("an invalid token counts too", async () => {
    const headers = { ...forwardedFor("192.0.2.5"), authorization: "Bearer no" };
    for (let round = 0; round < 3; round++) assert.equal((await call("listAlliances", { headers })).status, 401);
    requireLimited(await call("listAlliances", { headers }), "requests_per_address", 3);
  });
});

test("requests are limited by credential, across all addresses (criterion 62)", async (t) => {
  const { call, person, token, session } = await startService(t, withLimits({ requests_per_credential: 3 }));

  await t.test("each token of a user has its own quota", async () => {
    const user = await person();
    const [first, second] = [await token(user), await token(user)];
    const read = (secret: string, address: string) =>
      call("getMe", { headers: { authorization: `Bearer ${secret}`, ...forwardedFor(address) } });
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => read(first.secret, `192.0.2.${index}`)),
    );
    assert.equal(responses.filter(({ status }) => status === 200).length, 3);
    requireLimited(await read(first.secret, "192.0.2.200"), "requests_per_credential", 3);
    assert.deepEqual(quotaOf(await read(second.secret, "192.0.2.200")), ["requests_per_credential", 3, 2]);
    assert.equal((await call("listAlliances", { headers: forwardedFor("192.0.2.200") })).status, 200);
  });

  await t.test("all sessions of a user share a quota", async () => {
    const user = await person();
    const visitors = await Promise.all(Array.from({ length: 4 }, () => session(user)));
    const responses = await Promise.all(visitors.map((visitor) => visitor.call("getMe")));
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 200, 200, 429]);
  });
});

test("joins, leaves, RSVPs, cancellations and applications are limited by user (criterion 62)", async (t) => {
  const limitedIds = Object.entries(routeTable).flatMap(([id, { rateLimit }]) =>
    rateLimit === "participations" ? [id] : [],
  );
  const ids = ["applyToJob", "attendEvent", "cancelAttendance", "joinGroup", "leaveGroup"];
  const series = ["attendSeries", "cancelSeriesAttendance", "cancelSeriesByForm"];
  assert.deepEqual(limitedIds.sort(), [...ids, ...ids.map((id) => `${id}ByForm`), ...series].sort());

  const service = await startService(t, withLimits({ participations_per_user: 6 }));
  const { call, person, as } = service;
  const { alliance, group, event } = await createFixtures(service);
  const ours = await alliance();
  const berlin = await group(ours);
  const meetup = await event(berlin);
  const path = { alliance: ours.slug, group_id: berlin.id, event_id: meetup.id };
  const operations = ["joinGroup", "leaveGroup", "attendEvent", "cancelAttendance"] as const;

  await t.test("in any mix, also when sent concurrently", async () => {
    const user = await person();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => operations.map((id) => call(id, { path, as: as(user) }))).flat(),
    );
    assert.equal(responses.filter(({ status }) => status === 429).length, 14);
    for (const id of operations) requireLimited(await call(id, { path, as: as(user) }), "participations_per_user", 6);
    assert.equal((await call("getAttendance", { path, as: as(user) })).status, 200);
  });

  await t.test("separately for each user; requests without permission do not count", async () => {
    const rsvp = (user: Person, scopes: Set<string> | null) =>
      call("attendEvent", { path, as: { ...as(user), scopes } });
    const user = await person();
    for (let round = 0; round < 8; round++) assert.equal((await rsvp(user, new Set())).status, 403);
    const allowed = await rsvp(user, null);
    assert.deepEqual([allowed.status, ...quotaOf(allowed)], [200, "participations_per_user", 6, 5]);
  });
});
