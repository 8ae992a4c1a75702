import { createHash } from "node:crypto";
import { jobCreation } from "../../community/jobs/policy.ts";
import { entryCreation } from "../../community/landscape/policy.ts";
import { may } from "../../identity/access/policy.ts";
import type { Rights } from "../../identity/access/queries.ts";
import type { Access, AdminScope } from "../../identity/access/rights.ts";
import { administersGroup, administersSomethingIn, hasAnyRole } from "../../identity/access/rules.ts";
import type { ChangeRow, ResourceType } from "./queries.ts";

const scopeOf: Partial<Record<ResourceType, AdminScope>> = {
  group: "admin:groups",
  event: "admin:events",
  job: "admin:jobs",
  landscape_entry: "admin:landscape",
};

export const hiddenScopes: AdminScope[] = Object.values(scopeOf);

export const rightsOver = (access: Access | undefined, type: ResourceType): Rights | undefined => {
  const scope = scopeOf[type];
  return access && scope && access.scopes.has(scope) ? access.rights : undefined;
};

/** Whether the caller may see the hidden resource or, without `hidden`, administers anything in the resource's alliance. */
export const covers = (access: Access, { id, type, allianceId, hidden }: ChangeRow): boolean => {
  const rights = rightsOver(access, type);
  if (type === "event" && rights?.events.has(id)) return true;
  if (!rights || !administersSomethingIn(rights, allianceId)) return false;
  if (!hidden) return true;
  const { groupId, authorId } = hidden;
  if (type === "group") return administersGroup(rights, { id, allianceId });
  if (type === "event") return groupId !== null && administersGroup(rights, { id: groupId, allianceId });
  const viewer = { rights, now: anyTime };
  if (type === "landscape_entry") return may(entryCreation, viewer, { allianceId, alliance: "", createdBy: authorId });
  const group = groupId === null ? null : { id: groupId };
  return may(jobCreation, viewer, { allianceId, alliance: "", group, postedBy: { id: authorId } });
};

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
