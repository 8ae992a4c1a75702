import type { components } from "../../generated/contract.ts";
import { camelCased } from "../resources/case.ts";

type Body = Pick<components["schemas"]["GroupUpdate"], "location">;

/** A body as columns; what is left out stays as it is, or takes the column's default. */
export const toColumns = <Given extends Body>({ location, ...rest }: Given) => ({
  ...camelCased(rest),
  ...(location !== undefined && (location ?? { latitude: null, longitude: null })),
});
