import { operationTable, sessionPages } from "../../generated/contract.ts";
import type { Operation } from "./contract.ts";

/** Pages that need a session. */
const pages = Object.values<Operation>(operationTable)
  .filter(({ method, redirectsToLogin }) => method === "GET" && redirectsToLogin)
  .map(({ path }) => path);

/** The sign-in, and after it back to the page that was asked for: to that with the form, when the request was a form's. */
export const loginPathOf = ({ method, path }: Operation): ((url: string) => string) => {
  const loginPath = (next: string) => `${sessionPages.login}?next=${encodeURIComponent(next)}`;
  if (method === "GET") return loginPath;
  const page = loginPath(pages.find((one) => path.startsWith(one)) ?? sessionPages.landing);
  return () => page;
};
