import type { Queryable } from "../../foundation/db/client.ts";
import { SecondFactorRequired } from "../../foundation/errors.ts";
import type { Caller } from "../../server/http/caller.ts";
import { findRights, type Rights } from "./queries.ts";
import { administersAnything } from "./rules.ts";

export type AdminScope = `admin:${"alliances" | "groups" | "events" | "jobs" | "landscape" | "webhooks" | "reports"}`;

export type RightsContext = {
  readonly db: Queryable;
  readonly caller: Caller | null;
  /** Whether the roles of users without a second factor give no rights. */
  readonly secondFactorForAdmins: boolean;
};

const none: Rights = { userId: undefined, global: false, alliances: new Set(), groups: new Map(), resting: false };

/** Whether the caller administers anything, whatever the scopes of the token: what a user without a role need not be shown. */
export const hasRole = async ({ db, caller, secondFactorForAdmins }: RightsContext): Promise<boolean> =>
  caller?.verified === true &&
  administersAnything(await findRights(db, { userId: caller.userId, needsSecondFactor: secondFactorForAdmins }));

/** What a caller may see that is hidden: what the rights cover, of that for which the caller has the scope. */
export type Access = { readonly rights: Rights; readonly scopes: ReadonlySet<AdminScope> };

/** @param wanted scopes of which a token may lack some */
export const accessOf = async (context: RightsContext, wanted: readonly AdminScope[]): Promise<Access> => {
  const held = context.caller?.scopes;
  const scopes = wanted.filter((scope) => !held || held.has(scope));
  const [first] = scopes;
  return { rights: first ? await rightsOf(context, first) : none, scopes: new Set(scopes) };
};

/**
 * What the caller administers. Read from the database for each request, so that a revocation takes effect at once. A
 * token also needs the scope. Where administrators need a second factor, it is read with the roles.
 */
export const rightsOf = async (
  { db, caller, secondFactorForAdmins }: RightsContext,
  scope: AdminScope,
): Promise<Rights> => {
  if (!caller?.verified || (caller.scopes && !caller.scopes.has(scope))) return none;
  return findRights(db, { userId: caller.userId, needsSecondFactor: secondFactorForAdmins });
};

/**
 * Returns the caller's permissions for an operation of administrators. It is rejected while the caller's roles are suspended for
 * lack of a second factor, whether its resource is visible, hidden or missing.
 * @throws SecondFactorRequired
 */
export const activeRightsOf = async (context: RightsContext, scope: AdminScope): Promise<Rights> => {
  const rights = await rightsOf(context, scope);
  if (rights.resting) throw new SecondFactorRequired();
  return rights;
};
