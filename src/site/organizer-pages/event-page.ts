import { pictureAddress } from "../../community/uploads/receive.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Form } from "../../web/pages/form.ts";
import type { NoticeText } from "../../web/pages/page.ts";
import type { pictureFields } from "../kit/fields.ts";
import { oneOf, optional, type ValuesOf } from "../kit/schema.ts";
import { drawSections, fieldIds, mostQuestions, questionFields } from "./event-fields.ts";

/* The part that the pages of an event's form share. */

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : [value].flat();

/** Returns the form with a field for each row of questions and the number of filled rows. Without scripts a page cannot add rows, so it has all of them. */
const withQuestionRows = (values: Form["values"]): { values: Form["values"]; count: number } => {
  const lists = questionFields.map((column) => listOf(values[column]));
  const labels = listOf(values["question_label"]);
  const options = listOf(values["question_options"]);
  const filled = labels.flatMap((label, row) => (label.trim() !== "" || options[row]?.trim() ? [row] : []));
  const fields = filled.flatMap((from, row) =>
    questionFields.map((column, index) => [`${column}-${row}`, lists[index]?.[from] ?? ""] as const),
  );
  return { values: { ...values, ...Object.fromEntries(fields) }, count: filled.length };
};

export const drawForm = (texts: Texts, { values, problems }: Form) => {
  const { values: shown, count } = withQuestionRows(values);
  return {
    form: { values: shown, problems },
    sections: drawSections(texts, shown),
    questionCount: count,
    mostQuestions,
    fieldIds,
  };
};

export type DrawnForm = ReturnType<typeof drawForm> & { picture: string | null };

/** Stores or removes the picture, if the form says so. */
export const pictureOf = async (context: UserContext, form: ValuesOf<typeof pictureFields>) =>
  form.photo?.length || form.remove ? { banner_url: await pictureAddress(context, form) } : {};

const notices = [
  "event_created",
  "event_made_before",
  "event_published",
  "events_published",
  "event_saved",
  "events_saved",
  "event_canceled",
  "events_canceled",
  "rsvp_approved",
  "rsvp_declined",
  "rsvp_withdrawn",
  "banned",
  "removed",
] as const;

/** What an organizer has just done, for a message on the page. */
export const organizerNotice = optional(oneOf(notices));

export const noticeIn = ({ t }: Pick<Texts, "t">, notice: (typeof notices)[number] | undefined): NoticeText | null =>
  notice ? { text: t(`organizers.notice.${notice}`), isError: false } : null;
