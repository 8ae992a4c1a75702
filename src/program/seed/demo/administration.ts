import { addDays } from "../calendar.ts";
import { newRow, type Random } from "../random.ts";
import type { Dataset, Event, Group, Invitation, LandscapeEntry, Membership, User } from "../tables.ts";

type Rows = Required<Dataset>;
type Community = { group: Group; organiser: User; today: Date };

/** Bans an outsider from the group, then from the alliance. */
export const ban = (
  random: Random,
  { group: { id: groupId, allianceId }, organiser, today }: Community,
  { users, groups, memberships }: Pick<Rows, "users" | "groups" | "memberships">,
): Rows["bans"] => {
  const ofAlliance = new Set(groups.filter((group) => group.allianceId === allianceId).map(({ id }) => id));
  const members = new Set(memberships.filter(({ groupId }) => ofAlliance.has(groupId)).map(({ userId }) => userId));
  const outsider = users.find(({ id }) => !members.has(id));
  if (!outsider) return [];
  const from = (groupId: string | null, daysAgo: number) => ({
    id: random.id(today),
    userId: outsider.id,
    allianceId,
    groupId,
    reason: "Sent advertising to everybody who came to the last meetup.",
    bannedBy: organiser.id,
    createdAt: addDays(today, -daysAgo),
  });
  return [from(groupId, 9), from(null, 8)];
};

export const report = (
  random: Random,
  { group, organiser, today }: Community,
  { event, entry, reporter }: { event: Event; entry: LandscapeEntry; reporter: User },
): Rows["reports"] => {
  const subjectOf = (type: "event" | "landscape_entry", { id, name }: { id: string; name: string }) => ({
    allianceId: group.allianceId,
    reporterId: reporter.id,
    reason: "misleading" as const,
    subjectType: type,
    subjectId: id,
    subjectName: name,
  });
  const reportedAt = addDays(today, -12);
  const resolvedAt = addDays(reportedAt, 1);
  return [
    {
      ...newRow(random, addDays(today, -1)),
      ...subjectOf("event", event),
      groupId: group.id,
      text: "The venue says that nothing is booked for this evening.",
      status: "open",
    },
    {
      ...newRow(random, reportedAt),
      ...subjectOf("landscape_entry", entry),
      text: "The address of the website leads somewhere else by now.",
      status: "resolved",
      note: "They have a new address; it is corrected.",
      resolvedBy: organiser.id,
      resolvedAt,
      notifiedStatus: "resolved",
      updatedAt: resolvedAt,
    },
  ];
};

export const invite = (
  random: Random,
  { group, organiser, today }: Community,
  { event, memberships }: { event: Event; memberships: readonly Membership[] },
): Pick<Rows, "invitations" | "acceptances"> => {
  const invitation = (daysAgo: number, more: Partial<Invitation>): Invitation => {
    const id = random.id(today);
    const createdAt = addDays(today, -daysAgo);
    return {
      id,
      allianceId: group.allianceId,
      groupId: group.id,
      invitedBy: organiser.id,
      // Matches no digest: the link cannot be used.
      secretHash: `demo ${id}`,
      maxUses: 1,
      createdAt,
      expiresAt: addDays(createdAt, 14),
      ...more,
    };
  };
  const joined = memberships
    .filter(({ groupId, userId }) => groupId === group.id && userId !== organiser.id)
    .slice(0, 2);
  const link = invitation(5, { maxUses: 25, useCount: joined.length, expiresAt: addDays(today, 25) });
  return {
    invitations: [
      link,
      invitation(1, { email: "noor.said@example.org" }),
      invitation(2, { email: "tomas.novak@example.org", role: "group_admin" }),
      invitation(0, { email: "yuki.mori@example.org", eventId: event.id }),
      invitation(3, { email: "amina.diallo@example.org", role: "alliance_admin", groupId: null }),
    ],
    acceptances: joined.map(({ userId }, nth) => ({
      invitationId: link.id,
      userId,
      acceptedAt: addDays(link.createdAt, 1 + nth),
    })),
  };
};
