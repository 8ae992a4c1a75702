import { addDays } from "../calendar.ts";
import type { Ban, Event, Group, LandscapeEntry, Membership, Report, User } from "../dataset.ts";
import type { Random } from "../random.ts";

type Told = { group: Group; organiser: User; today: Date };

/** Somebody who is no member of any group of the alliance is kept out of one group, and then of all. */
export const keepOut = (
  random: Random,
  { group, organiser, today }: Told,
  {
    users,
    groups,
    memberships,
  }: { users: readonly User[]; groups: readonly Group[]; memberships: readonly Membership[] },
): Ban[] => {
  const ofAlliance = new Set(groups.filter(({ allianceId }) => allianceId === group.allianceId).map(({ id }) => id));
  const members = new Set(memberships.filter(({ groupId }) => ofAlliance.has(groupId)).map(({ userId }) => userId));
  const outsider = users.find(({ id }) => !members.has(id));
  if (!outsider) return [];
  const ban = (groupId: string | null, days: number): Ban => ({
    id: random.id(today),
    userId: outsider.id,
    allianceId: group.allianceId,
    groupId,
    reason: "Sent advertising to everybody who came to the last meetup.",
    bannedBy: organiser.id,
    createdAt: addDays(today, -days),
  });
  return [ban(group.id, 9), ban(null, 8)];
};

/** An event that somebody doubts, and an entry that somebody doubted. */
export const report = (
  random: Random,
  { group, organiser, today }: Told,
  { event, entry, reporter }: { event: Event; entry: LandscapeEntry; reporter: User },
): Report[] => {
  const all = { allianceId: group.allianceId, reporterId: reporter.id, reason: "misleading" as const };
  const [early, late] = [addDays(today, -12), addDays(today, -1)];
  return [
    {
      ...all,
      id: random.id(late),
      groupId: group.id,
      subjectType: "event",
      subjectId: event.id,
      subjectName: event.name,
      text: "The venue says that nothing is booked for this evening.",
      status: "open",
      createdAt: late,
      updatedAt: late,
    },
    {
      ...all,
      id: random.id(early),
      subjectType: "landscape_entry",
      subjectId: entry.id,
      subjectName: entry.name,
      text: "The address of the website leads somewhere else by now.",
      status: "resolved",
      note: "They have a new address; it is corrected.",
      resolvedBy: organiser.id,
      resolvedAt: addDays(early, 1),
      knownStatus: "resolved",
      createdAt: early,
      updatedAt: addDays(early, 1),
    },
  ];
};
