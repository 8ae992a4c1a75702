import type { Form } from "../../web/pages/form.ts";
import { questionFields } from "./event-form.ts";

/* Without a script a page cannot add a row: it has all of them, and the blank ones are folded. */

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : [value].flat();

/** The values of a form, with a field of its own for each row of questions, and how many rows have one. */
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
