import { confirmContact as confirm, requireLinkedContact } from "../../../community/contact/confirm.ts";
import type { Handler } from "../../../identity/context.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { contactConfirmationPath } from "../../../web/page-paths.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { template } from "../../../web/pages/template.ts";

type ContactConfirmationPage = { name: string; email: string; isConfirmed: boolean; token: string };

const confirmationTemplate = template<ContactConfirmationPage>("site/community-pages/contact/confirmation");

export const showContactConfirmation: Handler<"showContactConfirmation"> = async (context, { query: { token } }) =>
  htmlPage(await context.render(confirmationTemplate, { ...(await requireLinkedContact(context, token)), token }));

export const confirmContact: Handler<"confirmContact"> = async (context, { body: { token } }) => {
  await confirm(context, token);
  return seeOther(contactConfirmationPath(token));
};
