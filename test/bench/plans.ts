import { drizzle } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { storeFilterOptions } from "../../src/community/meta/queries.ts";
import { connect } from "../../src/foundation/db/client.ts";
import { createPurges } from "../../src/program/retention/purges.ts";
import { type Read, readsOfStatements, type Statement } from "../support/plans.ts";
import { retention } from "../support/purging.ts";
import { type Case, type Owner, ownReads, publicReads, type Subject } from "../support/reads.ts";
import { withCluster, withSql } from "./database.ts";
import { insertHistory, insertSkew } from "./history.ts";
import { seed } from "./processes.ts";

/*
 * Explains each list, search, count, calendar and purge at a size, with generic and with custom plans: `make plans SCALE=100`.
 * Fails when a read that is not in `unboundedReads` scans a big table, or reads more rows than allowed at the size of
 * `test/foundation/plans.slow.ts`, because reads must not grow with the tables.
 */

/** Reads that grow with the tables, with the reasons, by the prefix of the case's name. */
const unboundedReads: [string, string][] = [
  ["alliances", "counts the upcoming events of 21 alliances by an index-only scan"],
  ["an alliance", "counts its upcoming events by an index-only scan"],
  ["all filter options", "reads the options of 100 alliances; the response is cached"],
  ["search for", "counts the upcoming events of the alliances found"],
  ["administrators of an alliance", "sorts all administrators"],
  ["an alliance's sitemap", "reads up to 5,000 pages of each kind"],
];

const scale = Number(process.env["SCALE"] || 100);
const now = new Date();

/** Tables with fewer rows may be read whole. */
const bigRows = 5_000;

/** Alliances with one event and with 100,000, because a generic plan must suit both. */
const skewedAlliances = ["small", "large"].map((alliance) => ({ alliance, group: "group-0", event: "copy-1" }));

/** Prints a table of the plans. @returns whether all reads are bounded */
const reportPlans = async (url: string): Promise<boolean> => {
  const { sql, close } = connect(url, { poolSize: 1, statementTimeoutMs: 0 });
  const generic = connect(url, { poolSize: 1, statementTimeoutMs: 0, genericPlans: true });
  const statements: Statement[] = [];
  const db = drizzle(sql, { logger: { logQuery: (query, params) => statements.push({ query, params }) } });
  await db.transaction((tx) => storeFilterOptions(tx, now));
  await sql.unsafe("vacuum analyze");
  const { subject, owner } = await subjectsOf(sql);
  const bigTables = new Set(
    (
      await sql<{ name: string }[]>`select relname as name from pg_class where relkind = 'r' and reltuples > ${bigRows}`
    ).map(({ name }) => name),
  );
  const purges = Object.entries(createPurges(retention)).map(
    ([label, purge]): Case => [`purge of ${label}`, 1_500, (db) => purge(db, { now, batch: 500 })],
  );
  const cases = [...publicReads(subject, now), ...ownReads(subject, owner, now), ...purges];
  for (const alliance of skewedAlliances) {
    const reads = publicReads({ ...subject, ...alliance }, now);
    cases.push(...reads.map(([label, maxRows, run]): Case => [`${label} (${alliance.alliance})`, maxRows, run]));
  }
  const failures: string[] = [];
  for (const [label, maxRows, run] of cases) {
    statements.length = 0;
    const startedAt = performance.now();
    await run(db);
    const ms = performance.now() - startedAt;
    const executed = [...statements];
    for (const plans of ["generic", "custom"]) {
      const connection = plans === "generic" ? generic.sql : sql;
      const reads = await readsOfStatements(connection, executed, `force_${plans}_plan`);
      const rows = Math.max(0, ...reads.filter(isRelevant(bigTables)).map((read) => read.rows));
      const scannedTables = reads
        .filter(({ table, nodeType }) => bigTables.has(table) && nodeType === "Seq Scan")
        .map(({ table }) => table);
      const reason = unboundedReads.find(([start]) => label.startsWith(start))?.[1];
      const isBounded = scannedTables.length === 0 && rows <= maxRows;
      if (!isBounded && reason === undefined) failures.push(label);
      const note = isBounded ? "" : (reason ?? `NOT BOUNDED: at most ${maxRows}`);
      const notes = [...scannedTables.map((table) => `reads all of ${table};`), note].join(" ");
      console.log(`| ${label} | ${plans} | ${rows} | ${ms.toFixed(1)} | ${notes} |`);
    }
  }
  await Promise.all([close(), generic.close()]);
  return failures.length === 0;
};

const isRelevant =
  (bigTables: ReadonlySet<string>) =>
  ({ table, nodeType }: Read): boolean =>
    bigTables.has(table) || nodeType.includes("Sort");

const subjectsOf = async (sql: postgres.Sql): Promise<{ subject: Subject; owner: Owner }> => {
  const [row] = await sql<(Owner & { [Key in keyof Subject as `${Key}_slug`]: string })[]>`
    select alliances.id as alliance, alliances.slug as alliance_slug, groups.id as group, groups.slug as group_slug,
      events.id as event, events.slug as event_slug, jobs.id as job, jobs.slug as job_slug, 'empty' as small_slug,
      (select user_id from attendances group by user_id order by count(*) desc limit 1) as user,
      (select webhook_id from webhook_deliveries limit 1) as webhook
    from events join groups on groups.id = events.group_id join alliances on alliances.id = events.alliance_id
      join jobs on jobs.group_id = groups.id and jobs.status = 'published' and jobs.expires_at > ${now.toISOString()}
    where groups.active and events.status = 'published' and alliances.slug <> all ('{empty,small,large}') order by events.attendee_count desc limit 1`;
  if (!row) throw new Error("the database has no events");
  const { alliance_slug: alliance, group_slug: group, event_slug: event, job_slug: job, small_slug: small } = row;
  return { subject: { alliance, group, event, job, small }, owner: row };
};

await withCluster(async (cluster) => {
  console.log(`seeding --scale ${scale}, and the history of years of use`);
  const url = await cluster.create("plans");
  seed(url, scale);
  await withSql(url, async (sql) => {
    await insertHistory(sql, scale);
    await insertSkew(sql);
  });
  console.log("| read | plan | rows | ms | |\n|---|---|---|---|---|");
  if (!(await reportPlans(url))) process.exitCode = 1;
});
