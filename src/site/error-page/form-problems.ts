import type { components } from "../../../generated/contract.ts";
import { BadRequest, caught, type ServiceError } from "../../foundation/errors.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import type { Context } from "../../identity/context.ts";
import { invalidProperties, propertiesOf } from "../../server/http/components.ts";
import type { OperationId } from "../../server/http/contract.ts";
import type { Problem } from "../../web/pages/form.ts";
import { userMessage } from "../../web/pages/user-message.ts";
import { profileErrors } from "../account-pages/profile-form.ts";
import { administrationChecks } from "../administration-pages/checks.ts";
import { attendeeProblem } from "../organizer-pages/attendees/page.ts";
import { copiesProblem } from "../organizer-pages/copies/page.ts";
import { eventProblem, eventProblems } from "../organizer-pages/event-problems.ts";

/** A request fails with its first error; a page shows all errors of its form at once. */

type Entered = Readonly<Record<string, unknown>>;

type Site = Pick<Context, "passwordPolicy" | "texts">;

type Check = (site: Site, entered: Entered) => Promise<ServiceError[]> | ServiceError[];

type FormRules = {
  schema: keyof components["schemas"];
  /** What the handler checks beyond the contract. */
  check?: Check;
};

const passwordErrors =
  (field: string): Check =>
  async ({ passwordPolicy }, { [field]: password, email }) =>
    typeof password === "string"
      ? passwordPolicy.requireGood(password, { field, email: String(email ?? "") }).then(() => [], caught)
      : [];

const forms: Partial<Record<OperationId, FormRules>> = {
  logIn: { schema: "LoginForm" },
  registerUser: { schema: "RegisterForm", check: passwordErrors("password") },
  submitSecondFactor: { schema: "SecondFactorForm" },
  submitTotp: { schema: "TotpForm" },
  requestPasswordReset: { schema: "ForgotPasswordForm" },
  submitProfile: { schema: "ProfileForm", check: (_site, entered) => profileErrors(entered) },
  changePassword: { schema: "PasswordForm", check: passwordErrors("new_password") },
  changeEmailByForm: { schema: "EmailForm" },
  createTokenByForm: { schema: "TokenForm" },
  applyToJobByForm: { schema: "ApplicationForm" },
  createReportByForm: { schema: "ReportForm" },
  checkInByForm: { schema: "CheckInForm" },
  sendEventMessageByForm: { schema: "EventMessageForm" },
  ...administrationChecks,
};

type Rejected = { error: ServiceError; body: unknown };

const first =
  (problemIn: (texts: Texts, error: ServiceError) => Problem) =>
  (texts: Texts, { error }: Rejected): Problem[] => [problemIn(texts, error)];

/** Forms with messages of their own. */
const problemsIn: Partial<Record<OperationId, (texts: Texts, rejected: Rejected) => Problem[]>> = {
  createEventByForm: eventProblems,
  updateEventByForm: eventProblems,
  publishEventByForm: first(eventProblem),
  cancelEventByForm: first(eventProblem),
  deleteEventByForm: first(eventProblem),
  copyEventByForm: first(copiesProblem),
  updateAttendeeByForm: first(attendeeProblem),
};

/** @returns one problem for each invalid field, in their order; the error itself comes first if it is about none */
export const problemsOf = async (
  site: Site,
  { operationId, error, body }: Rejected & { operationId: OperationId },
): Promise<Problem[]> => {
  const own = problemsIn[operationId];
  if (own) return own(site.texts, { error, body });
  const form = forms[operationId];
  if (!form || error.status !== 400 || error.field === undefined) return [problemOf(site, error)];
  const entered: Entered = Object(body);
  const errors = [
    error,
    ...invalidProperties(form.schema, body).map((field) => new BadRequest(`body/${field} is not valid`, { field })),
    ...((await form.check?.(site, entered)) ?? []),
  ];
  const order = propertiesOf(form.schema);
  const problems = new Map(errors.toReversed().map((error) => [error.field, problemOf(site, error)]));
  return [...problems.values()].toSorted((one, other) => rankOf(one, order) - rankOf(other, order));
};

const problemOf = ({ texts }: Site, error: ServiceError): Problem => ({
  message: userMessage(texts, error),
  field: error.field,
});

const rankOf = ({ field }: Problem, order: readonly string[]): number => order.indexOf(field ?? "");
