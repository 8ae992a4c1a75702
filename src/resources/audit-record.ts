import { v7 as uuid } from "uuid";
import { type AuditRow, insertAuditEntry } from "../alliances/audit/queries.ts";
import type { Context } from "../context.ts";
import { changesBetween } from "./changes.ts";

/** `db` has to be the transaction of the change. */
export type Tools = Pick<Context, "db" | "now" | "caller">;

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
