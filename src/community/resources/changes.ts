import { isDeepStrictEqual } from "node:util";
import type { AuditChange } from "../../foundation/db/administration-tables.ts";

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

export const changesBetween = (before: object | null, after: object | null): AuditChange[] => {
  const [old, now] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    const change = { field, before: old.get(field) ?? null, after: now.get(field) ?? null };
    return derived.has(field) || isDeepStrictEqual(change.before, change.after) ? [] : [change];
  });
};
