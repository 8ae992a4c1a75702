import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Static, TSchema } from "typebox";
import { parse } from "yaml";
import { BadRequest } from "../../../foundation/errors.ts";
import { packageRoot } from "../../../foundation/package.ts";
import { requireTimeZone } from "../../../foundation/time-zone.ts";
import { createContractValidator, toBadRequest } from "../../../server/http/validation.ts";
import { addDays, localTime } from "../calendar.ts";
import * as shapes from "./shapes.ts";

/** An invalid file of the demo data; the message is one line with the file, the entry and the rule. */
class DemoDataError extends Error {
  override readonly name = "DemoDataError";
}

export type Demo = ReturnType<typeof readDemo>;

/**
 * Reads the YAML files in this folder: request bodies, validated against the contract, with additional fields.
 * @throws DemoDataError
 */
export const readDemo = (today: Date, folder = join(packageRoot, "src/program/seed/demo")) => {
  const { read, requests } = createReader(folder);
  const allianceOf = requests("alliances.yaml", "AllianceCreate");
  const groupOf = requests("groups.yaml", "GroupCreate");
  const eventOf = requests("events.yaml", "EventCreate");
  const jobOf = requests("jobs.yaml", "JobCreate");
  const entryOf = requests("landscape.yaml", "LandscapeEntryCreate");
  const alliances = read("alliances.yaml", shapes.alliances).map((body) => allianceOf(body.slug, body));
  const { near: neighbours, ...people } = read("people.yaml", shapes.people);
  const groups = byOwner(read("groups.yaml", shapes.groups)).map(([alliance, body]) => {
    const near = neighbours[body.slug];
    if (!near) throw new DemoDataError(`people.yaml: near must have "${body.slug}"`);
    return { alliance, near, body: groupOf(body.slug, body) };
  });
  const events = byOwner(read("events.yaml", shapes.events)).map(([group, { when, body, ...rest }]) => ({
    ...rest,
    group,
    body: eventOf(`${group}/${body.slug}`, { ...body, ...timesOf(when, body.timezone, today) }),
  }));
  const jobs = read("jobs.yaml", shapes.jobs).map(({ body, ...rest }) => ({ ...rest, body: jobOf(body.slug, body) }));
  const entries = read("landscape.yaml", shapes.entries).map((body) => entryOf(body.slug, body));
  requireKnown("alliance", slugsOf(alliances), {
    "groups.yaml": groups.map(({ alliance }) => alliance),
    "jobs.yaml": jobs.map(({ body }) => body.alliance),
    "landscape.yaml": entries.map(({ alliance }) => alliance),
  });
  requireKnown("group", slugsOf(groups.map(({ body }) => body)), {
    "people.yaml": Object.keys(neighbours),
    "events.yaml": events.map(({ group }) => group),
    "jobs.yaml": jobs.map(({ group }) => group),
  });
  return { alliances, groups, people, events, jobs, entries };
};

const byOwner = <Item>(lists: Record<string, Item[]>): [owner: string, item: Item][] =>
  Object.entries(lists).flatMap(([owner, items]) => items.map((item): [string, Item] => [owner, item]));

const slugsOf = (bodies: readonly { slug: string }[]): string[] => bodies.map(({ slug }) => slug);

const timesOf = ({ day, at, hours }: shapes.When, timezone: string, today: Date) => {
  const [hour, minute] = at.split(":").map(Number);
  const startsAt = localTime(addDays(today, day), 60 * Number(hour) + Number(minute), timezone);
  return { starts_at: startsAt.toISOString(), ends_at: addDays(startsAt, hours / 24).toISOString() };
};

/** @throws DemoDataError for the first slug that does not exist */
const requireKnown = (kind: string, known: readonly string[], namedIn: Record<string, readonly string[]>): void => {
  for (const [file, slugs] of Object.entries(namedIn)) {
    const unknown = slugs.find((slug) => !known.includes(slug));
    if (unknown !== undefined) throw new DemoDataError(`${file}: there is no ${kind} "${unknown}"`);
  }
};

const createReader = (folder: string) => {
  const validator = createBodyValidator();
  return {
    /** @throws DemoDataError for a file that is not YAML or has another shape */
    read: <Shape extends TSchema>(file: string, shape: Shape): Static<Shape> => {
      const content = parseFile(folder, file);
      const validate = validator.compile<Static<Shape>>(shape);
      if (validate(content)) return content;
      throw new DemoDataError(toBadRequest(validate.errors ?? [], file).message);
    },
    /** Returns a validator of entries as request bodies. It throws a DemoDataError with the API's error message. */
    requests: <Name extends keyof shapes.Schemas>(file: string, name: Name) => {
      const validate = validator.compile<shapes.Schemas[Name]>({ $ref: shapes.contractId(name) });
      const seen = new Set<string>();
      return <Body extends shapes.Draft>(entry: string, draft: Body): Body & shapes.Schemas[Name] => {
        if (seen.has(entry)) throw new DemoDataError(`${file}: ${entry}: body/slug must not occur twice`);
        seen.add(entry);
        const body = withSummary(draft);
        if (validate(body)) return body;
        throw new DemoDataError(`${file}: ${entry}: ${toBadRequest(validate.errors ?? [], "body").message}`);
      };
    },
  };
};

const withSummary = <Body extends shapes.Draft>(body: Body): Body =>
  body.description === undefined
    ? body
    : { ...body, description: body.description.replaceAll("{summary}", () => body.summary ?? "") };

/** The validator of request bodies, with the contract's schemas added for the shapes that reference them. */
const createBodyValidator = () => {
  const validator = createContractValidator(false);
  return validator.addFormat("time-zone", { type: "string", validate: isTimeZone });
};

const isTimeZone = (text: string): boolean => {
  try {
    requireTimeZone(text);
    return true;
  } catch (error) {
    if (error instanceof BadRequest) return false;
    throw error;
  }
};

const parseFile = (folder: string, file: string): unknown => {
  const text = readFileSync(join(folder, file), "utf8");
  try {
    return parse(text, { logLevel: "error" });
  } catch (error) {
    throw new DemoDataError(`${file}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
};
