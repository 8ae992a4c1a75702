import type { Context } from "../../identity/context.ts";
import {
  type CommunityScope,
  countPlaces,
  listAttendanceDays,
  listMemberDays,
  listRsvpDays,
  listSourceDays,
  type MemberDay,
  type RsvpDay,
  type SourceDay,
  type StatisticsScope,
} from "./queries.ts";
import type { Range } from "./rules.ts";

type Finding = Pick<Context, "searching" | "now">;

type Activity = { range: Range; rsvps: RsvpDay[]; sources: SourceDay[] };

export type CommunityNumbers = Activity & {
  members: MemberDay[];
  attendance: Awaited<ReturnType<typeof listAttendanceDays>>;
  places: Awaited<ReturnType<typeof countPlaces>>;
};

export type EventNumbers = Activity & { attended: number; noShows: number };

/** Reads whole tables of a large alliance, so the search limiter runs it. */
export const findCommunityNumbers = (
  { searching, now }: Finding,
  scope: CommunityScope,
  range: Range,
): Promise<CommunityNumbers> =>
  searching(async (db) => {
    const [members, rsvps, attendance, places, sources] = await Promise.all([
      listMemberDays(db, scope, range),
      listRsvpDays(db, scope, range),
      listAttendanceDays(db, scope, { ...range, now }),
      countPlaces(db, scope, range),
      listSourceDays(db, scope, range),
    ]);
    return { range, members, rsvps, attendance, places, sources };
  });

const always = { from: "0001-01-01", to: "9999-12-30" };

export const findEventNumbers = (
  { searching, now }: Finding,
  event: { id: string },
  range: Range,
): Promise<EventNumbers> =>
  searching(async (db) => {
    const scope: StatisticsScope = { eventId: event.id };
    const [rsvps, [attendance], sources] = await Promise.all([
      listRsvpDays(db, scope, range),
      listAttendanceDays(db, scope, { ...always, now }),
      listSourceDays(db, scope, range),
    ]);
    return { range, rsvps, sources, attended: attendance?.attended ?? 0, noShows: attendance?.no_shows ?? 0 };
  });
