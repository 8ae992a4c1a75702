import type { Alliance, Dataset, Event, Group, Invitation, LandscapeEntry, Membership, User } from "../tables.ts";
import { addDays, earlier, itemAt, later, newRow, type Random } from "../values.ts";

type Rows = Required<Dataset>;
type Community = { group: Group; organizer: User; today: Date };

/** Bans an outsider from the group, then from the alliance. */
export const makeBans = (
  random: Random,
  { group: { id: groupId, allianceId }, organizer, today }: Community,
  { users, groups, memberships }: Pick<Rows, "users" | "groups" | "memberships">,
): Rows["bans"] => {
  const groupIds = new Set(groups.filter((group) => group.allianceId === allianceId).map(({ id }) => id));
  const members = new Set(memberships.filter(({ groupId }) => groupIds.has(groupId)).map(({ userId }) => userId));
  const outsiders = users.filter(({ id }) => !members.has(id));
  return [
    { groupId, daysAgo: 9 },
    { groupId: null, daysAgo: 8 },
  ].map(({ groupId, daysAgo }) => ({
    id: random.id(today),
    userId: itemAt(outsiders, 0).id,
    allianceId,
    groupId,
    reason: "Sent advertising to everybody who came to the last meetup.",
    bannedBy: organizer.id,
    createdAt: addDays(today, -daysAgo),
  }));
};

const answers = [
  "I maintain the backups of two hospitals.",
  "I am new to the city, and looking for people who run things.",
  "I am a friend of a member, who says that the talks are worth the trip.",
];

/** Three people request to join a group that approves its members. */
export const requestToJoin = (
  { group, members }: { group: Group; members: readonly Membership[] },
  { users, today }: { users: readonly User[]; today: Date },
): Rows["joinRequests"] => {
  const joined = new Set(members.map(({ userId }) => userId));
  const outsiders = users.filter(({ id }) => !joined.has(id)).slice(-answers.length);
  return outsiders.map(({ id: userId }, index) => ({
    ...{ groupId: group.id, userId, status: "pending" as const },
    ...{ question: group.joinQuestion, answer: answers[index] },
    requestedAt: addDays(today, index - 4),
  }));
};

/** One person asks to start a group in an alliance that accepts requests. */
export const requestGroup = (
  random: Random,
  { id: allianceId }: Alliance,
  { users, today }: { users: readonly User[]; today: Date },
): Rows["groupRequests"] => [
  {
    ...{ id: random.id(today), allianceId, userId: itemAt(users, users.length - 1).id, status: "pending" },
    name: "Wolkenwerk Kiel",
    description: "An evening each month for people who operate things in Kiel.",
    requestedAt: addDays(today, -3),
  },
];

/** Adds two attendees without an account, as organizers can, and counts them. */
export const addGuests = (random: Random, event: Event, today: Date): Rows["guestAttendees"] => {
  const people = [
    { name: "Samira Haddad", email: "samira.haddad@example.org" },
    { name: "Jonas Brandt", email: null },
  ];
  event.attendeeCount = (event.attendeeCount ?? 0) + people.length;
  return people.map((person) => ({
    ...newRow(random, later(addDays(today, -3), event.createdAt)),
    ...{ ...person, eventId: event.id, guests: 0, registeredBy: "organizer" as const },
  }));
};

export const makeReports = (
  random: Random,
  { group, organizer, today }: Community,
  { event, entry, reporter }: { event: Event; entry: LandscapeEntry; reporter: User },
): Rows["reports"] => {
  const received = (daysAgo: number) => ({
    ...newRow(random, addDays(today, -daysAgo)),
    allianceId: group.allianceId,
    reporterId: reporter.id,
    reason: "misleading" as const,
  });
  const resolvedAt = addDays(today, -11);
  return [
    {
      ...received(1),
      groupId: group.id,
      subjectType: "event",
      subjectId: event.id,
      subjectName: event.name,
      text: "The venue says that nothing is booked for this evening.",
      status: "open",
    },
    {
      ...received(12),
      subjectType: "landscape_entry",
      subjectId: entry.id,
      subjectName: entry.name,
      text: "The address of the website now leads to another site.",
      status: "resolved",
      note: "They have a new address; it is corrected.",
      resolvedBy: organizer.id,
      resolvedAt,
      notifiedStatus: "resolved",
      updatedAt: resolvedAt,
    },
  ];
};

export const makeInvites = (
  random: Random,
  { group, organizer, today }: Community,
  { event, memberships }: { event: Event; memberships: Rows["memberships"] },
): Pick<Rows, "invitations" | "acceptances"> => {
  const invitation = (daysAgo: number, fields: Partial<Invitation>): Invitation => {
    const id = random.id(today);
    const createdAt = addDays(today, -daysAgo);
    return {
      id,
      allianceId: group.allianceId,
      groupId: group.id,
      invitedBy: organizer.id,
      // Matches no digest: the link cannot be used.
      secretHash: `demo ${id}`,
      maxUses: 1,
      createdAt,
      expiresAt: addDays(createdAt, 14),
      ...fields,
    };
  };
  const members = memberships
    .filter(({ groupId, userId }) => groupId === group.id && userId !== organizer.id)
    .slice(0, 2);
  const link = invitation(5, { maxUses: 25, useCount: members.length, expiresAt: addDays(today, 25) });
  return {
    invitations: [
      link,
      invitation(1, { email: "noor.said@example.org" }),
      invitation(2, { email: "tomas.novak@example.org", role: "group_admin" }),
      invitation(0, { email: "yuki.mori@example.org", eventId: event.id }),
      invitation(3, { email: "amina.diallo@example.org", role: "alliance_admin", groupId: null }),
    ],
    acceptances: members.map(({ userId }, index) => ({
      invitationId: link.id,
      userId,
      acceptedAt: addDays(link.createdAt, 1 + index),
    })),
  };
};

/** Most frequent first. The empty text means an unknown source. */
const sources = ["", "newsletter", "search.example.com", "forum.example.org", "chat.example.net"];

export const makeVisits = (
  random: Random,
  { groups, events, attendances }: Pick<Rows, "groups" | "events" | "attendances">,
  today: Date,
): Rows["pageVisits"] => {
  const rows = new Map<string, Rows["pageVisits"][number] & { views: number; rsvps: number }>();
  const rowOf = (groupId: string, eventId: string | null, time: Date, source: string) => {
    const day = time.toISOString().slice(0, 10);
    const key = `${eventId ?? groupId} ${day} ${source}`;
    const row = rows.get(key) ?? { groupId, eventId, day, source, views: 0, rsvps: 0 };
    rows.set(key, row);
    return row;
  };
  const firstDay = addDays(today, -180);
  const addViews = (groupId: string, eventId: string | null, from: Date, until: Date, maxViews: number): void => {
    for (let time = later(from, firstDay); time < until; time = addDays(time, 1))
      for (const [rank, source] of sources.entries()) {
        const views = random.integer(0, Math.ceil(maxViews / (rank + 1)));
        if (views > 0 && random.chance(0.6)) rowOf(groupId, eventId, time, source).views += views;
      }
  };
  for (const { id, createdAt } of groups) addViews(id, null, createdAt, today, 4);
  for (const { id, groupId, createdAt, startsAt, status } of events)
    if (status !== "draft") addViews(groupId, id, createdAt, earlier(startsAt, today), 6);
  const groupOf = new Map(events.map(({ id, groupId }) => [id, groupId]));
  for (const { eventId, respondedAt } of attendances) {
    const groupId = groupOf.get(eventId);
    // The index past the end stands for RSVPs without a recorded source.
    const source = sources[random.integer(1, sources.length)];
    if (groupId === undefined || source === undefined || respondedAt < firstDay) continue;
    const row = rowOf(groupId, eventId, respondedAt, source);
    row.rsvps++;
    row.views++;
  }
  return [...rows.values()];
};
