import type { Form } from "../../web/pages/form.ts";
import { questionFields } from "./event-form.ts";

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : [value].flat();

/** Returns the form with a field for each row of questions and the number of filled rows. Without scripts a page cannot add rows, so it has all of them. */
export const withQuestionRows = (values: Form["values"]): { values: Form["values"]; count: number } => {
  const lists = questionFields.map((column) => listOf(values[column]));
  const labels = listOf(values["question_label"]);
  const options = listOf(values["question_options"]);
  const filled = labels.flatMap((label, row) => (label.trim() !== "" || options[row]?.trim() ? [row] : []));
  const fields = filled.flatMap((from, row) =>
    questionFields.map((column, index) => [`${column}-${row}`, lists[index]?.[from] ?? ""] as const),
  );
  return { values: { ...values, ...Object.fromEntries(fields) }, count: filled.length };
};
