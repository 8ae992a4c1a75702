import assert from "node:assert/strict";
import { drizzle } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { test } from "tap";
import { allianceOrders, findAlliance, listAlliances } from "../src/alliances/queries.ts";
import { connect, type Queryable } from "../src/db/client.ts";
import { circleAround } from "../src/earth.ts";
import { eventOrders, findEvent, listEvents } from "../src/events/queries.ts";
import { findGroup, groupOrders, listGroups } from "../src/groups/queries.ts";
import { findJobsBySlug, jobOrders, listJobs } from "../src/jobs/queries.ts";
import { landscapeOrders, listLandscapeEntries } from "../src/landscape/queries.ts";
import { keepFilterOptions, listFilterOptions } from "../src/meta/queries.ts";
import { listRemovals } from "../src/removals/queries.ts";
import { searchHits } from "../src/search/queries.ts";
import { seed } from "../src/seed/seed.ts";
import { testNow as now } from "./support/cluster.ts";
import { createDatabase } from "./support/service.ts";

type Plan = { [key: string]: unknown; "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };
type Read = { table: string; how: string; rows: number };

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** What each node that reads a table, or sorts, went through. */
const readsOf = (plan: Plan): Read[] => {
  const loops = number(plan["Actual Loops"]);
  const rows =
    loops *
    (number(plan["Actual Rows"]) +
      number(plan["Rows Removed by Filter"]) +
      number(plan["Rows Removed by Index Recheck"]));
  const sorted = plan["Node Type"].includes("Sort")
    ? (plan.Plans ?? []).reduce((sum, one) => sum + loops * number(one["Actual Rows"]), 0)
    : 0;
  return [
    ...(plan["Relation Name"] ? [{ table: plan["Relation Name"], how: plan["Node Type"], rows }] : []),
    ...(sorted ? [{ table: "", how: plan["Node Type"], rows: sorted }] : []),
    ...(plan.Plans ?? []).flatMap(readsOf),
  ];
};

const literal = (value: unknown): string => (value === null ? "null" : `'${String(value).replaceAll("'", "''")}'`);

/** What statements read, planned for their values, or once for all, as prepared ones are. */
const readsOfStatements = async (
  sql: postgres.Sql,
  statements: { query: string; params: unknown[] }[],
  mode: string,
) => {
  const reads: Read[] = [];
  await sql.unsafe(`set plan_cache_mode = ${mode}`);
  for (const { query, params } of statements) {
    await sql.unsafe(`prepare planned as ${query}`);
    const values = params.length ? `(${params.map(literal).join(", ")})` : "";
    const [row] = await sql.unsafe(`explain (analyze, timing off, format json) execute planned${values}`);
    const explained: { Plan: Plan }[] =
      typeof row?.["QUERY PLAN"] === "string" ? JSON.parse(row["QUERY PLAN"]) : row?.["QUERY PLAN"];
    reads.push(...explained.flatMap(({ Plan }) => readsOf(Plan)));
    await sql.unsafe("deallocate planned");
  }
  return reads;
};

test("plans over 10,000 events and 4,000 jobs", async (t) => {
  const { sql, close } = connect(await createDatabase(t, "none"), { poolSize: 1, statementTimeout: 0 });
  t.teardown(close);
  const statements: { query: string; params: unknown[] }[] = [];
  const db = drizzle(sql, { logger: { logQuery: (query, params) => statements.push({ query, params }) } });
  await seed({ sql }, { scale: 20, now });
  await sql`insert into alliances (id, slug, name, description, created_at, updated_at)
    values (gen_random_uuid(), 'small', 'Small', '', now(), now())`;
  await db.transaction((tx) => keepFilterOptions(tx, now));
  await sql.unsafe("vacuum analyze");
  const [one] = await sql<{ alliance: string; group: string; event: string; job: string }[]>`
    select alliances.slug as alliance, groups.slug as group, events.slug as event,
      (select slug from jobs where status = 'published' and expires_at > ${now.toISOString()} limit 1) as job
    from events join groups on groups.id = events.group_id join alliances on alliances.id = events.alliance_id
    where groups.active and events.status = 'published' limit 1`;
  assert.ok(one);
  const { alliance } = one;
  const page = { position: undefined, limit: 21 };
  const changes = { now, updatedSince: new Date(0) };
  const berlin = { latitude: 52.52, longitude: 13.405 };

  /** Statements, and how many rows of the big tables they may go through. */
  const cases: [string, number, (db: Queryable) => Promise<unknown>][] = [
    [
      "an alliance's events",
      60,
      (db) => listEvents(db, { ...page, alliance: [alliance], now, order: eventOrders.soonest }),
    ],
    [
      "the latest events",
      60,
      (db) =>
        listEvents(db, {
          ...page,
          alliance: [alliance],
          now,
          order: eventOrders.latest,
          from: new Date("2020-01-01T00:00:00Z"),
        }),
    ],
    [
      "the newest events",
      200,
      (db) => listEvents(db, { ...page, alliance: [alliance], now, order: eventOrders.newest }),
    ],
    ["the next events of all alliances", 60, (db) => listEvents(db, { ...page, now, order: eventOrders.soonest })],
    ["the newest of all alliances", 200, (db) => listEvents(db, { ...page, now, order: eventOrders.newest })],
    [
      "the nearest events",
      600,
      (db) => listEvents(db, { ...page, now, near: circleAround(berlin, 25), order: eventOrders.nearest }),
    ],
    [
      "upcoming events nearby",
      1_200,
      (db) => listEvents(db, { ...page, now, near: circleAround(berlin, 25), order: eventOrders.soonest }),
    ],
    [
      "what has changed in all alliances",
      200,
      (db) => listEvents(db, { ...page, ...changes, order: eventOrders.recently_updated }),
    ],
    [
      "what has changed in an alliance",
      200,
      (db) => listEvents(db, { ...page, ...changes, alliance: [alliance], order: eventOrders.recently_updated }),
    ],
    ["removals", 100, (db) => listRemovals(db, { ...page, type: undefined, since: new Date(0), now })],
    ["jobs", 60, (db) => listJobs(db, { ...page, now, order: jobOrders.newest })],
    ["jobs that expire soon", 60, (db) => listJobs(db, { ...page, now, order: jobOrders.expiring_soonest })],
    ["groups", 400, (db) => listGroups(db, { ...page, alliance, now, order: groupOrders.name })],
    // These two count upcoming events, as many as there are.
    ["alliances", 3_000, (db) => listAlliances(db, { ...page, now, order: allianceOrders.name })],
    ["landscape entries", 60, (db) => listLandscapeEntries(db, { ...page, order: landscapeOrders.name })],
    ["an alliance", 3_000, (db) => findAlliance(db, { slug: alliance }, { now })],
    ["a group", 100, (db) => findGroup(db, { alliance, slug: one.group }, { now })],
    ["an event", 60, (db) => findEvent(db, { alliance, group: one.group, slug: one.event })],
    ["a job", 60, (db) => findJobsBySlug(db, one.job)],
    // Sorts the options themselves.
    [
      "all filter options",
      1_500,
      (db) => listFilterOptions(db, { entities: ["groups", "events", "jobs", "landscape"], alliance: undefined, now }),
    ],
  ];
  const types = ["event", "group", "job", "landscape_entry"] as const;
  const searches = ["kubernetes", "questions", "the", "co", "zebra", "tromsø", "kuberntes", "questons tommorow"].map(
    (q): (typeof cases)[number] => [
      `search for ${q}`,
      1_700,
      (db) => searchHits(db, { q, types, includePast: false, limit: 21, now }),
    ],
  );
  searches.push([
    "search for questions in an alliance that has nothing yet",
    1_700,
    (db) => searchHits(db, { q: "questions", types, alliance: ["small"], includePast: false, limit: 21, now }),
  ]);
  const lists = ["kubernetes", "zebra"].flatMap((q): typeof cases => [
    [
      `an alliance's events with ${q}`,
      1_300,
      (db) => listEvents(db, { ...page, q, alliance: [alliance], now, order: eventOrders.soonest }),
    ],
    [`jobs with ${q}`, 1_300, (db) => listJobs(db, { ...page, q, now, order: jobOrders.newest })],
  ]);

  for (const [what, most, run] of [...cases, ...searches, ...lists]) {
    for (const mode of ["force_custom_plan", "force_generic_plan"]) {
      await t.test(`${what}, ${mode}: reads at most ${most} rows`, async () => {
        statements.length = 0;
        await run(db);
        const reads = await readsOfStatements(sql, [...statements], mode);
        const isBig = (table: string) => table === "events" || table === "jobs";
        const scans = reads.filter(({ table, how }) => isBig(table) && how === "Seq Scan");
        const long = reads.filter(({ table, how, rows }) => rows > most && (isBig(table) || how.includes("Sort")));
        assert.deepEqual([...scans, ...long], []);
      });
    }
  }

  await t.test("upcoming events are counted from an index alone", async () => {
    for (const run of [
      () => findAlliance(db, { slug: alliance }, { now }),
      () => listAlliances(db, { ...page, now, order: allianceOrders.name }),
    ]) {
      statements.length = 0;
      await run();
      const reads = await readsOfStatements(sql, [...statements], "force_generic_plan");
      const ofEvents = reads.filter(({ table }) => table === "events").map(({ how }) => how);
      assert.deepEqual(ofEvents, ["Index Only Scan"]);
    }
  });
});
