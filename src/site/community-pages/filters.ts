import { listAllianceKeys } from "../../community/alliances/queries.ts";
import { eventOrders } from "../../community/events/queries.ts";
import { type SearchArea, searchAreaAround } from "../../foundation/earth.ts";
import type { Context } from "../../identity/context.ts";
import type { Choice } from "../../web/pages/page.ts";
import { wordsOf } from "../kit/fields.ts";
import { oneOf, optional, text, type ValuesOf, withDefault } from "../kit/schema.ts";
import { findCity, type OptionCount } from "./queries.ts";

/* Filters of the public lists. */

/** The values of a filter; undefined if it is empty or `all`. */
export const filterOf = <Value extends string>(value: Value | undefined): Exclude<Value, "all">[] | undefined =>
  isChosen(value) ? [value] : undefined;

const isChosen = <Value extends string>(value: Value | undefined): value is Exclude<Value, "all"> =>
  value !== undefined && value !== "" && value !== "all";

const maxChoices = 100;

export const allianceChoices = async ({ db }: Pick<Context, "db">): Promise<Choice[]> => {
  const rows = await listAllianceKeys(db, { limit: maxChoices });
  return rows.map(({ slug, name }) => ({ value: slug, label: name }));
};

/** Limits a list to upcoming and current events, soonest first, or to past events, latest first. */
export const when = withDefault(oneOf(["upcoming", "past"]), "upcoming");

export const eventPeriod = (when: "upcoming" | "past") =>
  when === "past" ? ({ order: eventOrders.latest, ended: true } as const) : { order: eventOrders.soonest };

/** Limits a list to a city, or to a distance from the city in kilometers. */
export const placeFilter = {
  city: optional(text({ maxLength: 120 })),
  within: withDefault(oneOf(["city", "25", "100", "500"]), "city"),
};

type PlaceQuery = ValuesOf<typeof placeFilter>;

/** Why a search by distance is impossible: the city has no groups or events (`unknown`), or they have no coordinates (`no_point`). */
type PlaceProblem = "unknown" | "no_point" | null;

type PlaceFilter = { filters: { city?: string[]; near?: SearchArea }; problem: PlaceProblem };

const noPlaceFilter: PlaceFilter = { filters: {}, problem: null };

/** Converts the place of a query to filters. The coordinates of a city are those of its groups or venues. */
export const locate = async (
  { searchLimiter }: Pick<Context, "searchLimiter">,
  { city, within }: PlaceQuery,
): Promise<PlaceFilter> => {
  const name = wordsOf(city);
  if (name === undefined) return noPlaceFilter;
  const inCity = { city: [name] };
  const point = await searchLimiter((db) => findCity(db, name));
  if (!point) return { filters: inCity, problem: "unknown" };
  if (within === "city") return { filters: inCity, problem: null };
  const { latitude, longitude } = point;
  if (latitude === null || longitude === null) return { filters: inCity, problem: "no_point" };
  return { filters: { near: searchAreaAround({ latitude, longitude }, Number(within)) }, problem: null };
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
  const counted = new Map(counts.map((row) => [row[filter], row.count]));
  return choices.map(({ value, label }) => ({
    value,
    label: t("community.filter.option", { label, count: counted.get(value) ?? 0 }),
  }));
};
