import { type Circle, circleAround } from "../../foundation/earth.ts";
import type { Context } from "../../identity/context.ts";
import type { Choice, Visit } from "../../web/pages/page.ts";
import { oneOf, optional, text, type ValuesOf, withDefault } from "../kit/schema.ts";
import { findCity, type OptionCount } from "./queries.ts";
import { wordsOf } from "./visit.ts";

/** Limits a list to a city, or to so many kilometers around it. */
export const placeFilter = {
  city: optional(text({ maxLength: 120 })),
  within: withDefault(oneOf(["city", "25", "100", "500"]), "city"),
};

type Sent = ValuesOf<typeof placeFilter>;

/** Why the list ignores the place. */
type Problem = "unknown" | "no_point" | null;

export type PlaceFilters = { q: string; city: string; within: Sent["within"]; alliance: string };

/** The part that pages of lists by place share. */
export type ByPlace = Visit & {
  problem: Problem;
  cities: { city: string; count: number }[];
  alliances: Choice[];
};

type Place = { filters: { city?: string[]; near?: Circle }; problem: Problem };

const nowhere: Place = { filters: {}, problem: null };

export const placeOf = async ({ searching }: Pick<Context, "searching">, { city, within }: Sent): Promise<Place> => {
  const name = wordsOf(city);
  if (name === undefined) return nowhere;
  const inCity = { city: [name] };
  const found = await searching((db) => findCity(db, name));
  if (!found) return { filters: inCity, problem: "unknown" };
  if (within === "city") return { filters: inCity, problem: null };
  const { latitude, longitude } = found;
  if (latitude === null || longitude === null) return { filters: inCity, problem: "no_point" };
  return { filters: { near: circleAround({ latitude, longitude }, Number(within)) }, problem: null };
};

export const citiesIn = (counts: readonly OptionCount[]): { city: string; count: number }[] =>
  counts.flatMap(({ city, count }) => (city === null ? [] : { city, count }));

/** Labels choices with their number of items. */
export const withCounts = (
  { t }: Context["texts"],
  choices: readonly Choice[],
  counts: readonly OptionCount[],
  filter: "kind" | "alliance",
): Choice[] => {
  const countOf = new Map(counts.map((row) => [row[filter], row.count]));
  return choices.map(({ value, label }) => ({
    value,
    label: t("community.filter.option", { label, count: countOf.get(value) ?? 0 }),
  }));
};
