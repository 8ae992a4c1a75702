import type { Tx } from "../../foundation/db/client.ts";
import type { Context } from "../../identity/context.ts";
import { requireMatch } from "../../server/http/etag.ts";
import { ok } from "../../server/http/responses.ts";
import { type AuditSubject, record } from "./audit-record.ts";
import type { Resource, Stored } from "./resource.ts";

type Removal<Row> = {
  action: AuditSubject["action"];
  /** Locked. */
  current: Row;
  headers: { "if-match"?: string | undefined };
  /** Called after `If-Match` is checked. */
  check?: () => Promise<void> | void;
  remove: () => Promise<void>;
};

/** Deletes a resource and records its last state. @throws PreconditionFailed */
export const remove = async <Row extends Stored, View extends object, New, Changes>(
  tx: Tx<Pick<Context, "db" | "now" | "caller" | "baseUrl">>,
  resource: Pick<Resource<Row, View, New, Changes>, "type" | "view" | "audited" | "subjectOf">,
  { action, current, headers, check, remove: removeRow }: Removal<Row>,
) => {
  const view = resource.view(current, tx.baseUrl);
  requireMatch(headers["if-match"], view, current.revision);
  await check?.();
  await removeRow();
  const subject = { action, type: resource.type, id: current.id, ...resource.subjectOf(current) };
  await record(tx, subject, resource.audited?.(current, current) ?? view, null);
  return ok({ id: current.id, deleted: true as const });
};
