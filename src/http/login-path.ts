import Negotiator from "negotiator";
import { operationTable, sessionPages } from "../../generated/contract.ts";
import { withoutUtf8 } from "./accept.ts";
import type { Operation } from "./contract.ts";
import { pathOf } from "./path.ts";

/** Pages that have forms for signed-in users: those that need a session, and those that show what is public. */
const pages = Object.values<Operation>(operationTable)
  .filter(({ method, redirectsToLogin, rendersHtmlErrors, etagStatuses }) => {
    const isPublic = rendersHtmlErrors && etagStatuses.length > 0;
    return method === "GET" && (redirectsToLogin || isPublic);
  })
  .map(({ path }) => path);

/** Whether a request without a session is redirected: programs that could have sent a token get 401. */
export const leadsToLogin = ({ redirectsToLogin, credentials, produces }: Operation, accept: string = "*/*"): boolean =>
  redirectsToLogin &&
  (!credentials.includes("bearer") ||
    new Negotiator({ headers: { accept: withoutUtf8(accept) } }).mediaType([...produces, "text/html"]) === "text/html");

/** The sign-in, which then returns to the requested page, or to the page with the form that was sent. */
export const loginPathOf = ({ method, path }: Operation): ((url: string) => string) => {
  const loginPath = (next: string) => `${sessionPages.login}?next=${encodeURIComponent(next)}`;
  if (method === "GET") return loginPath;
  const depths = pages.filter((page) => `${path}/`.startsWith(`${page}/`)).map((page) => page.split("/").length);
  if (depths.length === 0) return () => loginPath(sessionPages.landing);
  const depth = Math.max(...depths);
  return (url) => loginPath(pathOf(url).split("/").slice(0, depth).join("/"));
};
