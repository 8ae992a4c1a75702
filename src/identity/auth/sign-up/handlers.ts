import { sessionPages } from "../../../../generated/contract.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { digest } from "../../../foundation/secrets.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { emptyForm, type Form } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { template } from "../../../web/pages/template.ts";
import type { Context, Handler } from "../../context.ts";
import { withForm } from "../../forms.ts";
import { type EmailRequest, findEmailRequest, takeEmailRequest } from "../email-requests/queries.ts";
import { linkExpired } from "../mail-links.ts";
import { welcome } from "../sign-in-links/enter.ts";
import { enterAsOwner } from "../sign-in-links/owner.ts";

const signUpTemplate = template<{ form: Form<"name">; email: string; token: string }>("identity/auth/sign-up/sign-up");

const linkOf = ({ now }: Pick<Context, "now">, token: string) => ({ secretHash: digest(token), now });

/** @throws BadRequest for a link that has ended, or is a request to join a group */
const requireRequest = async (context: Context, token: string): Promise<EmailRequest> => {
  const request = await findEmailRequest(context.db, linkOf(context, token));
  if (!request || request.groupId !== null || request.confirmedAt !== null) throw linkExpired();
  return request;
};

const signUpPage = async (context: Context, form: Form<"name">, token: string): Promise<string> => {
  const { email } = await requireRequest(context, token);
  return context.render(signUpTemplate, { form, email, token });
};

export const showSignUp: Handler<"showSignUp"> = async (context, { query: { token } }) =>
  htmlPage(await signUpPage(context, emptyForm, token));

export const finishSignUp: Handler<"finishSignUp"> = withForm(
  {
    schema: "SignUpForm",
    show: (context, { form, sent }) => {
      const token: unknown = Object(sent).token;
      return form.problems.some(({ field }) => field === "name") && typeof token === "string"
        ? signUpPage(context, form, token)
        : undefined;
    },
  },
  async (context, { body: { token, name } }) => {
    const { email, next } = await requireRequest(context, token);
    const entrance = await inTransaction(context, (tx) =>
      enterAsOwner(tx, { email, name }, () => takeEmailRequest(tx.db, linkOf(tx, token))),
    );
    if (!entrance) throw linkExpired();
    return seeOther(await welcome(context, entrance, next ?? sessionPages.landing));
  },
);
