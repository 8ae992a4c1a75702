import type { components } from "../../generated/contract.ts";
import { camelCased } from "../case.ts";
import type { GroupChanges } from "./queries.ts";

type Schemas = components["schemas"];

/** A body as columns; what is left out stays as it is, or takes the column's default. */
export const toColumns = ({ location, ...rest }: Omit<Schemas["GroupCreate"], "slug"> | Schemas["GroupUpdate"]) => ({
  ...camelCased(rest),
  ...(location !== undefined && { latitude: location?.latitude ?? null, longitude: location?.longitude ?? null }),
});

toColumns satisfies (body: Schemas["GroupUpdate"]) => GroupChanges;
