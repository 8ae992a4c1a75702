import type { Rights } from "./queries.ts";

export const administersAlliance = (rights: Rights, allianceId: string): boolean =>
  rights.global || rights.alliances.has(allianceId);

type GroupPath = { id: string; allianceId: string };

export const administersGroup = (rights: Rights, { id, allianceId }: GroupPath): boolean =>
  administersAlliance(rights, allianceId) || rights.groups.has(id);

export const administersSomethingIn = (rights: Rights, allianceId: string): boolean =>
  administersAlliance(rights, allianceId) || [...rights.groups.values()].includes(allianceId);

export const administersAnything = ({ global, alliances, groups }: Rights): boolean =>
  global || alliances.size > 0 || groups.size > 0;

export const hasAnyRole = (rights: Rights): boolean => administersAnything(rights) || rights.events.size > 0;
