import { v7 as uuid } from "uuid";
import type { Context } from "../context.ts";
import { Conflict } from "../errors.ts";
import { type AuditSubject, record } from "../resources/audit-record.ts";
import {
  type AdministratorRow,
  type Domain,
  deleteRole,
  findRole,
  insertRole,
  isAdministeredOtherwise,
} from "./queries.ts";
import { toAdministrator } from "./views.ts";

/** Whose role over what. */
export type RoleChange = {
  person: { id: string; name: string };
  domain: Domain;
  /** The alliance that the domain is, or is in; none for all of them. */
  alliance: { id: string; slug: string } | undefined;
};

type Tools = Pick<Context, "db" | "now" | "caller">;

const subjectOf = (verb: "grant" | "revoke", { person, domain, alliance }: RoleChange): AuditSubject => ({
  ...person,
  action: "groupId" in domain ? `${verb}GroupAdmin` : `${verb}AllianceAdmin`,
  allianceId: alliance?.id ?? null,
  type: "user",
});

/** Gives a role, once. `db` has to be a transaction in which the roles are locked. */
export const grantRole = async (tools: Tools, change: RoleChange): Promise<AdministratorRow | undefined> => {
  const { db, now } = tools;
  const { person, domain, alliance } = change;
  const place =
    "groupId" in domain
      ? ({ role: "group_admin", groupId: domain.groupId } as const)
      : ({ role: "alliance_admin", allianceId: domain.allianceId } as const);
  const isNew = await insertRole(db, { ...place, id: uuid(), userId: person.id, createdAt: now });
  const granted = await findRole(db, person.id, domain);
  if (isNew && granted) await record(tools, subjectOf("grant", change), null, toAdministrator(granted, alliance?.slug));
  return granted;
};

/**
 * Takes a role away. `db` has to be a transaction in which the roles are locked.
 * @returns whether the user had it
 * @throws Conflict when nobody would be left who administers the alliance, or all of them
 */
export const revokeRole = async (tools: Tools, change: RoleChange): Promise<boolean> => {
  const { db } = tools;
  const { person, domain, alliance } = change;
  const role = await findRole(db, person.id, domain);
  if (!role) return false;
  if (!("groupId" in domain) && !(await isAdministeredOtherwise(db, role.id, domain.allianceId)))
    throw new Conflict(
      `${person.name} is the last who administers ${alliance ? `alliance "${alliance.slug}"` : "all alliances"}`,
    );
  await deleteRole(db, person.id, domain);
  await record(tools, subjectOf("revoke", change), toAdministrator(role, alliance?.slug), null);
  return true;
};
