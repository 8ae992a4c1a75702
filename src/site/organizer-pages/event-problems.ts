import { errorsOf, InvalidField, type ServiceError } from "../../foundation/errors.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import { conformsTo, invalidProperties, propertiesOf } from "../../server/http/components.ts";
import type { Problem } from "../../web/pages/form.ts";
import { userMessage } from "../../web/pages/user-message.ts";
import { type EventField, readersOf } from "./event-form.ts";

/** Removes the row from a field's name. */
const columnOf = (field: string | undefined): string => field?.replace(/-\d+$/, "") ?? "";

const isEventField = (name: string): name is EventField =>
  !["status", "form_key", "photo"].includes(name) && propertiesOf("EventForm").includes(name);

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

const errorsIn = (form: object): ServiceError[] =>
  conformsTo("EventForm", form)
    ? readersOf(form).flatMap(errorsOf)
    : invalidProperties("EventForm", form).map((field) => new InvalidField(field, "is not valid"));

/** One problem per field, in form order; a problem without a field comes first. */
export const eventProblems = (texts: Texts, { error, body }: { error: ServiceError; body: unknown }): Problem[] => {
  const { t } = texts;
  const { version: _version, following: _following, publish, remove: _remove, photo, ...form } = Object(body);
  // Browsers do not send a chosen file again.
  const again = photo?.length > 0 ? [{ message: t("organizers.event.problem.photo"), field: "photo" }] : [];
  // Published events must end in the future.
  if (error.code === "invalid_transition" && publish === "yes")
    return [{ message: t("organizers.event.problem.ends_at"), field: "ends_at" }, ...again];
  const problemOf = (error: ServiceError): Problem =>
    fieldOf(error) === "ends_at" && !conformsTo("LocalTime", form.ends_at)
      ? { message: t("organizers.event.problem.no_end"), field: "ends_at" }
      : eventProblem(texts, error);
  const errors = error.status === 400 ? [error, ...errorsIn(form)] : [error];
  const problems = [...again, ...errors.map(problemOf)];
  const order = propertiesOf("EventForm");
  const rankOf = ({ field }: Problem) => order.indexOf(columnOf(field));
  return [...new Map(problems.map((problem) => [problem.field, problem])).values()].toSorted(
    (one, other) => rankOf(one) - rankOf(other),
  );
};
