import { addDays, between, earlier, later } from "./calendar.ts";
import type { Alliance, Attendance, Event, Group, Membership, User } from "./dataset.ts";
import type { Random } from "./random.ts";

/** Lets each of `people` join `group`, soon after both exist. */
export const join = (random: Random, group: Group, people: readonly User[], today: Date): Membership[] =>
  people.map((person) => {
    const possible = later(group.createdAt, person.createdAt);
    const joinedAt = between(possible, earlier(addDays(possible, 60), today), random.fraction());
    return { groupId: group.id, userId: person.id, joinedAt };
  });

/** `full`: every place is taken, and a few wait if the event has a waitlist. */
export type Turnout = { full: boolean; share: number };

/** Answers of members to an event; sets its `attendeeCount`. A draft gets none. */
export const attend = (
  random: Random,
  event: Event,
  members: readonly Membership[],
  { full, share }: Turnout,
  today: Date,
): Attendance[] => {
  if (event.status === "draft") return [];
  const closing = earlier(event.startsAt, today);
  const able = random.sample(
    members.filter((member) => member.joinedAt < closing),
    members.length,
  );
  const places = Math.min(event.capacity ?? able.length, able.length);
  const attending = full ? places : Math.floor(places * share);
  const waiting = full && event.waitlistEnabled ? Math.min(able.length - places, random.integer(2, 5)) : 0;
  const answers = able
    .slice(0, attending + waiting)
    .map(({ userId, joinedAt }) => {
      const respondedAt = between(later(joinedAt, earlier(event.createdAt, closing)), closing, random.fraction());
      return { eventId: event.id, userId, respondedAt };
    })
    .sort((a, b) => a.respondedAt.getTime() - b.respondedAt.getTime());
  event.attendeeCount = attending;
  return answers.map((answer, place) => ({ ...answer, status: place < attending ? "attending" : "waitlisted" }));
};

/** Sets the counts that alliances and groups keep. */
export const count = (alliances: readonly Alliance[], groups: readonly Group[], memberships: readonly Membership[]) => {
  const membersOf = new Map<string, string[]>();
  for (const { groupId, userId } of memberships) {
    const members = membersOf.get(groupId);
    if (members) members.push(userId);
    else membersOf.set(groupId, [userId]);
  }
  const people = new Map(alliances.map((alliance) => [alliance.id, new Set<string>()]));
  const active = new Map<string, number>();
  for (const group of groups) {
    const members = membersOf.get(group.id) ?? [];
    group.memberCount = members.length;
    if (!group.active) continue;
    active.set(group.allianceId, (active.get(group.allianceId) ?? 0) + 1);
    for (const member of members) people.get(group.allianceId)?.add(member);
  }
  for (const alliance of alliances) {
    alliance.groupCount = active.get(alliance.id) ?? 0;
    alliance.memberCount = people.get(alliance.id)?.size ?? 0;
  }
};
