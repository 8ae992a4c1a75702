import type { EventRole } from "../../foundation/db/administration-tables.ts";
import type { Grant, Viewer } from "./policy.ts";
import { administersAlliance, administersAnything, administersGroup, administersSomethingIn } from "./rules.ts";

/* The grants that policies combine. docs/permissions.md has a table of all permissions. */

type AllianceOf<Scope> = (scope: Scope) => { id: string; slug: string };
type GroupOf<Scope> = (scope: Scope) => { id: string; allianceId: string; slug: string; alliance: string };

/** The alliance of a resource, for `allianceAdministrators`. */
export const allianceOf = ({ allianceId: id, alliance: slug }: { allianceId: string; alliance: string }) => ({
  id,
  slug,
});

export const anyOf = <Scope>(...grants: readonly Grant<Scope>[]): Grant<Scope> => ({
  description: grants.map((grant) => grant.description).join("; "),
  possible: (viewer) => grants.some((grant) => grant.possible(viewer)),
  holds: (viewer, scope) => grants.some((grant) => grant.holds(viewer, scope)),
  requiredRole: (scope) => [...new Set(grants.map((grant) => grant.requiredRole(scope)))].join(", or "),
});

/** Everyone, signed in or not, regardless of the scopes of a token. */
export const everyone = <Scope>(
  description = "everyone",
  holds: (scope: Scope, now: Date) => boolean = () => true,
): Grant<Scope> => ({
  description,
  possible: () => true,
  holds: ({ now }, scope) => holds(scope, now),
  requiredRole: () => "a public resource",
});

/** Users who belong to the resource without a role. The policy's `listOwn` finds them. */
export const participants = <Scope extends { id: string }>(
  description: string,
  holds: (scope: Scope) => boolean,
): Grant<Scope> => ({
  description,
  possible: () => true,
  holds: ({ own }, scope) => own?.has(scope.id) === true && holds(scope),
  requiredRole: () => "a public resource",
});

const globalRole = "the admin role of all alliances";

export const globalAdministrators: Grant<unknown> = {
  description: "administrators of all alliances",
  possible: ({ permissions }) => permissions.global,
  holds: ({ permissions }) => permissions.global,
  requiredRole: () => globalRole,
};

export const allianceAdministrators = <Scope>(allianceOf: AllianceOf<Scope>): Grant<Scope> => ({
  description: "administrators of the alliance",
  possible: ({ permissions }) => permissions.global || permissions.alliances.size > 0,
  holds: ({ permissions }, scope) => administersAlliance(permissions, allianceOf(scope).id),
  requiredRole: (scope) => `the admin role of ${scope ? `alliance "${allianceOf(scope).slug}"` : "an alliance"}`,
});

const administersGroups = ({ permissions }: Viewer): boolean => administersAnything(permissions);

export const groupAdministrators = <Scope>(groupOf: GroupOf<Scope>): Grant<Scope> => ({
  description: "administrators of the group or its alliance",
  possible: administersGroups,
  holds: ({ permissions }, scope) => administersGroup(permissions, groupOf(scope)),
  requiredRole: (scope) => {
    if (!scope) return "the admin role of an alliance or a group";
    const { slug, alliance } = groupOf(scope);
    return `the admin role of group "${slug}" or of alliance "${alliance}"`;
  },
});

/** For resources of an alliance that the administrators of any of its groups may see. */
export const administratorsWithin = <Scope>(allianceOf: AllianceOf<Scope>): Grant<Scope> => ({
  description: "administrators of the alliance or of any of its groups",
  possible: administersGroups,
  holds: ({ permissions }, scope) => administersSomethingIn(permissions, allianceOf(scope).id),
  requiredRole: (scope) =>
    scope ? `the admin role of alliance "${allianceOf(scope).slug}"` : "the admin role of an alliance or a group",
});

const teamNames = { event_host: "the event's hosts", check_in: "the event's check-in helpers" } as const;

/** Users with one of these roles of the event. */
export const eventTeam = <Scope extends { id: string }>(...roles: readonly EventRole[]): Grant<Scope> => ({
  description: roles.map((role) => teamNames[role]).join("; "),
  possible: ({ permissions }) => [...permissions.events.values()].some(({ role }) => roles.includes(role)),
  holds: ({ permissions }, { id }) => {
    const held = permissions.events.get(id);
    return held !== undefined && roles.includes(held.role);
  },
  requiredRole: () => `the role ${roles.join(" or ")} of the event`,
});

/** Holders of a door link of the event, on the pages for the door. */
export const doorLinkHolders = <Scope extends { id: string }>(): Grant<Scope> => ({
  description: "users of the event's door links, on the pages for the door",
  possible: ({ door }) => door !== undefined,
  holds: ({ door }, { id }) => door?.eventId === id,
  requiredRole: () => "a door link of the event",
});

/** For an alliance's lists of events, which the team of any of its events may see. */
export const eventTeamWithin = <Scope>(allianceOf: AllianceOf<Scope>): Grant<Scope> => ({
  description: "hosts and check-in helpers of any of its events",
  possible: ({ permissions }) => permissions.events.size > 0,
  holds: ({ permissions }, scope) =>
    [...permissions.events.values()].some(({ allianceId }) => allianceId === allianceOf(scope).id),
  requiredRole: () => "a role of an event",
});
