import type { AllianceKey } from "../../community/alliances/queries.ts";
import type { GroupKey } from "../../community/groups/queries.ts";
import type { PlaceName } from "../../community/places.ts";
import { alliancePath, groupPath } from "../../web/page-paths.ts";
import { cursor, organizerNotice } from "../kit/fields.ts";
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

/** The paths below which groups and alliances have the same pages. */
export const placePaths = { group: "/groups/{alliance}/{group_slug}", alliance: "/alliances/{alliance}" } as const;

export type PlaceKind = keyof typeof placePaths;

export const placeOf = (target: GroupKey | AllianceKey): Place => {
  const { id, name, slug } = target;
  if (!("allianceId" in target))
    return {
      id,
      name: { alliance: slug },
      alliance: target,
      groupId: null,
      crumb: { name, path: alliancePath(target) },
    };
  const alliance = { id: target.allianceId, slug: target.alliance };
  return { id, name: { id }, alliance, groupId: id, crumb: { name, path: groupPath(target) } };
};

const conflicts = [
  "global_administrator",
  "group_not_empty",
  "invalid_transition",
  "last_administrator",
  "precondition_failed",
  "user_is_administrator",
] as const;

/** The message for a conflict, for example with another administrator's change. Other problems are not changed. */
export const conflictProblem: NonNullable<PageForm["problemIn"]> = ({ t }, problem, { code }) => {
  const conflict = conflicts.find((conflict) => conflict === code);
  return conflict ? { message: t(`organizers.conflict.${conflict}`), field: undefined } : problem;
};

/** The message for a conflict with another administrator's decision; otherwise as in `conflictProblem`. */
export const decisionProblem: typeof conflictProblem = (texts, problem, error, values) =>
  error.code === "precondition_failed"
    ? { message: texts.t("organizers.conflict.decided"), field: undefined }
    : conflictProblem(texts, problem, error, values);

/** The common part of the definitions of pages with a list and actions. */
export const listPage = { query: { cursor, notice: organizerNotice }, problemIn: conflictProblem };
