import { and, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { speakers } from "../../foundation/db/agenda-tables.ts";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { mayShowUpload, uploadIn } from "../../foundation/db/columns.ts";
import { users } from "../../foundation/db/identity-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../foundation/db/keyset.ts";
import { type Batch, daysBefore } from "../../foundation/db/purge.ts";
import { hasRows, type Params, type ResultOf, rowStatement } from "../../foundation/db/statement.ts";
import { alliances, events, groups, landscapeEntries } from "../../foundation/db/tables.ts";
import { uploads } from "../../foundation/db/upload-tables.ts";

const pictureColumns = [
  users.photoUrl,
  groups.logoUrl,
  groups.bannerUrl,
  events.bannerUrl,
  alliances.logoUrl,
  alliances.bannerUrl,
  landscapeEntries.logoUrl,
  speakers.photoUrl,
];

/** Whether a row shows the upload: one index look-up per column. */
const isShown = sql<boolean>`(${sql.join(
  pictureColumns.map(
    (url) => sql`exists (select from ${url.table} where ${mayShowUpload(url)} and ${uploadIn(url)} = ${uploads.name})`,
  ),
  sql` or `,
)})`;

const fields = {
  id: uploads.id,
  name: uploads.name,
  widths: uploads.widths,
  heights: uploads.heights,
  bytes: uploads.bytes,
  createdAt: uploads.createdAt,
  inUse: isShown,
};

type Key = { id: string; userId: string };

export const findUpload = rowStatement((db, { id, userId }: Params<Key>) =>
  db
    .select(fields)
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId))),
);

export type UploadRow = ResultOf<typeof findUpload>;

export const uploadOrder = byTime<UploadRow>(uploads.createdAt, "descending", (row) => row.createdAt);

export const listUploads = (
  db: Queryable,
  { userId, ...page }: PageRequest & { userId: string },
): Promise<UploadRow[]> =>
  pageOf(db.select(fields).from(uploads), [uploadOrder, uploads.id], page, eq(uploads.userId, userId));

export const sumBytes = async (db: Queryable, userId: string): Promise<number> => {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum((select sum(size) from unnest(${uploads.bytes}) as size)), 0)::float8` })
    .from(uploads)
    .where(eq(uploads.userId, userId));
  return row?.sum ?? 0;
};

/** Postpones the deletion of the user's upload of the same file. @returns its id */
export const renewUpload = async (
  db: Queryable,
  { userId, digest, now }: { userId: string; digest: string; now: Date },
): Promise<string | undefined> => {
  const [row] = await db
    .update(uploads)
    .set({ unusedSince: now })
    .where(and(eq(uploads.userId, userId), eq(uploads.digest, digest)))
    .returning({ id: uploads.id });
  return row?.id;
};

export const insertUpload = (db: Transaction, row: typeof uploads.$inferInsert): Promise<unknown> =>
  db.insert(uploads).values(row);

/** @returns the name of the upload's files */
export const deleteUpload = async (db: Transaction, { id, userId }: Key): Promise<string | undefined> => {
  const [row] = await db
    .delete(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)))
    .returning({ name: uploads.name });
  return row?.name;
};

/** Updates `unused_since` for a batch of uploads, in order of their ids. @returns the last id; undefined at the end */
export const updateUnusedSince = async (
  db: Queryable,
  { now, batch, after: from }: Batch & { after: string | undefined },
): Promise<string | undefined> => {
  const isAfter = from === undefined ? undefined : gt(uploads.id, from);
  const ids = await db.select({ id: uploads.id }).from(uploads).where(isAfter).orderBy(uploads.id).limit(batch);
  const last = ids.at(-1);
  if (!last) return undefined;
  await db
    .update(uploads)
    .set({ unusedSince: sql`case when ${isShown} then null else ${now.toISOString()}::timestamptz end` })
    .where(and(isAfter, lte(uploads.id, last.id), sql`${isShown} <> (${uploads.unusedSince} is null)`));
  return ids.length < batch ? undefined : last.id;
};

const unusedDays = 1;

/** Deletes uploads unused for a day, or without delay if their user was deleted. @returns the names of their files */
export const deleteUnusedUploads = async (db: Queryable, { now, batch }: Batch): Promise<string[]> => {
  const due = and(
    or(lt(uploads.unusedSince, daysBefore(now, unusedDays)), and(isNull(uploads.userId), isUnused)),
    sql`not ${isShown}`,
  );
  const deleted = await db.execute<{ name: string }>(sql`
    with due as materialized (
      select id from ${uploads} where ${due} order by ${uploads.unusedSince} limit ${batch} for update skip locked)
    delete from ${uploads} where id = any (array(select id from due)) returning name`);
  return deleted.map(({ name }) => name);
};

const isUnused: SQL = sql`${uploads.unusedSince} is not null`;

export const listExistingNames = async (db: Queryable, names: string[]): Promise<string[]> => {
  if (names.length === 0) return [];
  const rows = await db.select({ name: uploads.name }).from(uploads).where(inArray(uploads.name, names));
  return rows.map(({ name }) => name);
};

export const hasUploads = (db: Queryable): Promise<boolean> =>
  hasRows(db.select({ id: uploads.id }).from(uploads).limit(1));
