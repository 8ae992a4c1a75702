/**
 * The CPU time that PostgreSQL uses to announce one event to the members of a large group: `make bench-outbox`. The mail
 * server is simulated. `MEMBERS=2000` makes it shorter.
 */
import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import pino from "pino";
import { notificationHandlers } from "../../src/community/notifications/deliver.ts";
import { notifyOfNewEvent } from "../../src/community/notifications/notify.ts";
import { connect } from "../../src/foundation/db/client.ts";
import { applyMigrations } from "../../src/program/cli/migrations.ts";
import { createLimits } from "../../src/server/limits/limits.ts";
import { startDelivery } from "../../src/web/mail/delivery.ts";
import { type Cluster, withCluster, withSql } from "./database.ts";
import { cpuTime } from "./processes.ts";
import type { Sql } from "./sql.ts";

const members = Number(process.env["MEMBERS"] || 20_000);
const mailMs = 5;
const earlier = 3_000;
const membersPerStatement = 250;
const baseUrl = "https://alliance.test";

/** The suffix of seeded users' IDs, for which the insert trigger looks up no bans. */
const seeding = "00000000";

const insertGroup = async (sql: Sql) => {
  await sql.unsafe(`set alliance.seeding = '${seeding}'`);
  const [row] = await sql<{ event: string; group: string; publisher: string }[]>`
    with people as (
      insert into users (id, email, name, email_verified_at, created_at, updated_at)
      select (left(gen_random_uuid()::text, 28) || ${seeding})::uuid, 'member-' || n || '@example.org', 'Member ' || n, now(), now(), now()
      from generate_series(1, ${members}::integer) n returning id),
    publisher as (
      insert into users (id, email, name, email_verified_at, created_at, updated_at)
      values (gen_random_uuid(), 'publisher@example.org', 'Publisher', now(), now(), now()) returning id),
    alliance as (
      insert into alliances (id, slug, name, description, created_at, updated_at)
      values (gen_random_uuid(), 'bench', 'Bench', '', now(), now()) returning id),
    community as (
      insert into groups (id, alliance_id, slug, name, description, member_count, created_at, updated_at)
      select gen_random_uuid(), id, 'bench', 'Bench', '', ${members}::integer, now(), now() from alliance
      returning id, alliance_id),
    event as (
      insert into events (id, alliance_id, group_id, slug, name, description, kind, status, timezone, starts_at, ends_at,
        created_at, updated_at)
      select gen_random_uuid(), alliance_id, id, 'bench', 'Bench', repeat('A description. ', 200), 'virtual', 'published',
        'UTC', now() + interval '30 days', now() + interval '30 days 2 hours', now(), now() from community
      returning id, group_id)
    select event.id as event, event.group_id as "group", publisher.id as publisher from event, publisher`;
  assert.ok(row);
  // In batches: each membership updates the group's row in resource_changes, and all updates of one statement leave their versions to it.
  for (let after = 0; after < members; after += membersPerStatement)
    await sql`
      insert into memberships (group_id, user_id, joined_at)
      select ${row.group}, id, now() from users where email like 'member-%'
      order by id offset ${after}::integer limit ${membersPerStatement}`;
  // As after an earlier announcement: the outbox has room for many entries, and its statistics say that it has few.
  await sql`
    insert into outbox (id, topic, payload, priority, next_attempt_at, created_at)
    select gen_random_uuid(), 'mail', '{}', 3, now() + interval '1 day' * n / ${earlier}::float8, now()
    from generate_series(1, ${earlier}::integer) n`;
  await sql`delete from outbox where next_attempt_at < (select max(next_attempt_at) from outbox)`;
  await sql.unsafe("vacuum analyze");
  return row;
};

const measure = async (url: string, sql: Sql, { postmaster }: Cluster): Promise<void> => {
  const { event, group, publisher } = await insertGroup(sql);
  const database = connect(url);
  const before = await cpuTime(postmaster);
  const startedAt = performance.now();
  let sentCount = 0;
  const transport = {
    send: async () => {
      await delay(mailMs);
      sentCount += 1;
      return {};
    },
    close: () => {},
  };
  await database.db.transaction((tx) =>
    notifyOfNewEvent(tx, { id: event, groupId: group, publishedBy: publisher }, new Date()),
  );
  const delivery = startDelivery({
    url,
    transport,
    log: pino({ level: "warn" }),
    limits: createLimits(database.db, { factor: 1_000 }),
    handlersWith: notificationHandlers({
      db: database.db,
      sender: { baseUrl, siteName: "Bench", address: "no-reply@alliance.test" },
    }),
  });
  const report = async (label: string) => {
    const cpu = ((await cpuTime(postmaster)) - before) / 1_000_000;
    const seconds = (performance.now() - startedAt) / 1_000;
    console.log(`${label}: ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of PostgreSQL's CPU, ${sentCount} emails sent`);
  };
  const isQueued = async () => (await sql`select from outbox where topic = 'event_notifications'`).length === 0;
  while (!(await isQueued())) await delay(50);
  await report("all are queued");
  while (sentCount < members) await delay(50);
  await report("all are sent");
  await delivery.stop();
  await database.close();
};

await withCluster(async (cluster) => {
  const url = await cluster.create("bench");
  await applyMigrations(url);
  await withSql(url, (sql) => measure(url, sql, cluster));
});
