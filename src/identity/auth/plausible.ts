import type { IncomingHttpHeaders } from "node:http";
import { bearerOf } from "./bearer.ts";
import { hasPlausibleSession } from "./sessions/browser.ts";
import { isToken } from "./tokens/format.ts";

/** Whether a request has what may be a credential by its form, as far as can be told without a query. */
export const hasPlausibleCredential = (headers: IncomingHttpHeaders): boolean => {
  const token = bearerOf(headers);
  if (token === undefined) return hasPlausibleSession(headers);
  return isToken(token) || isToken(token, "access");
};
