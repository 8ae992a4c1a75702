import { Type } from "typebox";
import { addDays, localTime } from "../calendar.ts";
import { createReader, listOf, schemaOf, seedFolder, timezone } from "../files.ts";

/* The files in this folder: request bodies of the contract, and what stands around them. The comment at the top of each explains it. */

const exact = { additionalProperties: false };
const slug = schemaOf("Slug");
/** A request body with a slug, by which other files name it. */
const bodyOf = <Name extends Parameters<typeof schemaOf>[0]>(name: Name) =>
  Type.Intersect([schemaOf(name), Type.Object({ slug })]);
const byOwner = <Item extends Parameters<typeof Type.Array>[0]>(item: Item) =>
  Type.Record(Type.String(), Type.Array(item));

const when = Type.Object(
  {
    day: Type.Integer(),
    at: Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" }),
    hours: Type.Number({ exclusiveMinimum: 0 }),
  },
  exact,
);

const event = Type.Object(
  {
    when,
    full: Type.Optional(Type.Boolean()),
    canceled: Type.Optional(Type.Boolean()),
    /** The name of the series that the event belongs to. */
    series: Type.Optional(Type.String()),
    body: Type.Object({ slug, timezone }),
  },
  exact,
);

const job = Type.Object(
  {
    group: slug,
    alliance_wide: Type.Optional(Type.Boolean()),
    posted: Type.Integer({ minimum: 0 }),
    open: Type.Optional(Type.Integer({ minimum: 1 })),
    closed: Type.Optional(Type.Boolean()),
    body: bodyOf("JobCreate"),
  },
  exact,
);

const person = Type.Object({ name: schemaOf("Name"), mailbox: Type.String({ pattern: "^[a-z.]+$" }) }, exact);

const people = Type.Object(
  {
    titles: listOf(schemaOf("Name")),
    companies: listOf(schemaOf("Name")),
    interests: listOf(schemaOf("Tag")),
    near: Type.Record(Type.String(), Type.Object({ timezone, people: listOf(person) }, exact)),
  },
  exact,
);

export type Demo = ReturnType<typeof readDemo>;

/** Reads the files of the demo data. @throws SeedFileError */
export const readDemo = (today: Date, folder = `${seedFolder}/demo`) => {
  const { read, check } = createReader(folder);
  const events = read("events.yaml", byOwner(event));
  return {
    alliances: read("alliances.yaml", Type.Array(bodyOf("AllianceCreate"))),
    groups: flat(read("groups.yaml", byOwner(bodyOf("GroupCreate")))).map(([alliance, body]) => ({ alliance, body })),
    people: read("people.yaml", people),
    events: flat(events).map(([group, { when, body, ...rest }]) => {
      const place = `events.yaml/${group}/${body.slug}`;
      return {
        ...rest,
        group,
        body: check(place, bodyOf("EventCreate"), { ...body, ...timesOf(when, body, today) }),
      };
    }),
    jobs: read("jobs.yaml", Type.Array(job)),
    entries: read("landscape.yaml", Type.Array(bodyOf("LandscapeEntryCreate"))),
  };
};

const flat = <Item>(lists: Record<string, Item[]>): [owner: string, item: Item][] =>
  Object.entries(lists).flatMap(([owner, items]) => items.map((item): [string, Item] => [owner, item]));

type When = { day: number; at: string; hours: number };

const timesOf = ({ day, at, hours }: When, { timezone }: { timezone: string }, today: Date) => {
  const [hour, minute] = at.split(":").map(Number);
  const startsAt = localTime(addDays(today, day), 60 * Number(hour) + Number(minute), timezone);
  return { starts_at: startsAt.toISOString(), ends_at: addDays(startsAt, hours / 24).toISOString() };
};
