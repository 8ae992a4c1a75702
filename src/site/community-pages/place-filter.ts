import type { Schemas } from "../../../generated/contract.ts";
import { type Circle, circleAround } from "../../foundation/earth.ts";
import type { Context } from "../../identity/context.ts";
import type { Choice } from "../../web/pages/page.ts";
import { findCity, type OptionCount } from "./queries.ts";
import { wordsOf } from "./visit.ts";

/* A list by place: what is in a city, or around it. */

type Sent = { city?: string; within: Schemas["PageWithin"] };

/** Why a list is not what was asked for. */
type Problem = "unknown" | "no_point" | null;

type Place = { filters: { city?: string[]; near?: Circle }; problem: Problem };

const nowhere: Place = { filters: {}, problem: null };

/** What limits a list to a place. */
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

/** The cities that a list is offered by. */
export const citiesIn = (counts: readonly OptionCount[]): { city: string; count: number }[] =>
  counts.flatMap(({ city, count }) => (city === null ? [] : { city, count }));

/** Choices with how many items they have, those without any last. */
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
