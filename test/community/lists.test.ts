import assert from "node:assert/strict";
import { test } from "tap";
import type { RouteId } from "../../src/server/http/contract.ts";
import { createFixtures } from "../support/fixtures.ts";
import { idsOf, listAll, valuesOf } from "../support/pages.ts";
import { requireStatus } from "../support/responses.ts";
import { type ServiceResponse, startService } from "../support/service.ts";

type Row = { id: string; [field: string]: unknown };

const lists: { id: RouteId; path?: Record<string, string>; sorts: string[] }[] = [
  { id: "listAlliances", sorts: ["name", "newest", "most_members"] },
  { id: "listGroups", path: { alliance: "open-cloud" }, sorts: ["name", "newest", "most_members"] },
  { id: "listEvents", path: { alliance: "open-cloud" }, sorts: ["soonest", "latest", "newest"] },
  { id: "listAllEvents", sorts: ["soonest", "latest", "newest"] },
  { id: "listJobs", sorts: ["newest", "expiring_soonest"] },
  { id: "listLandscapeEntries", sorts: ["name", "newest"] },
];

/** Names sort without regard to case and accents, by code point. */
const fold = (name: unknown): string =>
  String(name).normalize("NFKD").replaceAll(/\p{M}/gu, "").normalize().toLowerCase();

const keyOf: Record<string, (row: Row) => string | number> = {
  name: (row) => fold(row["name"]),
  newest: (row) => -Date.parse(String(row["created_at"])),
  most_members: (row) => -Number(row["member_count"]),
  soonest: (row) => Date.parse(String(row["starts_at"])),
  latest: (row) => -Date.parse(String(row["starts_at"])),
  expiring_soonest: (row) => Date.parse(String(row["expires_at"])),
};

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

test("every list", async (t) => {
  const service = await startService(t);
  const { call, sql, raw } = service;
  // Each sort order of these rows differs from the other sort orders and from the order of insertion.
  for (const [index, name] of ["Émile", "zebra", "Apple", "äther"].entries()) {
    await sql`insert into alliances (id, slug, name, description, member_count, created_at, updated_at)
      values (gen_random_uuid(), ${`extra-${index}`}, ${name}, 'x', ${index}, ${`2025-01-0${4 - index}`}, now())`;
    await sql`insert into groups (id, alliance_id, slug, name, description, member_count, created_at, updated_at)
      select gen_random_uuid(), id, ${`extra-${index}`}, ${name}, 'x', ${index}, ${`2025-01-0${4 - index}`}, now()
      from alliances where slug = 'open-cloud'`;
    await sql`insert into landscape_entries (id, alliance_id, slug, name, kind, summary, created_at, updated_at)
      select gen_random_uuid(), id, ${`extra-${index}`}, ${name}, 'podcast', 'x', ${`2025-01-0${4 - index}`}, now()
      from alliances where slug = 'open-cloud'`;
  }
  for (const { id, path = {}, sorts } of lists) {
    for (const sort of sorts) {
      await t.test(`${id} ${sort}: pages of any size have the same items in the same order`, async () => {
        const whole = await listAll(service, id, { path, query: { sort } });
        assert.ok(whole.length > 0);
        assert.equal(new Set(whole.map((row) => row.id)).size, whole.length);
        for (const limit of [1, 2, 3]) {
          const paged = await listAll(service, id, { path, query: { sort } }, limit);
          assert.deepEqual(idsOf(paged), idsOf(whole));
        }
        const keys = whole.map(keyOf[sort] ?? assert.fail(sort));
        assert.ok(new Set(keys).size > 2);
        assert.deepEqual(keys, keys.toSorted(compare));
      });
    }

    await t.test(`${id}: ${sorts[0]} is the default order`, async () => {
      const listIds = async (query: object) =>
        (await listAll(service, id, { path, query: { ...query } })).map((row) => row.id);
      const unsorted = await listIds({});
      assert.deepEqual(unsorted, await listIds({ sort: sorts[0] }));
      for (const sort of sorts.slice(1)) assert.notDeepEqual(unsorted, await listIds({ sort }));
    });

    await t.test(`${id}: returns 400 for a limit outside 1–100 or not written as a plain integer`, async () => {
      for (const limit of [0, 101, 1.5, "0x10", "0b11", "1e1", " 5", "5 ", "+5", "1_0", "Infinity"]) {
        assert.match(requireStatus(await call(id, { path, query: { limit } }), 400, JSON.stringify(limit)), /limit/);
      }
    });

    await t.test(`${id}: returns 400 for cursors forged, truncated or from another list or order`, async () => {
      const first = await call(id, { path, query: { limit: 1 } });
      const cursor: string = first.body.next_cursor;
      const { "0": secondSort = "", "1": thirdSort = "" } = sorts.filter((sort) => sort !== sorts[0]);
      const swap = (i: number) => cursor.slice(0, i) + (cursor[i] === "A" ? "B" : "A") + cursor.slice(i + 1);
      const invalidCursors: Record<string, string>[] = [
        ...[0, 5, 11, 12, 20, cursor.length - 1].map((index) => ({ cursor: swap(index) })),
        { cursor: cursor.slice(0, -4) },
        { cursor: "x" },
        { cursor: Buffer.from('["x","y"]').toString("base64url") },
        { cursor, sort: thirdSort || secondSort },
        { cursor, q: "cloud" },
      ];
      for (const query of invalidCursors)
        assert.equal((await call(id, { path, query })).status, 400, JSON.stringify(query));
      const otherList = id === "listJobs" ? "listLandscapeEntries" : "listJobs";
      assert.equal((await call(otherList, { query: { cursor } })).status, 400);
    });

    await t.test(`${id}: Link is the URL of the next page with the same filters`, async () => {
      const query = { limit: 1, sort: sorts[0] };
      const { headers, body } = await call(id, { path, query });
      const [, nextUrl = ""] = /^<(.+)>; rel="next"$/.exec(String(headers["link"])) ?? [];
      const url = new URL(nextUrl);
      assert.equal(url.origin, service.baseUrl);
      assert.equal(url.searchParams.get("sort"), sorts[0]);
      const next = await raw({ method: "GET", url: url.pathname + url.search });
      const direct = await call(id, { path, query: { ...query, cursor: body.next_cursor } });
      assert.deepEqual(next.body, direct.body);
    });

    await t.test(`${id}: the last page has no Link and a null cursor`, async () => {
      const { headers, body } = await call(id, { path, query: { limit: 100 } });
      assert.deepEqual(
        { next_cursor: body.next_cursor, link: headers["link"] },
        { next_cursor: null, link: undefined },
      );
    });
  }

  await t.test("Link replaces the cursor, however the parameter's name is encoded", async () => {
    const { body } = await call("listAllEvents", { query: { limit: 1 } });
    const { headers } = await raw({ method: "GET", url: `/api/v1/events?limit=1&%63ursor=${body.next_cursor}` });
    const [, nextUrl = ""] = /^<(.+)>; rel="next"$/.exec(String(headers["link"])) ?? [];
    const url = new URL(nextUrl);
    assert.equal(url.searchParams.getAll("cursor").length, 1);
    assert.equal((await raw({ method: "GET", url: url.pathname + url.search })).status, 200);
  });

  await t.test("rows inserted between two pages do not hide or repeat other rows", async () => {
    const before = await listAll(service, "listLandscapeEntries", {});
    const names = before.map((row) => String(row["name"]));
    const listed: unknown[] = [];
    let cursor: string | undefined;
    let round = 0;
    do {
      const { body }: ServiceResponse = await call("listLandscapeEntries", { query: { limit: 3, cursor } });
      listed.push(...valuesOf(body.items, "name"));
      cursor = body.next_cursor ?? undefined;
      await sql`
        insert into landscape_entries (id, alliance_id, slug, name, kind, summary, created_at, updated_at)
        select gen_random_uuid(), id, ${`a-${round}`}, ${`${round % 2 ? "aa" : "zz"} ${round}`}, 'podcast', 'x', now(), now()
        from alliances limit 1`;
      round++;
    } while (cursor);
    const hidden = names.filter((name) => !listed.includes(name));
    assert.deepEqual(hidden, []);
    assert.equal(new Set(listed).size, listed.length);
  });
});

test("filters", async (t) => {
  const service = await startService(t);
  const { call, sql } = service;
  const alliances = (await listAll(service, "listAlliances", {})).map((row) => String(row["slug"]));

  await t.test("every option of meta/filters finds as many items as its count", async () => {
    const sources = {
      groups: "listGroups",
      events: "listEvents",
      jobs: "listJobs",
      landscape: "listLandscapeEntries",
    } as const;
    for (const alliance of alliances) {
      const { body } = await call("getFilters", { query: { alliance } });
      assert.deepEqual(Object.keys(body), Object.keys(sources));
      for (const [entity, id] of Object.entries(sources)) {
        for (const [parameter, options] of Object.entries<{ value: string; count: number }[]>(body[entity])) {
          assert.ok(alliance !== "open-cloud" || options.length > 0, `no options for ${entity} ${parameter}`);
          for (const { value, count } of options) {
            const scoped = entity === "jobs" || entity === "landscape" ? { alliance } : {};
            const past = entity === "events" ? { from: "2000-01-01T00:00:00Z" } : {};
            const query = { ...scoped, ...past, [parameter]: value };
            const rows = await listAll(service, id, { path: { alliance }, query });
            // A location also matches longer locations that contain it.
            const exact = parameter === "location" ? rows.filter((row) => row["location"] === value) : rows;
            assert.equal(exact.length, count, `${alliance} ${entity} ${parameter}=${value}`);
          }
        }
      }
    }
  });

  await t.test("values of a repeated parameter are alternatives; different parameters all apply", async () => {
    const path = { alliance: "open-cloud" };
    const german = await listAll(service, "listGroups", { path, query: { country_code: "DE" } });
    const japanese = await listAll(service, "listGroups", { path, query: { country_code: "JP" } });
    const union = await listAll(service, "listGroups", { path, query: { country_code: ["DE", "JP"] } });
    assert.equal(union.length, german.length + japanese.length);
    assert.ok(german.length > 0 && japanese.length > 0);
    const listIds = async (query: object) =>
      (await listAll(service, "listGroups", { path, query: { ...query } })).map(({ id }) => id);
    const category = String(german[0]?.["category"]);
    const inGermany = german.filter((group) => group["category"] === category).map(({ id }) => id);
    const anywhere = await listIds({ category });
    assert.deepEqual(await listIds({ country_code: "DE", category }), inGermany);
    assert.ok(inGermany.length > 0 && anywhere.length > inGermany.length);
  });

  await t.test("listEvents: returns events of any year from 1 with the correct year, in order", async () => {
    const years = ["0001", "0012", "0020", "0049", "0050", "0099", "0100", "1940", "2040"];
    const { root, alliance, group, event } = await createFixtures(service);
    const oldGroup = await group(await alliance());
    for (const year of years) {
      const [starts_at, ends_at] = [`${year}-06-01T00:00:00Z`, `${year}-06-01T02:00:00Z`];
      const { id } = await event(oldGroup, {
        name: year,
        status: "draft",
        starts_at,
        ends_at,
        timezone: "UTC",
        category: "Old",
      });
      const { body } = await call("getEventById", { path: { event_id: id }, as: service.as(root) });
      assert.equal(body.starts_at, starts_at);
    }
    const query = { from: "0001-01-01T00:00:00Z", status: "draft", category: "Old" };
    const events = await listAll(service, "listAllEvents", { query, as: service.as(root) }, 1);
    assert.deepEqual(valuesOf(events, "name"), years);
  });

  await t.test("listEvents: returns events that have not ended; from and to filter by start instead", async () => {
    const path = { alliance: "open-cloud" };
    const upcoming = await listAll(service, "listEvents", { path });
    assert.ok(upcoming.length > 0);
    for (const event of upcoming) assert.ok(Date.parse(String(event["ends_at"])) > service.now.getTime());
    const all = await listAll(service, "listEvents", { path, query: { from: "2000-01-01T00:00:00Z" } });
    assert.ok(all.length > upcoming.length);
    const from = "2026-11-25T00:00:00Z";
    const to = "2026-12-10T00:00:00+02:00";
    const between = await listAll(service, "listEvents", { path, query: { from, to } });
    const expected = all.filter((event) => {
      const start = Date.parse(String(event["starts_at"]));
      return start >= Date.parse(from) && start < Date.parse(to);
    });
    assert.ok(expected.length > 0);
    assert.deepEqual(idsOf(between), idsOf(expected));
    assert.equal((await call("listEvents", { path, query: { from: "2026-11-25" } })).status, 400);
    assert.equal((await call("listEvents", { path, query: { from: "2026-02-30T00:00:00Z" } })).status, 400);
  });

  await t.test("listEvents: lists a canceled event that is in progress, and shows its status", async () => {
    const path = { alliance: "open-cloud" };
    const [first] = await sql<{ id: string; alliance_id: string }[]>`
      update events set starts_at = ${"2026-11-20T11:00:00Z"}, ends_at = ${"2026-11-20T13:00:00Z"}, status = 'canceled'
      where id = (select e.id from events e join alliances a on a.id = e.alliance_id join groups g on g.id = e.group_id
        where a.slug = 'open-cloud' and g.active and e.status = 'published' order by e.id limit 1) returning id, alliance_id`;
    const [running] = (await listAll(service, "listEvents", { path })).filter((event) => event.id === first?.id);
    assert.equal(running?.["status"], "canceled");
    const canceled = await listAll(service, "listEvents", { path, query: { status: "canceled" } });
    assert.ok(canceled.every((event) => event["status"] === "canceled"));
    assert.ok(canceled.some((event) => event.id === first?.id));
  });

  await t.test("listJobs: returns only published, unexpired jobs, and filters by a part of a location", async () => {
    const listedIds = new Set((await listAll(service, "listJobs", {})).map((row) => row.id));
    const rows = await sql<{ id: string; public: boolean }[]>`
      select id, status = 'published' and expires_at > ${service.now.toISOString()} as public from jobs`;
    for (const row of rows) assert.equal(listedIds.has(row.id), row.public);
    assert.ok(rows.some((row) => !row.public));
    const berlin = await listAll(service, "listJobs", { query: { location: "berlín" } });
    assert.ok(berlin.length > 0);
    assert.ok(berlin.every((job) => /berlin/i.test(String(job["location"]))));
    const remote = await listAll(service, "listJobs", { query: { remote: "true" } });
    assert.ok(remote.length > 0 && remote.every((job) => job["remote"] === true));
    assert.equal((await listAll(service, "listJobs", { query: { location: "100%" } })).length, 0);
  });

  await t.test("getAlliance: returns the stored description and counts that equal a recount", async () => {
    const { body } = await call("getAlliance", { path: { alliance: "open-cloud" } });
    const [counts] = await sql`
      select a.id, a.description,
        (select count(*)::int from groups g where g.alliance_id = a.id and g.active) as groups,
        (select count(distinct m.user_id)::int from memberships m join groups g on g.id = m.group_id
          where g.alliance_id = a.id and g.active) as members,
        (select count(*)::int from events e join groups g on g.id = e.group_id
          where e.alliance_id = a.id and g.active and e.status = 'published' and e.visibility = 'public' and e.ends_at > '2026-11-20T12:00:00Z') as upcoming
      from alliances a where slug = 'open-cloud'`;
    assert.deepEqual(
      {
        id: body.id,
        description: body.description,
        groups: body.group_count,
        members: body.member_count,
        upcoming: body.upcoming_event_count,
      },
      { ...counts },
    );
    for (const count of [body.group_count, body.member_count, body.upcoming_event_count]) assert.ok(count > 0);
  });

  await t.test("getGroup: returns 304 without a body if the ETag matches: alone, in a list, weak, or *", async () => {
    const url = "/api/v1/groups/open-cloud/wolkenwerk-berlin";
    const first = await service.raw({ url });
    const tag = String(first.headers["etag"]);
    for (const header of [tag, `"x", ${tag}`, `W/${tag}`, "*"]) {
      const response = await call("getGroup", {
        path: { alliance: "open-cloud", group_slug: "wolkenwerk-berlin" },
        headers: { "if-none-match": header },
      });
      assert.equal(response.status, 304, header);
      assert.equal(response.headers["etag"], tag);
    }
    assert.equal((await service.raw({ url, headers: { "if-none-match": '"x"' } })).status, 200);
  });

  await t.test("meta/filters returns only the requested entities", async () => {
    const { body } = await call("getFilters", { query: { entity: ["jobs", "groups", "jobs"] } });
    assert.deepEqual(Object.keys(body).sort(), ["groups", "jobs"]);
    assert.equal((await call("getFilters", { query: { entity: "users" } })).status, 400);
  });
});

test("filter options", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call } = service;
  const fixtures = await createFixtures(service);
  const [first, second] = [await fixtures.alliance({ name: "One" }), await fixtures.alliance({ name: "Other" })];
  const groups = [
    await fixtures.group(first, { name: "Rust Zürich", slug: "rust" }),
    await fixtures.group(second, { name: "Rust Wien", slug: "rust" }),
  ];
  const venue = { name: "Hall", city: "Wien", country_code: "AT" };
  for (const [index, group] of groups.entries()) await fixtures.event(group, { name: `Evening ${index}`, venue });
  await fixtures.event(groups[1] ?? assert.fail(), { name: "Second evening" });

  await t.test("listAllEvents: filters by alliance; city ignores case and accents", async () => {
    const names = async (query: object) =>
      valuesOf((await call("listAllEvents", { query: { ...query } })).body.items, "name").toSorted();
    assert.deepEqual(await names({}), ["Evening 0", "Evening 1", "Second evening"]);
    assert.deepEqual(await names({ alliance: [first.slug] }), ["Evening 0"]);
    assert.deepEqual(await names({ alliance: [first.slug, second.slug], city: ["WÍEN"] }), ["Evening 0", "Evening 1"]);
    assert.deepEqual(await names({ alliance: ["none"] }), []);
  });

  await t.test("every list, search and filter accepts several alliances", async () => {
    for (const owner of [first, second]) await Promise.all([fixtures.job(owner), fixtures.entry(owner)]);
    const alliance = [first.slug, second.slug, "nobody"];
    const query = { alliance, q: "rust OR kite OR engineer" };
    for (const id of ["listJobs", "listLandscapeEntries"] as const)
      assert.equal((await call(id, { query: { alliance } })).body.items.length, 2, id);
    assert.equal((await call("search", { query })).body.items.length, 9);
    assert.deepEqual((await call("getFilters", { query: { alliance } })).body, (await call("getFilters")).body);
  });

  await t.test("groups with the same slug in different alliances are separate options", async () => {
    const { body } = await call("getFilters", { query: { entity: ["events"] } });
    assert.deepEqual(body.events.group, [
      { value: "rust", label: "Rust Wien", alliance: second.slug, count: 2 },
      { value: "rust", label: "Rust Zürich", alliance: first.slug, count: 1 },
    ]);
  });

  await t.test("a renamed group has its new name at once", async () => {
    const path = { alliance: first.slug, group_id: groups[0]?.id ?? assert.fail() };
    const as = service.as(fixtures.root);
    await call("updateGroup", { path, body: { name: "Rust Basel" }, as });
    const { body } = await call("getFilters", { query: { entity: ["events"], alliance: [first.slug] } });
    assert.deepEqual(body.events.group, [{ value: "rust", label: "Rust Basel", alliance: first.slug, count: 1 }]);
  });

  await t.test("countries and kinds have an English label", async () => {
    const { body } = await call("getFilters", {});
    assert.deepEqual(body.events.country_code, [{ value: "AT", label: "Austria", count: 2 }]);
    assert.deepEqual(body.events.city, [{ value: "Wien", label: "Wien", count: 2 }]);
    assert.deepEqual(body.events.kind, [{ value: "hybrid", label: "Hybrid", count: 3 }]);
  });

  await t.test("returns all options, even more than a thousand", async () => {
    const tags = Array.from({ length: 1_200 }, (_, index) => `tag-${String(index).padStart(4, "0")}`);
    await service.sql`update groups set tags = ${service.sql.array(tags)} where slug = 'rust'`;
    const { body } = await call("getFilters", { query: { entity: ["groups"] } });
    assert.equal(body.groups.tag.length, 1_200);
  });
});
