import type { Schemas } from "../../../generated/contract.ts";
import type { OwnAttendanceRow } from "../../community/events/attendances/queries.ts";
import type { EventRow } from "../../community/events/queries.ts";
import { answerField, toAnswer } from "../../community/events/registration/rules.ts";
import type { RsvpRequest } from "../../community/events/rsvp-requests/queries.ts";
import { toSource } from "../../community/visits/rules.ts";
import type { Question } from "../../foundation/db/columns.ts";
import { errorsOf, InvalidField, type ServiceError } from "../../foundation/errors.ts";
import type { Translator } from "../../foundation/languages/texts.ts";
import { conformsTo } from "../../server/http/components.ts";
import type { Form, Problem } from "../../web/pages/form.ts";
import type { Choice } from "../../web/pages/page.ts";
import { isChecked } from "../../web/pages/text-fields.ts";
import { boxStates, fromContract, listOf, optional, text, type ValuesOf } from "../kit/schema.ts";

type AttendeeStatus = Schemas["AttendeeStatus"];

/** The fields of an RSVP. `question` has the ids of the questions, `answer` the answers in the same order. */
export const rsvpFields = {
  question: optional(listOf(fromContract("Id"), { maxItems: 10 }), "common.field.question"),
  answer: optional(listOf(text({ maxLength: 1000 }), { maxItems: 10 }), "common.field.answer"),
  guests: optional(
    text({ maxLength: 2, pattern: "^(?:[0-9]|10)$", rule: "must be a whole number from 0 to 10" }),
    "common.field.guests",
  ),
  share_email: optional(boxStates, "common.field.box"),
  source: optional(text({ maxLength: 200 }), "common.field.source"),
};

/** Empty answers count as omitted; missing fields leave the RSVP unchanged. */
export const readRsvp = (fields: ValuesOf<typeof rsvpFields>) => {
  const { question = [], answer = [], guests, share_email: shareEmailStates, source = "" } = fields;
  const visitSource = toSource(source);
  const answers = question.map((id, index) => ({ question_id: id, value: answer[index] ?? "" }));
  const body = {
    ...(question.length > 0 && { answers: answers.filter(({ value }) => value.trim() !== "") }),
    ...(guests !== undefined && { guests: Number(guests) }),
    ...(shareEmailStates && { share_email: isChecked(shareEmailStates) }),
    ...(visitSource && { source: visitSource }),
  };
  if (!conformsTo("RsvpCreate", body)) throw new InvalidField("answer", "must hold no control characters");
  return body;
};

export const rsvpNotices: Partial<Record<AttendeeStatus, string>> = {
  attending: "rsvp_attending",
  waitlisted: "rsvp_waitlisted",
  pending: "rsvp_pending",
};

export const toQuestionField = ({ t }: Translator, question: Question) => ({
  id: answerField(question),
  question: question.id,
  label: question.label,
  required: question.required,
  /** `null` for free text. */
  choices:
    question.kind === "choice"
      ? [
          { value: "", label: t("community.event.choose") },
          ...question.options.map((option) => ({ value: option, label: option })),
        ]
      : null,
});

export const guestChoices = ({ t }: Translator, { maxGuests }: Pick<EventRow, "maxGuests">, guests: number): Choice[] =>
  Array.from({ length: Math.max(maxGuests, guests) + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? t("community.event.nobody") : String(count),
  }));

const readAnswers = ({ question, answer = [] }: Form["values"]): ReadonlyMap<string, string> | undefined => {
  if (question === undefined) return undefined;
  const values = [answer].flat();
  return new Map([question].flat().map((id, index) => [id, values[index] ?? ""]));
};

const problemOf = ({ t }: Translator, question: Question, { code }: ServiceError): Problem => ({
  field: answerField(question),
  message: t(code === "answer_required" ? "community.event.answer_required" : "community.event.choice_required", {
    question: question.label,
  }),
});

const yesOrNo = (value: boolean): string => (value ? "yes" : "no");

/** Fills the form with an RSVP. @param form the rejected form, or an empty form */
export const rsvpForm = (
  texts: Translator,
  { questions }: EventRow,
  rsvp: OwnAttendanceRow | undefined,
  form: Form,
): Form => {
  const submittedAnswers = readAnswers(form.values);
  const answers = submittedAnswers ?? new Map(rsvp?.answers.map(({ question_id: id, value }) => [id, value]));
  const hasAnswerProblem = form.problems.some(({ field }) =>
    questions.some((question) => answerField(question) === field),
  );
  const problems = questions.flatMap((question) =>
    errorsOf(() => toAnswer(question, answers.get(question.id))).map((error) => problemOf(texts, question, error)),
  );
  return {
    values: {
      ...form.values,
      ...Object.fromEntries(questions.map((question) => [answerField(question), answers.get(question.id) ?? ""])),
      guests: form.values["guests"] ?? String(rsvp?.guests ?? 0),
      share_email: form.values["share_email"] ?? yesOrNo(rsvp?.shareEmail ?? false),
    },
    problems: hasAnswerProblem ? problems : form.problems,
  };
};

/** Fills the form with the values of an RSVP request, so that the user can try again. */
export const toRsvpForm = ({ guests, answers, shareEmail }: RsvpRequest): Form => ({
  values: {
    question: answers.map(({ question_id }) => question_id),
    answer: answers.map(({ value }) => value),
    guests: String(guests),
    share_email: yesOrNo(shareEmail),
  },
  problems: [],
});

/**
 * `external` has its registration on another site, `none` has no registration. `early` is before the RSVP period, `closed` is
 * after it; only signed-in users see these two states.
 */
type EventState =
  | "draft"
  | "canceled"
  | "ended"
  | "external"
  | "none"
  | "early"
  | "closed"
  | "open"
  | "waitlist"
  | "full";

/** @param isAnonymous signed-out visitors get a cached page, which must not depend on when RSVPs open and close */
export const stateOf = (event: EventRow, now: Date, isAnonymous: boolean): EventState => {
  const { status, endsAt, rsvpOpensAt, rsvpClosesAt, capacity, waitlistEnabled } = event;
  if (status !== "published") return status;
  if (endsAt <= now) return "ended";
  if (event.registration !== "built_in") return event.registration;
  if (!isAnonymous && rsvpOpensAt && now < rsvpOpensAt) return "early";
  if (!isAnonymous && rsvpClosesAt && now >= rsvpClosesAt) return "closed";
  if (event.approvalRequired || capacity === null || event.attendeeCount + event.heldCount < capacity) return "open";
  return waitlistEnabled ? "waitlist" : "full";
};
