import type { components } from "../generated/contract.ts";
import { profileErrors } from "./account-pages/profile-form.ts";
import { commonPasswords, siteNames } from "./auth/passwords/common.ts";
import { requireGoodPassword } from "./auth/passwords/rules.ts";
import type { Context } from "./context.ts";
import { BadRequest, errorsOf, type ServiceError } from "./errors.ts";
import { invalidProperties, propertiesOf } from "./http/components.ts";
import type { OperationId } from "./http/contract.ts";
import type { Problem } from "./pages/render.ts";
import { userMessage } from "./pages/user-message.ts";

/** A request fails with its first error; a page shows all errors of its form at once. */

type Entered = Readonly<Record<string, unknown>>;

type Check = (context: Pick<Context, "baseUrl">, entered: Entered) => ServiceError[];

type FormRules = {
  schema: keyof components["schemas"];
  /** What the handler checks beyond the contract. */
  check?: Check;
};

const passwordErrors =
  (field: string): Check =>
  ({ baseUrl }, { [field]: password, email }) => {
    if (typeof password !== "string") return [];
    const rules = { field, email: String(email ?? ""), siteNames: siteNames(baseUrl), common: commonPasswords };
    return errorsOf(() => requireGoodPassword(password, rules));
  };

const forms: Partial<Record<OperationId, FormRules>> = {
  logIn: { schema: "LoginForm" },
  registerUser: { schema: "RegisterForm", check: passwordErrors("password") },
  requestPasswordReset: { schema: "ForgotPasswordForm" },
  submitProfile: { schema: "ProfileForm", check: (_context, entered) => profileErrors(entered) },
  changePassword: { schema: "PasswordForm", check: passwordErrors("new_password") },
  createTokenByForm: { schema: "TokenForm" },
  applyToJobByForm: { schema: "ApplicationForm" },
};

/** @returns one problem for each invalid field, in their order; the error itself comes first if it is about none */
export const problemsOf = (
  context: Pick<Context, "baseUrl">,
  { operationId, error, body }: { operationId: OperationId; error: ServiceError; body: unknown },
): Problem[] => {
  const form = forms[operationId];
  if (!form || error.status !== 400 || error.field === undefined) return [problemOf(error)];
  const entered: Entered = Object(body);
  const errors = [
    error,
    ...invalidProperties(form.schema, body).map((field) => new BadRequest(`body/${field} is not valid`, { field })),
    ...(form.check?.(context, entered) ?? []),
  ];
  const order = propertiesOf(form.schema);
  const problems = new Map(errors.toReversed().map((error) => [error.field, problemOf(error)]));
  return [...problems.values()].toSorted((one, other) => rankOf(one, order) - rankOf(other, order));
};

const problemOf = (error: ServiceError): Problem => ({ message: userMessage(error), field: error.field });

const rankOf = ({ field }: Problem, order: readonly string[]): number => order.indexOf(field ?? "");
