import { sessionPages } from "../../../generated/contract.ts";
import { seeOther } from "../../server/http/responses.ts";
import type { EmailNotice } from "../../web/pages/notices.ts";
import type { Context } from "../context.ts";

/**
 * Leads to the page that tells to open the email. It names what was typed, and so tells nothing about accounts.
 * @param next where to go after signing in
 */
export const checkMail = async (
  { isForm, handover }: Pick<Context, "isForm" | "handover">,
  { notice, email, next = sessionPages.landing }: { notice: EmailNotice; email: string; next?: string },
) => {
  if (isForm) await handover.give("typed_email", email);
  const onward = next === sessionPages.landing ? "" : `&next=${encodeURIComponent(next)}`;
  return seeOther(`/auth/login?notice=${notice}${onward}`);
};
