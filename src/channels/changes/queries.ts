import { type SQL, sql } from "drizzle-orm";
import { enums } from "../../../generated/contract.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import { type Params, sqlStatement } from "../../foundation/db/statement.ts";

/** UTC time to the microsecond, such as `2026-11-20T18:00:00.123456Z`. Moments sort as text. */
export type Moment = string;

/** The time of a poll, with the ids of the oldest running transaction and of the next one. */
export type Snapshot = { time: Moment; oldest: bigint; next: bigint };

export type ResourceType = (typeof enums.ResourceType)[number];

/** A hidden resource's group and author. Permissions for the group, and authorship, can make the resource visible. */
type Hidden = { groupId: string | null; authorId: string | null };

/** The latest change of a resource. `hidden` is set unless the resource is or was public. */
export type ChangeRow = {
  id: string;
  type: ResourceType;
  removed: boolean;
  at: Moment;
  allianceId: string;
  hidden?: Hidden;
};

type PublicRow = Omit<ChangeRow, "hidden">;

type Position = { at: Moment; id: string };

export const lowestId = "00000000-0000-0000-0000-000000000000";

export type Page = Position & { limit: number };

const momentOf = (time: SQL): SQL => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Selects one branch of the union. It is ordered like the whole query, so that an index provides its rows. */
const partOf = (condition: SQL, { at, id, limit }: Params<Page>): SQL => sql`
  (select id, type, removed, changed_at, alliance_id from resource_changes
  where ${condition} and (changed_at, id) > (${at}::timestamptz, ${id}::uuid) order by changed_at, id limit ${limit})`;

const changes = sqlStatement<
  Page,
  { time: Moment; oldest: string; next: string } & { [Name in keyof PublicRow]: PublicRow[Name] | null }
>(
  (_db, page) => {
    const publicParts = enums.ResourceType.map((type) =>
      partOf(sql`not removed and type = ${sql.raw(`'${type}'`)}`, page),
    );
    return sql`
      select ${momentOf(sql`now()`)}, pg_snapshot_xmin(pg_current_snapshot())::text,
        pg_snapshot_xmax(pg_current_snapshot())::text, id, type, removed, ${momentOf(sql`changed_at`)}, alliance_id
      from (select) clock left join (
        select * from (${sql.join([...publicParts, partOf(sql`removed`, page)], sql` union all `)}) parts
        order by changed_at, id limit ${page.limit}) page on true
      order by changed_at, id`;
  },
  ["time", "oldest", "next", "id", "type", "removed", "at", "allianceId"],
);

export const listChanges = async (db: Queryable, page: Page): Promise<{ snapshot: Snapshot; rows: ChangeRow[] }> => {
  const records = await changes(db, page);
  const [first] = records;
  if (!first) throw new Error("the clock of the database has no row");
  const rows = records.flatMap(({ id, type, removed, at, allianceId }) =>
    id === null || type === null || removed === null || at === null || allianceId === null
      ? []
      : [{ id, type, removed, at, allianceId }],
  );
  return { snapshot: { time: first.time, oldest: BigInt(first.oldest), next: BigInt(first.next) }, rows };
};

type ExpiryPage = Page & { now: Date };

type HiddenRow = Pick<ChangeRow, "id" | "type" | "at" | "allianceId"> & Hidden;

const hiddenChanges = sqlStatement<Page, HiddenRow>(
  (_db, { at, id, limit }) => sql`
    select id, type, ${momentOf(sql`changed_at`)}, alliance_id, group_id, author_id from hidden_changes
    where (changed_at, id) > (${at}::timestamptz, ${id}::uuid) order by changed_at, id limit ${limit}`,
  ["id", "type", "at", "allianceId", "groupId", "authorId"],
);

export const listHiddenChanges = async (db: Queryable, page: Page): Promise<ChangeRow[]> => {
  const rows = await hiddenChanges(db, page);
  return rows.map(({ groupId, authorId, ...row }) => ({ ...row, removed: false, hidden: { groupId, authorId } }));
};

const expiries = sqlStatement<ExpiryPage, Position & { allianceId: string }>(
  (_db, { at, id, limit, now }) => sql`
    select jobs.id, ${momentOf(sql`expires_at`)}, jobs.alliance_id from jobs left join groups on groups.id = jobs.group_id
    where jobs.status = 'published' and groups.active is not false and expires_at <= ${now}::timestamptz
      and (expires_at, jobs.id) > (${at}::timestamptz, ${id}::uuid)
    order by expires_at, jobs.id limit ${limit}`,
  ["id", "at", "allianceId"],
);

/** Lists jobs that have expired. No row changes when a job expires, so `resource_changes` does not contain them. */
export const listExpiries = async (db: Queryable, page: ExpiryPage): Promise<ChangeRow[]> => {
  const rows = await expiries(db, page);
  return rows.map((row) => ({ ...row, type: "job", removed: true }));
};

export const pagesOf = async function* (
  start: Position | undefined,
  limit: number,
  read: (page: Page) => Promise<ChangeRow[]>,
): AsyncGenerator<ChangeRow[], void, undefined> {
  let position = start;
  while (position) {
    const rows: ChangeRow[] = await read({ at: position.at, id: position.id, limit });
    if (rows.length > 0) yield rows;
    position = rows.length < limit ? undefined : rows.at(-1);
  }
};
