import {
  allianceAdministrators,
  allianceOf,
  anyOf,
  everyone,
  groupAdministrators,
} from "../../identity/access/grants.ts";
import { type AccessContext, authorizeRow, type Policy, type Verb, type Viewer } from "../../identity/access/policy.ts";
import { findGroup, findGroupKey, type GroupKey, type GroupRef, type GroupRow } from "./queries.ts";

/** The columns that the policy reads. */
type GroupScope = Pick<GroupKey, "id" | "slug" | "allianceId" | "alliance" | "active">;

const administrators = groupAdministrators<GroupScope>((group) => group);
const administratorsOfAlliance = allianceAdministrators<GroupScope>(allianceOf);

const verbs = {
  read: {
    grant: anyOf(
      everyone("everyone, if the group is active", ({ active }) => active),
      administrators,
    ),
    scope: "admin:groups",
  },
  update: { grant: administrators, scope: "admin:groups" },
  delete: { grant: administratorsOfAlliance, scope: "admin:groups" },
  manage_members: { grant: administrators, scope: "admin:groups" },
  manage_admins: { grant: administrators, scope: "admin:groups", confirmed: true },
  invite: { grant: administrators, scope: "admin:groups" },
  import: { grant: administrators, scope: "admin:groups" },
  export: { grant: administrators, scope: "admin:groups" },
  message: { grant: administrators, scope: "admin:groups" },
  read_statistics: { grant: administrators, scope: "admin:groups" },
  create_event: { grant: administrators, scope: "admin:events" },
} satisfies Record<string, Verb<GroupScope>>;

export type GroupVerb = Exclude<keyof typeof verbs, "read">;

export const groupPolicy: Policy<GroupScope, GroupRef, GroupVerb, GroupKey> = {
  noun: "group",
  keyOf: ({ alliance, group_id: id, group_slug: slug }) => {
    if (id !== undefined) return { id, ...(alliance !== undefined && { alliance }) };
    return alliance !== undefined && slug !== undefined ? { alliance, slug } : undefined;
  },
  find: findGroupKey,
  missing: (name) => {
    if (!("id" in name)) return `alliance "${name.alliance}" has no group "${name.slug}"`;
    return name.alliance === undefined
      ? `there is no group ${name.id}`
      : `alliance "${name.alliance}" has no group ${name.id}`;
  },
  verbs,
};

/** @throws NotFound, or SecondFactorRequired if the group is visible only to the caller's suspended roles */
export const requireGroup = async (
  context: AccessContext,
  name: GroupRef,
): Promise<{ group: GroupRow; viewer: Viewer }> => {
  const { row, viewer } = await authorizeRow(context, groupPolicy, "read", name, (db) =>
    findGroup(db, { ...name, now: context.now }),
  );
  return { group: row, viewer };
};
