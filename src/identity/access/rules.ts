import {
  type Forbidden,
  InsufficientScope,
  NotFound,
  RoleRequired,
  requireFound,
  SecondFactorRequired,
  Unauthorized,
  UnverifiedAddress,
} from "../../foundation/errors.ts";
import type { Caller } from "../../server/http/caller.ts";
import type { Rights } from "./queries.ts";

/* Who may do what: docs/decisions.md, "Roles". */

export const administersAlliance = (rights: Rights, allianceId: string): boolean =>
  rights.global || rights.alliances.has(allianceId);

type GroupPath = { id: string; allianceId: string };

export const administersGroup = (rights: Rights, { id, allianceId }: GroupPath): boolean =>
  administersAlliance(rights, allianceId) || rights.groups.has(id);

export const administersSomethingIn = (rights: Rights, allianceId: string): boolean =>
  administersAlliance(rights, allianceId) || [...rights.groups.values()].includes(allianceId);

export const administersAnything = ({ global, alliances, groups }: Rights): boolean =>
  global || alliances.size > 0 || groups.size > 0;

/** The caller lacks the role, or the second factor without which roles are suspended. */
export const roleRequired = ({ resting }: Rights, message: string): Forbidden =>
  resting ? new SecondFactorRequired() : new RoleRequired(message);

export const requireGlobalAdmin = (rights: Rights): void => {
  if (!rights.global) throw roleRequired(rights, "this needs the admin role of all alliances");
};

export const requireAllianceAdmin = (rights: Rights, { id, slug }: { id: string; slug: string }): void => {
  if (!administersAlliance(rights, id)) throw roleRequired(rights, `this needs the admin role of alliance "${slug}"`);
};

export const requireGroupAdmin = (rights: Rights, group: GroupPath & { alliance: string; slug: string }): void => {
  if (administersGroup(rights, group)) return;
  throw roleRequired(rights, `this needs the admin role of group "${group.slug}" or of alliance "${group.alliance}"`);
};

/** To everybody else a hidden thing does not exist. @throws NotFound */
export const requireVisible = <Thing>(
  thing: Thing | undefined,
  isVisible: (thing: Thing) => boolean,
  message: string,
): Thing => {
  const found = requireFound(thing, message);
  if (!isVisible(found)) throw new NotFound(message);
  return found;
};

/** Items that a list shows to administrators only, as a plural noun, and the scope that a token needs to see them. */
export type Hidden = { hidden: string; scope: string };

/** Lists show hidden items only to administrators. @throws Unauthorized, Forbidden */
export const requireAdministrator = (
  caller: Caller | null,
  rights: Rights,
  { hidden, scope }: Hidden,
  allianceId?: string,
): void => {
  if (!caller) throw new Unauthorized(`sign in as an administrator to list ${hidden}`);
  if (caller.scopes && !caller.scopes.has(scope)) throw new InsufficientScope([scope]);
  if (!caller.verified) throw new UnverifiedAddress();
  const administers =
    allianceId === undefined ? administersAnything(rights) : administersSomethingIn(rights, allianceId);
  if (!administers) throw roleRequired(rights, `only administrators may list ${hidden}`);
};
