import type { Context } from "../../identity/context.ts";
import { requireMatch } from "../../server/http/precondition.ts";
import { ok } from "../../server/http/responses.ts";
import { type AuditSubject, record } from "./audit-record.ts";
import type { Resource } from "./resource.ts";

type Removal<Row> = {
  action: AuditSubject["action"];
  /** The current row, locked. */
  current: Row;
  headers: { "if-match"?: string };
  /** Whether the row may go; a request with another `If-Match` does not learn it. */
  check?: () => Promise<void> | void;
  /** Deletes the row, and updates what depends on it. */
  remove: () => Promise<void>;
};

/**
 * Deletes a resource, of which the audit log keeps what it last was. `context.db` has to be a transaction.
 * @throws PreconditionFailed when `If-Match` does not match
 */
export const remove = async <Row extends { id: string; revision?: number }, View extends object, New, Changes>(
  context: Pick<Context, "db" | "now" | "caller" | "baseUrl">,
  resource: Pick<Resource<Row, View, New, Changes>, "type" | "view" | "audited" | "subjectOf">,
  { action, current, headers, check, remove: removeRow }: Removal<Row>,
) => {
  const view = resource.view(current, context.baseUrl);
  requireMatch(headers["if-match"], view, current.revision);
  await check?.();
  await removeRow();
  const subject = { action, type: resource.type, id: current.id, ...resource.subjectOf(current) };
  await record(context, subject, resource.audited?.(current, current) ?? view, null);
  return ok({ id: current.id, deleted: true as const });
};
