import { sessionPages } from "../../../generated/contract.ts";
import type { Context } from "../../identity/context.ts";
import { seeOther } from "../../server/http/responses.ts";
import { emptyForm, type Form, type Rejected } from "../../web/pages/form.ts";
import type { EmailNotice } from "../../web/pages/notices.ts";

export const typedForm = async ({ flash }: Pick<Context, "flash">): Promise<Form<"email">> => {
  const email = await flash.read("typed_email");
  return email === undefined ? emptyForm : { values: { email }, problems: [] };
};

/** The page shows the typed address, which reveals nothing about accounts. @param next where to go after signing in */
export const checkMail = async (
  { isForm, flash }: Pick<Context, "isForm" | "flash">,
  { notice, email, next = sessionPages.landing }: { notice: EmailNotice; email: string; next?: string },
) => {
  if (isForm) await flash.set("typed_email", email);
  const onward = next === sessionPages.landing ? "" : `&next=${encodeURIComponent(next)}`;
  return seeOther(`/auth/login?notice=${notice}${onward}`);
};

/** The query of a page that leads on: to where the rejected form led, unless that was what was rejected. */
export const leadingOn = ({ form, text }: Rejected): { next: string } => ({
  next: (form.problems.some(({ field }) => field === "next") ? undefined : text("next")) ?? sessionPages.landing,
});

/** The query of the page behind a link, unless more than one field is wrong: with a broken link its form is useless. */
export const atLink =
  (field: string) =>
  ({ form, submitted }: Rejected): { token: string } | undefined => {
    const token: unknown = Object(submitted).token;
    const isFieldWrong = form.problems.every((problem) => problem.field === field);
    return isFieldWrong && typeof token === "string" ? { token } : undefined;
  };
