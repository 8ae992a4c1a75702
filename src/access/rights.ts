import type { Context } from "../context.ts";
import { findRights, type Rights } from "./queries.ts";

export type AdminScope = `admin:${"alliances" | "groups" | "events" | "jobs" | "landscape" | "webhooks"}`;

const none: Rights = { userId: undefined, global: false, alliances: new Set(), groups: new Map() };

/**
 * What the caller administers. Read from the database for each request, so that a revocation takes effect at once. A
 * token also needs the scope.
 */
export const rightsOf = async ({ db, caller }: Pick<Context, "db" | "caller">, scope: AdminScope): Promise<Rights> => {
  if (!caller?.verified || (caller.scopes && !caller.scopes.has(scope))) return none;
  return findRights(db, caller.userId);
};
