import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { PendingQuery, Row, Sql, TransactionSql } from "postgres";
import { roles } from "../../foundation/db/administration-tables.ts";
import type { Database } from "../../foundation/db/client.ts";
import { users } from "../../foundation/db/identity-tables.ts";
import { invitationAcceptances, invitations } from "../../foundation/db/invitation-tables.ts";
import { bans, reports } from "../../foundation/db/moderation-tables.ts";
import { attendances, jobApplications, memberships } from "../../foundation/db/participation-tables.ts";
import { formerMembers, pageVisits } from "../../foundation/db/statistics-tables.ts";
import * as tables from "../../foundation/db/tables.ts";
import { uploads } from "../../foundation/db/upload-tables.ts";
import { recordOf } from "../../foundation/record-of.ts";
import type { Storage } from "../../foundation/storage/storage.ts";
import { startOfDay } from "./calendar.ts";
import type { Dataset, Recipe } from "./dataset.ts";
import { demoDataset } from "./demo/dataset.ts";
import { withPictures } from "./demo/pictures.ts";
import { derivedTables, writeDerived } from "./derived.ts";
import { copyInto } from "./load.ts";
import { demoMark } from "./random.ts";
import { syntheticData } from "./synthetic/dataset.ts";

type SeedOptions = {
  /**
   * 1 is the hand-written data. N ≥ 2 generates max(2, N/10) alliances, 20 N groups, 500 N events, 200 N jobs, 50 N
   * landscape entries and 200 N users.
   */
  scale?: number;
  seed?: number;
  /** Only its UTC date matters: the same date, scale and seed generate the same rows. */
  now?: Date;
  /** Where the hand-written data has its pictures; without one it has none. */
  storage?: Storage;
  /** Also seeds a database that contains real data. */
  force?: boolean;
  /** In units of scale. */
  onProgress?: (done: number, total: number, label: string) => void;
};

type SeedResult = Record<keyof Dataset, number>;

/** "demo": only rows that `seed` wrote. */
type DataState = "empty" | "demo" | "real";

export class RealDataError extends Error {
  override readonly name = "RealDataError";
  constructor() {
    super("the database contains real data; --force replaces the demo data in it and keeps the rest");
  }
}

/** The same for the same row each time, and another for each: see `revision` in db/columns.ts. */
const withRevision = <Row extends { id: string }>(row: Row) => ({
  ...row,
  revision: Number.parseInt(row.id.replaceAll("-", "").slice(16, 24), 16) % 1_000_000_000,
});

/** Whoever administers a group of the demo data agrees to be named, and two of three to be shown at the events they attend. */
const withConsents = ({ users, ...dataset }: Dataset): Dataset => {
  const organizers = new Set(dataset.roles.filter(({ groupId }) => groupId).map(({ userId }) => userId));
  const agreed = (user: Dataset["users"][number], nth: number) => ({
    ...user,
    showAsOrganizer: organizers.has(user.id),
    showAsAttendee: nth % 3 > 0,
  });
  return { ...dataset, users: users.map(agreed) };
};

const withRevisions = (dataset: Dataset): Dataset => ({
  ...dataset,
  alliances: dataset.alliances.map(withRevision),
  groups: dataset.groups.map(withRevision),
  events: dataset.events.map(withRevision),
});

/** In an order that satisfies the foreign keys. */
const parts = [
  ["users", users, "people"],
  ["uploads", uploads, "pictures"],
  ["alliances", tables.alliances, "alliances"],
  ["groups", tables.groups, "groups"],
  ["memberships", memberships, "memberships"],
  ["events", tables.events, "events"],
  ["attendances", attendances, "attendances"],
  ["jobs", tables.jobs, "jobs"],
  ["applications", jobApplications, "applications"],
  ["landscapeEntries", tables.landscapeEntries, "landscape entries"],
  ["roles", roles, "roles"],
  ["bans", bans, "bans"],
  ["reports", reports, "reports"],
  ["invitations", invitations, "invitations"],
  ["acceptances", invitationAcceptances, "accepted invitations"],
  ["formerMembers", formerMembers, "former members"],
  ["pageVisits", pageVisits, "visits"],
] as const satisfies readonly (readonly [keyof Dataset, PgTable, string])[];

/** `onWritten` gets the share of the rows that are written. */
const writeDataset = async (
  tx: TransactionSql,
  dataset: Dataset,
  onWritten: (share: number, label: string) => void,
): Promise<void> => {
  const total = parts.reduce((sum, [part]) => sum + dataset[part].length, 0);
  let written = 0;
  for (const [part, table, label] of parts) {
    await copyInto(tx, table, dataset[part], (rows) => {
      written += rows;
      onWritten(written / total, label);
    });
  }
};

const demo = async (recipe: Recipe, storage: Storage | undefined): Promise<Dataset> => {
  const dataset = demoDataset(recipe);
  return storage ? withPictures(dataset, recipe, storage) : dataset;
};

/**
 * Replaces all demo data in one transaction. Memory does not grow with the scale: the data is made and written in blocks.
 * @throws {RealDataError} when there is real data without `force`; a slug that real data uses is a unique violation
 */
export const seed = async ({ sql }: Pick<Database, "sql">, options: SeedOptions = {}): Promise<SeedResult> => {
  const { scale = 1, seed = 1, now = new Date(), storage, force = false, onProgress = () => {} } = options;
  const recipe = { scale, seed, today: startOfDay(now) };
  const written: SeedResult = recordOf(
    parts.map(([part]) => part),
    () => 0,
  );
  await sql.begin(async (tx) => {
    // Concurrent seeds take turns; the service continues to read and write.
    await tx`
      select pg_advisory_xact_lock(hashtextextended('alliance seed', 0)), set_config('statement_timeout', '0', true),
        set_config('alliance.seeding', ${demoMark}, true)`;
    if (!force && (await hasData(tx)) === "real") throw new RealDataError();
    await deleteDemoData(tx);
    let done = 0;
    for (const portion of scale === 1 ? [{ scale, dataset: await demo(recipe, storage) }] : syntheticData(recipe)) {
      await writeDataset(tx, withConsents(withRevisions(portion.dataset)), (share, label) =>
        onProgress(done + share * portion.scale, scale, label),
      );
      done += portion.scale;
      for (const [part] of parts) written[part] += portion.dataset[part].length;
    }
    onProgress(scale, scale, "search words");
    await writeDerived(tx);
  });
  // Without statistics and a visibility map the first queries would get bad plans.
  const tables = [...parts.map(([, table]) => table), ...derivedTables].map(getTableName);
  await sql.unsafe(`vacuum (analyze) ${tables.join(", ")}`);
  return written;
};

/** Whether the database is empty, or has only demo rows (changed or not), or any other row. */
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

/** Deletes the demo alliances with everything that anybody has added to them. */
const deleteDemoData = async (tx: TransactionSql): Promise<void> => {
  const demoAlliances = tx`select id from alliances where right(id::text, 8) = ${demoMark}`;
  await tx`delete from jobs where alliance_id in (${demoAlliances})`;
  await tx`delete from landscape_entries where alliance_id in (${demoAlliances})`;
  await tx`delete from events where alliance_id in (${demoAlliances})`;
  await tx`delete from groups where alliance_id in (${demoAlliances})`;
  await tx`delete from alliances where right(id::text, 8) = ${demoMark}`;
  // Their files are written again, or swept.
  await tx`delete from uploads where right(id::text, 8) = ${demoMark}`;
  // Keeps demo users who posted a job in a real alliance.
  const leaving = tx`select id from users where right(id::text, 8) = ${demoMark} and id not in (select posted_by from jobs)`;
  await discount(tx, leaving);
  await tx`delete from users where id in (${leaving})`;
};

/** Takes demo users out of the counts of real groups and events, whose rows are locked as by everybody who changes these. */
const discount = async (tx: TransactionSql, leaving: PendingQuery<Row[]>): Promise<void> => {
  await tx`
    select count(*) from (
      select from groups where id in (select group_id from memberships where user_id in (${leaving})) order by id for no key update
    ) locked`;
  await tx`
    select count(*) from (
      select from events where id in (select event_id from attendances where user_id in (${leaving})) order by id for no key update
    ) locked`;
  await tx`
    update events set attendee_count = attendee_count - places
    from (
      select event_id, sum(1 + guests) as places from attendances
      where status = 'attending' and user_id in (${leaving}) group by event_id
    ) freed where id = event_id`;
  await tx`
    update groups set member_count = member_count - members
    from (select group_id, count(*) as members from memberships where user_id in (${leaving}) group by group_id) gone
    where id = group_id`;
  await tx`
    update alliances set member_count = member_count - members
    from (select alliance_id, count(*) as members from alliance_members where user_id in (${leaving}) group by alliance_id) gone
    where id = alliance_id`;
};
