import { AsyncLocalStorage } from "node:async_hooks";
import type { Queryable } from "../../../foundation/db/client.ts";

/** Seconds for which each of these works. */
export const lifetimes = {
  accessToken: 3600,
  code: 60,
  deviceCode: 600,
  /** Between the request of an app and the decision of the user, who may have to register first. */
  interaction: 3600,
  /** A refresh token that is not used. */
  refreshToken: 30 * 86_400,
  /** A refresh token after its first use: the response may be lost, and tabs refresh at once. */
  usedRefreshToken: 30,
  wantedConsent: 30,
  grant: 180 * 86_400,
  document: 3600,
};

export type GrantScope = {
  readonly db: Queryable;
  readonly now: Date;
  /** The browser's session here: the server has none of its own. */
  readonly session: { id: string; userId: string } | null;
  /** Whether the user is about to be asked: then an app's metadata document is read, and later its copy will do. */
  readonly readsDocuments: boolean;
  /** Whether the document was asked for: a site that fails is not asked twice for one request. */
  hasAsked?: boolean;
  successor?: string;
  /** What went wrong inside, which the server itself reports as `server_error`. */
  failure?: unknown;
  readonly ended: string[];
};

const scopes = new AsyncLocalStorage<GrantScope>();

let running = 0;

/** While such a storage is in use, Node 20 tracks every promise of the process, which makes each cost three times as much. */
export const runIn = async <Result>(scope: GrantScope, work: () => Promise<Result>): Promise<Result> => {
  const { default: contexts } = await import("oidc-provider/lib/helpers/als.js");
  running += 1;
  try {
    return await scopes.run(scope, work);
  } finally {
    running -= 1;
    if (running === 0) for (const storage of [scopes, contexts]) storage.disable();
  }
};

/** @throws Error outside of a request */
export const currentScope = (): GrantScope => {
  const scope = scopes.getStore();
  if (!scope) throw new Error("the authorization server works inside requests only");
  return scope;
};
