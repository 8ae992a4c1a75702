import { and, asc, eq, inArray, isNotNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Schemas } from "../../../generated/contract.ts";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import type { Person } from "../../foundation/db/columns.ts";
import { eventSources, type ImportSource, importRows, imports } from "../../foundation/db/import-tables.ts";
import { invitations } from "../../foundation/db/invitation-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../foundation/db/keyset.ts";
import { type Batch, daysBefore, deleteOldest } from "../../foundation/db/purge.ts";
import { firstRow } from "../../foundation/db/statement.ts";
import { alliances, events, groups } from "../../foundation/db/tables.ts";
import { selectFullEventsWith } from "../events/queries.ts";

/** A row of a file and its planned outcome. `source` is null if the row is not to be imported. */
export type Row = Schemas["ImportRow"] & { source: ImportSource | null };

type Counts = Schemas["ImportCounts"] & { rows: number; done: number; kind: Row["kind"] | null };

const counts = sql<Counts>`(
  select json_build_object(
    'kind', min(kind), 'rows', count(*), 'done', count(*) filter (where source is null),
    'create', count(*) filter (where outcome = 'create'), 'update', count(*) filter (where outcome = 'update'),
    'skip', count(*) filter (where outcome = 'skip'), 'refuse', count(*) filter (where outcome = 'refuse'))
  from import_rows where import_id = ${imports.id})`;

const maxProblems = 100;

const problems = sql<Schemas["ImportRow"][]>`coalesce((
  select json_agg(problem) from (
    select line, kind, outcome, title, reason, field from import_rows
    where import_id = ${imports.id} and reason is not null order by position limit ${sql.raw(String(maxProblems))}) problem), '[]')`;

const { id, groupId, format, status, createdAt, completedAt, undoneAt } = imports;

const selectImports = (db: Queryable) =>
  db
    .select({
      ...{ id, groupId, format, status, createdAt, completedAt, undoneAt, counts, problems },
      allianceId: alliances.id,
      alliance: alliances.slug,
      group: { id: groups.id, slug: groups.slug, name: groups.name },
      createdBy: sql<Person | null>`(select json_build_object('id', id, 'name', name) from users where id = ${imports.createdBy})`,
    })
    .from(imports)
    .innerJoin(groups, eq(groups.id, groupId))
    .innerJoin(alliances, eq(alliances.id, groups.allianceId));

export type ImportOrDraft = Awaited<ReturnType<typeof selectImports>>[number];

/** An import that was started. */
export type ImportRow = ImportOrDraft & { status: Schemas["ImportStatus"] };

const isStarted = (row: ImportOrDraft): row is ImportRow => row.status !== "draft";

const isNotDraft = ne(status, "draft");

type ImportKey = { id: string; groupId?: string };

export const findImport = async (db: Queryable, key: ImportKey): Promise<ImportRow | undefined> => {
  const isInGroup = key.groupId ? eq(groupId, key.groupId) : undefined;
  return (await selectImports(db).where(and(eq(id, key.id), isInGroup))).find(isStarted);
};

/** The group and the user that a draft belongs to. */
type Owner = { groupId: string; userId: string };

/** Finds a started import of the group, or the user's draft in the group. */
export const findImportOrDraft = (db: Queryable, key: Owner & { id: string }): Promise<ImportOrDraft | undefined> =>
  firstRow(
    selectImports(db).where(
      and(eq(id, key.id), eq(groupId, key.groupId), or(isNotDraft, eq(imports.createdBy, key.userId))),
    ),
  );

/** Selects only the columns that a batch needs: counts and problems would read all rows. */
export const findRun = (db: Queryable, importId: string) =>
  firstRow(
    db.select({ id, groupId, status, createdAt, createdBy: imports.createdBy }).from(imports).where(eq(id, importId)),
  );

export type ImportRun = NonNullable<Awaited<ReturnType<typeof findRun>>>;

export const importOrder = byTime<ImportRow>(createdAt, "descending", (row) => row.createdAt);

export const listGroupImports = async (
  db: Queryable,
  { groupId: group, ...page }: PageRequest & { groupId: string },
): Promise<ImportRow[]> =>
  (await pageOf(selectImports(db), [importOrder, id], page, eq(groupId, group), isNotDraft)).filter(isStarted);

/** Serializes the imports into a group: blocks others until the transaction ends. */
export const lockGroupImports = async (db: Transaction, groupId: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${groupId}`}, 0))`);
};

export const insertImport = (db: Transaction, row: typeof imports.$inferInsert): Promise<unknown> =>
  db.insert(imports).values(row);

/** Turns a draft of the user into a running import. @returns whether there was such a draft */
export const claimDraft = async (
  db: Transaction,
  { id: draftId, groupId: group, userId, now }: Owner & { id: string; now: Date },
): Promise<boolean> => {
  const isOwnDraft = and(eq(id, draftId), eq(groupId, group), eq(imports.createdBy, userId), eq(status, "draft"));
  const changes = { status: "running", createdAt: now } as const;
  return (await db.update(imports).set(changes).where(isOwnDraft).returning({ id })).length > 0;
};

const draftDays = 1;

export const deleteOldDrafts = (db: Queryable, { now, batch }: Batch): Promise<number> =>
  deleteOldest(db, imports, {
    sortKey: createdAt,
    isDue: and(eq(status, "draft"), lte(createdAt, daysBefore(now, draftDays))),
    batch,
  });

const rowsPerStatement = 1_000;

/** Stores no titles of members: they are personal data, and `source` is deleted once the row is processed. */
export const insertRows = async (db: Transaction, importId: string, rows: readonly Row[]): Promise<void> => {
  const values = rows.map((row, position) => {
    const title = row.kind === "member" ? null : row.title;
    return { ...row, importId, position, title };
  });
  for (let start = 0; start < values.length; start += rowsPerStatement)
    await db.insert(importRows).values(values.slice(start, start + rowsPerStatement));
};

export const updateImport = async (
  db: Transaction,
  importId: string,
  changes: Partial<Pick<ImportRow, "status" | "completedAt" | "undoneAt">>,
): Promise<void> => {
  await db.update(imports).set(changes).where(eq(id, importId));
};

const isWaiting = (importId: string): SQL | undefined =>
  and(eq(importRows.importId, importId), isNotNull(importRows.source));

export const listWaitingRows = (db: Queryable, importId: string, limit: number) =>
  db
    .select({ position: importRows.position, source: importRows.source })
    .from(importRows)
    .where(isWaiting(importId))
    .orderBy(asc(importRows.position))
    .limit(limit);

/** The first rows of a draft; skipped and refused rows come first. The title of a member is the email address. */
export const listPlannedRows = (db: Queryable, importId: string, limit: number) => {
  const { line, kind, outcome, reason, field, position, source } = importRows;
  const title = sql<string | null>`coalesce(${importRows.title}, ${source} ->> 'email')`;
  return db
    .select({ line, kind, outcome, title, reason, field })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .orderBy(sql`${reason} is null`, asc(position))
    .limit(limit);
};

/** Marks all waiting rows as processed. With a reason, refuses them; without one, their outcome stays. */
export const finishWaitingRows = async (db: Transaction, importId: string, reason?: "not_allowed"): Promise<void> => {
  const refusal = reason ? { outcome: "refuse" as const, reason } : {};
  await db
    .update(importRows)
    .set({ source: null, ...refusal })
    .where(isWaiting(importId));
};

type StoredRow = typeof importRows.$inferSelect;

export type RowResult = Pick<StoredRow, "position" | "outcome" | "reason"> & {
  eventId?: string;
  invitationId?: string;
  before?: StoredRow["before"] | undefined;
};

export const recordResults = async (
  db: Transaction,
  importId: string,
  results: readonly RowResult[],
): Promise<void> => {
  const rows = results.map(({ eventId, invitationId, ...rest }) => ({
    ...rest,
    event_id: eventId,
    invitation_id: invitationId,
  }));
  await db.execute(sql`
    update import_rows set source = null, outcome = result.outcome, reason = result.reason, event_id = result.event_id,
      invitation_id = result.invitation_id, before = result.before
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as result(position integer, outcome text, reason text, event_id uuid, invitation_id uuid, before jsonb)
    where import_rows.import_id = ${importId} and import_rows.position = result.position`);
};

const selectImported = (db: Queryable) =>
  selectFullEventsWith(db, {
    uid: eventSources.uid,
    importId: eventSources.importId,
    importedRevision: eventSources.revision,
  }).innerJoin(eventSources, eq(eventSources.eventId, events.id));

export type ImportedEvent = Awaited<ReturnType<typeof selectImported>>[number];

/** Finds the group's imported events by UID. @param lock locks the events */
export const findImportedEvents = async (
  db: Queryable,
  { groupId: group, uids }: { groupId: string; uids: string[] },
  lock?: "update",
): Promise<ReadonlyMap<string, ImportedEvent>> => {
  const select = selectImported(db)
    .where(and(eq(eventSources.groupId, group), inArray(eventSources.uid, uids)))
    .orderBy(events.id);
  const rows = await (lock ? select.for(lock, { of: events }) : select);
  return new Map(rows.map((row) => [row.uid, row]));
};

type Source = { uid: string; eventId: string };

/** Records which import wrote the events last. */
export const recordSources = async (
  db: Transaction,
  { groupId, importId, sources }: { groupId: string; importId: string | null; sources: readonly Source[] },
): Promise<void> => {
  if (sources.length === 0) return;
  await db.execute(sql`
    insert into event_sources (group_id, uid, event_id, import_id, revision)
    select ${groupId}::uuid, source.uid, events.id, ${importId}::uuid, events.revision
    from jsonb_to_recordset(${JSON.stringify(sources.map(({ uid, eventId }) => ({ uid, event_id: eventId })))}::jsonb)
      as source(uid text, event_id uuid)
    join events on events.id = source.event_id
    on conflict (group_id, uid) do update set
      event_id = excluded.event_id, import_id = excluded.import_id, revision = excluded.revision`);
};

/** Locks the events that the import created or updated, except those that were deleted since. */
export const lockWrittenEvents = (db: Transaction, importId: string) =>
  db
    .select({
      eventId: events.id,
      uid: eventSources.uid,
      before: importRows.before,
      /** Whether the event is unchanged since this import, and has neither attendees nor an agenda. */
      isUntouched: sql<boolean>`coalesce(${eventSources.importId} = ${importId} and ${eventSources.revision} = ${events.revision}
        and ${events.attendeeCount} = 0 and ${events.agendaItemCount} = 0, false)`,
    })
    .from(importRows)
    .innerJoin(events, eq(events.id, importRows.eventId))
    .innerJoin(eventSources, eq(eventSources.eventId, events.id))
    .where(eq(importRows.importId, importId))
    .orderBy(events.id)
    .for("update", { of: events });

export type WrittenEvent = Awaited<ReturnType<typeof lockWrittenEvents>>[number];

export const deleteEvents = (db: Transaction, ids: string[]): Promise<unknown> =>
  db.delete(events).where(inArray(events.id, ids));

export const withdrawImportInvitations = (db: Transaction, importId: string): Promise<unknown> =>
  db.execute(sql`
    update invitations set status = 'withdrawn' from import_rows
    where import_rows.import_id = ${importId} and invitations.id = import_rows.invitation_id and invitations.status = 'pending'`);

/** Days after which an import's invitation expires. An unanswered invitation is then deleted. */
export const invitationLifetimeDays = 30;

export const deleteUnansweredInvitations = (db: Queryable, { now, batch }: Batch): Promise<number> =>
  deleteOldest(db, invitations, {
    sortKey: invitations.expiresAt,
    isDue: sql`${lte(invitations.expiresAt, now)} and ${invitations.status} in ('pending', 'expired', 'withdrawn')
      and exists (select from import_rows where import_rows.invitation_id = ${invitations.id})`,
    batch,
  });
