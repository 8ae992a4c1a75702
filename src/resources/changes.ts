import { isDeepStrictEqual } from "node:util";
import type { Change } from "../db/administration-tables.ts";

/** What nobody sets: it follows from other fields, or from time. */
const derived = new Set([
  "id",
  "created_at",
  "updated_at",
  "group_count",
  "member_count",
  "upcoming_event_count",
  "attendee_count",
  "remaining_capacity",
]);

/** The fields in which two states of a thing differ; `null` is a thing that is not there. */
export const changesBetween = (before: object | null, after: object | null): Change[] => {
  const [old, now] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    const change = { field, before: old.get(field) ?? null, after: now.get(field) ?? null };
    return derived.has(field) || isDeepStrictEqual(change.before, change.after) ? [] : [change];
  });
};
