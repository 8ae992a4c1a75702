import {
  type AccessContext,
  authorizeAny,
  authorizeTarget,
  type PathKey,
  type Policy,
  type Viewer,
} from "../identity/access/policy.ts";
import type { AdminScope } from "../identity/access/rights.ts";
import type { Operation } from "../server/http/contract.ts";
import { type AllianceVerb, alliancePolicy } from "./alliances/policy.ts";
import type { AllianceKey } from "./alliances/queries.ts";
import { type EventVerb, eventPolicy } from "./events/policy.ts";
import type { EventKey } from "./events/queries.ts";
import { type GroupVerb, groupPolicy } from "./groups/policy.ts";
import type { GroupKey } from "./groups/queries.ts";
import { type JobVerb, jobPolicy } from "./jobs/policy.ts";
import type { JobKey } from "./jobs/queries.ts";
import { type EntryVerb, landscapeEntryPolicy } from "./landscape/policy.ts";
import type { LandscapeEntryRow } from "./landscape/queries.ts";
import { type ReportVerb, reportPolicy } from "./reports/policy.ts";
import type { ReportKey } from "./reports/queries.ts";

/** A permission that needs a signed-in caller: `signed_in`, which every user has, or one that roles grant. */
export type UserPermission =
  | "signed_in"
  | `alliance.${AllianceVerb}`
  | `group.${GroupVerb}`
  | `event.${EventVerb}`
  | `job.${JobVerb}`
  | `landscape_entry.${EntryVerb}`
  | `report.${ReportVerb}`;

/** A permission that everyone has for public resources. */
export type PublicPermission = "public" | `${"alliance" | "group" | "event" | "job" | "landscape_entry"}.read`;

declare module "../identity/access/policy.ts" {
  interface Targets {
    alliance: AllianceKey;
    group: GroupKey;
    event: EventKey;
    job: JobKey;
    landscape_entry: LandscapeEntryRow;
    report: ReportKey;
  }
}

type Decide = (context: AccessContext, path: PathKey) => Promise<unknown>;

type Permission = {
  /** Authorizes access to the target that the path names. If the path names none, any sufficient role is enough. */
  readonly decide: Decide;
  /** Whether the viewer's roles could suffice for anything. */
  readonly possible: (viewer: Viewer) => boolean;
  readonly scope: AdminScope;
};

const permissionsOf = <Scope, Key, Name extends string, Row extends Scope>(
  policy: Policy<Scope, Key, Name, Row>,
): [string, Permission][] =>
  Object.keys(policy.verbs).map((name) => {
    // Object.keys loses the type of the names.
    const verb = name as Name;
    const decide: Decide = (context, path) => {
      const key = policy.keyOf(path);
      return key === undefined
        ? authorizeAny(context, policy.verbs[verb])
        : authorizeTarget(context, policy, verb, key);
    };
    const { grant, scope } = policy.verbs[verb];
    return [`${policy.noun}.${name}`, { decide, possible: grant.possible, scope }];
  });

const permissions = new Map<string, Permission>([
  ...permissionsOf(alliancePolicy),
  ...permissionsOf(groupPolicy),
  ...permissionsOf(eventPolicy),
  ...permissionsOf(jobPolicy),
  ...permissionsOf(landscapeEntryPolicy),
  ...permissionsOf(reportPolicy),
]);

export type DecisionFor = typeof decisionFor;

const permissionOf = ({ permission }: Pick<Operation, "permission">): Permission | null => {
  if (permission === "public" || permission === "signed_in") return null;
  const policy = permissions.get(permission);
  if (!policy) throw new Error(`no policy decides about ${permission}`);
  return policy;
};

/** @returns null for an operation that needs no role: its handler returns only what everyone, or the caller, may see */
export const decisionFor = (operation: Operation): Decide | null =>
  operation.allowsAnonymous ? null : (permissionOf(operation)?.decide ?? null);

/** Whether the viewer's roles could suffice for the operation, such as for listing it as a tool. */
export const mayTry = (operation: Pick<Operation, "permission">, viewer: Viewer): boolean =>
  permissionOf(operation)?.possible(viewer) ?? true;

/** Whether the viewer's roles could suffice for anything that is not public and needs the scope. */
export const mayUseScope = (name: string, viewer: Viewer): boolean =>
  [...permissions].some(([id, { scope, possible }]) => scope === name && !id.endsWith(".read") && possible(viewer));
