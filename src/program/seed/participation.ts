import { createHash } from "node:crypto";
import { checkInCodeFrom } from "../../community/check-in-code.ts";
import type { Attendance, Event, Group, Job, Membership, Role, User } from "./tables.ts";
import { addDays, between, earlier, later, newRow, type Random } from "./values.ts";

export const joinGroup = (random: Random, group: Group, people: readonly User[], today: Date): Membership[] =>
  people.map((person) => {
    const possible = later(group.createdAt, person.createdAt);
    const joinedAt = between(possible, earlier(addDays(possible, 60), today), random.fraction());
    return { groupId: group.id, userId: person.id, joinedAt };
  });

/** If `full`, no capacity is left, and some members are on the waitlist. Otherwise, `share` of the capacity is used. */
type Turnout = { full: boolean; share: number };

export const makeRsvps = (
  random: Random,
  event: Event,
  members: readonly Membership[],
  { full, share }: Turnout,
  today: Date,
): Attendance[] => {
  if (event.status === "draft") return [];
  const closing = earlier(event.startsAt, today);
  const earlyMembers = members.filter((member) => member.joinedAt < closing);
  const candidates = random.sample(earlyMembers, earlyMembers.length);
  const maxAttending = Math.min(event.capacity ?? candidates.length, candidates.length);
  const attending = full ? maxAttending : Math.floor(maxAttending * share);
  const waiting = full && event.waitlistEnabled ? Math.min(candidates.length - maxAttending, random.integer(2, 5)) : 0;
  const rsvps = candidates
    .slice(0, attending + waiting)
    .map(({ userId, joinedAt }) => {
      const respondedAt = between(later(joinedAt, earlier(event.createdAt, closing)), closing, random.fraction());
      const checkInCode = checkInCodeFrom(createHash("sha256").update(`${event.id} ${userId}`).digest());
      return { eventId: event.id, userId, respondedAt, checkInCode };
    })
    .sort((a, b) => a.respondedAt.getTime() - b.respondedAt.getTime());
  event.attendeeCount = attending;
  return rsvps.map((rsvp, index) => ({ ...rsvp, status: index < attending ? "attending" : "waitlisted" }));
};

/** Adds answers, guests and pending approvals. Full events must not allow guests, who would exceed the capacity. */
export const addAnswers = (random: Random, event: Event, rsvps: readonly Attendance[]): Attendance[] => {
  const { questions = [], maxGuests = 0, approvalRequired = false } = event;
  const registered = rsvps.map((rsvp): Attendance => {
    const answers = questions.flatMap(({ id, label, options }) => {
      if (random.chance(0.3)) return [];
      const value = options[random.integer(0, options.length - 1)] ?? "Nothing that I know of.";
      return [{ question_id: id, label, value }];
    });
    const guests = maxGuests > 0 && random.chance(0.2) ? random.integer(1, maxGuests) : 0;
    const isPending = approvalRequired && random.chance(0.3);
    return { ...rsvp, answers, guests, ...(isPending && { status: "pending" }) };
  });
  const attending = registered.filter(({ status }) => status === "attending");
  event.attendeeCount = attending.reduce((sum, { guests = 0 }) => sum + 1 + guests, 0);
  return registered;
};

const notes = [
  "I would like to learn more about the team.",
  "I have done this for three years and still like the pager.",
  "I know the product from using it, and the bugs from reporting them.",
  "You spoke at our group last spring; I would like to hear the rest.",
] as const;

export const makeApplications = (random: Random, jobs: readonly Job[], users: readonly User[], today: Date) =>
  jobs
    .filter((job) => job.status === "published")
    .flatMap((job) =>
      random.sample(users, random.integer(0, 3)).flatMap((user) => {
        const earliest = later(job.createdAt, user.createdAt);
        const latest = earlier(job.expiresAt, today);
        if (user.id === job.postedBy || !user.emailVerifiedAt || earliest >= latest) return [];
        return {
          ...newRow(random, between(earliest, latest, random.fraction())),
          jobId: job.id,
          userId: user.id,
          note: random.chance(0.7) ? random.pick(notes) : null,
          resumeUrl: random.chance(0.5) ? `https://people.example.org/${user.id}/resume.pdf` : null,
          status: "submitted" as const,
        };
      }),
    );

/** Organizers administer their groups. The first organizer in an alliance also administers the alliance. */
export const makeRoles = (
  random: Random,
  communities: readonly { group: Group; organizer: User }[],
  today: Date,
): Role[] => {
  const chairs = new Map<string, User>();
  for (const { group, organizer } of communities) {
    organizer.showAsOrganizer = true;
    if (!chairs.has(group.allianceId)) chairs.set(group.allianceId, organizer);
  }
  const grant = (user: User, since: Date, role: Pick<Role, "role" | "groupId" | "allianceId">): Role => {
    const createdAt = earlier(addDays(later(since, user.createdAt), 1), today);
    return { id: random.id(createdAt), userId: user.id, ...role, createdAt };
  };
  return [
    ...communities.map(({ group, organizer }) =>
      grant(organizer, group.createdAt, { role: "group_admin", groupId: group.id }),
    ),
    ...Array.from(chairs, ([allianceId, chair]) =>
      grant(chair, chair.createdAt, { role: "alliance_admin", allianceId }),
    ),
  ];
};
