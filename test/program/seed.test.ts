import assert from "node:assert/strict";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { getTableName } from "drizzle-orm";
import { type Test, test } from "tap";
import { enums } from "../../generated/contract.ts";
import { storeFilterOptions } from "../../src/community/meta/queries.ts";
import * as administration from "../../src/foundation/db/administration-tables.ts";
import { connect, type Database } from "../../src/foundation/db/client.ts";
import * as participation from "../../src/foundation/db/participation-tables.ts";
import * as tables from "../../src/foundation/db/tables.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import { pictureFile, pictureSizes } from "../../src/foundation/pictures/pictures.ts";
import { createFolderStorage } from "../../src/foundation/storage/folder.ts";
import { createProgress } from "../../src/program/cli/output.ts";
import { checkCounters } from "../../src/program/doctor/counters.ts";
import type { Finding } from "../../src/program/doctor/finding.ts";
import { demoDataset } from "../../src/program/seed/demo/dataset.ts";
import { readDemo } from "../../src/program/seed/demo/files.ts";
import { findDataState, seed } from "../../src/program/seed/seed.ts";
import { syntheticData } from "../../src/program/seed/synthetic/dataset.ts";
import { temporaryFolder } from "../support/folders.ts";
import { createDatabase } from "../support/service.ts";

const now = new Date("2026-11-20T15:04:05Z");
const tableNames = Object.values({ ...tables, ...participation, ...administration }).flatMap((value) =>
  typeof value === "object" && "getSQL" in value ? [getTableName(value)] : [],
);

test("seed", async (t) => {
  await t.test("derived rows and counts equal the results of triggers and a recount, even when replaced", async (t) => {
    const database = await newDatabase(t);
    const { sql } = database;
    for (const scale of [3, 1]) {
      await seed(database, { scale, now });
      assert.deepEqual(await findDerivedErrors(database), [], `scale ${scale}`);
      assert.deepEqual(await findCountErrors(database), [], `scale ${scale}`);
    }
    const [removed] = await sql`select count(*)::int as rows from resource_changes where removed`;
    assert.ok(removed?.["rows"] > 1000, "resources that the second seed replaced are recorded as removed");
    const before = new Date();
    await sql`update groups set description = 'Changed' where slug = 'wolkenwerk-berlin'`;
    const touched = await sql`select from resource_changes where changed_at >= ${before.toISOString()}`;
    assert.equal(touched.length, 1, "triggers write after a seed");
  });

  await t.test("scale 1 has each kind and state of each resource", async (t) => {
    const database = await newDatabase(t);
    const { alliances, groups, users } = await seed(database, { now });
    assert.deepEqual({ alliances, groups, users }, { alliances: 2, groups: 12, users: 120 });
    const values = async (label: string, table: string) => {
      const rows = await database.sql.unsafe(`select distinct (${label})::text as value from ${table} order by 1`);
      return rows.map(({ value }) => value);
    };
    const today = `'${now.toISOString()}'`;
    const fullEvents = `status = 'published' and attendee_count = capacity and waitlist_enabled and starts_at > ${today}
      and exists (select from attendances where event_id = events.id and attendances.status = 'waitlisted')`;
    assert.equal((await values(`kind, ends_at < ${today}`, "events where status = 'published'")).length, 6);
    assert.deepEqual(await values("status", "events"), [...enums.EventStatus].sort());
    assert.ok((await values("id", `events where ${fullEvents}`)).length >= 3);
    assert.deepEqual(await values("kind", "landscape_entries"), [...enums.LandscapeKind].sort());
    assert.deepEqual(await values("published", "landscape_entries"), ["false", "true"]);
    assert.deepEqual(await values("status", "jobs"), [...enums.JobStatus].sort());
    assert.deepEqual(await values(`expires_at < ${today}`, "jobs where status = 'published'"), ["false", "true"]);
    assert.equal((await values("country_code", "groups")).length, 12);
    assert.deepEqual(await values("active", "groups"), ["false", "true"]);
    assert.ok((await values("id", "job_applications")).length >= 10);
    assert.deepEqual(await values("role", "roles"), ["alliance_admin", "group_admin"]);
  });

  for (const scale of [1, 2]) {
    await t.test(`scale ${scale}: no row is older than its cause or from the future`, async (t) => {
      const { sql, ...database } = await newDatabase(t);
      await seed({ ...database, sql }, { scale, now });
      const anachronisms = await sql`
        select 'event before its group' from events join groups g on g.id = group_id where events.created_at < g.created_at
        union all select 'membership before its user' from memberships join users u on u.id = user_id where joined_at < u.created_at
        union all select 'membership before its group' from memberships join groups g on g.id = group_id where joined_at < g.created_at
        union all select 'RSVP before its event' from attendances join events e on e.id = event_id where responded_at < e.created_at
        union all select 'RSVP after the start' from attendances join events e on e.id = event_id where responded_at > starts_at
        union all select 'group before its alliance' from groups join alliances a on a.id = alliance_id where groups.created_at < a.created_at
        union all select 'job before its author' from jobs join users u on u.id = posted_by where jobs.created_at < u.created_at
        union all select 'application before its job' from job_applications a join jobs j on j.id = job_id where a.created_at < j.created_at
        union all select 'application before its user' from job_applications a join users u on u.id = user_id where a.created_at < u.created_at
        union all select 'application after the end' from job_applications a join jobs j on j.id = job_id where a.created_at > expires_at
        union all select 'role before its user' from roles r join users u on u.id = user_id where r.created_at < u.created_at
        union all select 'arrivals out of order' from attendances a join attendances b using (event_id)
          where a.arrival < b.arrival and a.responded_at > b.responded_at
        union all select 'role from the future' from roles where created_at > ${now.toISOString()}
        union all select 'application from the future' from job_applications where created_at > ${now.toISOString()}
        union all select 'RSVP from the future' from attendances where responded_at > ${now.toISOString()}
        union all select 'event from the future' from events where created_at > ${now.toISOString()}`;
      assert.deepEqual([...anachronisms], []);
      for (const name of tableNames) {
        const foreignHosts = await sql`
          select match[1] as host from ${sql(name)} as t,
            regexp_matches(to_jsonb(t) #>> '{}', '(?:://|[a-z0-9]@)([^/"\\s]+)', 'g') as match
          where match[1] !~ '(^|\\.)example\\.(org|com)$'`;
        assert.deepEqual([...foreignHosts], [], name);
      }
    });
  }

  await t.test("the same day, scale and seed generate the same rows, and another seed generates others", async (t) => {
    const database = await newDatabase(t);
    for (const scale of [1, 2]) {
      await seed(database, { scale, now });
      const first = await fingerprint(database);
      await seed(database, { scale, now: new Date("2026-11-20T23:59:59Z") });
      assert.equal(await fingerprint(database), first);
      await seed(database, { scale, seed: 2, now });
      assert.notEqual(await fingerprint(database), first);
    }
  });

  await t.test("replaces demo data, refuses real data, and retains it when forced", async (t) => {
    const database = await newDatabase(t);
    const { sql } = database;
    assert.equal(await findDataState(sql), "empty");
    await seed(database, { scale: 2, now });
    assert.equal(await findDataState(sql), "demo");
    await seed(database, { now });
    assert.equal((await sql`select from groups`).length, 12);
    await sql`
      insert into users (id, email, name, created_at, updated_at)
      values ('019a0000-0000-7000-8000-000000000001', 'ada@example.net', 'Ada', now(), now())`;
    assert.equal(await findDataState(sql), "real");
    await assert.rejects(seed(database, { now }), /OperatorError: the database contains real data/);
    await seed(database, { now, force: true });
    assert.equal((await sql`select from users`).length, 121);
    assert.equal(await findDataState(sql), "real");
  });

  await t.test("a failed seed changes nothing", async (t) => {
    const database = await newDatabase(t);
    const failHalfway = (done: number, total: number) => {
      if (done > total / 2) throw new Error("enough");
    };
    await assert.rejects(seed(database, { now, onProgress: failHalfway }), /enough/);
    assert.equal(await findDataState(database.sql), "empty");
    await seed(database, { now });
    const before = await fingerprint(database);
    await assert.rejects(seed(database, { scale: 2, now, onProgress: failHalfway }), /enough/);
    assert.equal(await fingerprint(database), before);
  });

  await t.test("concurrent seeds run sequentially", async (t) => {
    const database = await newDatabase(t);
    await Promise.all([seed(database, { now }), seed(database, { scale: 2, now })]);
    assert.deepEqual(await findCountErrors(database), []);
    assert.equal(await findDataState(database.sql), "demo");
  });
});

test("every picture of the demo data is different, and stored", async (t) => {
  const database = await newDatabase(t);
  const folder = await temporaryFolder(t);
  const storage = createFolderStorage(folder);
  const { uploads } = await seed(database, { now, storage });
  const rows = await database.sql<{ name: string }[]>`select name from uploads`;
  assert.equal(rows.length, uploads);
  for (const { name } of rows) for (const size of pictureSizes) assert.ok(await storage.get(pictureFile(name, size)));
});

test("blocks of a large scale have unique addresses, slugs and IDs, and their sum matches the scale", async () => {
  const sums = { scale: 0, alliances: 0, groups: 0, events: 0 };
  const distinct = new Set<string>();
  let values = 0;
  for (const { scale, dataset } of syntheticData({ scale: 45, seed: 1, today: now })) {
    const { users, alliances, groups, events, jobs, landscapeEntries } = dataset;
    sums.scale += scale;
    sums.alliances += alliances.length;
    sums.groups += groups.length;
    sums.events += events.length;
    const unique = [
      ...users.flatMap(({ id, email }) => [id, email]),
      ...alliances.flatMap(({ id, slug }) => [id, slug]),
      ...groups.flatMap(({ id, allianceId, slug }) => [id, `${allianceId}/${slug}`]),
      ...events.map(({ id }) => id),
      ...jobs.flatMap(({ id, slug }) => [id, `jobs/${slug}`]),
      ...landscapeEntries.flatMap(({ id, allianceId, slug }) => [id, `${allianceId}/landscape/${slug}`]),
    ];
    values += unique.length;
    for (const value of unique) distinct.add(value);
  }
  assert.deepEqual(sums, { scale: 45, alliances: 4, groups: 900, events: 22_500 });
  assert.equal(distinct.size, values);
});

test("an invalid file of demo data stops the seed with one line: entry and rule", async (t) => {
  const demo = join(packageRoot, "src/program/seed/demo");
  for (const [file, valid, invalid, message] of [
    ["events.yaml", "kind: in_person", "kind: outdoors", /^who-watches-the-prometheus\/kind must be one of in_person,/],
    ["groups.yaml", "region: Europe", "continent: Europe", /^wolkenwerk-berlin must not have a property "continent"$/],
    ["jobs.yaml", "group: cairo-cloud", "group: luxor-cloud", /^the demo data has no group "luxor-cloud"$/],
    ["people.yaml", "  kyiv-cloud:", "  lviv-cloud:", /^people.yaml: near must have "kyiv-cloud"$/],
  ] as const) {
    const folder = await temporaryFolder(t);
    await cp(demo, folder, { recursive: true });
    const text = await readFile(join(folder, file), "utf8");
    assert.ok(text.includes(valid), valid);
    await writeFile(join(folder, file), text.replace(valid, invalid));
    const recipe = { scale: 1, seed: 1, today: now };
    assert.throws(() => demoDataset(recipe, readDemo(now, folder)), { message });
  }
});

test("draws a progress bar on a terminal only", async () => {
  const draw = (isTTY: boolean) => {
    const stream = Object.assign(new PassThrough({ encoding: "utf8" }), { isTTY });
    const progress = createProgress(stream);
    progress.update(1, 4, "people");
    progress.update(1, 4, "people");
    progress.stop();
    return String(stream.read() ?? "");
  };
  assert.equal(draw(false), "");
  const clear = "\r\u001b[K";
  assert.equal(draw(true), `${clear}${"█".repeat(8)}${"░".repeat(22)}  25 % people${clear}`);
});

async function newDatabase(t: Test): Promise<Database & { url: string }> {
  const url = await createDatabase(t, "none");
  const database = connect(url, { poolSize: 3 });
  t.teardown(() => database.close());
  return { ...database, url };
}

/**
 * Finds public resources without a record of changes, records without a public resource, words that are not in search_words,
 * and groups and alliances that no recount of filter options is queued for.
 */
async function findDerivedErrors({ sql }: Database): Promise<unknown[]> {
  const resources = sql`
    select id, 'alliance' as type, id as alliance_id from alliances
    union all select id, 'group', alliance_id from groups where active
    union all select events.id, 'event', events.alliance_id from events, groups
      where groups.id = group_id and active and status <> 'draft' and visibility = 'public'
    union all select jobs.id, 'job', jobs.alliance_id from jobs where status = 'published'
      and not exists (select from groups where groups.id = group_id and not active)
    union all select id, 'landscape_entry', alliance_id from landscape_entries where published`;
  const recorded = sql`select id, type, alliance_id from resource_changes where not removed`;
  const rows = await sql`
    (select 'not noted' as what, id::text from (${resources} except ${recorded}) missing)
    union all (select 'not public', id::text from (${recorded} except (${resources})) extra)
    union all select distinct 'not known', word from events, unnest(tsvector_to_array(ts_filter(document, '{a,b}'))) word
      where length(word) > 2 and word not in (select word from search_words)
    union all select 'not counted', id::text from groups where id not in (select unit from filter_changes)
    union all select 'not counted', id::text from alliances where id not in (select unit from filter_changes)`;
  return [...rows];
}

/** Returns the problems of stored counts that `alliance doctor` reports. */
async function findCountErrors({ db, url }: Database & { url: string }): Promise<Finding[]> {
  await db.transaction((tx) => storeFilterOptions(tx, now));
  const findings = await checkCounters(url, { attendancesDays: 0, timeoutMs: 60_000 });
  return findings.filter(({ level }) => level !== "ok");
}

/** Returns a digest of all rows. Arrival numbers are compared by their order, because their sequence continues. */
async function fingerprint({ sql }: Database): Promise<string> {
  const digests = await Promise.all(
    tableNames.map(
      (name) =>
        sql<{ digest: string }[]>`select md5(string_agg(line, '' order by line)) as digest
          from ${sql(name)} as t, lateral (select (to_jsonb(t) - 'arrival' - 'place')::text as line) row`,
    ),
  );
  return digests.map(([row]) => row?.digest).join();
}
