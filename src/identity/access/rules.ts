import type { Permissions } from "./queries.ts";

export const administersAlliance = (permissions: Permissions, allianceId: string): boolean =>
  permissions.global || permissions.alliances.has(allianceId);

type GroupPath = { id: string; allianceId: string };

export const administersGroup = (permissions: Permissions, { id, allianceId }: GroupPath): boolean =>
  administersAlliance(permissions, allianceId) || permissions.groups.has(id);

export const administersSomethingIn = (permissions: Permissions, allianceId: string): boolean =>
  administersAlliance(permissions, allianceId) || [...permissions.groups.values()].includes(allianceId);

export const administersAnything = ({ global, alliances, groups }: Permissions): boolean =>
  global || alliances.size > 0 || groups.size > 0;

export const hasAnyRole = (permissions: Permissions): boolean =>
  administersAnything(permissions) || permissions.events.size > 0;
