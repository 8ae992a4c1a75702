import type { Queryable } from "../../foundation/db/client.ts";
import { requireFound } from "../../foundation/errors.ts";
import type { Rights } from "../../identity/access/queries.ts";
import { type AdminScope, type RightsContext, rightsOf } from "../../identity/access/rights.ts";
import { type Hidden, requireAdministrator, requireAllianceAdmin } from "../../identity/access/rules.ts";
import { type AllianceKey, findAllianceKey } from "./queries.ts";

export const noAlliance = (slug: string): string => `there is no alliance "${slug}"`;

export const requireAlliance = async (db: Queryable, slug: string): Promise<AllianceKey> =>
  requireFound(await findAllianceKey(db, slug), noAlliance(slug));

export const requireAllianceAdministered = async (
  context: RightsContext,
  slug: string,
  scope: AdminScope,
): Promise<AllianceKey> => {
  const alliance = await requireAlliance(context.db, slug);
  requireAllianceAdmin(await rightsOf(context, scope), alliance);
  return alliance;
};

/** Returns the permissions with which the caller may list hidden items. @throws NotFound, Unauthorized or Forbidden */
export const requireRightsToList = async (
  context: RightsContext,
  { alliance, scope, hidden }: Hidden & { alliance: string; scope: AdminScope },
): Promise<Rights> => {
  const rights = await rightsOf(context, scope);
  const { id } = await requireAlliance(context.db, alliance);
  requireAdministrator(context.caller, rights, { hidden, scope }, id);
  return rights;
};
