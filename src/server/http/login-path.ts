import Negotiator from "negotiator";
import { sessionPages } from "../../../generated/contract.ts";
import { withoutUtf8 } from "./coding.ts";
import { conformsTo } from "./components.ts";
import { type Operation, routeTable } from "./contract.ts";
import { pathOf } from "./paths.ts";

const pages = Object.values<Operation>(routeTable)
  .filter(({ method, redirectsToLogin, rendersHtmlErrors, etagStatuses, isSecretPath }) => {
    const isPublic = rendersHtmlErrors && (etagStatuses.length > 0 || isSecretPath);
    return method === "GET" && (redirectsToLogin || isPublic);
  })
  .map(({ path }) => path);

/** Programs that could have sent a token get 401. */
export const leadsToLogin = ({ redirectsToLogin, credentials, produces }: Operation, accept: string = "*/*"): boolean =>
  redirectsToLogin &&
  (!credentials.includes("bearer") ||
    new Negotiator({ headers: { accept: withoutUtf8(accept) } }).mediaType([...produces, "text/html"]) === "text/html");

/** Characters; leaves room for the rest of the `Location`. */
const maxNext = 4_000;

const loginPath = (next: string, notice?: "not_saved" | "form_saved"): string => {
  const encoded = encodeURIComponent(next);
  const returns = conformsTo("NextPath", next) && encoded.length <= maxNext;
  const query = [returns ? `next=${encoded}` : [], notice ? `notice=${notice}` : []].flat().join("&");
  return query ? `${sessionPages.login}?${query}` : sessionPages.login;
};

type Requested = { url: string; headers: { "sec-fetch-site"?: string | undefined } };

export const isFromPage = ({ headers }: Pick<Requested, "headers">): boolean =>
  headers["sec-fetch-site"] === "same-origin";

/**
 * The sign-in with the way back to the page or form. A user who sent a form believed to be signed in, and is told whether it was
 * kept.
 */
export const loginPathOf = ({ method, path }: Operation): ((request: Requested, isKept?: boolean) => string) => {
  if (method === "GET") return ({ url }) => loginPath(url);
  const formPath = formPathOf(path);
  return (request, isKept = false) => {
    const page = formPath(request.url);
    if (isKept) return loginPath(`${sessionPages.savedForm}?next=${encodeURIComponent(page)}`, "form_saved");
    return loginPath(page, isFromPage(request) ? "not_saved" : undefined);
  };
};

const formPathOf = (path: string): ((url: string) => string) => {
  const depths = pages.filter((page) => `${path}/`.startsWith(`${page}/`)).map((page) => page.split("/").length);
  if (depths.length === 0) return () => sessionPages.landing;
  const depth = Math.max(...depths);
  return (url) => pathOf(url).split("/").slice(0, depth).join("/");
};
