import type { PageForm } from "../kit/rejected-form.ts";

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
