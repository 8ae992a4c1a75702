import assert from "node:assert/strict";
import { drizzle } from "drizzle-orm/postgres-js";
import { test } from "tap";
import { allianceOrders, findAlliance, listAlliances } from "../../src/community/alliances/queries.ts";
import { jobOrders, listJobs } from "../../src/community/jobs/queries.ts";
import { storeFilterOptions } from "../../src/community/meta/queries.ts";
import { listDigestTimeZones, queueDigests } from "../../src/community/notifications/kinds/digests.ts";
import { findMember, listDigestEvents } from "../../src/community/notifications/kinds/new-events.ts";
import { connect } from "../../src/foundation/db/client.ts";
import type { Position } from "../../src/foundation/db/keyset.ts";
import { seed } from "../../src/program/seed/seed.ts";
import { testNow as now } from "../support/cluster.ts";
import { readsOfStatements, type Statement } from "../support/plans.ts";
import { publicReads } from "../support/reads.ts";
import { createDatabase } from "../support/service.ts";

test("plans over 10,000 events and 4,000 jobs", async (t) => {
  const { sql, close } = connect(await createDatabase(t, "none"), { poolSize: 1, statementTimeoutMs: 0 });
  t.teardown(close);
  const statements: Statement[] = [];
  const db = drizzle(sql, { logger: { logQuery: (query, params) => statements.push({ query, params }) } });
  await seed({ sql }, { scale: 20, now });
  await sql`insert into alliances (id, slug, name, description, created_at, updated_at)
    values (gen_random_uuid(), 'small', 'Small', '', now(), now())`;
  await db.transaction((tx) => storeFilterOptions(tx, now));
  await sql.unsafe("vacuum analyze");
  const [subjects] = await sql<{ alliance: string; group: string; event: string; job: string }[]>`
    select alliances.slug as alliance, groups.slug as group, events.slug as event,
      (select slug from jobs where status = 'published' and expires_at > ${now.toISOString()} limit 1) as job
    from events join groups on groups.id = events.group_id join alliances on alliances.id = events.alliance_id
    where groups.active and events.status = 'published' limit 1`;
  assert.ok(subjects);
  for (const [label, maxRows, run] of publicReads({ ...subjects, small: "small" }, now)) {
    for (const mode of ["force_custom_plan", "force_generic_plan"]) {
      await t.test(`${label}, ${mode}: reads at most ${maxRows} rows`, async () => {
        statements.length = 0;
        await run(db);
        const reads = await readsOfStatements(sql, [...statements], mode);
        const isBig = (table: string) => table === "events" || table === "jobs";
        const scans = reads.filter(({ table, nodeType }) => isBig(table) && nodeType === "Seq Scan");
        const large = reads.filter(
          ({ table, nodeType, rows }) => rows > maxRows && (isBig(table) || nodeType.includes("Sort")),
        );
        assert.deepEqual([...scans, ...large], []);
      });
    }
  }

  await t.test("a digest finds events near its reader by the index of cities", async () => {
    const [reader] = await sql<{ id: string }[]>`
      update users set city = (select upper(venue_city) from events where venue_city is not null limit 1), country_code = null
      where id = (select id from users order by id limit 1) returning id`;
    assert.ok(reader);
    for (const mode of ["force_custom_plan", "force_generic_plan"]) {
      statements.length = 0;
      const member = (await findMember(db, reader.id)) ?? assert.fail();
      assert.ok((await listDigestEvents(db, member, { now, limit: 20 })).near.length > 0);
      const near = statements.filter(({ query }) => query.includes("alliance_plain"));
      const reads = await readsOfStatements(sql, near, mode);
      const eventReads = reads.filter(({ table }) => table === "events");
      assert.ok(
        eventReads.every(({ nodeType, rows }) => nodeType === "Index Scan" && rows < 200),
        JSON.stringify(reads),
      );
    }
  });

  await t.test("digests are queued by the index of time zones and weeks", async () => {
    await sql`update users set digest_since = '2026-01-01', digest_week = '2026-11-23',
      timezone = (array['Europe/Berlin', 'Asia/Tokyo', null])[1 + abs(hashtext(id::text)) % 3]`;
    await sql.unsafe("vacuum analyze users");
    const due = new Date("2026-11-23T07:00:00Z");
    statements.length = 0;
    assert.deepEqual(await listDigestTimeZones(db), ["Asia/Tokyo", "Europe/Berlin", "UTC"]);
    await queueDigests(db, { due: [{ timeZone: "Asia/Tokyo", week: "2026-11-23", dueAt: due }], size: 500, now: due });
    const reads = await readsOfStatements(sql, [...statements], "force_generic_plan");
    const userReads = reads.filter(({ table }) => table === "users");
    assert.ok(
      userReads.every(({ nodeType, rows }) => nodeType !== "Seq Scan" && rows < 10),
      JSON.stringify(userReads),
    );
  });

  await t.test("upcoming events are counted from an index alone", async () => {
    for (const run of [
      () => findAlliance(db, { slug: subjects.alliance, now }),
      () => listAlliances(db, { position: undefined, limit: 21, now, order: allianceOrders.name }),
    ]) {
      statements.length = 0;
      await run();
      const reads = await readsOfStatements(sql, [...statements], "force_generic_plan");
      const eventReads = reads.filter(({ table }) => table === "events").map(({ nodeType }) => nodeType);
      assert.deepEqual(eventReads, ["Index Only Scan"]);
    }
  });

  await t.test("a search finds all jobs with a word, in list order, wherever they are in the list", async () => {
    for (const order of [jobOrders.newest, jobOrders.expiring_soonest]) {
      const isDescending = order === jobOrders.newest;
      const all = await listJobs(db, { position: undefined, limit: 10_000, now, order });
      assert.ok(all.length > 2_000);
      for (const index of [5, 1_500, 1_501, all.length - 1])
        await sql`update jobs set title = 'Keeper of quokkas' where id = ${all[index]?.id ?? ""}`;
      const expected = all.filter((_, index) => [5, 1_500, 1_501, all.length - 1].includes(index));
      const ids: string[] = [];
      for (let position: Position | undefined; ; ) {
        const rows = await listJobs(db, { q: "quokka", position, limit: 2, now, order });
        ids.push(...rows.map(({ id }) => id));
        const last = rows.at(-1);
        if (rows.length < 2 || !last) break;
        position = { key: new Date(isDescending ? last.createdAt : last.expiresAt).toISOString(), id: last.id };
      }
      assert.deepEqual(
        ids,
        expected.map(({ id }) => id),
      );
      await sql`update jobs set title = 'Somebody' where title = 'Keeper of quokkas'`;
    }
  });
});
