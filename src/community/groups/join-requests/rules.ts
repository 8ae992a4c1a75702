import { NotFound } from "../../../foundation/errors.ts";
import type { GroupKey } from "../queries.ts";

/** As for RSVPs by name and address. */
export const linkMinutes = 60;

export const isPublic = ({ active }: Pick<GroupKey, "active">): boolean => active;

/** A request reveals nothing about a group that was hidden since. @throws NotFound */
export const requireAvailable = (group: Pick<GroupKey, "active">): void => {
  if (!isPublic(group))
    throw new NotFound("the group is no longer available; nobody has joined it", {
      text: { key: "common.wrong.group_gone" },
    });
};
