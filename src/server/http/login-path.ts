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

/** Whether a request without a session is redirected to the sign-in. Programs that could send a token get 401 instead. */
export const leadsToLogin = ({ redirectsToLogin, credentials, produces }: Operation, accept: string = "*/*"): boolean =>
  redirectsToLogin &&
  (!credentials.includes("bearer") ||
    new Negotiator({ headers: { accept: withoutUtf8(accept) } }).mediaType([...produces, "text/html"]) === "text/html");

/** Leaves room for the rest of the `Location`. */
const maxNextLength = 4_000;

const loginPath = (next: string, notice?: "not_saved" | "form_saved"): string => {
  const encoded = encodeURIComponent(next);
  const canReturn = conformsTo("NextPath", next) && encoded.length <= maxNextLength;
  const query = [canReturn ? `next=${encoded}` : [], notice ? `notice=${notice}` : []].flat().join("&");
  return query ? `${sessionPages.login}?${query}` : sessionPages.login;
};

type RequestedPage = { url: string; headers: { "sec-fetch-site"?: string | undefined } };

export const isFromPage = ({ headers }: Pick<RequestedPage, "headers">): boolean =>
  headers["sec-fetch-site"] === "same-origin";

/**
 * Returns the path of the sign-in page, which redirects back to the page or form. After a form, it shows whether the form was saved,
 * because the user expected to be signed in.
 */
export const loginPathOf = ({ method, path }: Operation): ((request: RequestedPage, isSaved?: boolean) => string) => {
  if (method === "GET") return ({ url }) => loginPath(url);
  const formPath = formPathOf(path);
  return (request, isSaved = false) => {
    const page = formPath(request.url);
    if (isSaved) return loginPath(`${sessionPages.savedForm}?next=${encodeURIComponent(page)}`, "form_saved");
    return loginPath(page, isFromPage(request) ? "not_saved" : undefined);
  };
};

const formPathOf = (path: string): ((url: string) => string) => {
  const depths = pages.filter((page) => `${path}/`.startsWith(`${page}/`)).map((page) => page.split("/").length);
  if (depths.length === 0) return () => sessionPages.landing;
  const depth = Math.max(...depths);
  return (url) => pathOf(url).split("/").slice(0, depth).join("/");
};
