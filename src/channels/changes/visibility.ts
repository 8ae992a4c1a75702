import { createHash } from "node:crypto";
import { alliancePolicy } from "../../community/alliances/policy.ts";
import { eventPolicy } from "../../community/events/policy.ts";
import { groupPolicy } from "../../community/groups/policy.ts";
import { jobAdministration } from "../../community/jobs/policy.ts";
import { landscapeEntryPolicy } from "../../community/landscape/policy.ts";
import { may } from "../../identity/access/policy.ts";
import type { Rights } from "../../identity/access/queries.ts";
import type { Access, AdminScope } from "../../identity/access/rights.ts";
import { hasAnyRole } from "../../identity/access/rules.ts";
import type { ChangeRow, ResourceType } from "./queries.ts";

const { list_hidden_groups, list_hidden_events, list_hidden_jobs, list_hidden_landscape_entries } =
  alliancePolicy.verbs;

/** The permission to see hidden resources of an alliance. */
const verbs: Partial<Record<ResourceType, typeof list_hidden_groups>> = {
  group: list_hidden_groups,
  event: list_hidden_events,
  job: list_hidden_jobs,
  landscape_entry: list_hidden_landscape_entries,
};

export const hiddenScopes: AdminScope[] = Object.values(verbs).map(({ scope }) => scope);

export const rightsOver = (access: Access | undefined, type: ResourceType): Rights | undefined => {
  const verb = verbs[type];
  return access && verb && access.scopes.has(verb.scope) ? access.rights : undefined;
};

/** Whether the caller may see the hidden resource or, without `hidden`, any hidden resources of its alliance and type. */
export const covers = (access: Access, { id, type, allianceId, hidden }: ChangeRow): boolean => {
  const [verb, rights] = [verbs[type], rightsOver(access, type)];
  if (!verb || !rights) return false;
  const viewer = { rights, now: anyTime };
  if (!hidden) return may(verb, viewer, { id: allianceId, slug: "", name: "" });
  const place = { id, allianceId, alliance: "" };
  const group = hidden.groupId === null ? null : { id: hidden.groupId, slug: "", name: "" };
  if (type === "group") return may(groupPolicy.verbs.read, viewer, { ...place, slug: "", active: false });
  if (type === "job") return may(jobAdministration, viewer, { ...place, group, postedBy: { id: hidden.authorId } });
  if (type === "landscape_entry")
    return may(landscapeEntryPolicy.verbs.read, viewer, { ...place, createdBy: hidden.authorId, published: false });
  return group !== null && may(eventPolicy.verbs.read, viewer, { ...place, ...draft, group, groupId: group.id });
};

/** Only the event's administrators and team see it. */
const draft = { status: "draft", visibility: "public", groupActive: true } as const;

/** The permissions of administrators do not depend on the time. */
const anyTime = new Date(0);

const accessHashLength = 12;

/** A decimal hash of the permissions, or an empty string for callers who see only public resources. */
export const accessHashOf = ({ rights, scopes }: Access): string => {
  const { userId, global, alliances, groups, events } = rights;
  if (!hasAnyRole(rights) || scopes.size === 0) return "";
  const sorted = [alliances, groups.keys(), scopes, events.keys()].map((ids) => [...ids].sort());
  const digest = createHash("sha256")
    .update(JSON.stringify([userId, global, ...sorted]))
    .digest();
  return String(digest.readBigUInt64BE() % 10n ** BigInt(accessHashLength)).padStart(accessHashLength, "0");
};
