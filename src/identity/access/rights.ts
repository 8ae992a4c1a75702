import type { Queryable } from "../../foundation/db/client.ts";
import type { Caller } from "../../server/http/contract.ts";
import { findRights, noRoles, type Rights } from "./queries.ts";

export type AdminScope = `admin:${"alliances" | "groups" | "events" | "jobs" | "landscape" | "webhooks" | "reports"}`;

export type RightsContext = {
  readonly db: Queryable;
  readonly caller: Caller | null;
  readonly secondFactorForAdmins: boolean;
};

export const noRights: Rights = { userId: undefined, ...noRoles, suspended: null };

/** The caller's roles, regardless of the token's scopes. */
export const heldRights = ({ db, caller, secondFactorForAdmins }: RightsContext): Promise<Rights> =>
  caller?.verified
    ? findRights(db, { userId: caller.userId, needsSecondFactor: secondFactorForAdmins })
    : Promise.resolve(noRights);

/** The caller's permissions for hidden items, and the scopes in which they apply. */
export type Access = { readonly rights: Rights; readonly scopes: ReadonlySet<AdminScope> };

export const accessOf = async (context: RightsContext, requested: readonly AdminScope[]): Promise<Access> => {
  const held = context.caller?.scopes;
  const scopes = requested.filter((scope) => !held || held.has(scope));
  const [first] = scopes;
  return { rights: first ? await rightsOf(context, first) : noRights, scopes: new Set(scopes) };
};

/** The caller's roles, if the token's scopes include this one. Read from the database for each request, so that a revocation takes effect at once. */
export const rightsOf = async (context: RightsContext, scope: AdminScope): Promise<Rights> =>
  context.caller?.scopes?.has(scope) === false ? noRights : heldRights(context);
