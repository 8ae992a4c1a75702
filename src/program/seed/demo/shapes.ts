import { type Static, Type } from "typebox";
import type { components } from "../../../../generated/contract.ts";
import { contract } from "../../../server/http/validation.ts";

/* The shape of the files around the request bodies; the comment at the top of each file explains it. */

export type Schemas = components["schemas"];

export const contractId = (name: keyof Schemas): string => `${contract}#/components/schemas/${name}`;

const typeOf = <Name extends keyof Schemas>(name: Name) => Type.Unsafe<Schemas[Name]>({ $ref: contractId(name) });

/** A list of at least one item, also in the type. */
const someOf = <Name extends keyof Schemas>(name: Name) =>
  Type.Unsafe<readonly [Schemas[Name], ...Schemas[Name][]]>({ type: "array", items: typeOf(name), minItems: 1 });

const exact = { additionalProperties: false };

const slug = typeOf("Slug");
const timezone = Type.String({ format: "time-zone" });

/** The fields of a request body that are read before the contract validates it. */
const draft = Type.Object({
  slug,
  summary: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
});
export type Draft = Static<typeof draft>;

const when = Type.Object(
  {
    day: Type.Integer(),
    at: Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" }),
    hours: Type.Number({ exclusiveMinimum: 0 }),
  },
  exact,
);
export type When = Static<typeof when>;

const event = Type.Object(
  {
    when,
    full: Type.Optional(Type.Boolean()),
    canceled: Type.Optional(Type.Boolean()),
    /** The name of the series that the event belongs to. */
    series: Type.Optional(Type.String()),
    body: Type.Object({ ...draft.properties, timezone }),
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
    body: draft,
  },
  exact,
);

const person = Type.Object({ name: typeOf("Name"), mailbox: Type.String({ pattern: "^[a-z.]+$" }) }, exact);
const neighbours = Type.Object({ timezone, people: Type.Array(person, { minItems: 1 }) }, exact);

const byOwner = <Item extends Parameters<typeof Type.Array>[0]>(item: Item) =>
  Type.Record(Type.String(), Type.Array(item));

export const alliances = Type.Array(draft);
export const groups = byOwner(draft);
export const people = Type.Object(
  {
    titles: someOf("Name"),
    companies: someOf("Name"),
    interests: someOf("Tag"),
    near: Type.Record(Type.String(), neighbours),
  },
  exact,
);
export const events = byOwner(event);
export const jobs = Type.Array(job);
export const entries = Type.Array(draft);
