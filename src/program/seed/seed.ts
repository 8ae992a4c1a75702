import { type Column, getTableColumns, getTableName } from "drizzle-orm";
import type { Sql, TransactionSql } from "postgres";
import { copyLines, type Database } from "../../foundation/db/client.ts";
import { filterChanges, resourceChanges, searchWords } from "../../foundation/db/derived-tables.ts";
import { allianceMembers } from "../../foundation/db/participation-tables.ts";
import { OperatorError } from "../../foundation/errors.ts";
import { recordOf } from "../../foundation/record-of.ts";
import type { Storage } from "../../foundation/storage/storage.ts";
import { demoDataset } from "./demo/dataset.ts";
import { withPictures } from "./demo/pictures.ts";
import { syntheticData } from "./synthetic/dataset.ts";
import { type Dataset, type Recipe, seededTables } from "./tables.ts";
import { demoMark, startOfDay } from "./values.ts";

type SeedOptions = {
  /** 1 is the hand-written data. N ≥ 2 generates max(2, N/10) alliances, 20 N groups, 500 N events, 200 N jobs, 50 N entries and 200 N users. */
  scale?: number;
  seed?: number;
  /** Only its UTC date matters. */
  now?: Date;
  /** For pictures of the hand-written data. */
  storage?: Storage;
  /** Also seeds a database with real data. Its counts may include deleted demo users, and then need a recount. */
  force?: boolean;
  onProgress?: (done: number, total: number, label: string) => void;
};

const parts = Object.keys(seededTables) as (keyof Dataset)[];

const generateBlocks = async function* (recipe: Recipe, storage: Storage | undefined) {
  if (recipe.scale > 1) return yield* syntheticData(recipe);
  const dataset = demoDataset(recipe);
  yield { scale: 1, dataset: storage ? await withPictures(dataset, recipe, storage) : dataset };
};

/** Replaces all demo data in one transaction, in blocks, so that memory does not grow with the scale. @throws OperatorError if there is real data, unless `force` is set */
export const seed = async ({ sql }: Pick<Database, "sql">, options: SeedOptions = {}) => {
  const { scale = 1, seed = 1, now = new Date(), storage, force = false, onProgress = () => {} } = options;
  const recipe = { scale, seed, today: startOfDay(now) };
  const counts = recordOf(parts, () => 0);
  await sql.begin(async (tx) => {
    // Concurrent seeds wait for each other; the service continues to read and write.
    await tx`
      select pg_advisory_xact_lock(hashtextextended('alliance seed', 0)), set_config('statement_timeout', '0', true),
        set_config('alliance.seeding', ${demoMark}, true)`;
    if (!force && (await findDataState(tx)) === "real")
      throw new OperatorError(
        "the database contains real data; --force replaces the demo data in it and keeps the rest",
      );
    await deleteDemoData(tx);
    let done = 0;
    for await (const block of generateBlocks(recipe, storage)) {
      const dataset: Dataset = block.dataset;
      for (const [index, part] of parts.entries()) {
        const label = part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
        onProgress(done + (block.scale * index) / parts.length, scale, label);
        await writeRows(tx, part, dataset[part] ?? []);
        counts[part] += dataset[part]?.length ?? 0;
      }
      done += block.scale;
    }
    onProgress(scale, scale, "search words");
    await writeDerived(tx);
  });
  // The first queries need statistics and a visibility map.
  const tables = [...Object.values(seededTables), allianceMembers, resourceChanges, searchWords, filterChanges];
  await sql.unsafe(`vacuum (analyze) ${tables.map((table) => getTableName(table)).join(", ")}`);
  return counts;
};

/** Returns "demo" if there are only rows that the seed wrote, changed or not. */
export const findDataState = async (sql: Sql | TransactionSql) => {
  const rows = await sql<{ state: "empty" | "demo" | "real" }[]>`
    select case bool_and(right(id::text, 8) = ${demoMark}) when true then 'demo' when false then 'real' else 'empty' end as state
    from (
      select id from users union all select id from alliances union all select id from groups
      union all select id from events union all select id from jobs union all select id from landscape_entries
    ) ids`;
  return rows[0]?.state ?? "empty";
};

/** Deletes demo alliances with everything in them, and demo users except authors of jobs in real alliances. */
const deleteDemoData = async (tx: TransactionSql): Promise<void> => {
  const demoAlliances = tx`select id from alliances where right(id::text, 8) = ${demoMark}`;
  for (const table of ["jobs", "landscape_entries", "events", "groups"])
    await tx`delete from ${tx(table)} where alliance_id in (${demoAlliances})`;
  await tx`delete from alliances where right(id::text, 8) = ${demoMark}`;
  // Leaves their files: seeding overwrites them, or the purge of files without an upload deletes them.
  await tx`delete from uploads where right(id::text, 8) = ${demoMark}`;
  await tx`delete from users where right(id::text, 8) = ${demoMark} and id not in (select posted_by from jobs)`;
};

/** Writes the rows that triggers skip in a transaction with `alliance.seeding` (see `alliance_is_seeded`). */
const writeDerived = async (tx: TransactionSql): Promise<void> => {
  await tx`
    insert into alliance_members (alliance_id, user_id, group_count)
    select groups.alliance_id, memberships.user_id, count(*)
    from memberships join groups on groups.id = memberships.group_id
    where groups.active and right(groups.id::text, 8) = ${demoMark} group by 1, 2`;
  await tx`
    update groups set member_count = members from (select group_id, count(*) as members from memberships group by 1) counted
    where id = group_id and right(id::text, 8) = ${demoMark}`;
  await tx`
    update alliances set group_count = (select count(*) from groups where alliance_id = alliances.id and active),
      member_count = (select count(*) from alliance_members where alliance_id = alliances.id)
    where right(id::text, 8) = ${demoMark}`;
  await tx`
    update events set agenda_document = alliance_agenda_document(id)
    where right(id::text, 8) = ${demoMark} and id in (select event_id from agenda_items)`;
  await tx`
    insert into search_words (word)
    select distinct word from (
      select document from events union all select document from groups
      union all select document from jobs union all select document from landscape_entries
    ) documents, unnest(tsvector_to_array(ts_filter(document, '{a,b}'))) as found (word)
    where length(word) > 2 and not exists (select from search_words known where known.word = found.word)`;
  // Replaces the recorded deletions of the earlier demo data.
  await tx`
    insert into resource_changes (id, type, alliance_id, changed_at, removed)
    select id, type, alliance_id, clock_timestamp(), false from (
      select id, 'alliance' as type, id as alliance_id from alliances
      union all select id, 'group', alliance_id from groups where active
      union all select events.id, 'event', events.alliance_id from events join groups on groups.id = events.group_id
        where events.status <> 'draft' and events.visibility = 'public' and groups.active
      union all select jobs.id, 'job', jobs.alliance_id from jobs left join groups on groups.id = jobs.group_id
        where jobs.status = 'published' and groups.active is not false
      union all select id, 'landscape_entry', alliance_id from landscape_entries where published
    ) shown
    where right(id::text, 8) = ${demoMark}
    on conflict (id) do update set changed_at = excluded.changed_at, removed = false`;
  await tx`
    insert into filter_changes (unit)
    select id from groups where right(id::text, 8) = ${demoMark}
    union all select id from alliances where right(id::text, 8) = ${demoMark}
    union all select unit from filter_units where right(alliance_id::text, 8) = ${demoMark}`;
  await tx`select pg_notify('public_changes', 'everything')`;
};

const rowsPerChunk = 500;

type Row = Record<string, unknown>;

/** COPY is several times faster than INSERT. */
const writeRows = async (tx: TransactionSql, part: keyof Dataset, rows: readonly Row[]): Promise<void> => {
  const table = seededTables[part];
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.generated === undefined && column.generatedIdentity === undefined,
  );
  const lineOf = (row: Row) => `${columns.map(([key, column]) => toCopyField(column, row[key])).join("\t")}\n`;
  const lines = function* () {
    for (let start = 0; start < rows.length; start += rowsPerChunk)
      yield rows
        .slice(start, start + rowsPerChunk)
        .map(lineOf)
        .join("");
  };
  await copyLines(tx, `"${getTableName(table)}" (${columns.map(([, { name }]) => `"${name}"`).join()})`, lines());
};

const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** Encodes a value for COPY. Replaces a missing value by the column's constant default, or null. */
const toCopyField = (column: Column, value: unknown): string => {
  const stored = value === undefined ? column.default : value;
  if (stored === undefined || stored === null) return "\\N";
  return String(column.mapToDriverValue(stored)).replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
};
