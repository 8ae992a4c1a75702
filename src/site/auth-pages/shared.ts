import { sessionPages } from "../../../generated/contract.ts";
import type { Key } from "../../foundation/languages/texts.ts";
import type { Context } from "../../identity/context.ts";
import { seeOther } from "../../server/http/responses.ts";
import { emptyForm, type Form, type Rejected } from "../../web/pages/form.ts";
import type { EmailNotice } from "../../web/pages/notices.ts";

export const typedForm = async ({ flash }: Pick<Context, "flash">): Promise<Form<"email">> => {
  const email = await flash.read("typed_email");
  return email === undefined ? emptyForm : { values: { email }, problems: [] };
};

/** Redirects to the page that asks to open an email, also if there is no account. @param next page after sign-in */
export const checkMail = async (
  { isForm, flash }: Pick<Context, "isForm" | "flash">,
  { notice, email, next = sessionPages.landing }: { notice: EmailNotice; email: string; next?: string },
) => {
  if (isForm) await flash.set("typed_email", email);
  const nextQuery = next === sessionPages.landing ? "" : `&next=${encodeURIComponent(next)}`;
  return seeOther(`/auth/login?notice=${notice}${nextQuery}`);
};

/** The query of a page with a rejected form: the form's `next`, unless it was invalid. */
export const nextQuery = ({ form, text }: Rejected): { next: string } => ({
  next: (form.problems.some(({ field }) => field === "next") ? undefined : text("next")) ?? sessionPages.landing,
});

/** The query of the page behind an emailed link; undefined if the link is invalid, because the form is then useless. */
export const tokenQuery =
  (field: string) =>
  ({ form, submitted }: Rejected): { token: string } | undefined => {
    const token: unknown = Object(submitted).token;
    const isFieldWrong = form.problems.every((problem) => problem.field === field);
    return isFieldWrong && typeof token === "string" ? { token } : undefined;
  };

/** One message for several invalid parameters. */
export const problemsWith = (message: Key, parameters: readonly string[]): Readonly<Record<string, Key>> =>
  Object.fromEntries(parameters.map((name) => [name, message]));
