import type { Administration } from "../access/queries.ts";
import { administersGroup } from "../access/rules.ts";
import { BadRequest, NotFound, requireFound } from "../errors.ts";
import type { GroupKey, GroupRow } from "./queries.ts";

export const reservedSlugs = ["events", "join"] as const;

export const noGroup = ({ alliance, group_id: id }: { alliance?: string; group_id: string }): string =>
  alliance === undefined ? `there is no group ${id}` : `alliance "${alliance}" has no group ${id}`;

/**
 * A group that exists for the caller: an inactive one only for who administers it.
 * @throws NotFound
 */
export const requireVisible = <Group extends Pick<GroupKey, "id" | "allianceId" | "active">>(
  group: Group | undefined,
  own: Administration,
  message: string,
): Group => {
  const found = requireFound(group, message);
  if (!found.active && !administersGroup(own, found)) throw new NotFound(message);
  return found;
};

/** @throws BadRequest naming the field */
export const requireLocation = ({ latitude, longitude }: Pick<GroupRow, "latitude" | "longitude">): void => {
  if ((latitude === null) !== (longitude === null))
    throw new BadRequest(`body/location must have "${latitude === null ? "latitude" : "longitude"}"`);
};
