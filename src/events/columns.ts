import type { components } from "../../generated/contract.ts";
import { camelCased, prefixed } from "../resources/case.ts";

type Body = Pick<components["schemas"]["EventUpdate"], "starts_at" | "ends_at" | "venue">;

const nowhere = { name: null, address: null, city: null, country_code: null };

/** A body as columns; what is left out stays as it is, or takes the column's default. */
export const toColumns = <Given extends Body>({ starts_at, ends_at, venue, ...rest }: Given) => ({
  ...camelCased(rest),
  ...(starts_at !== undefined && { startsAt: new Date(starts_at) }),
  ...(ends_at !== undefined && { endsAt: new Date(ends_at) }),
  ...(venue !== undefined && prefixed("venue", venue ?? nowhere)),
});
