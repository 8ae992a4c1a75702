import { toAllianceColumns } from "../../../community/alliances/views.ts";
import { toQuestions } from "../../../community/events/registration/rules.ts";
import { toEventColumns } from "../../../community/events/views.ts";
import { toGroupColumns } from "../../../community/groups/views.ts";
import { toJobColumns } from "../../../community/jobs/views.ts";
import { camelCased } from "../../../community/resources/case.ts";
import { storedPicture } from "../../../foundation/pictures/pictures.ts";
import { addDays, earlier } from "../calendar.ts";
import type {
  Alliance,
  Attendance,
  Dataset,
  Event,
  Group,
  Job,
  LandscapeEntry,
  Membership,
  Recipe,
  User,
} from "../dataset.ts";
import { apply, appoint, attend, count, join, register } from "../participation.ts";
import { createRandom, type Random } from "../random.ts";
import { type Demo, readDemo } from "./files.ts";
import { keepOut, report } from "./moderation.ts";
import { checkIn, joinLater, leave, visit } from "./statistics.ts";

type GroupText = Demo["groups"][number];
type EventText = Demo["events"][number];
type Community = { group: Group; organiser: User };

/** Of no picture: those of the demo data are elsewhere. */
const baseUrl = "https://alliance.example.org";

/**
 * The hand-written data. The seed decides memberships and RSVPs, and which optional fields are set. Dates move with
 * `today`, ids do not: the contract's examples name them.
 */
export const demoDataset = ({ seed, today }: Recipe): Dataset => {
  const demo = readDemo(today);
  // One stream for each part: what the hour of an event in local time changes must not change another part.
  const stream = (name: string) => withFixedIds(createRandom(seed, name));
  const alliances = makeAlliances(stream("alliances"), demo, today);
  const allianceId = lookup(alliances.map(({ slug, id }) => [slug, id]));
  const neighbourhoods = demo.groups.map((text) => {
    return { text, near: makePeople(stream(`people of ${text.body.slug}`), demo, text, today) };
  });
  const users = neighbourhoods.flatMap(({ near }) => near);
  const communities = neighbourhoods.map(({ text, near }) => {
    const random = stream(`group ${text.body.slug}`);
    const group = makeGroup(random, text.body, allianceId(text.alliance), today);
    const members = join(random, group, [...near, ...visitorsOf(random, near, users)], today);
    const { events, attendances } = makeEvents(stream, demo, group, members, today);
    const history = stream(`history of ${text.body.slug}`);
    const joined = joinLater(history, members, attendances, today);
    return { group, organiser: first(near), members: joined, events, attendances };
  });
  const communityOf = lookup(communities.map((community) => [community.group.slug, community]));
  const groups = communities.map(({ group }) => group);
  const memberships = communities.flatMap(({ members }) => members);
  const jobs = makeJobs(stream("jobs"), demo, communityOf, today);
  const landscapeEntries = makeEntries(stream("landscape"), demo, allianceId, first(communities).organiser, today);
  count(alliances, groups, memberships);
  const events = communities.flatMap((community) => community.events);
  const attendances = communities.flatMap((community) => community.attendances);
  const { group, organiser } = first(communities);
  const told = { group, organiser, today };
  const reported = { event: first(events), entry: first(landscapeEntries), reporter: first(users.slice(1)) };
  return {
    users,
    alliances,
    groups,
    memberships,
    events,
    attendances,
    jobs,
    applications: apply(stream("applications"), jobs, users, today),
    landscapeEntries,
    roles: appoint(stream("roles"), communities, today),
    bans: keepOut(stream("bans"), told, { users, groups, memberships }),
    reports: report(stream("reports"), told, reported),
    formerMembers: leave(stream("former members"), groups, today),
    pageVisits: visit(stream("visits"), groups, events, attendances, today),
  };
};

/** Before everything in the demo data: no row is older than its id says. */
const timeOfIds = new Date("2023-01-01T00:00:00Z");

const withFixedIds = (random: Random): Random => ({ ...random, id: () => random.id(timeOfIds) });

/** Looks up values by slug. `readDemo` has checked that every slug exists. */
const lookup = <Value>(entries: [slug: string, value: Value][]): ((slug: string) => Value) => {
  const values = new Map(entries);
  return (slug) => {
    const value = values.get(slug);
    if (value === undefined) throw new Error(`the demo data has no "${slug}"`);
    return value;
  };
};

const first = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error("the demo data has an empty list");
  return item;
};

const makeAlliances = (random: Random, { alliances }: Demo, today: Date): Alliance[] =>
  alliances.map((body, rank) => {
    const createdAt = addDays(today, -1200 + 140 * rank + random.fraction());
    return {
      ...toAllianceColumns(body, baseUrl),
      id: random.id(createdAt),
      groupCount: 0,
      memberCount: 0,
      createdAt,
      updatedAt: createdAt,
    };
  });

const makePeople = (random: Random, { people }: Demo, { body: group, near }: GroupText, today: Date): User[] => {
  const { city = null, country_code: countryCode = null } = group;
  return near.people.map(({ name, mailbox }, index) => {
    const createdAt = addDays(today, -random.integer(400, 900) - random.fraction());
    const title = random.pick(people.titles);
    const id = random.id(createdAt);
    const email = `${mailbox}@${random.pick(["example.org", "example.com"])}`;
    const verifiedAt = addDays(createdAt, random.fraction());
    return {
      id,
      email,
      emailVerifiedAt: verifiedAt,
      ownerProvenAt: verifiedAt,
      name,
      bio: random.chance(0.5) ? `${title} in ${city}. Usually near the coffee at ${group.name}.` : null,
      title,
      company: random.chance(0.7) ? random.pick(people.companies) : null,
      city,
      countryCode,
      timezone: near.timezone,
      photoUrl: random.chance(0.4) ? storedPicture(`https://images.example.org/people/${mailbox}.jpg`, baseUrl) : null,
      websiteUrl: random.chance(0.3) ? `https://${mailbox.replaceAll(".", "-")}.example.org` : null,
      links: [],
      interests: random.sample(people.interests, random.integer(1, 4)),
      ...newEventsOf(index, today),
      createdAt,
      updatedAt: createdAt,
    };
  });
};

/** Some hear of new events once a week, beginning with a Monday to come, and some never: seeding sends no email. */
const newEventsOf = (index: number, today: Date): Pick<User, "digestSince" | "mutedNotifications"> => ({
  digestSince: index % 3 === 1 ? addDays(today, 1) : null,
  mutedNotifications: index % 3 === 2 ? ["new_events"] : [],
});

const visitorsOf = (random: Random, near: readonly User[], users: readonly User[]): User[] =>
  random.sample(
    users.filter((user) => !near.includes(user)),
    random.integer(14, 30),
  );

const makeGroup = (random: Random, body: GroupText["body"], allianceId: string, today: Date): Group => {
  const createdAt = addDays(today, -random.integer(420, 950) - random.fraction());
  return {
    ...toGroupColumns(body, baseUrl),
    id: random.id(createdAt),
    allianceId,
    memberCount: 0,
    createdAt,
    updatedAt: createdAt,
  };
};

const makeEvents = (
  stream: (name: string) => Random,
  demo: Demo,
  group: Group,
  members: readonly Membership[],
  today: Date,
) => {
  const events: Event[] = [];
  const attendances: Attendance[] = [];
  for (const text of demo.events.filter((event) => event.group === group.slug)) {
    const random = stream(`event ${text.body.slug}`);
    const event = makeEvent(random, text, group, today);
    const turnout = { full: text.full === true, share: 0.3 + 0.4 * random.fraction() };
    const registration = stream(`registration ${text.body.slug}`);
    event.questions = toQuestions(text.body.questions ?? [], [], () => registration.id(event.createdAt));
    event.seriesId = text.series === undefined ? null : stream(`series ${text.series}`).id(event.createdAt);
    events.push(event);
    const rsvps = register(registration, event, attend(random, event, members, turnout, today));
    attendances.push(...checkIn(stream(`door of ${text.body.slug}`), event, rsvps, today));
  }
  return { events, attendances };
};

const makeEvent = (random: Random, { body, canceled }: EventText, group: Group, today: Date): Event => {
  const [startsAt, endsAt] = [new Date(body.starts_at), new Date(body.ends_at)];
  const announced = earlier(addDays(startsAt, -30), today);
  const createdAt = addDays(announced, -random.integer(3, 20) - random.fraction());
  return {
    ...toEventColumns(body, baseUrl),
    ...(canceled && { status: "canceled" }),
    startsAt,
    endsAt,
    id: random.id(createdAt),
    allianceId: group.allianceId,
    groupId: group.id,
    attendeeCount: 0,
    createdAt,
    updatedAt: createdAt,
  };
};

const makeJobs = (random: Random, { jobs }: Demo, communityOf: (slug: string) => Community, today: Date): Job[] =>
  jobs.map((text) => {
    const { alliance: _, apply_url: applyUrl = null, ...body } = text.body;
    const { group, organiser } = communityOf(text.group);
    const createdAt = addDays(today, -text.posted - random.fraction());
    const columns = toJobColumns(body);
    return {
      ...columns,
      ...(text.closed && { status: "closed" }),
      id: random.id(createdAt),
      allianceId: group.allianceId,
      groupId: text.alliance_wide ? null : group.id,
      applyUrl: random.chance(0.6) ? applyUrl : null,
      publishedAt: columns.status === "draft" ? null : createdAt,
      expiresAt: addDays(createdAt, text.open ?? 30),
      postedBy: organiser.id,
      createdAt,
      updatedAt: createdAt,
    };
  });

const makeEntries = (
  random: Random,
  { entries }: Demo,
  allianceId: (slug: string) => string,
  author: User,
  today: Date,
): LandscapeEntry[] =>
  entries.map(({ alliance, description = null, logo_url: logoUrl = null, ...body }, rank) => {
    const createdAt = addDays(today, -8 * rank - 10 - random.fraction());
    return {
      ...camelCased(body),
      id: random.id(createdAt),
      allianceId: allianceId(alliance),
      description: random.chance(0.5) ? description : null,
      logoUrl: random.chance(0.6) && logoUrl !== null ? storedPicture(logoUrl, baseUrl) : null,
      createdBy: author.id,
      createdAt,
      updatedAt: createdAt,
    };
  });
