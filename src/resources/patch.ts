import { requireMatch } from "../http/precondition.ts";
import { resource } from "../http/responses.ts";
import { type AuditSubject, record, type Tools } from "./audit-record.ts";
import { changesAnything } from "./merge-patch.ts";

type Patch<Row, View, Changes> = {
  subject: Omit<AuditSubject, "id">;
  /** The row as it is now, locked. */
  current: Row;
  view: (row: Row) => View;
  changes: Changes;
  ifMatch: string | undefined;
  /** Writes the changes. */
  write: (changes: Changes & { updatedAt: Date }) => Promise<void>;
  /** Reads the row again. */
  read: () => Promise<Row | undefined>;
};

/**
 * Applies a merge patch, with its entry in the audit log. One that changes nothing leaves the thing, and its tag, as they
 * were.
 * @throws PreconditionFailed when `If-Match` names another state
 */
export const patch = async <Row extends { id: string }, View extends object, Changes extends object>(
  tools: Tools,
  { subject, current, view, changes, ifMatch, write, read }: Patch<Row, View, Changes>,
) => {
  const before = view(current);
  requireMatch(ifMatch, before);
  if (!changesAnything(current, changes)) return resource(before);
  await write({ ...changes, updatedAt: tools.now });
  const after = view((await read()) ?? current);
  await record(tools, { ...subject, id: current.id }, before, after);
  return resource(after);
};
