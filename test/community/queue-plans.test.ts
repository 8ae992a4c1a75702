import assert from "node:assert/strict";
import { drizzle } from "drizzle-orm/postgres-js";
import { test } from "tap";
import { queueForMembers } from "../../src/community/notifications/kinds/new-events.ts";
import { connect } from "../../src/foundation/db/client.ts";
import { readsOfStatements, type Statement } from "../support/plans.ts";
import { createDatabase } from "../support/service.ts";

const now = new Date("2026-11-20T12:00:00Z");

test("queueing emails for members reads only the members' queued entries, even with outdated statistics", async (t) => {
  const { sql, close } = connect(await createDatabase(t, "none"), { poolSize: 1, genericPlans: true });
  t.teardown(close);
  const statements: Statement[] = [];
  const db = drizzle(sql, { logger: { logQuery: (query, params) => statements.push({ query, params }) } });
  const otherEntryCount = 3_000;
  const memberCount = 200;
  const [ids] = await sql<{ group: string; event: string; publisher: string }[]>`
    with people as (
      insert into users (id, email, name, email_verified_at, created_at, updated_at)
      select gen_random_uuid(), 'member-' || n || '@example.org', 'Member', now(), now(), now()
      from generate_series(1, ${memberCount}::integer) n returning id),
    publisher as (
      insert into users (id, email, name, email_verified_at, created_at, updated_at)
      values (gen_random_uuid(), 'publisher@example.org', 'Publisher', now(), now(), now()) returning id),
    alliance as (
      insert into alliances (id, slug, name, description, created_at, updated_at)
      values (gen_random_uuid(), 'one', 'One', '', now(), now()) returning id),
    community as (
      insert into groups (id, alliance_id, slug, name, description, created_at, updated_at)
      select gen_random_uuid(), id, 'one', 'One', '', now(), now() from alliance returning id, alliance_id),
    joined as (
      insert into memberships (group_id, user_id, joined_at) select community.id, people.id, now() from community, people),
    event as (
      insert into events (id, alliance_id, group_id, slug, name, description, kind, status, timezone, starts_at, ends_at,
        created_at, updated_at)
      select gen_random_uuid(), alliance_id, id, 'one', 'One', '', 'virtual', 'published', 'UTC',
        now() + interval '30 days', now() + interval '31 days', now(), now() from community
      returning id, group_id)
    select event.id as event, group_id as "group", publisher.id as publisher from event, publisher`;
  assert.ok(ids);
  const queueForOthers = () => sql`
    insert into outbox (id, topic, merge_key, payload, priority, next_attempt_at, created_at)
    select gen_random_uuid(), 'notification', 'new_events ' || gen_random_uuid(), '{}', 3, now() + n * interval '1 second', now()
    from generate_series(1, ${otherEntryCount}::integer) n`;
  // Collects statistics while the outbox is nearly empty, so that they are outdated once it is filled again.
  await queueForOthers();
  await sql`delete from outbox where next_attempt_at < (select max(next_attempt_at) from outbox)`;
  await sql.unsafe("vacuum analyze");
  await queueForOthers();

  for (const mode of ["force_custom_plan", "force_generic_plan"]) {
    statements.length = 0;
    await db.transaction(async (tx) => {
      await queueForMembers(tx, {
        groupId: ids.group,
        eventIds: [ids.event],
        publishedBy: ids.publisher,
        after: null,
        size: 500,
        now,
      });
    });
    const queueStatements = statements.filter(({ query }) => query.includes("insert into outbox"));
    assert.equal(queueStatements.length, 1);
    // The limit includes the members' entries, which the transaction above has queued.
    const reads = await readsOfStatements(sql, queueStatements, mode);
    const rows = reads.filter(({ table }) => table === "outbox").map(({ rows: count }) => count);
    assert.ok(Math.max(...rows) <= 2 * memberCount, `${mode}: ${rows} rows`);
  }
});
