import type { Schemas } from "../../../../generated/contract.ts";
import { toAllianceColumns } from "../../../community/alliances/views.ts";
import { toAgendaRows } from "../../../community/events/agenda/views.ts";
import { toQuestions } from "../../../community/events/registration/rules.ts";
import { toEventColumns } from "../../../community/events/views.ts";
import { toGroupColumns } from "../../../community/groups/views.ts";
import { toJobColumns } from "../../../community/jobs/views.ts";
import { camelCased } from "../../../community/resources/case.ts";
import { toStoredPicture } from "../../../foundation/pictures/pictures.ts";
import { addAnswers, joinGroup, makeApplications, makeRoles, makeRsvps } from "../participation.ts";
import type { Alliance, Attendance, Dataset, Event, Group, Membership, Recipe, User } from "../tables.ts";
import { addDays, createRandom, earlier, itemAt, newRow, type Random } from "../values.ts";
import { addGuests, makeBans, makeInvites, makeReports, makeVisits, requestGroup, requestToJoin } from "./activity.ts";
import { type Demo, readDemo } from "./files.ts";

type Community = { group: Group; organizer: User; members: readonly Membership[] };
type Find<Item> = (slug: string) => Item;
type Stream = (name: string) => Random;

const baseUrl = "https://alliance.example.org";

/** The time in all ids: fixed, and earlier than all demo data. */
const idTime = new Date("2023-01-01T00:00:00Z");

/** Dates depend on `today`. Ids do not, because the contract's examples contain them. */
export const demoDataset = ({ seed, today }: Recipe, demo = readDemo(today)) => {
  // One stream per part, so that a change in one part does not affect another.
  const stream: Stream = (name) => {
    const random = createRandom(seed, name);
    return { ...random, id: () => random.id(idTime) };
  };
  const allianceRandom = stream("alliances");
  const alliances = demo.alliances.map((body, rank) => ({
    ...toAllianceColumns(body, baseUrl),
    ...newRow(allianceRandom, addDays(today, -1200 + 140 * rank + allianceRandom.fraction())),
  }));
  const allianceOf = finderOf("alliance", alliances, ({ slug }) => slug);
  const neighborhoods = demo.groups.map((item) => {
    return { item, neighbors: makePeople(stream(`people of ${item.body.slug}`), demo, item, today) };
  });
  const users = neighborhoods.flatMap(({ neighbors }) => neighbors);
  const communities = neighborhoods.map(({ item, neighbors }) => {
    const random = stream(`group ${item.body.slug}`);
    const group: Group = {
      ...newRow(random, addDays(today, -random.integer(420, 950) - random.fraction())),
      ...toGroupColumns(item.body, baseUrl),
      allianceId: allianceOf(item.alliance).id,
    };
    const others = users.filter((user) => !neighbors.includes(user));
    const members = joinGroup(random, group, [...neighbors, ...random.sample(others, random.integer(14, 30))], today);
    return { group, organizer: itemAt(neighbors, 0), members };
  });
  const communityOf = finderOf("group", communities, ({ group }) => group.slug);
  const groups = communities.map(({ group }) => group);
  const memberships = communities.flatMap(({ members }) => members);
  const { events, attendances, agendas } = makeEvents(stream, demo, communityOf, today);
  const jobs = makeJobs(stream("jobs"), demo, communityOf, today);
  const landscapeEntries = makeEntries(stream("landscape"), demo, allianceOf, itemAt(communities, 0).organizer, today);
  const { group, organizer } = itemAt(communities, 0);
  const upcoming = events.filter(
    ({ groupId, status, endsAt }) => groupId === group.id && status === "published" && endsAt > today,
  );
  const community = { group, organizer, today };
  const reportSubjects = { event: itemAt(events, 0), entry: itemAt(landscapeEntries, 0), reporter: itemAt(users, 1) };
  return {
    users,
    alliances,
    groups,
    memberships,
    joinRequests: communities
      .filter((community) => community.group.joinPolicy === "approval")
      .flatMap((community) => requestToJoin(community, { users, today })),
    groupRequests: alliances
      .filter(({ acceptsGroupRequests }) => acceptsGroupRequests)
      .flatMap((alliance) => requestGroup(stream("group requests"), alliance, { users, today })),
    events,
    agendaItems: agendas.flatMap(({ items }) => items),
    speakers: agendas.flatMap(({ speakers }) => speakers),
    attendances,
    guestAttendees: addGuests(stream("guest attendees"), itemAt(upcoming, 0), today),
    jobs,
    applications: makeApplications(stream("applications"), jobs, users, today),
    landscapeEntries,
    roles: makeRoles(stream("roles"), communities, today),
    eventRoles: makeTeam(itemAt(upcoming, 0), { host: itemAt(communities, 1).organizer, helpers: users.slice(1, 3) }),
    doorLinks: makeDoorLinks(stream("door links"), itemAt(upcoming, 0), itemAt(communities, 1).organizer),
    ...makeImport(stream("imports"), itemAt(communities, 0), today),
    bans: makeBans(stream("bans"), community, { users, groups, memberships }),
    reports: makeReports(stream("reports"), community, reportSubjects),
    pageVisits: makeVisits(stream("visits"), { groups, events, attendances }, today),
    ...makeInvites(stream("invitations"), community, { event: itemAt(upcoming, 0), memberships }),
  } satisfies Dataset;
};

/** Makes the roles of an event: a host from another group, and people who check in attendees. */
const makeTeam = ({ id: eventId, createdAt: grantedAt }: Event, { host, helpers }: { host: User; helpers: User[] }) => [
  { eventId, userId: host.id, role: "event_host" as const, grantedAt },
  ...helpers.map(({ id: userId }) => ({ eventId, userId, role: "check_in" as const, grantedAt })),
];

/** Makes a door link that cannot be opened, because no secret has its hash. */
const makeDoorLinks = (random: Random, { id: eventId, createdAt }: Event, { id: createdBy }: User) => [
  { id: random.id(createdAt), eventId, label: "Main entrance", secretHash: "none", createdBy, createdAt },
];

/** Makes a completed import of a calendar, which skipped a canceled meeting and an unchanged one. */
const makeImport = (random: Random, { group, organizer }: Community, today: Date) => {
  const createdAt = addDays(today, -2);
  const importId = random.id(createdAt);
  const row = { importId, kind: "event", outcome: "skip", title: "Bier und Bereitschaft" } as const;
  return {
    imports: [
      {
        ...{ id: importId, groupId: group.id, createdBy: organizer.id, createdAt },
        ...({ format: "calendar", status: "completed", completedAt: addDays(createdAt, 1 / 86_400) } as const),
      },
    ],
    importRows: [
      { ...row, position: 0, line: 12, reason: "canceled" as const },
      { ...row, position: 1, line: 24, reason: "unchanged" as const },
    ],
  };
};

const finderOf =
  <Item>(kind: string, items: readonly Item[], slugOf: (item: Item) => string): Find<Item> =>
  (slug) => {
    const item = items.find((candidate) => slugOf(candidate) === slug);
    if (item === undefined) throw new Error(`the demo data has no ${kind} "${slug}"`);
    return item;
  };

const makePeople = (random: Random, { people }: Demo, { body: group }: Demo["groups"][number], today: Date): User[] => {
  const { city = null, country_code: countryCode = null } = group;
  const neighbors = people.near[group.slug];
  if (!neighbors) throw new Error(`people.yaml: near must have "${group.slug}"`);
  return neighbors.people.map(({ name, mailbox }, index) => {
    const createdAt = addDays(today, -random.integer(400, 900) - random.fraction());
    const title = random.pick(people.titles);
    const row = newRow(random, createdAt);
    const email = `${mailbox}@${random.pick(["example.org", "example.com"])}`;
    const verifiedAt = addDays(createdAt, random.fraction());
    return {
      ...row,
      showAsAttendee: index % 3 > 0,
      email,
      emailVerifiedAt: verifiedAt,
      ownerProvenAt: verifiedAt,
      name,
      bio: random.chance(0.5) ? `${title} in ${city}. Usually near the coffee at ${group.name}.` : null,
      title,
      company: random.chance(0.7) ? random.pick(people.companies) : null,
      city,
      countryCode,
      timezone: neighbors.timezone,
      photoUrl: random.chance(0.4)
        ? toStoredPicture(`https://images.example.org/people/${mailbox}.jpg`, baseUrl)
        : null,
      websiteUrl: random.chance(0.3) ? `https://${mailbox.replaceAll(".", "-")}.example.org` : null,
      interests: random.sample(people.interests, random.integer(1, 4)),
      // Seeding sends no email: digests begin next Monday.
      digestSince: index % 3 === 1 ? addDays(today, 1) : null,
      mutedNotifications: index % 3 === 2 ? ["new_events"] : [],
    };
  });
};

const makeEvents = (stream: Stream, demo: Demo, communityOf: Find<Community>, today: Date) => {
  const rows = demo.events.map((item) => {
    const { slug, questions = [] } = item.body;
    const { group, members } = communityOf(item.group);
    const random = stream(`event ${slug}`);
    const event = makeEvent(random, item, group, today);
    const turnout = { full: item.full === true, share: 0.3 + 0.4 * random.fraction() };
    const registration = stream(`registration ${slug}`);
    event.questions = toQuestions(questions, [], () => registration.id(event.createdAt));
    event.seriesId = item.series === undefined ? null : stream(`series ${item.series}`).id(event.createdAt);
    const hasRsvps = event.registration === undefined || event.registration === "built_in";
    const rsvps = hasRsvps ? addAnswers(registration, event, makeRsvps(random, event, members, turnout, today)) : [];
    const agenda = item.agenda && makeAgenda(event, item.agenda, stream(`agenda of ${slug}`));
    return { event, agenda, attendances: checkIn(stream(`door of ${slug}`), event, rsvps, today) };
  });
  return {
    events: rows.map(({ event }) => event),
    attendances: rows.flatMap(({ attendances }) => attendances),
    agendas: rows.flatMap(({ agenda }) => agenda ?? []),
  };
};

/** Returns the rows of an event's agenda, and sets the event's `agendaItemCount`. */
const makeAgenda = (event: Event, agenda: Schemas["AgendaInput"], random: Random) => {
  const { items, speakers } = toAgendaRows(agenda, baseUrl, () => random.id(idTime));
  event.agendaItemCount = items.length;
  const eventKey = { eventId: event.id };
  return {
    items: items.map((row, position) => ({ ...row, ...eventKey, position })),
    speakers: speakers.map((row, position) => ({ ...row, ...eventKey, position })),
  };
};

const checkIn = (random: Random, event: Event, attendances: readonly Attendance[], today: Date): Attendance[] => {
  if (event.endsAt >= today || event.status !== "published" || random.chance(0.2)) return [...attendances];
  return attendances.map((attendance) =>
    attendance.status === "attending" && random.chance(0.8)
      ? { ...attendance, checkedInAt: addDays(event.startsAt, random.fraction() / 24) }
      : attendance,
  );
};

const makeEvent = (random: Random, { body, canceled }: Demo["events"][number], group: Group, today: Date): Event => {
  const [startsAt, endsAt] = [new Date(body.starts_at), new Date(body.ends_at)];
  const announcedAt = earlier(addDays(startsAt, -30), today);
  return {
    ...toEventColumns(body, baseUrl),
    ...(canceled && { status: "canceled" }),
    ...newRow(random, addDays(announcedAt, -random.integer(3, 20) - random.fraction())),
    startsAt,
    endsAt,
    allianceId: group.allianceId,
    groupId: group.id,
  };
};

const makeJobs = (random: Random, { jobs }: Demo, communityOf: Find<Community>, today: Date) =>
  jobs.map((item) => {
    const { alliance: _, apply_url: applyUrl = null, ...body } = item.body;
    const { group, organizer } = communityOf(item.group);
    const createdAt = addDays(today, -item.posted - random.fraction());
    const columns = toJobColumns(body);
    return {
      ...columns,
      ...(item.closed && { status: "closed" as const }),
      ...newRow(random, createdAt),
      allianceId: group.allianceId,
      groupId: item.alliance_wide ? null : group.id,
      applyUrl: random.chance(0.6) ? applyUrl : null,
      publishedAt: columns.status === "draft" ? null : createdAt,
      expiresAt: addDays(createdAt, item.open ?? 30),
      postedBy: organizer.id,
    };
  });

const makeEntries = (random: Random, { entries }: Demo, allianceOf: Find<Alliance>, author: User, today: Date) =>
  entries.map((item, rank) => {
    const { alliance, description = null, logo_url: logoUrl = null, ...body } = item;
    return {
      ...camelCased(body),
      ...newRow(random, addDays(today, -8 * rank - 10 - random.fraction())),
      allianceId: allianceOf(alliance).id,
      description: random.chance(0.5) ? description : null,
      logoUrl: random.chance(0.6) && logoUrl !== null ? toStoredPicture(logoUrl, baseUrl) : null,
      createdBy: author.id,
    };
  });
