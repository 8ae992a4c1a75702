import type { AllianceKey } from "../../community/alliances/queries.ts";
import type { GroupKey } from "../../community/groups/queries.ts";
import type { PlaceName } from "../../community/places.ts";
import { alliancePath, groupPath } from "../../web/page-paths.ts";
import { cursor } from "../kit/fields.ts";
import { administrationNotice } from "../kit/notices.ts";
import type { PageForm } from "../kit/rejected-form.ts";

/** A group, or a whole alliance, as the subject of a page for its administrators. */
export type Place = {
  id: string;
  name: PlaceName;
  alliance: { id: string; slug: string };
  /** Null for the whole alliance. */
  groupId: string | null;
  /** The name and path of its public page. */
  crumb: { name: string; path: string };
};

export const placeOfGroup = (group: GroupKey): Place => ({
  id: group.id,
  name: { id: group.id },
  alliance: { id: group.allianceId, slug: group.alliance },
  groupId: group.id,
  crumb: { name: group.name, path: groupPath(group) },
});

export const placeOfAlliance = (alliance: AllianceKey): Place => ({
  id: alliance.id,
  name: { alliance: alliance.slug },
  alliance,
  groupId: null,
  crumb: { name: alliance.name, path: alliancePath(alliance) },
});

const conflicts = [
  "global_administrator",
  "group_not_empty",
  "invalid_transition",
  "last_administrator",
  "precondition_failed",
  "user_is_administrator",
] as const;

/** The message for a conflict, for example with another administrator's change. Other problems stay unchanged. */
export const conflictProblem: NonNullable<PageForm["problemIn"]> = ({ t }, problem, { code }) => {
  const conflict = conflicts.find((conflict) => conflict === code);
  return conflict ? { message: t(`organizers.conflict.${conflict}`), field: undefined } : problem;
};

/** The message for a conflict about one of several decisions on a page. */
export const decisionProblem: typeof conflictProblem = (texts, problem, error, entered) =>
  error.code === "precondition_failed"
    ? { message: texts.t("organizers.conflict.decided"), field: undefined }
    : conflictProblem(texts, problem, error, entered);

/** The common part of the definitions of pages with a list and actions. */
export const listPage = { query: { cursor, notice: administrationNotice }, problemIn: conflictProblem };
