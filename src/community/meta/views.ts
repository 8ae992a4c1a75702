import type { Schemas } from "../../../generated/contract.ts";
import { recordOf } from "../../foundation/record-of.ts";
import type { State } from "../../server/readiness/queries.ts";
import type { CountedOption, Entity, ParameterOptions } from "./queries.ts";

/** The longest time that five delivery attempts take. */
const lateAfterSeconds = 300;

export const toReadiness = ({ overdueSeconds: overdue }: Pick<State, "overdueSeconds">): Schemas["Readiness"] => {
  const isLate = overdue > lateAfterSeconds;
  return {
    status: "ok",
    checks: { database: "ok", migrations: "ok", outbox: isLate ? "late" : "ok" },
    warnings: isLate ? [`an entry of the outbox has been due for ${Math.round(overdue)} seconds`] : [],
  };
};

/** A parameter without options has an empty list. */
export const toFilters = (entities: readonly Entity[], rows: readonly ParameterOptions[]): Schemas["Filters"] => {
  const optionsOf = (entity: Entity) => (parameter: string) =>
    rows
      .filter((row) => row.entity === entity && row.parameter === parameter)
      .flatMap(({ options }) => options)
      .sort(byFrequency)
      .map((option) => toFilterOption(parameter, option));
  return {
    ...(entities.includes("groups") && { groups: recordOf(parameters.groups, optionsOf("groups")) }),
    ...(entities.includes("events") && { events: recordOf(parameters.events, optionsOf("events")) }),
    ...(entities.includes("jobs") && { jobs: recordOf(parameters.jobs, optionsOf("jobs")) }),
    ...(entities.includes("landscape") && { landscape: recordOf(parameters.landscape, optionsOf("landscape")) }),
  };
};

const byFrequency = (a: CountedOption, b: CountedOption): number =>
  b.count - a.count || compare(a.value, b.value) || compare(a.alliance ?? "", b.alliance ?? "");

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const countries = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Labels that capitalization and spaces alone don't produce. */
const irregularLabels: Record<string, string> = {
  pre_seed: "Pre-seed",
  series_a: "Series A",
  series_b: "Series B",
  series_c_plus: "Series C and later",
  open_source_project: "Open-source project",
};

const capitalize = (value: string): string => {
  const words = value.replaceAll("_", " ");
  return irregularLabels[value] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

const labels: Record<string, (value: string) => string> = {
  country_code: (value) => countries.of(value) ?? value,
  remote: (value) => (value === "true" ? "Remote" : "On site"),
  kind: capitalize,
  status: capitalize,
  employment_type: capitalize,
  stage: capitalize,
};

const labelOf = (parameter: string, value: string): string => labels[parameter]?.(value) ?? value;

const toFilterOption = (
  parameter: string,
  { value, count, name = labelOf(parameter, value), alliance }: CountedOption,
): Schemas["FilterOption"] => ({ value, label: name, ...(alliance !== undefined && { alliance }), count });

const parameters = {
  groups: ["category", "region", "city", "country_code", "tag"],
  events: ["group", "kind", "category", "city", "country_code", "tag", "status"],
  jobs: ["alliance", "group", "remote", "employment_type", "location", "tag"],
  landscape: ["alliance", "kind", "category", "stage", "tag"],
} as const;
