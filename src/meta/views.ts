import type { components } from "../../generated/contract.ts";
import type { Entity, Options } from "./queries.ts";

type Schemas = components["schemas"];

/** The requested lists only; a parameter without options has an empty list. */
export const toFilters = (entities: readonly Entity[], rows: readonly Options[]): Schemas["Filters"] => {
  const of = (entity: Entity) => (parameter: string) =>
    rows
      .find((row) => row.entity === entity && row.parameter === parameter)
      ?.options.map(([value, count]) => ({ value, count })) ?? [];
  return {
    ...(entities.includes("groups") && { groups: toGroupFilters(of("groups")) }),
    ...(entities.includes("events") && { events: toEventFilters(of("events")) }),
    ...(entities.includes("jobs") && { jobs: toJobFilters(of("jobs")) }),
    ...(entities.includes("landscape") && { landscape: toLandscapeFilters(of("landscape")) }),
  };
};

type OptionsOf = (parameter: string) => Schemas["FilterOptions"];

const toGroupFilters = (options: OptionsOf): Schemas["GroupFilters"] => ({
  category: options("category"),
  region: options("region"),
  country_code: options("country_code"),
  tag: options("tag"),
});

const toEventFilters = (options: OptionsOf): Schemas["EventFilters"] => ({
  group: options("group"),
  kind: options("kind"),
  category: options("category"),
  tag: options("tag"),
  status: options("status"),
});

const toJobFilters = (options: OptionsOf): Schemas["JobFilters"] => ({
  alliance: options("alliance"),
  group: options("group"),
  remote: options("remote"),
  employment_type: options("employment_type"),
  location: options("location"),
  tag: options("tag"),
});

const toLandscapeFilters = (options: OptionsOf): Schemas["LandscapeFilters"] => ({
  alliance: options("alliance"),
  kind: options("kind"),
  category: options("category"),
  stage: options("stage"),
  tag: options("tag"),
});
