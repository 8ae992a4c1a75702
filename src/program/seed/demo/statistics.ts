import { addDays, between, earlier, later } from "../calendar.ts";
import type { Attendance, Event, FormerMembers, Group, Membership, PageVisits } from "../dataset.ts";
import type { Random } from "../random.ts";

/* What the numbers of groups and events show: a year in which people joined and left, came or stayed away, and followed links. */

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

const firstRsvps = (attendances: readonly Attendance[]): ReadonlyMap<string, Date> => {
  const first = new Map<string, Date>();
  for (const { userId, respondedAt } of attendances)
    first.set(userId, earlier(first.get(userId) ?? respondedAt, respondedAt));
  return first;
};

/** Many join a group long after it was founded, at the latest before their first RSVP. */
export const joinLater = (
  random: Random,
  members: readonly Membership[],
  attendances: readonly Attendance[],
  today: Date,
): Membership[] => {
  const first = firstRsvps(attendances);
  return members.map((member) => {
    const latest = first.get(member.userId) ?? today;
    const share = random.fraction();
    return random.chance(0.7) ? { ...member, joinedAt: between(member.joinedAt, latest, share) } : member;
  });
};

/** In the last year, some have joined a group who are no longer there. */
export const leave = (random: Random, groups: readonly Group[], today: Date): FormerMembers[] =>
  groups.flatMap(({ id: groupId }) => {
    const rows = new Map<string, { joined: number; departed: number }>();
    const add = (time: Date, name: "joined" | "departed"): void => {
      const day = dayOf(time);
      const row = rows.get(day) ?? { joined: 0, departed: 0 };
      row[name]++;
      rows.set(day, row);
    };
    for (let people = random.integer(4, 9); people > 0; people--) {
      const joined = random.integer(30, 350);
      add(addDays(today, -joined), "joined");
      add(addDays(today, -random.integer(1, joined - 1)), "departed");
    }
    return [...rows].map(([day, counts]) => ({ groupId, day, ...counts }));
  });

/** Most of those with a place at an event that is over were checked in, where the organisers did that. */
export const checkIn = (
  random: Random,
  event: Event,
  attendances: readonly Attendance[],
  today: Date,
): Attendance[] => {
  if (event.endsAt >= today || event.status !== "published" || random.chance(0.2)) return [...attendances];
  return attendances.map((attendance) =>
    attendance.status === "attending" && random.chance(0.8)
      ? { ...attendance, checkedInAt: addDays(event.startsAt, random.fraction() / 24) }
      : attendance,
  );
};

/** The usual ones come first. */
const sources = ["", "newsletter", "search.example.com", "forum.example.org", "chat.example.net"];

/** Days before today for which visits are made up. */
const visitedDays = 180;

/** Views of the pages of groups and events by day and source, and where some of the RSVPs came from. */
export const visit = (
  random: Random,
  groups: readonly Group[],
  events: readonly Event[],
  attendances: readonly Attendance[],
  today: Date,
): PageVisits[] => {
  const rows = new Map<string, PageVisits & { views: number; rsvps: number }>();
  const rowOf = (groupId: string, eventId: string | null, time: Date, source: string) => {
    const day = dayOf(time);
    const key = `${eventId ?? groupId} ${day} ${source}`;
    const row = rows.get(key) ?? { groupId, eventId, day, source, views: 0, rsvps: 0 };
    rows.set(key, row);
    return row;
  };
  const begin = addDays(today, -visitedDays);
  const view = (groupId: string, eventId: string | null, from: Date, until: Date, most: number): void => {
    for (let time = later(from, begin); time < until; time = addDays(time, 1))
      for (const [rank, source] of sources.entries()) {
        const views = random.integer(0, Math.ceil(most / (rank + 1)));
        if (views > 0 && random.chance(0.6)) rowOf(groupId, eventId, time, source).views += views;
      }
  };
  for (const { id, createdAt } of groups) view(id, null, createdAt, today, 4);
  const eventOf = new Map(events.map((event) => [event.id, event]));
  for (const { id, groupId, createdAt, startsAt, status } of events)
    if (status !== "draft") view(groupId, id, createdAt, earlier(startsAt, today), 6);
  for (const { eventId, respondedAt } of attendances) {
    const event = eventOf.get(eventId);
    const [, ...known] = sources;
    const source = known[random.integer(0, known.length)];
    if (!event || source === undefined || respondedAt < begin) continue;
    const row = rowOf(event.groupId, eventId, respondedAt, source);
    row.rsvps++;
    row.views++;
  }
  return [...rows.values()];
};
