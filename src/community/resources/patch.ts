import type { Tx } from "../../foundation/db/client.ts";
import type { Context } from "../../identity/context.ts";
import { requireMatch } from "../../server/http/precondition.ts";
import { resource as respond } from "../../server/http/responses.ts";
import { type AuditSubject, record } from "./audit-record.ts";
import type { Resource, Stored } from "./resource.ts";

/** A patch that changes nothing leaves the resource and its ETag unchanged. */
export const changesAnything = (current: object, changes: object): boolean => {
  const before = new Map(Object.entries(current));
  return Object.entries(changes).some(([name, value]) => JSON.stringify(before.get(name)) !== JSON.stringify(value));
};

type Patch<Row, View, Changes> = {
  action: AuditSubject["action"];
  /** Locked. */
  current: Row;
  changes: Changes;
  headers: { "if-match"?: string };
  check?: (next: Row & Changes) => void;
  /** Called after the row is updated. */
  alsoUpdate?: (next: Row & Changes) => Promise<void>;
  announce?: (written: { row: Row; view: View }) => Promise<void>;
};

/** Applies a merge patch (RFC 7396) and records it. @throws PreconditionFailed */
export const patch = async <Row extends Stored, View extends object, New, Changes extends object>(
  tx: Tx<Pick<Context, "db" | "now" | "caller" | "baseUrl">>,
  resource: Pick<Resource<Row, View, New, Changes>, "type" | "view" | "audited" | "find" | "update" | "subjectOf">,
  { action, current, changes, headers, check, alsoUpdate, announce }: Patch<Row, View, Changes>,
) => {
  const { db, now, baseUrl } = tx;
  const before = resource.view(current, baseUrl);
  requireMatch(headers["if-match"], before, current.revision);
  if (!changesAnything(current, changes)) return respond(before, current.revision);
  const next = { ...current, ...changes };
  check?.(next);
  await resource.update(db, current.id, { ...changes, updatedAt: now });
  await alsoUpdate?.(next);
  const written = (await resource.find(tx, current.id)) ?? current;
  const after = resource.view(written, baseUrl);
  const subject = { action, type: resource.type, id: current.id, ...resource.subjectOf(current) };
  const [old, changed] = [resource.audited?.(current, current), resource.audited?.(written, current)];
  await record(tx, subject, old ?? before, changed ?? after);
  await announce?.({ row: written, view: after });
  return respond(after, written.revision);
};
