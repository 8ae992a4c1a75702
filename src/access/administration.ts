import { eq } from "drizzle-orm";
import type { Context } from "../context.ts";
import { roles } from "../db/administration-tables.ts";
import { groups } from "../db/tables.ts";

/** What somebody administers at present. */
export type Administration = {
  /** All alliances. */
  readonly everything: boolean;
  readonly alliances: ReadonlySet<string>;
  /** Ids of groups, each with that of its alliance. */
  readonly groups: ReadonlyMap<string, string>;
};

const nothing: Administration = { everything: false, alliances: new Set(), groups: new Map() };

export type AdminScope = `admin:${"alliances" | "groups" | "events" | "jobs" | "landscape"}`;

/** Read at each request, never from the session: a role that is taken away is gone at once. A token needs the scope. */
export const administrationOf = async (
  { db, caller }: Pick<Context, "db" | "caller">,
  scope: AdminScope,
): Promise<Administration> => {
  if (!caller?.verified || (caller.scopes && !caller.scopes.has(scope))) return nothing;
  const rows = await db
    .select({ allianceId: roles.allianceId, groupId: roles.groupId, ofGroup: groups.allianceId })
    .from(roles)
    .leftJoin(groups, eq(groups.id, roles.groupId))
    .where(eq(roles.userId, caller.userId));
  return {
    everything: rows.some(({ allianceId, groupId }) => allianceId === null && groupId === null),
    alliances: new Set(rows.flatMap(({ allianceId }) => allianceId ?? [])),
    groups: new Map(rows.flatMap(({ groupId, ofGroup }) => (groupId && ofGroup ? [[groupId, ofGroup]] : []))),
  };
};
