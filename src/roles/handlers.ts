import { administrationOf } from "../access/administration.ts";
import { requireAllianceAdmin, requireGroupAdmin } from "../access/rules.ts";
import { findAllianceKey } from "../alliances/queries.ts";
import { noAlliance } from "../alliances/rules.ts";
import { audit } from "../auth/security-log.ts";
import type { Context, Handler } from "../context.ts";
import { paginate } from "../db/keyset.ts";
import { Conflict, requireFound } from "../errors.ts";
import { findGroupKey } from "../groups/queries.ts";
import { noGroup, requireVisible } from "../groups/rules.ts";
import { requireMatch } from "../http/precondition.ts";
import { ok, page, resource } from "../http/responses.ts";
import { grantRole, type RoleChange, revokeRole } from "./change.ts";
import { type Domain, findPerson, findRole, listAdministrators, lockRoles, roleOrder } from "./queries.ts";
import { toAdministrator } from "./views.ts";

/** What the caller may appoint administrators of. */
type Seat = Omit<RoleChange, "person">;

const seatOfAlliance = async (context: Context, slug: string): Promise<Seat> => {
  const alliance = requireFound(await findAllianceKey(context.db, slug), noAlliance(slug));
  requireAllianceAdmin(await administrationOf(context, "admin:alliances"), alliance);
  return { domain: { allianceId: alliance.id }, alliance };
};

const seatOfGroup = async (context: Context, path: { alliance: string; group_id: string }): Promise<Seat> => {
  const own = await administrationOf(context, "admin:groups");
  const found = await findGroupKey(context.db, { id: path.group_id, alliance: path.alliance });
  const group = requireVisible(found, own, noGroup(path));
  requireGroupAdmin(own, group);
  return { domain: { groupId: group.id }, alliance: { id: group.allianceId, slug: group.alliance } };
};

type Query = { limit: number; cursor?: string };

const list = async (context: Context, { domain, alliance }: Seat, { limit, cursor }: Query) => {
  const scope = { list: "administrators", ...domain };
  const { items, nextCursor } = await paginate({ scope, order: roleOrder, cursor, limit }, (position, limit) =>
    listAdministrators(context.db, { domain, position, limit }),
  );
  const ofGroup = "groupId" in domain ? alliance?.slug : undefined;
  return page(context, { items: items.map((row) => toAdministrator(row, ofGroup)), nextCursor });
};

/** The roles are locked before the caller's are read: of two who remove each other, the second has no right any more. */
const grant = (context: Context, userId: string, findSeat: (context: Context) => Promise<Seat>) =>
  context.db.transaction(async (tx) => {
    await lockRoles(tx);
    const inside = { ...context, db: tx };
    const seat = await findSeat(inside);
    const { disabled, ...person } = requireFound(await findPerson(tx, userId), noUser(userId));
    if (disabled) throw new Conflict(`${person.name} is disabled; the operator enables the account`);
    const role = requireFound(await grantRole(inside, { ...seat, person }), noUser(userId));
    audit(context, "role_granted", { userId: context.caller?.userId, subject: userId });
    return resource(toAdministrator(role, seat.alliance?.slug));
  });

type Revocation = { userId: string; ifMatch: string | undefined };

const revoke = (context: Context, { userId, ifMatch }: Revocation, findSeat: (context: Context) => Promise<Seat>) =>
  context.db.transaction(async (tx) => {
    await lockRoles(tx);
    const inside = { ...context, db: tx };
    const seat = await findSeat(inside);
    const { disabled: _, ...person } = requireFound(await findPerson(tx, userId), noUser(userId));
    const role = await findRole(tx, userId, seat.domain);
    requireMatch(ifMatch, role ? toAdministrator(role, seat.alliance?.slug) : {});
    if (!role && !("groupId" in seat.domain)) await requireNotOfAll(inside, person);
    await revokeRole(inside, { ...seat, person });
    audit(context, "role_revoked", { userId: context.caller?.userId, subject: userId });
    return ok({ user: person, removed: true as const });
  });

const noUser = (id: string): string => `there is no user ${id}`;

const requireNotOfAll = async ({ db }: Pick<Context, "db">, { id, name }: { id: string; name: string }) => {
  const ofAll: Domain = { allianceId: null };
  if (await findRole(db, id, ofAll))
    throw new Conflict(`${name} administers all alliances; the operator takes that role with "alliance role revoke"`);
};

export const listAllianceAdmins: Handler<"listAllianceAdmins"> = async (context, { path, query }) =>
  list(context, await seatOfAlliance(context, path.alliance), query);

export const grantAllianceAdmin: Handler<"grantAllianceAdmin"> = (context, { path }) =>
  grant(context, path.user_id, (inside) => seatOfAlliance(inside, path.alliance));

export const revokeAllianceAdmin: Handler<"revokeAllianceAdmin"> = (context, { path, headers }) =>
  revoke(context, { userId: path.user_id, ifMatch: headers["if-match"] }, (inside) =>
    seatOfAlliance(inside, path.alliance),
  );

export const listGroupAdmins: Handler<"listGroupAdmins"> = async (context, { path, query }) =>
  list(context, await seatOfGroup(context, path), query);

export const grantGroupAdmin: Handler<"grantGroupAdmin"> = (context, { path }) =>
  grant(context, path.user_id, (inside) => seatOfGroup(inside, path));

export const revokeGroupAdmin: Handler<"revokeGroupAdmin"> = (context, { path, headers }) =>
  revoke(context, { userId: path.user_id, ifMatch: headers["if-match"] }, (inside) => seatOfGroup(inside, path));
