import { allianceAdministrators, anyOf, everyone, groupAdministrators } from "../../identity/access/grants.ts";
import type { Policy } from "../../identity/access/policy.ts";
import { findGroupKey, type GroupKey, type GroupName } from "./queries.ts";
import { noGroup, noGroupAt } from "./rules.ts";

declare module "../../identity/access/policy.ts" {
  interface Targets {
    group: GroupKey;
  }
}

/** The columns that decide. */
export type GroupScope = Pick<GroupKey, "id" | "slug" | "allianceId" | "alliance" | "active">;

export type GroupVerb =
  | "update"
  | "delete"
  | "manage_members"
  | "manage_admins"
  | "invite"
  | "message"
  | "read_statistics"
  | "create_event";

const administrators = groupAdministrators<GroupScope>((group) => group);
const ofAlliance = allianceAdministrators<GroupScope>(({ allianceId: id, alliance: slug }) => ({ id, slug }));

export const groupPolicy: Policy<GroupScope, GroupName, GroupVerb, GroupKey> = {
  noun: "group",
  keyOf: ({ alliance, group_id: id, group_slug: slug }) => {
    if (id !== undefined) return { id, ...(alliance !== undefined && { alliance }) };
    return alliance !== undefined && slug !== undefined ? { alliance, slug } : undefined;
  },
  find: findGroupKey,
  missing: (name) => ("id" in name ? noGroup({ alliance: name.alliance, group_id: name.id }) : noGroupAt(name)),
  verbs: {
    read: {
      grant: anyOf(
        everyone("everyone, while the group is active", ({ active }) => active),
        administrators,
      ),
      scope: "admin:groups",
    },
    update: { grant: administrators, scope: "admin:groups" },
    delete: { grant: ofAlliance, scope: "admin:groups" },
    manage_members: { grant: administrators, scope: "admin:groups" },
    manage_admins: { grant: administrators, scope: "admin:groups" },
    invite: { grant: administrators, scope: "admin:groups" },
    message: { grant: administrators, scope: "admin:groups" },
    read_statistics: { grant: administrators, scope: "admin:groups" },
    create_event: { grant: administrators, scope: "admin:events" },
  },
};
