import type { AllianceKey } from "../../community/alliances/queries.ts";
import type { GroupKey } from "../../community/groups/queries.ts";
import type { CommunityRef } from "../../community/places.ts";
import { alliancePath, groupPath } from "../../web/page-paths.ts";
import { cursor, organizerNotice } from "../kit/fields.ts";
import type { PageForm } from "../kit/rejected-form.ts";

/** A group, or a whole alliance, as the subject of a page for its administrators. */
export type Community = {
  id: string;
  ref: CommunityRef;
  alliance: { id: string; slug: string };
  /** Null for the whole alliance. */
  groupId: string | null;
  /** The name and path of the public page. */
  crumb: { name: string; path: string };
};

/** The paths below which groups and alliances have the same pages. */
export const communityPaths = { group: "/groups/{alliance}/{group_slug}", alliance: "/alliances/{alliance}" } as const;

export type CommunityKind = keyof typeof communityPaths;

export const communityOf = (target: GroupKey | AllianceKey): Community => {
  const { id, name, slug } = target;
  if (!("allianceId" in target))
    return {
      id,
      ref: { alliance: slug },
      alliance: target,
      groupId: null,
      crumb: { name, path: alliancePath(target) },
    };
  const alliance = { id: target.allianceId, slug: target.alliance };
  return { id, ref: { id }, alliance, groupId: id, crumb: { name, path: groupPath(target) } };
};

const conflicts = [
  "global_administrator",
  "group_not_empty",
  "invalid_transition",
  "last_administrator",
  "precondition_failed",
  "user_is_administrator",
] as const;

/** Replaces the message for a conflict, such as another administrator's change. Returns other problems unchanged. */
export const conflictProblem: NonNullable<PageForm["problemIn"]> = ({ t }, problem, { code }) => {
  const conflict = conflicts.find((conflict) => conflict === code);
  return conflict ? { message: t(`organizers.conflict.${conflict}`), field: undefined } : problem;
};

/** Like `conflictProblem`, with a message of its own if another administrator has already decided. */
export const decisionProblem: typeof conflictProblem = (texts, problem, error, values) =>
  error.code === "precondition_failed"
    ? { message: texts.t("organizers.conflict.decided"), field: undefined }
    : conflictProblem(texts, problem, error, values);

/** The common part of the definitions of pages with a list and actions. */
export const listPageOptions = { query: { cursor, notice: organizerNotice }, problemIn: conflictProblem };
