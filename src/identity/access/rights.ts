import type { Queryable } from "../../foundation/db/client.ts";
import { SecondFactorRequired } from "../../foundation/errors.ts";
import type { Caller } from "../../server/http/caller.ts";
import { findRights, type Rights } from "./queries.ts";
import { administersAnything } from "./rules.ts";

export type AdminScope = `admin:${"alliances" | "groups" | "events" | "jobs" | "landscape" | "webhooks" | "reports"}`;

export type RightsContext = {
  readonly db: Queryable;
  readonly caller: Caller | null;
  readonly secondFactorForAdmins: boolean;
};

const none: Rights = { userId: undefined, global: false, alliances: new Set(), groups: new Map(), resting: false };

/** Whether the caller administers anything, whatever the token's scopes. */
export const hasRole = async ({ db, caller, secondFactorForAdmins }: RightsContext): Promise<boolean> =>
  caller?.verified === true &&
  administersAnything(await findRights(db, { userId: caller.userId, needsSecondFactor: secondFactorForAdmins }));

/** The caller's permissions for hidden items, and the scopes in which they apply. */
export type Access = { readonly rights: Rights; readonly scopes: ReadonlySet<AdminScope> };

export const accessOf = async (context: RightsContext, wanted: readonly AdminScope[]): Promise<Access> => {
  const held = context.caller?.scopes;
  const scopes = wanted.filter((scope) => !held || held.has(scope));
  const [first] = scopes;
  return { rights: first ? await rightsOf(context, first) : none, scopes: new Set(scopes) };
};

/** What the caller administers, read from the database for each request, so that a revocation takes effect at once. */
export const rightsOf = async (
  { db, caller, secondFactorForAdmins }: RightsContext,
  scope: AdminScope,
): Promise<Rights> => {
  if (!caller?.verified || (caller.scopes && !caller.scopes.has(scope))) return none;
  return findRights(db, { userId: caller.userId, needsSecondFactor: secondFactorForAdmins });
};

/** @throws SecondFactorRequired while the caller's roles are suspended, whether the resource is visible, hidden or missing */
export const activeRightsOf = async (context: RightsContext, scope: AdminScope): Promise<Rights> => {
  const rights = await rightsOf(context, scope);
  if (rights.resting) throw new SecondFactorRequired();
  return rights;
};
