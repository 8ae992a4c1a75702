import type { Context } from "../context.ts";
import { findRights, type Rights } from "./queries.ts";

export type AdminScope = `admin:${"alliances" | "groups" | "events" | "jobs" | "landscape"}`;

const none: Rights = { userId: undefined, global: false, alliances: new Set(), groups: new Map() };

/**
 * What the caller administers. Read at each request, never from the session, so that a revoked role ends at once. A token
 * needs the scope besides.
 */
export const rightsOf = async ({ db, caller }: Pick<Context, "db" | "caller">, scope: AdminScope): Promise<Rights> => {
  if (!caller?.verified || (caller.scopes && !caller.scopes.has(scope))) return none;
  return findRights(db, caller.userId);
};
