import type { Rights } from "../access/queries.ts";
import { administersGroup } from "../access/rules.ts";
import type { GroupKey } from "./queries.ts";

export const noGroup = ({ alliance, group_id: id }: { alliance?: string; group_id: string }): string =>
  alliance === undefined ? `there is no group ${id}` : `alliance "${alliance}" has no group ${id}`;

export const noGroupAt = ({ alliance, slug }: { alliance: string; slug: string }): string =>
  `alliance "${alliance}" has no group "${slug}"`;

export const groupVisibleTo =
  (rights: Rights) =>
  (group: Pick<GroupKey, "id" | "allianceId" | "active">): boolean =>
    group.active || administersGroup(rights, group);
