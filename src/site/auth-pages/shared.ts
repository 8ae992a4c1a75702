import { sessionPages } from "../../../generated/contract.ts";
import type { MessageKey } from "../../foundation/languages/texts.ts";
import type { Context } from "../../identity/context.ts";
import { seeOther } from "../../server/http/responses.ts";
import { emptyForm, type Form, type RejectedForm } from "../../web/pages/form.ts";
import type { EmailNotice } from "../../web/pages/notices.ts";

export const formWithTypedEmail = async ({ flash }: Pick<Context, "flash">): Promise<Form<"email">> => {
  const email = await flash.read("typed_email");
  return email === undefined ? emptyForm : { values: { email }, problems: [] };
};

/** Redirects to the page that asks the user to open an email, even if there is no account. @param next page after sign-in */
export const redirectToCheckMail = async (
  { isForm, flash }: Pick<Context, "isForm" | "flash">,
  { notice, email, next = sessionPages.landing }: { notice: EmailNotice; email: string; next?: string },
) => {
  if (isForm) await flash.set("typed_email", email);
  const nextQuery = next === sessionPages.landing ? "" : `&next=${encodeURIComponent(next)}`;
  return seeOther(`/auth/login?notice=${notice}${nextQuery}`);
};

/** The query of a page with a rejected form: the form's `next`, unless it was invalid. */
export const nextQuery = ({ form, text }: RejectedForm): { next: string } => ({
  next: (form.problems.some(({ field }) => field === "next") ? undefined : text("next")) ?? sessionPages.landing,
});

/** The query of the page behind an emailed link; undefined if a field other than `field` is invalid, because the link is then invalid. */
export const tokenQuery =
  (field: string) =>
  ({ form, submitted }: RejectedForm): { token: string } | undefined => {
    const token: unknown = Object(submitted).token;
    const isOnlyFieldInvalid = form.problems.every((problem) => problem.field === field);
    return isOnlyFieldInvalid && typeof token === "string" ? { token } : undefined;
  };

/** Maps several parameters to one message for invalid values. */
export const problemsWith = (
  message: MessageKey,
  parameters: readonly string[],
): Readonly<Record<string, MessageKey>> => Object.fromEntries(parameters.map((name) => [name, message]));
