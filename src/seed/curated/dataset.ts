import { addDays, earlier, localTime } from "../calendar.ts";
import type { Alliance, Dataset, Event, Group, Job, LandscapeEntry, Membership, Recipe, User } from "../dataset.ts";
import { apply, appoint, attend, count, join } from "../participation.ts";
import { createRandom, type Random } from "../random.ts";
import { Slugs } from "../slugs.ts";
import { allianceTexts } from "./alliances.ts";
import { type EventText, eventTexts, expectations } from "./events.ts";
import { type GroupSlug, groupTexts } from "./groups.ts";
import { jobTexts } from "./jobs.ts";
import { entryTexts } from "./landscape.ts";
import { companies, interests, peopleByGroup, titles } from "./people.ts";

type GroupText = (typeof groupTexts)[number];

/** The hand-written data. The seed decides who joins what and answers what. */
export const curatedDataset = (recipe: Recipe): Dataset => {
  const random = createRandom(recipe.seed, "curated");
  const alliances = makeAlliances(random, recipe.today);
  const allianceId = lookup(alliances.map((alliance) => [alliance.slug, alliance.id]));
  const data: Dataset = {
    users: [],
    alliances,
    groups: [],
    memberships: [],
    events: [],
    attendances: [],
    jobs: [],
    applications: [],
    landscapeEntries: [],
    roles: [],
  };
  const neighbours = new Map<GroupSlug, User[]>();
  for (const text of groupTexts) {
    const people = makePeople(random, text, recipe.today);
    neighbours.set(text.slug, people);
    data.users.push(...people);
  }
  const organisers = new Map<GroupSlug, { group: Group; organiser: User }>();
  for (const text of groupTexts) {
    const group = makeGroup(random, text, allianceId(text.alliance), recipe.today);
    const near = neighbours.get(text.slug) ?? [];
    const visitors = random.sample(
      data.users.filter((user) => !near.includes(user)),
      random.integer(14, 30),
    );
    const members = join(random, group, [...near, ...visitors], recipe.today);
    data.groups.push(group);
    data.memberships.push(...members);
    addEvents(random, data, text, group, members, recipe.today);
    const [organiser] = near;
    if (organiser) organisers.set(text.slug, { group, organiser });
  }
  const organiserOf = lookup([...organisers]);
  data.jobs = makeJobs(random, organiserOf, recipe.today);
  data.landscapeEntries = makeEntries(random, allianceId, organiserOf("wolkenwerk-berlin").organiser, recipe.today);
  data.applications = apply(createRandom(recipe.seed, "applications"), data.jobs, data.users, recipe.today);
  data.roles = appoint(createRandom(recipe.seed, "roles"), [...organisers.values()], recipe.today);
  count(data.alliances, data.groups, data.memberships);
  return data;
};

/** A total function of a map: a missing key is a mistake in the texts. */
const lookup = <K extends string, V>(entries: [K, V][]): ((key: K) => V) => {
  const values = new Map(entries);
  return (key) => {
    const value = values.get(key);
    if (value === undefined) throw new Error(`the demo data name no "${key}"`);
    return value;
  };
};

const makeAlliances = (random: Random, today: Date): Alliance[] =>
  allianceTexts.map((text, place) => {
    const createdAt = addDays(today, -1200 + 140 * place + random.fraction());
    return {
      id: random.id(createdAt),
      slug: text.slug,
      name: text.name,
      description: text.description,
      logoUrl: `https://images.example.org/${text.slug}/logo.svg`,
      bannerUrl: `https://images.example.org/${text.slug}/banner.jpg`,
      websiteUrl: `https://${text.slug}.example.org`,
      links: [...text.links],
      groupCount: 0,
      memberCount: 0,
      createdAt,
      updatedAt: createdAt,
    };
  });

const makePeople = (random: Random, near: GroupText, today: Date): User[] =>
  peopleByGroup[near.slug].map((entry) => {
    const [name = entry, local] = entry.split("|");
    const createdAt = addDays(today, -random.integer(400, 900) - random.fraction());
    const handle = local ?? new Slugs().take(name).replaceAll("-", ".");
    const title = random.pick(titles);
    return {
      id: random.id(createdAt),
      email: `${handle}@${random.pick(["example.org", "example.com"])}`,
      emailVerifiedAt: addDays(createdAt, random.fraction()),
      name,
      bio: random.chance(0.5) ? `${title} in ${near.city}. Usually near the coffee at ${near.name}.` : null,
      title,
      company: random.chance(0.7) ? random.pick(companies) : null,
      city: near.city,
      countryCode: near.countryCode,
      timezone: near.timezone,
      photoUrl: random.chance(0.4) ? `https://images.example.org/people/${handle}.jpg` : null,
      websiteUrl: random.chance(0.3) ? `https://${handle.replaceAll(".", "-")}.example.org` : null,
      links: [],
      interests: random.sample(interests, random.integer(1, 4)),
      createdAt,
      updatedAt: createdAt,
    };
  });

const makeGroup = (random: Random, text: GroupText, allianceId: string, today: Date): Group => {
  const createdAt = addDays(today, -random.integer(420, 950) - random.fraction());
  const [latitude, longitude] = text.at;
  return {
    id: random.id(createdAt),
    allianceId,
    slug: text.slug,
    name: text.name,
    description: text.description,
    category: text.category,
    region: text.region,
    city: text.city,
    countryCode: text.countryCode,
    latitude,
    longitude,
    tags: [...text.tags],
    logoUrl: `https://images.example.org/groups/${text.slug}.svg`,
    bannerUrl: null,
    websiteUrl: `https://${text.slug}.example.org`,
    links: [{ label: "Mailing list", url: `https://lists.example.org/${text.slug}` }],
    active: !("active" in text),
    memberCount: 0,
    createdAt,
    updatedAt: createdAt,
  };
};

const addEvents = (
  random: Random,
  data: Dataset,
  place: GroupText,
  group: Group,
  members: Membership[],
  today: Date,
) => {
  const slugs = new Slugs();
  for (const text of eventTexts[place.slug]) {
    const event = makeEvent(random, text, slugs.take(text.slug ?? text.name), place, group, today);
    const turnout = { full: text.full === true, share: 0.3 + 0.4 * random.fraction() };
    data.events.push(event);
    data.attendances.push(...attend(random, event, members, turnout, today));
  }
};

const makeEvent = (
  random: Random,
  text: EventText,
  slug: string,
  place: GroupText,
  group: Group,
  today: Date,
): Event => {
  const startsAt = localTime(addDays(today, text.day), text.start, place.timezone);
  const createdAt = addDays(earlier(addDays(startsAt, -30), today), -random.integer(3, 20) - random.fraction());
  const somewhere = text.kind !== "virtual";
  return {
    id: random.id(createdAt),
    allianceId: group.allianceId,
    groupId: group.id,
    slug,
    name: text.name,
    summary: text.summary,
    description: `${text.summary}\n\n${expectations[text.category]}`,
    kind: text.kind,
    status: text.status ?? "published",
    category: text.category,
    startsAt,
    endsAt: addDays(startsAt, text.hours / 24),
    timezone: place.timezone,
    capacity: text.capacity ?? null,
    waitlistEnabled: text.full === true,
    venueName: somewhere ? place.venue.name : null,
    venueAddress: somewhere ? place.venue.address : null,
    venueCity: somewhere ? place.city : null,
    venueCountryCode: somewhere ? place.countryCode : null,
    meetingUrl: text.kind === "in_person" ? null : `https://meet.example.org/${place.slug}/${slug}`,
    tags: [...text.tags],
    bannerUrl: null,
    attendeeCount: 0,
    createdAt,
    updatedAt: createdAt,
  };
};

const makeJobs = (
  random: Random,
  organiserOf: (slug: GroupSlug) => { group: Group; organiser: User },
  today: Date,
): Job[] => {
  const slugs = new Slugs();
  return jobTexts.map((text) => {
    const { group, organiser } = organiserOf(text.group);
    const createdAt = addDays(today, -text.created - random.fraction());
    const slug = slugs.take(`${text.title} ${text.company}`);
    const status = text.status ?? "published";
    const [salaryMinimum, salaryMaximum, salaryCurrency, salaryPeriod] = text.salary ?? [];
    return {
      id: random.id(createdAt),
      allianceId: group.allianceId,
      groupId: text.ofAlliance ? null : group.id,
      slug,
      title: text.title,
      companyName: text.company,
      summary: text.summary,
      description: `${text.summary}\n\nYou work with a small team that writes things down and reviews each other's work. Tell us in a few lines what you would do in your first month; a list of employers is not needed.`,
      applyUrl: random.chance(0.6) ? `https://jobs.example.org/${slug}` : null,
      location: text.location ?? null,
      remote: text.remote === true,
      employmentType: text.type,
      salaryMinimum,
      salaryMaximum,
      salaryCurrency,
      salaryPeriod,
      tags: [...text.tags],
      status,
      publishedAt: status === "draft" ? null : createdAt,
      expiresAt: addDays(createdAt, text.lifetime ?? 30),
      postedBy: organiser.id,
      createdAt,
      updatedAt: createdAt,
    };
  });
};

const makeEntries = (
  random: Random,
  allianceId: (slug: (typeof allianceTexts)[number]["slug"]) => string,
  author: User,
  today: Date,
): LandscapeEntry[] => {
  const slugs = new Slugs();
  return entryTexts.map((text, place) => {
    const createdAt = addDays(today, -8 * place - 10 - random.fraction());
    // A name without Latin letters takes its slug from the kind.
    const slug = slugs.take(/[a-z]/i.test(text.name) ? text.name : `${text.kind} ${text.category}`);
    return {
      id: random.id(createdAt),
      allianceId: allianceId(text.alliance),
      slug,
      name: text.name,
      kind: text.kind,
      summary: text.summary,
      description: random.chance(0.5)
        ? `${text.summary} Known to our groups since their first meetings; ask in the chat for an introduction.`
        : null,
      websiteUrl: `https://${slug}.example.org`,
      repositoryUrl: text.kind === "open_source_project" ? `https://code.example.org/${slug}` : null,
      logoUrl: random.chance(0.6) ? `https://images.example.org/landscape/${slug}.svg` : null,
      category: text.category,
      stage: text.stage ?? null,
      tags: [...text.tags],
      published: text.published ?? true,
      createdBy: author.id,
      createdAt,
      updatedAt: createdAt,
    };
  });
};
