import { enums } from "../../../../generated/contract.ts";
import { numbered, slugOf } from "../../../community/resources/slug.ts";
import { joinGroup, makeApplications, makeRoles, makeRsvps } from "../participation.ts";
import type { Alliance, Dataset, Event, Group, Job, LandscapeEntry, Membership, Recipe, User } from "../tables.ts";
import {
  addDays,
  between,
  createRandom,
  earlier,
  itemAt,
  localTime,
  newRow,
  type Random,
  readYaml,
} from "../values.ts";

type Community = { group: Group; city: City; topic: Topic; organizer: User };

/** Scale per block, which is held in memory. */
const blockScale = 20;

/** Slug numbers reserved for each block, which has fewer rows of any kind. */
const slugsPerBlock = 20_000;

export const syntheticData = function* ({ scale, ...recipe }: Recipe) {
  const last = Math.max(1, Math.floor(scale / blockScale)) - 1;
  for (let index = 0; index <= last; index++) {
    const part = index < last ? blockScale : scale - last * blockScale;
    yield { scale: part, dataset: syntheticDataset({ ...recipe, scale: part }, index) };
  }
};

/** @param number unique among the items of a kind in all blocks */
type MakeItem<T> = (random: Random, index: number, number: number) => T;

const syntheticDataset = ({ scale, seed, today }: Recipe, block: number) => {
  const randomOf = (stream: string) => createRandom(seed, block === 0 ? stream : `${stream} ${block}`);
  const make = <T>(total: number, stream: string, makeItem: MakeItem<T>): T[] => {
    const random = randomOf(stream);
    return Array.from({ length: total }, (_, index) => makeItem(random, index, block * slugsPerBlock + index + 1));
  };
  const users = make(200 * scale, "users", makeUser(today));
  const alliances = make(
    Math.max(2, Math.floor(scale / 10)),
    "alliances",
    makeAlliance((block * blockScale) / 10, today),
  );
  const communities = make(20 * scale, "groups", makeCommunity(alliances, users, today));
  const groups = communities.map(({ group }) => group);
  const membersOf = makeMemberships(randomOf("memberships"), users, groups, today);
  const events = make(500 * scale, "events", makeEvent(communities, today));
  const jobs = make(200 * scale, "jobs", makeJob(communities, today));
  const landscapeEntries = make(50 * scale, "landscape", makeEntry(alliances, users, today));
  return {
    users,
    alliances,
    groups,
    memberships: [...membersOf.values()].flat(),
    events,
    attendances: makeAttendances(randomOf("attendances"), events, membersOf, today),
    jobs,
    applications: makeApplications(randomOf("applications"), jobs, users, today),
    landscapeEntries,
    roles: makeRoles(randomOf("roles"), communities, today),
  } satisfies Dataset;
};

const slugFor = (name: string, number: number): string => numbered(slugOf(name, "group"), number);

const fillIn = (template: string, values: Record<string, string>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

/* Row literals end with `...row`: literals that begin with a spread take twice the time. */

const itemAround = <T>(items: readonly T[], index: number): T => itemAt(items, index % items.length);

const makeUser =
  (today: Date): MakeItem<User> =>
  (random, index, number) => {
    const name = `${random.pick(words.givenNames)} ${random.pick(words.familyNames)}`;
    const handle = slugFor(name, number);
    const city = random.pick(words.cities);
    const title = random.pick(words.professions);
    const createdAt = addDays(today, -70 - 860 * random.fraction());
    const row = newRow(random, createdAt);
    const email = `${handle}@${random.pick(["example.org", "example.com"])}`;
    const verifiedAt = random.chance(0.95) ? addDays(createdAt, random.fraction()) : null;
    return {
      showAsAttendee: index % 3 > 0,
      email,
      emailVerifiedAt: verifiedAt,
      ownerProvenAt: verifiedAt,
      name,
      bio: random.chance(0.4) ? `${title} from ${city.name}.` : null,
      title,
      company: random.chance(0.6) ? companyName(random) : null,
      city: city.name,
      countryCode: city.countryCode,
      timezone: city.timezone,
      interests: random.sample(random.pick(words.topics).tags, 2),
      ...row,
    };
  };

const makeAlliance =
  (firstAlliance: number, today: Date): MakeItem<Alliance> =>
  (random, index) => {
    const nth = firstAlliance + index;
    const round = Math.floor(nth / words.alliances.length);
    const name = itemAround(words.alliances, nth) + (round === 0 ? "" : ` ${round + 1}`);
    const createdAt = addDays(today, -1000 - 500 * random.fraction());
    const slug = slugOf(name, "alliance");
    const interest = random.sample(words.topics, 3).map((topic) => topic.name);
    const row = newRow(random, createdAt);
    return {
      slug,
      name,
      description: `Local groups around the world that meet, teach and build in the open, among other things on ${interest.join(", ")}.`,
      websiteUrl: `https://${slug}.example.org`,
      links: [{ label: "Code of conduct", url: `https://${slug}.example.org/conduct` }],
      ...row,
    };
  };

const makeCommunity =
  (alliances: Alliance[], users: User[], today: Date): MakeItem<Community> =>
  (random, index, number) => {
    const city = random.pick(words.cities);
    const topic = random.pick(words.topics);
    const createdAt = addDays(today, -700 - 300 * random.fraction());
    const name = fillIn(random.pick(words.groups), { topic: topic.name, city: city.name });
    const slug = slugFor(name, number);
    const row = newRow(random, createdAt);
    const group: Group = {
      allianceId: itemAround(alliances, index).id,
      slug,
      name,
      description: `${topic.name} in ${city.name}: ${random.sample(topic.subjects, 3).join(", ")}. ${random.sample(words.sentences, 2).join(" ")}`,
      category: topic.category,
      region: city.region,
      city: city.name,
      countryCode: city.countryCode,
      latitude: city.latitude + 0.1 * random.fraction(),
      longitude: city.longitude + 0.1 * random.fraction(),
      tags: random.sample(topic.tags, random.integer(1, 3)),
      websiteUrl: random.chance(0.5) ? `https://${slug}.example.org` : null,
      active: random.chance(0.97),
      ...row,
    };
    return { group, city, topic, organizer: random.pick(users) };
  };

/** Returns the memberships by group id. */
const makeMemberships = (random: Random, users: User[], groups: Group[], today: Date) => {
  const peopleOf = new Map<Group, User[]>(groups.map((group) => [group, []]));
  for (const user of users) {
    for (const group of random.sample(groups, random.integer(1, 5))) peopleOf.get(group)?.push(user);
  }
  return new Map(Array.from(peopleOf, ([group, people]) => [group.id, joinGroup(random, group, people, today)]));
};

const makeEvent =
  (communities: Community[], today: Date): MakeItem<Event> =>
  (random, index, number) => {
    const { group, city, topic } = itemAround(communities, index);
    const template = random.pick(words.events);
    const subject = random.pick(topic.subjects);
    const name = fillIn(template.name, { topic: topic.name, subject: titleCase(subject) });
    const slug = slugFor(name, number);
    const days = random.chance(0.7) ? -random.integer(2, 600) : random.integer(1, 120);
    const startsAt = localTime(addDays(today, days), 30 * random.integer(18, 38), city.timezone);
    const createdAt = addDays(earlier(addDays(startsAt, -30), today), -40 * random.fraction());
    const kind =
      template.category === "Webinar" ? "virtual" : random.pick(["in_person", "in_person", "virtual", "hybrid"]);
    const hasVenue = kind !== "virtual";
    const summary = `${capitalize(subject)}, ${random.pick(words.audiences)}.`;
    const row = newRow(random, createdAt);
    return {
      allianceId: group.allianceId,
      groupId: group.id,
      slug,
      name,
      summary,
      description: `${summary} ${random.sample(words.sentences, 4).join(" ")}`,
      kind,
      status: random.chance(0.9) ? "published" : random.pick(["draft", "canceled"]),
      category: template.category,
      startsAt,
      endsAt: addDays(startsAt, template.hours / 24),
      timezone: city.timezone,
      capacity: random.chance(0.6) ? random.integer(8, 120) : null,
      waitlistEnabled: random.chance(0.5),
      venueName: hasVenue ? `${random.pick(words.companyNames)} House` : null,
      venueAddress: hasVenue ? `${random.integer(1, 180)} Example Street` : null,
      venueCity: hasVenue ? city.name : null,
      venueCountryCode: hasVenue ? city.countryCode : null,
      venueLatitude: hasVenue ? city.latitude + 0.1 * random.fraction() : null,
      venueLongitude: hasVenue ? city.longitude + 0.1 * random.fraction() : null,
      meetingUrl: kind === "in_person" ? null : `https://meet.example.org/${group.slug}/${slug}`,
      tags: random.sample(topic.tags, random.integer(1, 3)),
      ...row,
    };
  };

const makeAttendances = (random: Random, events: Event[], membersOf: Map<string, Membership[]>, today: Date) =>
  events.flatMap((event) => {
    const turnout = { full: random.chance(0.05), share: 0.5 * random.fraction() };
    return makeRsvps(random, event, membersOf.get(event.groupId) ?? [], turnout, today);
  });

const makeJob =
  (communities: Community[], today: Date): MakeItem<Job> =>
  (random, index, number) => {
    const { group, city, topic, organizer } = itemAround(communities, index);
    const profession = random.pick(words.professions);
    const title = `${random.pick(words.levels)} ${profession}, ${topic.name}`;
    const company = companyName(random);
    const createdAt = addDays(today, -60 * random.fraction());
    const status = random.chance(0.9) ? "published" : random.pick(["draft", "closed"]);
    const slug = slugFor(`${title} ${company}`, number);
    const summary = `${company} looks for a ${profession.toLowerCase()} who cares about ${random.pick(topic.subjects)}.`;
    const row = newRow(random, createdAt);
    return {
      allianceId: group.allianceId,
      groupId: random.chance(0.8) ? group.id : null,
      slug,
      title,
      companyName: company,
      summary,
      description: `${summary} You work on ${random.sample(topic.subjects, 2).join(" and ")} with a small team in ${city.name} that writes things down and reviews each other's work.`,
      applyUrl: random.chance(0.5) ? `https://jobs.example.org/${slug}` : null,
      location: random.chance(0.85) ? city.name : null,
      countryCode: city.countryCode,
      remote: random.chance(0.4),
      employmentType: random.pick(["full_time", "full_time", ...enums.EmploymentType]),
      ...makeSalary(random),
      tags: random.sample(topic.tags, random.integer(1, 3)),
      status,
      publishedAt: status === "draft" ? null : createdAt,
      expiresAt: addDays(createdAt, random.pick([30, 30, 60, 90])),
      postedBy: organizer.id,
      ...row,
    };
  };

const makeSalary = (random: Random) => {
  if (random.chance(0.3)) return {};
  const { currency: salaryCurrency, low, high } = random.pick(words.salaries);
  const salaryMinimum = random.integer(low, Math.floor((low + high) / 2)) * 1000;
  const salaryMaximum = Math.round((salaryMinimum * random.integer(110, 150)) / 100_000) * 1000;
  return { salaryMinimum, salaryMaximum, salaryCurrency, salaryPeriod: "year" } as const;
};

const makeEntry =
  (alliances: Alliance[], users: User[], today: Date): MakeItem<LandscapeEntry> =>
  (random, index, number) => {
    const kind = random.pick(enums.LandscapeKind);
    const topic = random.pick(words.topics);
    const end = random.pick(words.nameEnds[kind]);
    const start = random.pick(words.companyNames);
    const name = kind === "open_source_project" ? `${start.toLowerCase()}${end}` : `${start} ${topic.name} ${end}`;
    const slug = slugFor(name, number);
    const author = random.pick(users);
    const createdAt = between(author.createdAt, today, random.fraction());
    const summary = `${capitalize(random.pick(topic.subjects))} ${random.pick(words.audiences)}.`;
    const row = newRow(random, createdAt);
    return {
      allianceId: itemAround(alliances, index).id,
      slug,
      name,
      kind,
      summary,
      description: random.chance(0.5) ? `${summary} Known to ${topic.name} groups since their first meetings.` : null,
      websiteUrl: `https://${slug}.example.org`,
      repositoryUrl: kind === "open_source_project" ? `https://code.example.org/${slug}` : null,
      category: topic.category,
      stage: kind === "startup" ? random.pick(enums.LandscapeStage) : null,
      tags: random.sample(topic.tags, random.integer(1, 3)),
      published: random.chance(0.96),
      createdBy: author.id,
      ...row,
    };
  };

const companyName = (random: Random): string =>
  `${random.pick(words.companyNames)} ${random.pick(words.nameEnds.startup)}`;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const titleCase = (text: string): string => text.replace(/\b\w/g, (letter) => letter.toUpperCase());

type City = Record<"name" | "countryCode" | "region" | "timezone", string> & Record<"latitude" | "longitude", number>;
type Topic = { name: string; category: string; tags: string[]; subjects: string[] };

type Words = Record<"alliances" | "groups" | "audiences" | "sentences" | "givenNames" | "familyNames", string[]> &
  Record<"professions" | "levels" | "companyNames", string[]> & {
    cities: City[];
    topics: Topic[];
    events: { category: string; hours: number; name: string }[];
    nameEnds: Record<(typeof enums.LandscapeKind)[number], string[]>;
    salaries: { currency: string; low: number; high: number }[];
  };

const words = readYaml<Words>("synthetic/words.yaml");
