import type { Schemas } from "../../../generated/contract.ts";
import type { Context } from "../../identity/context.ts";
import type { EventRow } from "../events/queries.ts";
import { otherSource } from "../visits/rules.ts";
import {
  type CommunityScope,
  countSeats,
  listAttendanceDays,
  listMemberDays,
  listRsvpDays,
  listSourceDays,
  type MemberDay,
  type RsvpDay,
  type SourceDay,
  type StatisticsScope,
} from "./queries.ts";
import { addDays, listPeriodStarts, type Range, rankSources, sumByPeriod, sumOf } from "./rules.ts";

type StatisticsContext = Pick<Context, "searchLimiter" | "now">;

type Activity = { range: Range; rsvps: RsvpDay[]; sources: SourceDay[] };

type CommunityNumbers = Activity & {
  members: MemberDay[];
  attendance: Awaited<ReturnType<typeof listAttendanceDays>>;
  places: Awaited<ReturnType<typeof countSeats>>;
};

type EventNumbers = Activity & { attended: number; noShows: number };

/** Runs under the search limiter, because it reads most rows of a large alliance. */
export const findCommunityNumbers = (
  { searchLimiter, now }: StatisticsContext,
  scope: CommunityScope,
  range: Range,
): Promise<CommunityNumbers> =>
  searchLimiter(async (db) => {
    const [members, rsvps, attendance, places, sources] = await Promise.all([
      listMemberDays(db, scope, range),
      listRsvpDays(db, scope, range),
      listAttendanceDays(db, scope, { ...range, now }),
      countSeats(db, scope, range),
      listSourceDays(db, scope, range),
    ]);
    return { range, members, rsvps, attendance, places, sources };
  });

/** The query adds a day to the end, which must be a valid date. */
const allDays = { from: "0001-01-01", to: "9999-12-30" };

export const findEventNumbers = (
  { searchLimiter, now }: StatisticsContext,
  event: { id: string },
  range: Range,
): Promise<EventNumbers> =>
  searchLimiter(async (db) => {
    const scope: StatisticsScope = { eventId: event.id };
    const [rsvps, [attendance], sources] = await Promise.all([
      listRsvpDays(db, scope, range),
      listAttendanceDays(db, scope, { ...allDays, now }),
      listSourceDays(db, scope, range),
    ]);
    return { range, rsvps, sources, attended: attendance?.attended ?? 0, noShows: attendance?.no_shows ?? 0 };
  });

const toSeats = ({ places, taken }: { places: number | null; taken: number }): Schemas["PlaceStatistics"] => ({
  places,
  taken,
  fill: places ? Math.min(1, taken / places) : null,
});

const activityIn = ({ rsvps, sources }: Pick<EventNumbers, "rsvps" | "sources">, range: Range) => {
  const rsvpsIn = sumByPeriod(rsvps, ["rsvps", "canceled"], range);
  const viewsIn = sumByPeriod(sources, ["views"], range);
  return (start: string) => ({
    rsvps: rsvpsIn(start).rsvps,
    rsvps_canceled: rsvpsIn(start).canceled,
    views: viewsIn(start).views,
  });
};

const communityPeriods = (numbers: CommunityNumbers, range: Range): Schemas["CommunityPeriod"][] => {
  const membersIn = sumByPeriod(numbers.members, ["joined", "departed"], range);
  const attendanceIn = sumByPeriod(numbers.attendance, ["attended", "no_shows"], range);
  const activity = activityIn(numbers, range);
  // The query counts all earlier changes on the day before the range.
  const earlier = membersIn(addDays(range.from, -1));
  let members = earlier.joined - earlier.departed;
  return listPeriodStarts(range).map((start) => {
    const { joined, departed } = membersIn(start);
    members += joined - departed;
    const { rsvps, rsvps_canceled, views } = activity(start);
    return {
      starts_on: start,
      members_joined: joined,
      members_left: departed,
      members,
      rsvps,
      rsvps_canceled,
      ...attendanceIn(start),
      views,
    };
  });
};

const eventPeriods = (numbers: EventNumbers, range: Range): Schemas["EventPeriod"][] => {
  const activity = activityIn(numbers, range);
  return listPeriodStarts(range).map((start) => ({ starts_on: start, ...activity(start) }));
};

export const toCommunityStatistics = (numbers: CommunityNumbers): Schemas["CommunityStatistics"] => {
  const { from, to } = numbers.range;
  const periods = communityPeriods(numbers, numbers.range);
  const total = {
    starts_on: from,
    ...sumOf(periods, ["members_joined", "members_left", "rsvps", "rsvps_canceled", "attended", "no_shows", "views"]),
    members: periods.at(-1)?.members ?? 0,
  };
  return {
    from,
    to,
    total,
    periods,
    places: toSeats(numbers.places),
    sources: rankSources(numbers.sources, total.rsvps),
  };
};

export const toEventStatistics = (
  numbers: EventNumbers,
  { capacity, attendeeCount, endsAt }: Pick<EventRow, "capacity" | "attendeeCount" | "endsAt">,
  now: Date,
): Schemas["EventStatistics"] => {
  const { from, to } = numbers.range;
  const periods = eventPeriods(numbers, numbers.range);
  const total = { starts_on: from, ...sumOf(periods, ["rsvps", "rsvps_canceled", "views"]) };
  return {
    from,
    to,
    total,
    periods,
    attended: numbers.attended,
    no_shows: numbers.attended > 0 && endsAt <= now ? numbers.noShows : null,
    places: toSeats({ places: capacity, taken: attendeeCount }),
    sources: rankSources(numbers.sources, total.rsvps),
  };
};

/** The columns of the CSV file: views and RSVPs by source. The source null has the RSVPs that no other column counts. */
export const sourceColumns = (
  { rsvps, sources, range }: Pick<EventNumbers, "rsvps" | "sources" | "range">,
  ranked: readonly Schemas["SourceStatistics"][],
) => {
  const listed = new Set(ranked.map(({ source }) => source));
  const rsvpsIn = sumByPeriod(rsvps, ["rsvps"], range);
  const cells = ranked.map(({ source }) => {
    const isInColumn = (rowSource: string | null) =>
      rowSource === source || (source === otherSource && rowSource !== null && !listed.has(rowSource));
    const numbersIn = sumByPeriod(
      sources.filter((row) => isInColumn(row.source)),
      ["views", "rsvps"],
      range,
    );
    const attributedIn = sumByPeriod(
      sources.filter((row) => row.source !== null),
      ["rsvps"],
      range,
    );
    return (start: string): [string, number][] => {
      const { views, rsvps } = numbersIn(start);
      const rsvpCount = source === null ? Math.max(0, rsvpsIn(start).rsvps - attributedIn(start).rsvps) : rsvps;
      return [
        [`views: ${source ?? ""}`, views],
        [`rsvps: ${source ?? ""}`, rsvpCount],
      ];
    };
  });
  return {
    columns: cells.flatMap((cellsIn) => cellsIn(range.from).map(([name]) => name)),
    valuesIn: (start: string): Record<string, number> => Object.fromEntries(cells.flatMap((cellsIn) => cellsIn(start))),
  };
};
