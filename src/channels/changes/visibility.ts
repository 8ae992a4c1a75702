import { createHash } from "node:crypto";
import { alliancePolicy } from "../../community/alliances/policy.ts";
import { eventPolicy } from "../../community/events/policy.ts";
import { groupPolicy } from "../../community/groups/policy.ts";
import { jobAdministration } from "../../community/jobs/policy.ts";
import { landscapeEntryPolicy } from "../../community/landscape/policy.ts";
import { may } from "../../identity/access/policy.ts";
import type { Permissions } from "../../identity/access/queries.ts";
import type { Access, AdminScope } from "../../identity/access/rights.ts";
import { hasAnyRole } from "../../identity/access/rules.ts";
import type { ChangeRow, ResourceType } from "./queries.ts";

const { list_hidden_groups, list_hidden_events, list_hidden_jobs, list_hidden_landscape_entries } =
  alliancePolicy.verbs;

/** The permission to see hidden resources of an alliance. */
const listVerbs: Partial<Record<ResourceType, typeof list_hidden_groups>> = {
  group: list_hidden_groups,
  event: list_hidden_events,
  job: list_hidden_jobs,
  landscape_entry: list_hidden_landscape_entries,
};

export const hiddenScopes: AdminScope[] = Object.values(listVerbs).map(({ scope }) => scope);

export const permissionsFor = (access: Access | undefined, type: ResourceType): Permissions | undefined => {
  const verb = listVerbs[type];
  return access && verb && access.scopes.has(verb.scope) ? access.permissions : undefined;
};

/** Whether the caller may see the hidden resource or, without `hidden`, any hidden resources of its alliance and type. */
export const covers = (access: Access, { id, type, allianceId, hidden }: ChangeRow): boolean => {
  const [verb, permissions] = [listVerbs[type], permissionsFor(access, type)];
  if (!verb || !permissions) return false;
  const viewer = { permissions, now: anyTime };
  if (!hidden) return may(verb, viewer, { id: allianceId, slug: "", name: "" });
  const parent = { id, allianceId, alliance: "" };
  const group = hidden.groupId === null ? null : { id: hidden.groupId, slug: "", name: "" };
  if (type === "group") return may(groupPolicy.verbs.read, viewer, { ...parent, slug: "", active: false });
  if (type === "job") return may(jobAdministration, viewer, { ...parent, group, postedBy: { id: hidden.authorId } });
  if (type === "landscape_entry")
    return may(landscapeEntryPolicy.verbs.read, viewer, { ...parent, createdBy: hidden.authorId, published: false });
  return group !== null && may(eventPolicy.verbs.read, viewer, { ...parent, ...draft, group, groupId: group.id });
};

/** Only the event's administrators and team may see a draft. */
const draft = { status: "draft", visibility: "public", groupActive: true } as const;

/** The permissions of administrators do not depend on the time. */
const anyTime = new Date(0);

const accessHashLength = 12;

/** A decimal hash of the permissions, or an empty string for callers who see only public resources. */
export const accessHashOf = ({ permissions, scopes }: Access): string => {
  const { userId, global, alliances, groups, events } = permissions;
  if (!hasAnyRole(permissions) || scopes.size === 0) return "";
  const sorted = [alliances, groups.keys(), scopes, events.keys()].map((ids) => [...ids].sort());
  const digest = createHash("sha256")
    .update(JSON.stringify([userId, global, ...sorted]))
    .digest();
  return String(digest.readBigUInt64BE() % 10n ** BigInt(accessHashLength)).padStart(accessHashLength, "0");
};
