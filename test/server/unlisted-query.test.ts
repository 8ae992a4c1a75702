import assert from "node:assert/strict";
import { test } from "tap";
import { type Operation, routeTable } from "../../src/server/http/contract.ts";
import { withoutIgnoredQuery } from "../../src/server/http/paths.ts";
import { createFixtures } from "../support/fixtures.ts";
import { inject, startService } from "../support/service.ts";

const appended = ["fbclid=IwAR1", "utm_source=x&utm_medium=social", "t=1790000000000", "unknown=%00&unknown=2"];

test("unlisted query parameters, such as those that other sites append to a link,", async (t) => {
  const service = await startService(t, { data: "none", cacheBytes: 33_554_432 });
  const fixtures = await createFixtures(service);
  const alliance = await fixtures.alliance();
  const group = await fixtures.group(alliance);
  const event = await fixtures.event(group);
  const path = `${alliance.slug}/${group.slug}`;
  const get = (url: string, headers: Record<string, string> = {}) =>
    inject(service.app, { method: "GET", url, headers });

  await t.test("change neither a file nor its ETag", async () => {
    const files = [`/calendar/${path}.ics`, `/feeds/jobs.atom?alliance=${alliance.slug}`, "/openapi/events.json"];
    for (const file of files) {
      const plain = await get(file);
      assert.equal(plain.statusCode, 200, plain.payload);
      for (const query of appended) {
        const extended = await get(`${file}${file.includes("?") ? "&" : "?"}${query}`);
        assert.equal(extended.payload, plain.payload, query);
        assert.equal(extended.headers["etag"], plain.headers["etag"]);
      }
    }
  });

  await t.test("are ignored by GET operations outside of the API, and by exports if for tracking", async () => {
    for (const { method, path, unlistedQuery, produces } of Object.values<Operation>(routeTable)) {
      if (path.startsWith("/api/")) assert.equal(unlistedQuery, null, path);
      else if (method === "GET")
        assert.equal(unlistedQuery, produces[0] === "text/csv" ? "tracking-ignored" : "ignored", path);
    }
  });

  await t.test("do not prevent the validation of declared parameters", async () => {
    assert.equal((await get(`/feeds/jobs.atom?fbclid=1&alliance=${"a".repeat(64)}`)).statusCode, 400);
    const card = `/events/${path}/${event.slug}/card.png`;
    assert.equal((await get(`${card}?fbclid=1&v=${"1".repeat(21)}`)).statusCode, 400);
  });

  await t.test("are ignored by exports if they are for tracking; a misspelled filter is rejected", async () => {
    const as = service.as(fixtures.root);
    const path = { event_id: event.id, group_id: group.id, alliance: alliance.slug };
    for (const id of [
      "exportAttendees",
      "exportGroupMembers",
      "exportGroupStatistics",
      "exportAuditEntries",
    ] as const) {
      const send = (query: Record<string, string>) => service.call(id, { path, query, as });
      for (const query of [{ utm_source: "x", utm_campaign: "y" }, { fbclid: "1" }, { gclid: "1" }, { t: "1" }])
        assert.equal((await send(query)).status, 200, `${id} ${JSON.stringify(query)}`);
      for (const query of [{ form: "2026-01-01" }, { tt: "1" }, { fbclid: "1", unknown: "1" }])
        assert.equal((await send(query)).status, 400, `${id} ${JSON.stringify(query)}`);
    }
  });

  for (const url of [`/calendar/${path}.ics`, `/groups/${path}`])
    await t.test(`create no additional cache entries: ${url}`, async () => {
      const { usage } = service.app.responseCache;
      await get(url);
      await get(url);
      const { entries, hits, misses } = usage();
      for (let count = 0; count < 20; count++) assert.equal((await get(`${url}?fbclid=${count}`)).statusCode, 200);
      assert.deepEqual(usage(), { ...usage(), entries, misses, hits: hits + 20 });
    });

  await t.test("do not appear in the links of a cached page", async () => {
    for (let count = 0; count < 25; count++) await fixtures.event(group, { name: `Event ${count}` });
    const { payload } = await get(`/groups/${path}?fbclid=secret1`);
    assert.match(payload, /cursor=/);
    assert.doesNotMatch(payload, /secret1/);
  });

  await t.test("are not in the cache key, which has the declared parameters as they were sent", async () => {
    for (const [url, key] of [
      ["/feeds/jobs.atom?fbclid=1&alliance=a%2Fb&x", "/feeds/jobs.atom?alliance=a%2Fb"],
      ["/feeds/jobs.atom?%61lliance=a&alliance=b", "/feeds/jobs.atom?%61lliance=a&alliance=b"],
      ["/calendar/a.ics?", "/calendar/a.ics"],
      ["/calendar/a.ics?x=%zz", "/calendar/a.ics?x=%zz"],
      ["/export/events/1/attendees.csv?utm_x=1&y=2&t=3", "/export/events/1/attendees.csv?y=2"],
      ["/api/v1/events?fbclid=1", "/api/v1/events?fbclid=1"],
      ["/nothing?fbclid=1", "/nothing?fbclid=1"],
    ] as const)
      assert.equal(withoutIgnoredQuery(url), key);
  });
});
