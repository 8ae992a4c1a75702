import { v7 as uuid } from "uuid";
import type { Context } from "../context.ts";
import { resource } from "../http/answers.ts";
import { requireMatch } from "../http/precondition.ts";
import { changesAnything } from "../merge-patch.ts";
import { changesBetween } from "./changes.ts";
import { type AuditRow, insertAuditEntry } from "./queries.ts";

/** `db` has to be the transaction of the change. */
type Tools = Pick<Context, "db" | "now" | "caller">;

export type AuditSubject = {
  action: AuditRow["action"];
  /** None for a role over all alliances. */
  allianceId: string | null;
  type: AuditRow["subjectType"];
  id: string;
  name: string;
};

/** Writes down who changed what. The states are as the thing's JSON has them; `null` is a thing that is not there. */
export const record = async (
  { db, now, caller }: Tools,
  { action, allianceId, type, id, name }: AuditSubject,
  before: object | null,
  after: object | null,
): Promise<void> =>
  insertAuditEntry(db, {
    id: uuid(),
    allianceId,
    action,
    actorId: caller?.userId ?? null,
    tokenId: caller?.token?.id ?? null,
    subjectType: type,
    subjectId: id,
    subjectName: name,
    changes: changesBetween(before, after),
    createdAt: now,
  });

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
