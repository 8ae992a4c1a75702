import { sessionPages } from "../../../generated/contract.ts";
import { seeOther } from "../../server/http/responses.ts";
import { emptyForm, type Form } from "../../web/pages/form.ts";
import type { EmailNotice } from "../../web/pages/notices.ts";
import type { Context } from "../context.ts";

export const typedForm = async ({ handover }: Pick<Context, "handover">): Promise<Form<"email">> => {
  const email = await handover.read("typed_email");
  return email === undefined ? emptyForm : { values: { email }, problems: [] };
};

/** The page shows the typed address, which reveals nothing about accounts. @param next where to go after signing in */
export const checkMail = async (
  { isForm, handover }: Pick<Context, "isForm" | "handover">,
  { notice, email, next = sessionPages.landing }: { notice: EmailNotice; email: string; next?: string },
) => {
  if (isForm) await handover.give("typed_email", email);
  const onward = next === sessionPages.landing ? "" : `&next=${encodeURIComponent(next)}`;
  return seeOther(`/auth/login?notice=${notice}${onward}`);
};
