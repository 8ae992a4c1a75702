import { NotFound } from "../../../foundation/errors.ts";
import type { GroupKey } from "../queries.ts";

/** Minutes for which the link in the email works, the same as for an RSVP by name and address. */
export const linkMinutes = 60;

export const isPublic = ({ active }: Pick<GroupKey, "active">): boolean => active;

/**
 * A request reveals nothing of a group that was hidden since.
 * @throws NotFound
 */
export const requireAvailable = (group: Pick<GroupKey, "active">): void => {
  if (!isPublic(group))
    throw new NotFound("the group is no longer available; nobody has joined it", {
      text: { key: "common.wrong.group_gone" },
    });
};
