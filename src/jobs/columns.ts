import type { components } from "../../generated/contract.ts";
import { camelCased } from "../case.ts";

type Body = Pick<components["schemas"]["JobUpdate"], "salary" | "expires_at">;

/** A body as columns; what is left out stays as it is, or takes the column's default. */
export const toColumns = <Given extends Body>({ salary, expires_at, ...rest }: Given) => ({
  ...camelCased(rest),
  ...(expires_at !== undefined && { expiresAt: new Date(expires_at) }),
  ...(salary !== undefined && {
    salaryMinimum: salary?.minimum ?? null,
    salaryMaximum: salary?.maximum ?? null,
    salaryCurrency: salary?.currency ?? null,
    salaryPeriod: salary?.period ?? null,
  }),
});
