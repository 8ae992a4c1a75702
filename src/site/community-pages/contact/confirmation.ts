import { confirmContact, requireLinkedContact } from "../../../community/contact/confirm.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { contactConfirmationPath } from "../../../web/page-paths.ts";
import { template } from "../../../web/pages/template.ts";
import { linkToken } from "../../kit/fields.ts";
import { publicForm, publicPage } from "../../kit/page.ts";

type ContactConfirmationPage = { name: string; email: string; isConfirmed: boolean; token: string };

const confirmationTemplate = template<ContactConfirmationPage>("site/community-pages/contact/confirmation");

/** The page behind the link in an email to the new contact address of an alliance or a group. */
export const contactConfirmation = publicPage("showContactConfirmation", "/contact/confirm", {
  permission: "public",
  credentials: "none",
  query: { token: linkToken },
  show: async (context, { query: { token } }) =>
    context.render(confirmationTemplate, { ...(await requireLinkedContact(context, token)), token }),
  forms: {
    confirmContact: publicForm("/contact/confirm", {
      permission: "public",
      credentials: "none",
      body: { token: linkToken },
      isShownAgain: false,
      submit: async (context, { body: { token } }) => {
        await confirmContact(context, token);
        return seeOther(contactConfirmationPath(token));
      },
    }),
  },
});
