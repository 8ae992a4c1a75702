import assert from "node:assert/strict";
import { drizzle } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { test } from "tap";
import { allianceOrders, listAlliances } from "../../src/community/alliances/queries.ts";
import { eventOrders, listEvents } from "../../src/community/events/queries.ts";
import { groupOrders, listGroups } from "../../src/community/groups/queries.ts";
import { jobOrders, listJobs } from "../../src/community/jobs/queries.ts";
import { landscapeOrders, listLandscapeEntries } from "../../src/community/landscape/queries.ts";
import type { Order, Position } from "../../src/foundation/db/keyset.ts";
import { startService } from "../support/service.ts";

type Page<Row> = { order: Order<Row>; position: Position | undefined; limit: number };
type Statement = { query: string; params: unknown[] };

const rowCount = 5_100;
const skippedCount = 5_000;
const limit = 21;

/** Suffixes of index names, by sort order. */
const indexSuffixes = {
  name: "by_name",
  newest: "by_creation",
  most_members: "by_members",
  soonest: "by_start",
  latest: "by_start",
  expiring_soonest: "by_expiry",
} as const;

/**
 * Inserts published rows of one alliance, each created a minute before the previous row. Disables the triggers: they would
 * update the same row of `resource_changes` for each row, which is slow in one statement.
 */
const insertRows = (sql: postgres.Sql, now: Date, alliance: string) => {
  const created = "now() - n * interval '1 minute', now()";
  const startsAt = `'${now.toISOString()}'::timestamptz + n * interval '1 minute'`;
  const fromAlliance = `from alliances a, generate_series(1, ${rowCount}) n where a.slug = '${alliance}'`;
  return sql.unsafe(`
    begin;
    set local session_replication_role = replica;
    insert into groups (id, alliance_id, slug, name, description, member_count, created_at, updated_at)
      select gen_random_uuid(), a.id, 'row-' || n, 'Row ' || n, 'x', n % 100, ${created} ${fromAlliance};
    insert into events (id, alliance_id, group_id, slug, name, description, kind, status, timezone, starts_at, ends_at, created_at, updated_at)
      select gen_random_uuid(), a.id, (select id from groups where alliance_id = a.id and active limit 1), 'row-' || n, 'Row ' || n,
        'x', 'virtual', 'published', 'UTC', ${startsAt}, ${startsAt} + interval '1 hour', ${created} ${fromAlliance};
    insert into jobs (id, alliance_id, posted_by, slug, title, company_name, summary, description, employment_type, status, published_at, expires_at, created_at, updated_at)
      select gen_random_uuid(), a.id, (select id from users limit 1), 'row-' || n, 'Row ' || n, 'x', 'x', 'x', 'full_time',
        'published', now(), ${startsAt}, ${created} ${fromAlliance};
    insert into landscape_entries (id, alliance_id, slug, name, kind, summary, created_at, updated_at)
      select gen_random_uuid(), a.id, 'row-' || n, 'Row ' || n, 'podcast', 'x', ${created} ${fromAlliance};
    insert into alliances (id, slug, name, description, member_count, created_at, updated_at)
      select gen_random_uuid(), 'row-' || n, 'Row ' || n, 'x', n % 100, ${created} from generate_series(1, ${rowCount}) n;
    commit;`);
};

test("a page that follows 5,000 rows starts at its position in the index", async (t) => {
  const { sql, now } = await startService(t);
  const statements: Statement[] = [];
  const db = drizzle(sql, { logger: { logQuery: (query, params) => statements.push({ query, params }) } });
  const alliance = "open-cloud";
  await insertRows(sql, now, alliance);
  // Up-to-date statistics and visibility map, so that the plan does not depend on autovacuum.
  await sql`vacuum analyze`;

  /** Returns the query plan of the statement that reads a page. The list must run no other statement. */
  const planOf = async <Row extends { id: string }>(order: Order<Row>, list: (page: Page<Row>) => Promise<Row[]>) => {
    const last = (await list({ order, position: undefined, limit: skippedCount })).at(-1);
    assert.ok(last);
    const key = order.keyOf(last);
    const position = { key: key instanceof Date ? key.toISOString() : key, id: last.id };
    statements.length = 0;
    assert.equal((await list({ order, position, limit })).length, limit);
    const [statement, ...others] = statements;
    assert.ok(statement && others.length === 0);
    const plan = await sql.unsafe<{ "QUERY PLAN": string }[]>(
      `explain (analyze, costs off, timing off, summary off, buffers off) ${statement.query}`,
      statement.params.map(String),
    );
    return plan.map((row) => row["QUERY PLAN"]).join("\n");
  };

  type Sort = keyof typeof indexSuffixes;
  const plansOf = <Row extends { id: string }, Key extends Sort>(
    table: string,
    orders: Record<Key, Order<Row>>,
    sorts: readonly Key[],
    list: (page: Page<Row>) => Promise<Row[]>,
  ) =>
    sorts.map((sort) => ({
      name: `${table} ${sort}`,
      index: `${table}_${indexSuffixes[sort]}`,
      explain: () => planOf(orders[sort], list),
    }));
  const allianceAndGroupSorts = ["name", "newest", "most_members"] as const;
  const plans = [
    ...plansOf("alliances", allianceOrders, allianceAndGroupSorts, (page) => listAlliances(db, { ...page, now })),
    ...plansOf("groups", groupOrders, allianceAndGroupSorts, (page) => listGroups(db, { ...page, alliance, now })),
    ...plansOf("events", eventOrders, ["soonest", "latest", "newest"], (page) =>
      listEvents(db, { ...page, alliance: [alliance], now }),
    ),
    ...plansOf("jobs", jobOrders, ["newest", "expiring_soonest"], (page) => listJobs(db, { ...page, now })),
    ...plansOf("landscape_entries", landscapeOrders, ["name", "newest"], (page) => listLandscapeEntries(db, page)),
  ];
  for (const { name, index, explain } of plans) {
    await t.test(`${name}: by ${index}`, async () => {
      const plan = await explain();
      const scan = `Index (?:Only )?Scan (?:Backward )?using ${index} on \\w+ \\(actual rows=${limit}\\b.*\\n`;
      assert.match(plan, new RegExp(`${scan}\\s*Index Cond: .*ROW\\(\\w+, id\\) [<>] ROW\\(`));
      assert.doesNotMatch(plan, /Sort|Rows Removed/);
    });
  }
});
