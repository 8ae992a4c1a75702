import { isDeepStrictEqual } from "node:util";
import { v7 as uuid } from "uuid";
import type { AuditChange } from "../../foundation/db/administration-tables.ts";
import type { Tx } from "../../foundation/db/client.ts";
import { storedField } from "../../foundation/pictures/pictures.ts";
import type { Context } from "../../identity/context.ts";
import { insertAuditEntry, type NewAuditEntry } from "./queries.ts";

/** Subjects without pictures need no `baseUrl`. */
export type AuditContext = Pick<Context, "db" | "now" | "caller"> & Partial<Pick<Context, "baseUrl">>;

export type AuditSubject = {
  action: NewAuditEntry["action"];
  /** Null for a role over all alliances. */
  allianceId: string | null;
  type: NewAuditEntry["subjectType"];
  id: string;
  name: string;
};

/** `before` and `after` are the subject's JSON; null if it does not exist. */
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
    changes: toStored(changesBetween(before, after), baseUrl),
    createdAt: now,
  });

const toStored = (changes: AuditChange[], baseUrl: string | undefined): AuditChange[] =>
  baseUrl === undefined
    ? changes
    : changes.map(({ field, before, after }) => ({
        field,
        before: storedField(field, before, baseUrl),
        after: storedField(field, after, baseUrl),
      }));

/** Fields derived from others or from the time. */
const derived = new Set([
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
  const [old, now] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    const change = { field, before: old.get(field) ?? null, after: now.get(field) ?? null };
    return derived.has(field) || isDeepStrictEqual(change.before, change.after) ? [] : [change];
  });
};
