import { Forbidden, Unauthorized } from "../errors.ts";
import type { Caller } from "../http/caller.ts";
import type { Administration } from "./queries.ts";

/** Who may do what: product.md §3. */

export const administersAlliance = (own: Administration, allianceId: string): boolean =>
  own.everything || own.alliances.has(allianceId);

export type GroupPlace = { id: string; allianceId: string };

export const administersGroup = (own: Administration, { id, allianceId }: GroupPlace): boolean =>
  administersAlliance(own, allianceId) || own.groups.has(id);

export const administersSomethingIn = (own: Administration, allianceId: string): boolean =>
  administersAlliance(own, allianceId) || [...own.groups.values()].includes(allianceId);

const administersAnything = ({ everything, alliances, groups }: Administration): boolean =>
  everything || alliances.size > 0 || groups.size > 0;

/** A job or a landscape entry. */
export type Posting = { allianceId: string; groupId: string | null; authorId: string | null };

/** A job is its author's while the author administers its group. */
export const administersJob = (own: Administration, job: Posting, caller: Caller | null): boolean =>
  administersAlliance(own, job.allianceId) ||
  (job.authorId === caller?.userId && job.groupId !== null && own.groups.has(job.groupId));

/** An entry belongs to no group: it is its author's while the author administers one in the alliance. */
export const administersEntry = (
  own: Administration,
  entry: Omit<Posting, "groupId">,
  caller: Caller | null,
): boolean =>
  administersAlliance(own, entry.allianceId) ||
  (entry.authorId === caller?.userId && administersSomethingIn(own, entry.allianceId));

/** @throws Forbidden */
export const requireAdminOfAll = ({ everything }: Administration): void => {
  if (!everything) throw new Forbidden("this needs the admin role of all alliances");
};

/** @throws Forbidden */
export const requireAllianceAdmin = (own: Administration, { id, slug }: { id: string; slug: string }): void => {
  if (!administersAlliance(own, id)) throw new Forbidden(`this needs the admin role of alliance "${slug}"`);
};

/** @throws Forbidden */
export const requireGroupAdmin = (
  own: Administration,
  group: GroupPlace & { alliance: string; slug: string },
): void => {
  if (administersGroup(own, group)) return;
  throw new Forbidden(`this needs the admin role of group "${group.slug}" or of alliance "${group.alliance}"`);
};

/**
 * Lists show what the public may not see only to those who administer it.
 * @param hidden names what was asked for, in the plural
 */
export const requireAdministrator = (
  caller: Caller | null,
  own: Administration,
  hidden: string,
  allianceId?: string,
): void => {
  if (!caller) throw new Unauthorized(`sign in as an administrator to list ${hidden}`);
  const administers = allianceId === undefined ? administersAnything(own) : administersSomethingIn(own, allianceId);
  if (!administers) throw new Forbidden(`only administrators may list ${hidden}`);
};
