import type { Queryable } from "../../foundation/db/client.ts";
import type { Caller } from "../../server/http/contract.ts";
import { findPermissions, noRoles, type Permissions } from "./queries.ts";

export type AdminScope = `admin:${"alliances" | "groups" | "events" | "jobs" | "landscape" | "webhooks" | "reports"}`;

export type PermissionContext = {
  readonly db: Queryable;
  readonly caller: Caller | null;
  readonly secondFactorForAdmins: boolean;
};

export const noPermissions: Permissions = { userId: undefined, ...noRoles, suspended: null };

/** The caller's roles, regardless of the token's scopes. */
export const heldPermissions = ({ db, caller, secondFactorForAdmins }: PermissionContext): Promise<Permissions> =>
  caller?.verified
    ? findPermissions(db, { userId: caller.userId, needsSecondFactor: secondFactorForAdmins })
    : Promise.resolve(noPermissions);

/** The caller's permissions for hidden items, and the scopes in which they apply. */
export type Access = { readonly permissions: Permissions; readonly scopes: ReadonlySet<AdminScope> };

export const accessOf = async (context: PermissionContext, requested: readonly AdminScope[]): Promise<Access> => {
  const held = context.caller?.scopes;
  const scopes = requested.filter((scope) => !held || held.has(scope));
  const [first] = scopes;
  return { permissions: first ? await permissionsOf(context, first) : noPermissions, scopes: new Set(scopes) };
};

/** The caller's roles, or none if the token lacks the scope. Read from the database for each request, so that a revocation takes effect at once. */
export const permissionsOf = async (context: PermissionContext, scope: AdminScope): Promise<Permissions> =>
  context.caller?.scopes?.has(scope) === false ? noPermissions : heldPermissions(context);
