import { addDays, earlier, later } from "../calendar.ts";
import type { Random } from "../random.ts";
import type { Attendance, Event, Group, PageVisits } from "../tables.ts";

/** Most frequent first. The empty one stands for an unknown source. */
const sources = ["", "newsletter", "search.example.com", "forum.example.org", "chat.example.net"];

const visitedDays = 180;

type Shown = { groups: readonly Group[]; events: readonly Event[]; attendances: readonly Attendance[] };

export const visit = (random: Random, { groups, events, attendances }: Shown, today: Date): PageVisits[] => {
  const rows = new Map<string, PageVisits & { views: number; rsvps: number }>();
  const rowOf = (groupId: string, eventId: string | null, time: Date, source: string) => {
    const day = time.toISOString().slice(0, 10);
    const key = `${eventId ?? groupId} ${day} ${source}`;
    const row = rows.get(key) ?? { groupId, eventId, day, source, views: 0, rsvps: 0 };
    rows.set(key, row);
    return row;
  };
  const begin = addDays(today, -visitedDays);
  const view = (groupId: string, eventId: string | null, from: Date, until: Date, maxViews: number): void => {
    for (let time = later(from, begin); time < until; time = addDays(time, 1))
      for (const [rank, source] of sources.entries()) {
        const views = random.integer(0, Math.ceil(maxViews / (rank + 1)));
        if (views > 0 && random.chance(0.6)) rowOf(groupId, eventId, time, source).views += views;
      }
  };
  for (const { id, createdAt } of groups) view(id, null, createdAt, today, 4);
  for (const { id, groupId, createdAt, startsAt, status } of events)
    if (status !== "draft") view(groupId, id, createdAt, earlier(startsAt, today), 6);
  const groupOf = new Map(events.map(({ id, groupId }) => [id, groupId]));
  for (const { eventId, respondedAt } of attendances) {
    const groupId = groupOf.get(eventId);
    const source = sources[random.integer(1, sources.length)];
    if (groupId === undefined || source === undefined || respondedAt < begin) continue;
    const row = rowOf(groupId, eventId, respondedAt, source);
    row.rsvps++;
    row.views++;
  }
  return [...rows.values()];
};
