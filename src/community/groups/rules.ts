import { Conflict } from "../../foundation/errors.ts";
import type { GroupContents } from "./queries.ts";

export const noGroup = ({ alliance, group_id: id }: { alliance?: string | undefined; group_id: string }): string =>
  alliance === undefined ? `there is no group ${id}` : `alliance "${alliance}" has no group ${id}`;

export const noGroupAt = ({ alliance, slug }: { alliance: string; slug: string }): string =>
  `alliance "${alliance}" has no group "${slug}"`;

export const requireEmpty = (contents: GroupContents): void => {
  const parts = Object.entries(contents)
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => `${count} ${count === 1 ? noun.slice(0, -1) : noun}`);
  if (parts.length > 0)
    throw new Conflict(`the group has ${parts.join(", ")}; make it inactive instead ({"active": false})`, {
      code: "group_not_empty",
    });
};
