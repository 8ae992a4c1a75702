import { getTableName } from "drizzle-orm";
import type { Sql, TransactionSql } from "postgres";
import type { Database } from "../../foundation/db/client.ts";
import { recordOf } from "../../foundation/record-of.ts";
import type { Storage } from "../../foundation/storage/storage.ts";
import { startOfDay } from "./calendar.ts";
import { demoDataset } from "./demo/dataset.ts";
import { withPictures } from "./demo/pictures.ts";
import { derivedTables, writeDerived } from "./derived.ts";
import { copyInto } from "./load.ts";
import { demoMark } from "./random.ts";
import { syntheticData } from "./synthetic/dataset.ts";
import { type Dataset, type Recipe, seededTables } from "./tables.ts";

type SeedOptions = {
  /** 1 is the hand-written data. N ≥ 2 generates max(2, N/10) alliances, 20 N groups, 500 N events, 200 N jobs, 50 N entries and 200 N users. */
  scale?: number;
  seed?: number;
  /** Only its UTC date matters. */
  now?: Date;
  /** For pictures of the hand-written data. */
  storage?: Storage;
  /** Also seeds a database with real data, whose counts then need a recount: demo users may have been among them. */
  force?: boolean;
  onProgress?: (done: number, total: number, label: string) => void;
};

const parts = Object.keys(seededTables) as (keyof Dataset)[];

type SeedResult = Record<keyof Dataset, number>;

/** "demo": only rows that the seed wrote, changed or not. */
type DataState = "empty" | "demo" | "real";

export class RealDataError extends Error {
  override readonly name = "RealDataError";
  constructor() {
    super("the database contains real data; --force replaces the demo data in it and keeps the rest");
  }
}

const labelOf = (part: string): string => part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const writeDataset = async (
  tx: TransactionSql,
  dataset: Dataset,
  onWritten: (share: number, label: string) => void,
): Promise<void> => {
  const total = parts.reduce((sum, part) => sum + (dataset[part]?.length ?? 0), 0);
  let written = 0;
  for (const part of parts)
    await copyInto(tx, seededTables[part], dataset[part] ?? [], (rows) => {
      written += rows;
      onWritten(written / total, labelOf(part));
    });
};

const demoData = async (recipe: Recipe, storage: Storage | undefined) => {
  const dataset = demoDataset(recipe);
  return { scale: recipe.scale, dataset: storage ? await withPictures(dataset, recipe, storage) : dataset };
};

/** Replaces all demo data in one transaction, in blocks: memory does not grow with the scale. @throws RealDataError */
export const seed = async ({ sql }: Pick<Database, "sql">, options: SeedOptions = {}): Promise<SeedResult> => {
  const { scale = 1, seed = 1, now = new Date(), storage, force = false, onProgress = () => {} } = options;
  const recipe = { scale, seed, today: startOfDay(now) };
  const written: SeedResult = recordOf(parts, () => 0);
  await sql.begin(async (tx) => {
    // Concurrent seeds take turns; the service continues to read and write.
    await tx`
      select pg_advisory_xact_lock(hashtextextended('alliance seed', 0)), set_config('statement_timeout', '0', true),
        set_config('alliance.seeding', ${demoMark}, true)`;
    if (!force && (await hasData(tx)) === "real") throw new RealDataError();
    await deleteDemoData(tx);
    let done = 0;
    for (const block of scale === 1 ? [await demoData(recipe, storage)] : syntheticData(recipe)) {
      const dataset: Dataset = block.dataset;
      await writeDataset(tx, dataset, (share, label) => onProgress(done + share * block.scale, scale, label));
      done += block.scale;
      for (const part of parts) written[part] += dataset[part]?.length ?? 0;
    }
    onProgress(scale, scale, "search words");
    await writeDerived(tx);
  });
  // The first queries need statistics and a visibility map.
  const tables = [...Object.values(seededTables), ...derivedTables].map((table) => getTableName(table));
  await sql.unsafe(`vacuum (analyze) ${tables.join(", ")}`);
  return written;
};

export const hasData = async (sql: Sql | TransactionSql): Promise<DataState> => {
  const rows = await sql<{ state: DataState }[]>`
    with marks as (
      select right(id::text, 8) = ${demoMark} as demo from users
      union all select right(id::text, 8) = ${demoMark} from alliances
      union all select right(id::text, 8) = ${demoMark} from groups
      union all select right(id::text, 8) = ${demoMark} from events
      union all select right(id::text, 8) = ${demoMark} from jobs
      union all select right(id::text, 8) = ${demoMark} from landscape_entries
    )
    select case bool_and(demo) when true then 'demo' when false then 'real' else 'empty' end as state from marks`;
  return rows[0]?.state ?? "empty";
};

/** Deletes demo alliances with everything in them, and demo users except authors of jobs in real alliances. */
const deleteDemoData = async (tx: TransactionSql): Promise<void> => {
  const demoAlliances = tx`select id from alliances where right(id::text, 8) = ${demoMark}`;
  for (const table of ["jobs", "landscape_entries", "events", "groups"])
    await tx`delete from ${tx(table)} where alliance_id in (${demoAlliances})`;
  await tx`delete from alliances where right(id::text, 8) = ${demoMark}`;
  // Their files are overwritten or swept.
  await tx`delete from uploads where right(id::text, 8) = ${demoMark}`;
  await tx`delete from users where right(id::text, 8) = ${demoMark} and id not in (select posted_by from jobs)`;
};
