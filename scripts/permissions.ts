/** Writes docs/permissions.md: the permissions of each role, as the policies decide them. "make generate" runs it. */
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { alliancePolicy } from "../src/community/alliances/policy.ts";
import { eventPolicy } from "../src/community/events/policy.ts";
import { groupPolicy } from "../src/community/groups/policy.ts";
import { jobPolicy } from "../src/community/jobs/policy.ts";
import { landscapeEntryPolicy } from "../src/community/landscape/policy.ts";
import { reportPolicy } from "../src/community/reports/policy.ts";
import { ServiceError } from "../src/foundation/errors.ts";
import { recordOf } from "../src/foundation/record-of.ts";
import { decide, decideAny, type Policy, type Viewer } from "../src/identity/access/policy.ts";
import { noRoles, type Roles } from "../src/identity/access/queries.ts";
import { isRouteId, type Operation, type RouteId, routeTable } from "../src/server/http/contract.ts";

const alliance = { id: "ours", slug: "ours", name: "Ours" };
const inAlliance = { allianceId: alliance.id, alliance: alliance.slug };
const here = { id: "here", slug: "here", name: "Here" };

/** Callers by role. "this group" is a group of "this alliance", to which the resources belong. */
const roles = {
  anonymous: null,
  member: noRoles,
  "group admin of this group": { ...noRoles, groups: new Map([[here.id, alliance.id]]) },
  "group admin of another": { ...noRoles, groups: new Map([["there", alliance.id]]) },
  "alliance admin of this alliance": { ...noRoles, alliances: new Set([alliance.id]) },
  "alliance admin of another": { ...noRoles, alliances: new Set(["theirs"]) },
  "alliance admin of all": { ...noRoles, global: true },
  "host of this event": { ...noRoles, events: new Map([["x", { role: "event_host", allianceId: alliance.id }]]) },
  "check_in of this event": { ...noRoles, events: new Map([["x", { role: "check_in", allianceId: alliance.id }]]) },
} satisfies Record<string, Roles | null>;

type RoleName = keyof typeof roles;

const isRole = (name: string): name is RoleName => Object.hasOwn(roles, name);

export const roleNames = Object.keys(roles).filter(isRole);

const now = new Date(0);
const later = new Date(1);

/** A resource in a state, and the decisions of its policy. */
const sample = <Scope, Key, Name extends string, Found extends Scope>(
  policy: Policy<Scope, Key, Name, Found>,
  { state = "", key, scope }: { state?: string; key: Key; scope: Scope },
) => {
  const isVerb = (name: string): name is Name | "read" => Object.hasOwn(policy.verbs, name);
  const verbOf = (name: string) => {
    if (!isVerb(name)) throw new Error(`no policy decides about ${policy.noun}.${name}`);
    return name;
  };
  return {
    ...{ noun: policy.noun, state },
    verbs: Object.keys(policy.verbs).map((name) => ({
      name,
      scope: policy.verbs[verbOf(name)].scope,
      description: policy.verbs[verbOf(name)].grant.description,
      confirmed: policy.verbs[verbOf(name)].confirmed ?? false,
    })),
    decide: (name: string, viewer: Viewer) => decide(policy, verbOf(name), { viewer, key, candidates: [scope] }),
    decideAny: (name: string, viewer: Viewer) => decideAny(policy.verbs[verbOf(name)], viewer),
  };
};

const key = { id: "x" };
const event = {
  id: "x",
  ...inAlliance,
  groupId: here.id,
  group: here,
  groupActive: true,
  visibility: "public",
} as const;
const job = { ...inAlliance, group: here, groupActive: true, postedBy: { id: "author" }, expiresAt: later };
const entry = { ...inAlliance, createdBy: "author" };
const report = { id: "x", allianceId: alliance.id, groupId: here.id, subjectType: "event", userId: null } as const;

/** A resource of each type and, if the type can be hidden, a hidden one. Jobs and entries belong to another user. */
const samples = [
  sample(alliancePolicy, { key: alliance.slug, scope: alliance }),
  sample(groupPolicy, { key, state: "active", scope: { ...here, ...inAlliance, active: true } }),
  sample(groupPolicy, { key, state: "inactive", scope: { ...here, ...inAlliance, active: false } }),
  sample(eventPolicy, { key, state: "published", scope: { ...event, status: "published" } }),
  sample(eventPolicy, { key, state: "draft", scope: { ...event, status: "draft" } }),
  sample(jobPolicy, { key, state: "published", scope: { ...job, status: "published" } }),
  sample(jobPolicy, { key, state: "draft", scope: { ...job, status: "draft" } }),
  sample(landscapeEntryPolicy, { key: "x", state: "published", scope: { ...entry, published: true } }),
  sample(landscapeEntryPolicy, { key: "x", state: "hidden", scope: { ...entry, published: false } }),
  sample(reportPolicy, { key: "x", scope: report }),
];

const statusOf = (work: () => unknown): number => {
  try {
    work();
    return 200;
  } catch (error) {
    if (error instanceof ServiceError) return error.status;
    throw error;
  }
};

export type PermissionRow = {
  id: RouteId;
  permission: string;
  scope: string | null;
  /** The state of the resource, if the decision depends on it. */
  state: string;
  /** Statuses by role; 200 stands for any success. */
  statuses: Record<RoleName, number>;
};

const samplesOf = (noun: string) => {
  const found = samples.filter((sample) => sample.noun === noun);
  if (found.length === 0) throw new Error(`no policy decides about ${noun}`);
  return found;
};

const split = (permission: string): [noun: string, verb: string] => {
  const [noun = "", verb = ""] = permission.split(".");
  return [noun, verb];
};

const verbOf = (permission: string) => {
  const [noun, verb] = split(permission);
  const found = samplesOf(noun)[0]?.verbs.find(({ name }) => name === verb);
  if (!found) throw new Error(`no policy grants ${permission}`);
  return found;
};

/** Describes the users to whom a policy grants the permission. */
export const grantedTo = (permission: string): string => verbOf(permission).description;

const rowsOf = (id: RouteId): PermissionRow[] => {
  const { permission, scopes, path, allowsAnonymous, rendersHtmlErrors }: Operation = routeTable[id];
  const [noun, verb] = split(permission);
  const resources = samplesOf(noun);
  const { scope } = verbOf(permission);
  if (scopes.length > 0 && !scopes.includes(scope))
    throw new Error(`${id} must need the scope ${scope}, of ${permission}`);
  const namesResource = path.includes("{");
  return (namesResource ? resources : resources.slice(0, 1)).map(({ state, ...decided }) => {
    const statusFor = (callerRoles: Roles | null): number => {
      if (callerRoles === null && !allowsAnonymous) return rendersHtmlErrors ? 303 : 401;
      const viewer = { permissions: { userId: "caller", ...(callerRoles ?? noRoles), suspended: null }, now };
      return statusOf(() => (namesResource ? decided.decide(verb, viewer) : decided.decideAny(verb, viewer)));
    };
    const statuses = recordOf(roleNames, (name) => statusFor(roles[name]));
    return { id, permission, scope: scopes[0] ?? null, state: namesResource ? state : "", statuses };
  });
};

/** The status of each operation and page, by role and by state of the resource. */
export const permissionTable = (): PermissionRow[] =>
  Object.keys(routeTable)
    .filter(isRouteId)
    .filter((id) => routeTable[id].permission.includes("."))
    .flatMap(rowsOf);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const idsWith = (permission: string): string =>
  Object.keys(routeTable)
    .filter(isRouteId)
    .filter((id) => routeTable[id].permission === permission)
    .map((id) => `\`${id}\``)
    .join(", ");

const document = (): string => `# Permissions

Generated by "make generate" from the policies in src/community/*/policy.ts; do not edit. A test compares each row with the running service.

Each operation and each page requires one permission, \`x-permission\` in the contract: \`public\`, \`signed_in\`, or \`noun.verb\`, which the
noun's policy grants. The service checks it before it reads the body, and again after it has locked the row to be written. A token needs the
scope, and its user needs the role.

A caller without the permission gets the first of these that applies:

- 403 \`second_factor_required\` if the caller has the role, but it is suspended for lack of a second factor
- 404 if the caller may not read the resource
- 403 \`role_required\`

Users with a second factor must have confirmed it recently to grant or revoke a role in a session; otherwise they get 403
\`step_up_required\`. Tokens are exempt.

## Who has a permission

${table(
  ["permission", "scope", "granted to", "writing needs a recent second factor"],
  [...new Map(samples.map((sample) => [sample.noun, sample])).values()].flatMap(({ noun, verbs }) =>
    verbs.map(({ name, scope, description, confirmed }) => [
      ...[`\`${noun}.${name}\``, `\`${scope}\``, description],
      confirmed ? "yes" : "",
    ]),
  ),
)}

## What an operation or a page responds

One row per operation or page and, where it matters, per state of the resource. 200 stands for any success. Anonymous callers get 401 from the
API; pages redirect them to the sign-in page with 303. A cross-site request with a session, a user with an unverified address, and a token without
the scope get 403.

${table(
  ["operation or page", "permission", "state", ...roleNames],
  permissionTable().map(({ id, permission, state, statuses }) => [
    `\`${id}\``,
    `\`${permission}\``,
    state,
    ...roleNames.map((name) => String(statuses[name])),
  ]),
)}

## Everyone

${idsWith("public")}.

## Signed-in users, for their own data and for resources that they may read

${idsWith("signed_in")}.
`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeFileSync("docs/permissions.md", document());
