import type { Schemas } from "../../../../generated/contract.ts";
import type { Answer, Question } from "../../../foundation/db/columns.ts";
import { InvalidField, quote } from "../../../foundation/errors.ts";
import type { EventRow } from "../queries.ts";

type QuestionInput = Schemas["RegistrationQuestionCreate"];
type AnswerInput = Schemas["RsvpAnswerCreate"];

const requireOptions = ({ kind, options }: QuestionInput, path: string): void => {
  if (kind === "choice" && options.length === 0)
    throw new InvalidField(`${path}/options`, "must have at least one item for a choice");
  if (kind === "text" && options.length > 0) throw new InvalidField(`${path}/options`, "must be empty for a text");
};

/** Returns the questions in order. Existing questions keep their ids. @throws BadRequest naming the question */
export const toQuestions = (
  inputs: readonly QuestionInput[],
  current: readonly Question[],
  newId: () => string,
): Question[] =>
  inputs.map((question, index) => {
    const { id, kind, label, options, required } = question;
    const path = `questions/${index}`;
    const others = inputs.slice(0, index);
    if (id !== undefined && !current.some((other) => other.id === id))
      throw new InvalidField(
        `${path}/id`,
        "must be the ID of a question that the event has; leave it out for a new one",
      );
    if (id !== undefined && others.some((other) => other.id === id))
      throw new InvalidField(`${path}/id`, "must differ from the IDs of the other questions");
    if (others.some((other) => other.label === label))
      throw new InvalidField(`${path}/label`, "must differ from the labels of the other questions");
    requireOptions(question, path);
    // Uses the key order of PostgreSQL's jsonb, so that a patch without changes is recognized.
    return { id: id ?? newId(), kind, label, options, required };
  });

export const answerField = ({ id }: Pick<Question, "id">): string => `answer-${id}`;

/** @returns undefined without an answer @throws BadRequest for a missing required answer or an unknown option */
export const toAnswer = (question: Question, value: string | undefined): Answer | undefined => {
  const { id, kind, label, options, required } = question;
  const field = answerField(question);
  if (value === undefined || value.trim() === "") {
    if (required) throw new InvalidField("answers", `must answer ${quote(label)}`, { code: "answer_required", field });
    return undefined;
  }
  if (kind === "choice" && !options.includes(value))
    throw new InvalidField("answers", `must answer ${quote(label)} with one of its options`, {
      code: "invalid_answer",
      field,
    });
  return { question_id: id, label, value };
};

/** Returns the answers in the order of the questions. @throws BadRequest naming the question */
export const toAnswers = (inputs: readonly AnswerInput[], questions: readonly Question[]): Answer[] => {
  const values = new Map<string, string>();
  for (const [index, { question_id: id, value }] of inputs.entries()) {
    const path = `answers/${index}/question_id`;
    if (!questions.some((question) => question.id === id))
      throw new InvalidField(path, "must be the ID of a question of this event", { code: "invalid_answer" });
    if (values.has(id))
      throw new InvalidField(path, "must differ from those of the other answers", { code: "invalid_answer" });
    values.set(id, value);
  }
  return questions.flatMap((question) => toAnswer(question, values.get(question.id)) ?? []);
};

type Times = Pick<EventRow, "endsAt"> & Partial<Pick<EventRow, "rsvpOpensAt" | "rsvpClosesAt">>;

export const requireRsvpTimes = ({ endsAt, rsvpOpensAt = null, rsvpClosesAt = null }: Times): void => {
  if (rsvpClosesAt && rsvpClosesAt > endsAt) throw new InvalidField("rsvp_closes_at", "must not be after ends_at");
  if (rsvpOpensAt && rsvpOpensAt >= (rsvpClosesAt ?? endsAt))
    throw new InvalidField("rsvp_opens_at", `must be before ${rsvpClosesAt ? "rsvp_closes_at" : "ends_at"}`);
};
