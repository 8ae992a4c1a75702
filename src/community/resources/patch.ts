import type { Tx } from "../../foundation/db/client.ts";
import type { Context } from "../../identity/context.ts";
import { requireMatch } from "../../server/http/etag.ts";
import { resource as respond } from "../../server/http/responses.ts";
import { type AuditSubject, record } from "./audit-record.ts";
import type { Resource, Stored } from "./resource.ts";

/** A patch that changes nothing leaves the resource and its ETag unchanged. */
export const changesAnything = (current: object, changes: object): boolean => {
  const before = new Map(Object.entries(current));
  return Object.entries(changes).some(([name, value]) => JSON.stringify(before.get(name)) !== JSON.stringify(value));
};

type Shown<Row, View> = Pick<Resource<Row, View, never, never>, "view">;
type Recorded<Row, View> = Pick<Resource<Row, View, never, never>, "type" | "view" | "audited" | "find" | "subjectOf">;
type Updated<Row, View, Changes> = Recorded<Row, View> & Pick<Resource<Row, View, never, Changes>, "update">;

/** The response to a patch. */
export const responseWith = <Row extends Stored, View extends object>(
  { baseUrl }: Pick<Context, "baseUrl">,
  resource: Shown<Row, View>,
  row: Row,
) => respond(resource.view(row, baseUrl), row.revision);

/** @returns the locked row after a merge patch (RFC 7396), or undefined if nothing changes @throws PreconditionFailed */
export const merged = <Row extends Stored, View extends object, Changes extends object>(
  { baseUrl }: Pick<Context, "baseUrl">,
  resource: Shown<Row, View>,
  { current, changes, headers }: { current: Row; changes: Changes; headers: { "if-match"?: string | undefined } },
): (Row & Changes) | undefined => {
  requireMatch(headers["if-match"], resource.view(current, baseUrl), current.revision);
  return changesAnything(current, changes) ? { ...current, ...changes } : undefined;
};

type RecordContext = Tx<Pick<Context, "db" | "now" | "caller" | "baseUrl">>;

/** Records what has changed since `before` was read. */
export const recordUpdate = async <Row extends Stored, View extends object>(
  tx: RecordContext,
  resource: Recorded<Row, View>,
  action: AuditSubject["action"],
  before: Row,
): Promise<{ before: Row; after: Row; view: View }> => {
  const after = (await resource.find(tx, before.id)) ?? before;
  const view = resource.view(after, tx.baseUrl);
  const subject = { action, type: resource.type, id: before.id, ...resource.subjectOf(before) };
  const [old, changed] = [resource.audited?.(before, before), resource.audited?.(after, before)];
  await record(tx, subject, old ?? resource.view(before, tx.baseUrl), changed ?? view);
  return { before, after, view };
};

/** Stores and records changes of a locked row. */
export const patch = async <Row extends Stored, View extends object, Changes extends object>(
  tx: RecordContext,
  resource: Updated<Row, View, Changes>,
  { action, current, changes }: { action: AuditSubject["action"]; current: Row; changes: Changes },
) => {
  await resource.update(tx.db, current.id, { ...changes, updatedAt: tx.now });
  return recordUpdate(tx, resource, action, current);
};
