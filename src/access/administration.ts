import type { Context } from "../context.ts";
import { type Administration, findAdministration } from "./queries.ts";

const nothing: Administration = { everything: false, alliances: new Set(), groups: new Map() };

export type AdminScope = `admin:${"alliances" | "groups" | "events" | "jobs" | "landscape"}`;

/**
 * What the caller administers. Read at each request, never from the session: a role that is taken away is gone at once. A
 * token needs the scope.
 */
export const administrationOf = async (
  { db, caller }: Pick<Context, "db" | "caller">,
  scope: AdminScope,
): Promise<Administration> => {
  if (!caller?.verified || (caller.scopes && !caller.scopes.has(scope))) return nothing;
  return findAdministration(db, caller.userId);
};
