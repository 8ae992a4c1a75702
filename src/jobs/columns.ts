import type { components } from "../../generated/contract.ts";
import { camelCased, prefixed } from "../resources/case.ts";

type Body = Pick<components["schemas"]["JobUpdate"], "salary" | "expires_at">;

const unpaid = { minimum: null, maximum: null, currency: null, period: null };

/** A body as columns; what is left out stays as it is, or takes the column's default. */
export const toColumns = <Given extends Body>({ salary, expires_at, ...rest }: Given) => ({
  ...camelCased(rest),
  ...(expires_at !== undefined && { expiresAt: new Date(expires_at) }),
  ...(salary !== undefined && prefixed("salary", salary ?? unpaid)),
});
