import { promote } from "../../community/events/attendances/promote.ts";
import { findEvent } from "../../community/events/queries.ts";
import { lockGroup } from "../../community/groups/memberships/queries.ts";
import { countMiscountedOptions, recountFilterOptions } from "../../community/meta/queries.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import {
  type Counter,
  counters,
  type Difference,
  type Kept,
  listDifferences,
  listWaiting,
  lockMemberships,
  recountAlliance,
  recountAttendees,
  recountGroup,
} from "./queries.ts";

/** An event, under the lock that all have who change its RSVPs: counts anew, and gives free places to those who wait. */
const recountEvent = (db: Queryable, id: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await findEvent(tx, { id }, { lock: true }))) return false;
    const isMended = await recountAttendees(tx, id);
    const event = await findEvent(tx, { id });
    if (event?.status === "published" && event.endsAt > now) await promote({ db: tx, now }, event);
    return isMended;
  });

/** Each row in a transaction of its own, which takes its locks as the service does: it may go on serving. */
const mends: Record<Counter, (db: Queryable, id: string, now: Date) => Promise<boolean>> = {
  "events.attendee_count": recountEvent,
  "groups.member_count": (db, id) =>
    db.transaction(async (tx) => ((await lockGroup(tx, id)) ? recountGroup(tx, id) : false)),
  "alliance_members.group_count": (db, id) => recountOneAlliance(db, id),
  "alliances.group_count": (db, id) => recountOneAlliance(db, id),
  "alliances.member_count": (db, id) => recountOneAlliance(db, id),
};

const recountOneAlliance = (db: Queryable, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockMemberships(tx, id);
    return recountAlliance(tx, id);
  });

/** How a transaction reads that compares. */
export const oneMoment = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

export type Recounted = {
  /** What was wrong. */
  mended: { counter: Counter; differences: Difference[] }[];
  /** Events whose waitlist moved up. */
  passedOn: number;
  /** Counts of filter options. */
  options: number;
};

export const recount = async (db: Queryable, kept: Kept): Promise<Recounted> => {
  const mended: Recounted["mended"] = [];
  for (const counter of counters) {
    const differences = await listDifferences(db, counter, kept);
    for (const id of new Set(differences.map(({ id }) => id))) await mends[counter](db, id, kept.now);
    if (differences.length > 0) mended.push({ counter, differences });
  }
  const passedOn = await passOn(db, kept.now);
  const options = await db.transaction((tx) => countMiscountedOptions(tx, kept.now), oneMoment);
  if (options > 0) await db.transaction(recountFilterOptions);
  return { mended, passedOn, options };
};

/** Gives free places to those who wait for them. @returns at how many events */
const passOn = async (db: Queryable, now: Date): Promise<number> => {
  const events = await listWaiting(db, now);
  for (const { id } of events) await recountEvent(db, id, now);
  return events.length;
};
