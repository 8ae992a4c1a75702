import { promote } from "../../community/events/attendances/promote.ts";
import { findEvent, lockEvent } from "../../community/events/queries.ts";
import { lockGroup } from "../../community/groups/memberships/queries.ts";
import { countMiscountedOptions, resetFilterOptions } from "../../community/meta/queries.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import {
  type Counter,
  counters,
  type Difference,
  listDifferences,
  listPromotable,
  lockMemberships,
  type RecountCutoff,
  recountAlliance,
  recountAttendees,
  recountGroup,
} from "./queries.ts";

type Recount = (db: Queryable, id: string, now: Date) => Promise<void>;

const recountEvent: Recount = (db, id, now) =>
  db.transaction(async (tx) => {
    if (!(await lockEvent(tx, { id }))) return;
    await recountAttendees(tx, id);
    const event = await findEvent(tx, { id });
    if (event) await promote({ db: tx, now }, event);
  });

const recountMembers: Recount = (db, id) =>
  db.transaction(async (tx) => {
    if (await lockGroup(tx, { id })) await recountGroup(tx, id);
  });

const recountOneAlliance: Recount = (db, id) =>
  db.transaction(async (tx) => {
    await lockMemberships(tx, id);
    await recountAlliance(tx, id);
  });

/** Recounts one row per transaction, with the same locks as the service, so the service may be running. */
const recounts: Record<Counter, Recount> = {
  "events.attendee_count": recountEvent,
  "groups.member_count": recountMembers,
  "alliance_members.group_count": recountOneAlliance,
  "alliances.group_count": recountOneAlliance,
  "alliances.member_count": recountOneAlliance,
};

export const snapshotTransaction = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

export type RecountResult = {
  corrections: { counter: Counter; differences: Difference[] }[];
  promotedEvents: number;
  miscountedOptions: number;
};

export const recount = async (db: Queryable, cutoff: RecountCutoff): Promise<RecountResult> => {
  const corrections: RecountResult["corrections"] = [];
  for (const counter of counters) {
    const differences = await listDifferences(db, counter, cutoff);
    for (const id of new Set(differences.map(({ id }) => id))) await recounts[counter](db, id, cutoff.now);
    if (differences.length > 0) corrections.push({ counter, differences });
  }
  const promotable = await listPromotable(db, cutoff.now);
  for (const { id } of promotable) await recountEvent(db, id, cutoff.now);
  const miscountedOptions = await db.transaction((tx) => countMiscountedOptions(tx, cutoff.now), snapshotTransaction);
  if (miscountedOptions > 0) await db.transaction(resetFilterOptions);
  return { corrections, promotedEvents: promotable.length, miscountedOptions };
};
