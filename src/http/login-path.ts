import { operationTable, sessionPages } from "../../generated/contract.ts";
import type { Operation } from "./contract.ts";

/** Pages that need a session. */
const pages = Object.values<Operation>(operationTable)
  .filter(({ method, redirectsToLogin }) => method === "GET" && redirectsToLogin)
  .map(({ path }) => path);

/** The sign-in, which then returns to the requested page, or to the page with the form that was sent. */
export const loginPathOf = ({ method, path }: Operation): ((url: string) => string) => {
  const loginPath = (next: string) => `${sessionPages.login}?next=${encodeURIComponent(next)}`;
  if (method === "GET") return loginPath;
  const page = loginPath(pages.find((candidate) => path.startsWith(candidate)) ?? sessionPages.landing);
  return () => page;
};
