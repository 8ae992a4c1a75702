import type { operationTable } from "../../../generated/contract.ts";
import type { ServiceError } from "../../foundation/errors.ts";
import type { Key, Texts } from "../../foundation/languages/texts.ts";
import type { Input, OperationId } from "../../server/http/contract.ts";

type Table = typeof operationTable;
type BodyOf<Id extends OperationId> = Input<Id>["body"];
type PageId = { [Id in OperationId]: Table[Id]["rendersHtmlErrors"] extends true ? Id : never }[OperationId];
/** Only mail programs send the first; administrators' pages have messages of their own for the others. */
type Field = Exclude<FieldOfPage, "List-Unsubscribe" | "version">;
type FieldOfPage = { [Id in PageId]: BodyOf<Id> extends object ? keyof BodyOf<Id> : never }[PageId];
type Parameter = { [Id in PageId]: keyof Input<Id>["query"] | keyof Input<Id>["path"] }[PageId];

const fieldKeys: Record<Field, Key> = {
  email: "common.field.email",
  name: "common.field.name",
  password: "common.field.password",
  scopes: "common.field.scopes",
  expires_in: "common.field.expires_in",
  code: "common.field.code",
  credential: "common.field.credential",
  token: "common.wrong.link",
  decision: "common.field.button",
  user_code: "common.field.user_code",
  next: "common.field.next",
};

const parameterKeys: Record<Parameter, Key> = {
  notice: "common.wrong.page",
  next: "common.wrong.next",
  token: "common.wrong.link",
  provider: "common.wrong.provider",
  token_id: "common.wrong.token",
  code: "common.wrong.sign_in",
  state: "common.wrong.sign_in",
  iss: "common.wrong.sign_in",
  error: "common.wrong.sign_in",
  error_description: "common.wrong.sign_in",
  error_uri: "common.wrong.sign_in",
  authorization_id: "common.wrong.app_link",
  user_code: "common.field.user_code",
  client_id: "common.wrong.app_link",
  redirect_uri: "common.wrong.app_link",
  response_type: "common.wrong.app_link",
  response_mode: "common.wrong.app_link",
  scope: "common.wrong.app_link",
  code_challenge: "common.wrong.app_link",
  code_challenge_method: "common.wrong.app_link",
  resource: "common.wrong.app_link",
  prompt: "common.wrong.app_link",
};

const find = (keys: Readonly<Record<string, Key>>, name: string | undefined): Key | undefined =>
  name !== undefined && Object.hasOwn(keys, name) ? keys[name] : undefined;

/** Messages for values of a page's fields and parameters that do not conform, by name. */
export type FieldProblems = Readonly<Record<string, Key>>;

export const userMessage = ({ t }: Texts, error: ServiceError, ofPage: FieldProblems = {}): string => {
  const { code, field, parameter, message, headers, text } = error;
  if (text) return t(text.key, text.values);
  if (code === "too_many_requests") return waitText(t, Number(headers["retry-after"]));
  // Only the app's developer can fix it.
  if (code === "oauth_error") return t("common.wrong.app_request", { reason: message });
  const invalid =
    code === "validation_failed"
      ? (find(ofPage, field ?? parameter) ?? find(fieldKeys, field) ?? find(parameterKeys, parameter))
      : undefined;
  // The user has followed a wrong link.
  if (code === "validation_failed" && parameter !== undefined && !invalid) return t("common.wrong.page");
  return t(invalid ?? `common.code.${code}`);
};

const waitText = (t: Texts["t"], seconds: number): string => {
  if (seconds < 120) return t("common.wait.seconds", { count: seconds });
  return seconds < 7200
    ? t("common.wait.minutes", { count: Math.ceil(seconds / 60) })
    : t("common.wait.hours", { count: Math.ceil(seconds / 3600) });
};
