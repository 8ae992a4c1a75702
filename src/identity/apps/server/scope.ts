import { AsyncLocalStorage } from "node:async_hooks";
import type { Queryable } from "../../../foundation/db/client.ts";

export const lifetimeSeconds = {
  accessToken: 3600,
  code: 60,
  deviceCode: 600,
  /** From the app's request to the user's decision, which may include a registration. */
  interaction: 3600,
  /** An unused refresh token. */
  refreshToken: 30 * 86_400,
  /** A refresh token after its first use: the response may be lost, and tabs refresh concurrently. */
  usedRefreshToken: 30,
  consentRequest: 30,
  grant: 180 * 86_400,
  document: 3600,
};

/** The state of one request, which oidc-provider's callbacks use. Unrelated to OAuth scopes. */
export type RequestScope = {
  readonly db: Queryable;
  readonly now: Date;
  /** The browser's session of this service. */
  readonly session: { id: string; userId: string } | null;
  /** Whether an app's metadata document is fetched, before its user is asked for consent. Otherwise the stored copy is used. */
  readonly readsDocuments: boolean;
  /** Whether the document was fetched. A failing site gets no second request. */
  hasReadDocument?: boolean;
  /** The refresh token that replaces the consumed one. */
  successor?: string;
  /** The cause of an internal error, which the library reports only as `server_error`. */
  failure?: unknown;
  readonly endedGrantIds: string[];
};

const scopeStorage = new AsyncLocalStorage<RequestScope>();

let runningCount = 0;

/** Disables the storages when no request uses them: an active storage makes every promise of a Node 20 process cost three times as much. */
export const runInScope = async <Result>(scope: RequestScope, work: () => Promise<Result>): Promise<Result> => {
  const { default: contexts } = await import("oidc-provider/lib/helpers/als.js");
  runningCount += 1;
  try {
    return await scopeStorage.run(scope, work);
  } finally {
    runningCount -= 1;
    if (runningCount === 0) for (const storage of [scopeStorage, contexts]) storage.disable();
  }
};

/** @throws Error outside of a request */
export const currentScope = (): RequestScope => {
  const scope = scopeStorage.getStore();
  if (!scope) throw new Error("the authorization server works inside requests only");
  return scope;
};
