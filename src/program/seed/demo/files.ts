import type { Schemas } from "../../../../generated/contract.ts";
import { contractId, createContractValidator, toBadRequest } from "../../../server/http/validation.ts";
import { addDays, localTime, readYaml } from "../values.ts";

/* Reads the files in this folder: request bodies of the contract, with additional fields. The comment at the top of each file explains them. */

type Named<Body> = Body & { slug: string };
type ByOwner<Item> = Record<string, Item[]>;
type When = { day: number; at: string; hours: number };

type Event = {
  when: When;
  full?: boolean;
  canceled?: boolean;
  /** The name of the series that the event belongs to. */
  series?: string;
  /** The number of weekly events, which are a series named after the first. */
  weekly?: number;
  agenda?: {
    items: (Omit<Schemas["AgendaItemInput"], "starts_at" | "ends_at"> & { at: string; minutes: number })[];
    speakers: Schemas["SpeakerInput"][];
  };
  body: Named<Omit<Schemas["EventCreate"], "starts_at" | "ends_at">>;
};

type Job = {
  group: string;
  alliance_wide?: boolean;
  posted: number;
  open?: number;
  closed?: boolean;
  body: Named<Schemas["JobCreate"]>;
};

type People = Record<"titles" | "companies" | "interests", string[]> & {
  near: Record<string, { timezone: string; people: { name: string; mailbox: string }[] }>;
};

export type Demo = ReturnType<typeof readDemo>;

/** @throws Error that names a body that violates the contract */
export const readDemo = (today: Date, folder = "demo") => {
  const { check, validated } = createBodyCheck();
  const read = <Shape>(file: string): Shape => readYaml<Shape>(`${folder}/${file}.yaml`);
  return {
    alliances: read<Named<Schemas["AllianceCreate"]>[]>("alliances").map((body) => check("AllianceCreate", body)),
    groups: flatten(read<ByOwner<Named<Schemas["GroupCreate"]>>>("groups")).map(([alliance, body]) => {
      return { alliance, body: check("GroupCreate", body) };
    }),
    people: read<People>("people"),
    events: flatten(read<ByOwner<Event>>("events")).flatMap(([group, event]) =>
      weeklyOf(event).map(({ when, body, agenda, ...rest }) => {
        const items = agenda?.items.map(({ at, minutes, ...item }) => {
          return { ...item, ...timesOf({ ...when, at, hours: minutes / 60 }, body, today) };
        });
        const { slug } = body;
        return {
          ...rest,
          group,
          body: check("EventCreate", { ...body, ...timesOf(when, body, today) }),
          agenda: agenda && items && validated("AgendaInput", { items, speakers: agenda.speakers }, slug),
        };
      }),
    ),
    jobs: read<Job[]>("jobs").map((job) => ({ ...job, body: check("JobCreate", job.body) })),
    entries: read<Named<Schemas["LandscapeEntryCreate"]>[]>("landscape").map((body) => {
      return check("LandscapeEntryCreate", body);
    }),
  };
};

const flatten = <Item>(lists: ByOwner<Item>): [owner: string, item: Item][] =>
  Object.entries(lists).flatMap(([owner, items]) => items.map((item): [string, Item] => [owner, item]));

const weeklyOf = ({ weekly = 1, ...event }: Event): Omit<Event, "weekly">[] => {
  const { when, body } = event;
  if (weekly === 1) return [event];
  return Array.from({ length: weekly }, (_, week) => ({
    ...event,
    series: body.slug,
    when: { ...when, day: when.day + 7 * week },
    body: { ...body, slug: week === 0 ? body.slug : `${body.slug}-${week + 1}` },
  }));
};

const timesOf = ({ day, at, hours }: When, { timezone }: { timezone: string }, today: Date) => {
  const [hour, minute] = at.split(":").map(Number);
  const startsAt = localTime(addDays(today, day), 60 * Number(hour) + Number(minute), timezone);
  return { starts_at: startsAt.toISOString(), ends_at: addDays(startsAt, hours / 24).toISOString() };
};

type CheckedBody = { slug: string; summary?: string | null; description?: string | null };

/** Validates request bodies and fills in the contract's defaults. `check` also replaces `{summary}` in descriptions. */
const createBodyCheck = () => {
  const validator = createContractValidator(false);
  const validated = <Body extends object>(schema: keyof Schemas, body: Body, name: string): Body => {
    const validate = validator.getSchema(`${contractId}#/components/schemas/${schema}`);
    if (!validate?.(body)) throw new Error(toBadRequest(validate?.errors ?? [], name).message);
    return body;
  };
  const check = <Body extends CheckedBody>(schema: keyof Schemas, body: Body): Body => {
    const { summary, description } = validated(schema, body, body.slug);
    return { ...body, ...(description && { description: description.replaceAll("{summary}", () => summary ?? "") }) };
  };
  return { check, validated };
};
