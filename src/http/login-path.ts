import { operationTable } from "../../generated/contract.ts";
import type { Operation } from "./contract.ts";

/** Pages that show what a session is needed for. */
const pages = Object.values<Operation>(operationTable)
  .filter(({ method, security }) => method === "GET" && security.length === 1 && "session" in (security[0] ?? {}))
  .map(({ path }) => path);

/** The sign-in, and after it back to the page: to that with the form, when the request was a form's. */
export const loginPathOf = ({ method, path }: Operation, url: string): string => {
  const page = method === "GET" ? url : (pages.find((one) => path.startsWith(one)) ?? "/dashboard");
  return `/auth/login?next=${encodeURIComponent(page)}`;
};
