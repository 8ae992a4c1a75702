import { errorsOf, type ServiceError } from "../../foundation/errors.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import { invalidProperties } from "../../server/http/components.ts";
import type { Problem } from "../../web/pages/form.ts";
import { userMessage } from "../../web/pages/user-message.ts";
import { isLocalTime } from "../kit/fields.ts";
import { objectOf } from "../kit/schema.ts";
import { eventFieldNames, eventFields, isEventField, type SentEvent } from "./event-fields.ts";
import { invalid, readersOf } from "./event-form.ts";

/** Removes the row from a field's name. */
const columnOf = (field: string | undefined): string => field?.replace(/-\d+$/, "") ?? "";

const fieldOf = ({ field, path = "" }: ServiceError): string | undefined => {
  const [, row, part] = /^questions\/(\d+)\/(\w+)/.exec(path) ?? [];
  return row === undefined ? field : `question_${part}-${row}`;
};

export const eventProblem = (texts: Texts, error: ServiceError): Problem => {
  const { t } = texts;
  const field = fieldOf(error);
  if (error.text) return { message: userMessage(texts, error), field };
  const column = columnOf(field);
  if (isEventField(column)) return { message: t(`organizers.event.problem.${column}`), field };
  if (error.code === "invalid_transition") return { message: t("organizers.event.problem.status"), field: undefined };
  if (error.code === "precondition_failed") return { message: t("organizers.event.problem.version"), field: undefined };
  return { message: userMessage(texts, error), field };
};

const eventSchema = objectOf(eventFields);

const isSentEvent = (form: object): form is SentEvent => invalidProperties(eventSchema, form).length === 0;

const errorsIn = (form: object): ServiceError[] => {
  if (!isSentEvent(form)) return invalidProperties(eventSchema, form).map(invalid);
  const body: Record<string, unknown> = {};
  const errors = readersOf(form).flatMap(([name, read]) =>
    errorsOf(() => {
      body[name] = read();
    }),
  );
  // Times cannot be read without a time zone, whose problem says so.
  const wrong = invalidProperties("EventCreate", body).filter((name) => isEventField(name) && !name.endsWith("_at"));
  return [...wrong.map(invalid), ...errors];
};

const order: readonly string[] = [...eventFieldNames, "photo"];

const rankOf = ({ field }: Problem): number => order.indexOf(columnOf(field));

/** One problem per field, in the order of the page; a problem without a field comes first. */
export const eventProblems = (texts: Texts, { error, body }: { error: ServiceError; body: unknown }): Problem[] => {
  const { t } = texts;
  const { publish, photo, ...sent } = Object(body);
  // Browsers do not send a chosen file again.
  const again = photo?.length > 0 ? [{ message: t("organizers.event.problem.photo"), field: "photo" }] : [];
  // Published events must end in the future.
  if (error.code === "invalid_transition" && publish === "yes")
    return [{ message: t("organizers.event.problem.ends_at"), field: "ends_at" }, ...again];
  const problemOf = (error: ServiceError): Problem =>
    fieldOf(error) === "ends_at" && !isLocalTime(sent.ends_at)
      ? { message: t("organizers.event.problem.no_end"), field: "ends_at" }
      : eventProblem(texts, error);
  const form = Object.fromEntries(Object.entries(sent).filter(([name]) => isEventField(name)));
  const errors = error.status === 400 ? [error, ...errorsIn(form)] : [error];
  const problems = [...again, ...errors.map(problemOf)];
  return [...new Map(problems.map((problem) => [problem.field, problem])).values()].toSorted(
    (one, other) => rankOf(one) - rankOf(other),
  );
};
