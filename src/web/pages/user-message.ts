import type { ServiceError } from "../../foundation/errors.ts";
import type { MessageKey, Translator } from "../../foundation/languages/texts.ts";
import { withoutRow } from "./form.ts";

/** Messages for invalid values, by the names of a page's fields and parameters. */
export type FieldProblems = Readonly<Record<string, MessageKey>>;

export const userMessage = ({ t }: Translator, error: ServiceError, problems: FieldProblems = {}): string => {
  const { code, field, parameter, message, headers, text } = error;
  if (text) return t(text.key, text.values);
  if (code === "too_many_requests") return waitText(t, Number(headers["retry-after"]));
  // Only the developer of the OAuth app can fix the error.
  if (code === "oauth_error") return t("common.wrong.app_request", { reason: message });
  const name = field === undefined ? parameter : withoutRow(field);
  const invalid =
    code === "validation_failed" && name !== undefined && Object.hasOwn(problems, name) ? problems[name] : undefined;
  // The page has no message for this parameter, so the user must have followed a wrong link.
  if (code === "validation_failed" && parameter !== undefined && !invalid) return t("common.wrong.page");
  return t(invalid ?? `common.code.${code}`);
};

const waitText = (t: Translator["t"], seconds: number): string => {
  if (seconds < 120) return t("common.wait.seconds", { count: seconds });
  return seconds < 7200
    ? t("common.wait.minutes", { count: Math.ceil(seconds / 60) })
    : t("common.wait.hours", { count: Math.ceil(seconds / 3600) });
};
