import { isDeepStrictEqual } from "node:util";
import { v7 as uuid } from "uuid";
import type { AuditChange } from "../../foundation/db/administration-tables.ts";
import type { Queryable, Tx } from "../../foundation/db/client.ts";
import { toStoredField } from "../../foundation/pictures/pictures.ts";
import type { Context, UserContext } from "../../identity/context.ts";
import { created, ok, requireMatch, resource as respond } from "../../server/http/responses.ts";
import { insertAuditEntry, type NewAuditEntry } from "./queries.ts";
import { insertUnderSlug } from "./slug.ts";

/* Creation, update and deletion of the API's resources: slugs, audit entries, ETags and responses. */

/** `baseUrl` is only needed for subjects with pictures. */
export type AuditContext = Pick<Context, "db" | "now" | "caller"> & Partial<Pick<Context, "baseUrl">>;

export type AuditSubject = {
  action: NewAuditEntry["action"];
  /** Null for a role over all alliances. */
  allianceId: string | null;
  type: NewAuditEntry["subjectType"];
  id: string;
  name: string;
};

/** Writes an audit entry. `before` and `after` are the subject's JSON, or null where it does not exist. */
export const record = (
  { db, now, caller, baseUrl }: Tx<AuditContext>,
  { action, allianceId, type, id, name }: AuditSubject,
  before: object | null,
  after: object | null,
): Promise<unknown> =>
  insertAuditEntry(db, {
    id: uuid(),
    allianceId,
    action,
    actorId: caller?.userId ?? null,
    tokenId: caller?.token?.id ?? null,
    subjectType: type,
    subjectId: id,
    subjectName: name,
    changes: withPicturePaths(changesBetween(before, after), baseUrl),
    createdAt: now,
  });

const withPicturePaths = (changes: AuditChange[], baseUrl: string | undefined): AuditChange[] =>
  baseUrl === undefined
    ? changes
    : changes.map(({ field, before, after }) => ({
        field,
        before: toStoredField(field, before, baseUrl),
        after: toStoredField(field, after, baseUrl),
      }));

/** Fields that depend on other data or on the time. Their changes are not recorded. */
const derivedFields = new Set([
  "id",
  "created_at",
  "updated_at",
  "html_url",
  "group_count",
  "member_count",
  "upcoming_event_count",
  "attendee_count",
  "remaining_capacity",
]);

const changesBetween = (before: object | null, after: object | null): AuditChange[] => {
  const [oldFields, newFields] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  return [...new Set([...oldFields.keys(), ...newFields.keys()])].flatMap((field) => {
    const change = { field, before: oldFields.get(field) ?? null, after: newFields.get(field) ?? null };
    return derivedFields.has(field) || isDeepStrictEqual(change.before, change.after) ? [] : [change];
  });
};

type StoreContext = Pick<Context, "db" | "now">;
type RecordContext = Tx<Pick<Context, "db" | "now" | "caller" | "baseUrl">>;

type StoredRow = { id: string; revision?: number };

export type NewIdentity = { id: string; slug: string; createdAt: Date; updatedAt: Date };

/** A resource type whose changes are recorded in the audit log. */
export type AuditedResource<Row, View> = {
  readonly type: AuditSubject["type"];
  find(context: StoreContext, id: string): Promise<Row | undefined>;
  /** Returns the row as JSON for its administrators. */
  view(row: Row, baseUrl: string): View;
  /** The fields to record in the audit log, if not the whole view. @param before the row before the change */
  auditedFields?(row: Row, before: Row): object;
  subjectOf(row: Row): Pick<AuditSubject, "allianceId" | "name">;
  /** Queues webhook messages about a new or changed row. */
  queueWebhooks?(tx: Tx<UserContext>, written: WrittenRow<Row, View>): Promise<unknown>;
};

/** A resource type whose changes are recorded in the audit log, and whose rows have a slug. */
export type Resource<Row, View, New> = AuditedResource<Row, View> & {
  /** Slugs that would collide with a fixed path segment. */
  readonly reservedSlugs: readonly string[];
  /** The slug for a name from which none can be derived. */
  readonly fallbackSlug: string;
  /** @returns the slugs that other rows of the same parent use */
  listTakenSlugs(db: Queryable, row: New, slugs: string[]): Promise<string[]>;
  /** @returns false when the slug is taken */
  insert(tx: Tx<StoreContext>, row: New & NewIdentity): Promise<boolean>;
  pathOf(row: Row): string;
};

/** `before` is missing for a new row. */
type WrittenRow<Row, View> = { row: Row; view: View; before?: Row };

type Insertion<New> = {
  action: AuditSubject["action"];
  slug?: string | undefined;
  /** The name from which a slug is derived if there is no `slug`. */
  name: string;
  row: New;
};

/** Inserts a row, writes an audit entry and queues webhook messages. @throws BadRequest or Conflict for the slug */
export const insert = async <Row extends StoredRow, View extends object, New extends object>(
  tx: Tx<UserContext>,
  resource: Resource<Row, View, New>,
  { action, slug, name, row }: Insertion<New>,
): Promise<WrittenRow<Row, View>> => {
  const { db, now, baseUrl } = tx;
  const id = uuid();
  await insertUnderSlug({
    slug,
    name,
    fallback: resource.fallbackSlug,
    reserved: resource.reservedSlugs,
    listTaken: (slugs) => resource.listTakenSlugs(db, row, slugs),
    insert: (slug) => resource.insert(tx, { ...row, id, slug, createdAt: now, updatedAt: now }),
  });
  const inserted = await resource.find(tx, id);
  if (!inserted) throw new Error(`${resource.type} ${id} is missing in the transaction that inserted it`);
  const view = resource.view(inserted, baseUrl);
  await record(tx, { action, type: resource.type, id, ...resource.subjectOf(inserted) }, null, view);
  await resource.queueWebhooks?.(tx, { row: inserted, view });
  return { row: inserted, view };
};

export const createdResponse = <Row extends StoredRow, View extends object>(
  { baseUrl }: Pick<Context, "baseUrl">,
  { pathOf }: Pick<Resource<Row, View, never>, "pathOf">,
  { row, view }: WrittenRow<Row, View>,
) => created(baseUrl + pathOf(row), view, { revision: row.revision });

/** Whether a patch changes the resource. If not, the resource and its ETag stay unchanged. */
export const changesAnything = (current: object, changes: object): boolean => {
  const before = new Map(Object.entries(current));
  return Object.entries(changes).some(([name, value]) => JSON.stringify(before.get(name)) !== JSON.stringify(value));
};

type WriteOptions<Row> = {
  action: AuditSubject["action"];
  /** The locked row. */
  current: Row;
  /** The ETag that the caller last read; undefined makes the change unconditional. */
  version: string | undefined;
};

/**
 * Applies a merge patch (RFC 7396), writes an audit entry and queues webhook messages. @throws PreconditionFailed
 * @param write checks the patched row, and stores it
 */
export const patch = async <Row extends StoredRow, View extends object, Changes extends object>(
  tx: Tx<UserContext>,
  resource: AuditedResource<Row, View>,
  { action, current, changes, version }: WriteOptions<Row> & { changes: Changes },
  write: (next: Row & Changes) => Promise<unknown>,
) => {
  const currentView = resource.view(current, tx.baseUrl);
  requireMatch(version, currentView, current.revision);
  if (!changesAnything(current, changes)) return respond(currentView, current.revision);
  await write({ ...current, ...changes });
  const updated = await recordUpdate(tx, resource, action, current);
  await resource.queueWebhooks?.(tx, updated);
  return respond(updated.view, updated.row.revision);
};

/** Writes an audit entry with the changes since `before` was read. */
export const recordUpdate = async <Row extends StoredRow, View extends object>(
  tx: RecordContext,
  resource: AuditedResource<Row, View>,
  action: AuditSubject["action"],
  before: Row,
): Promise<WrittenRow<Row, View>> => {
  const { auditedFields, type, subjectOf } = resource;
  const row = (await resource.find(tx, before.id)) ?? before;
  const view = resource.view(row, tx.baseUrl);
  const old = auditedFields?.(before, before) ?? resource.view(before, tx.baseUrl);
  await record(tx, { action, type, id: before.id, ...subjectOf(before) }, old, auditedFields?.(row, before) ?? view);
  return { row, view, before };
};

/** Deletes a row, and writes an audit entry with its last state. @throws PreconditionFailed */
export const remove = async <Row extends StoredRow, View extends object>(
  tx: RecordContext,
  { type, view, auditedFields, subjectOf }: AuditedResource<Row, View>,
  { action, current, version }: WriteOptions<Row>,
  deleteCurrent: () => Promise<unknown>,
) => {
  const { id } = current;
  const currentView = view(current, tx.baseUrl);
  requireMatch(version, currentView, current.revision);
  await deleteCurrent();
  await record(tx, { action, type, id, ...subjectOf(current) }, auditedFields?.(current, current) ?? currentView, null);
  return ok({ id, deleted: true as const });
};
