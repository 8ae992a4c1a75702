import {
  changeClient,
  deleteClient,
  requireClient,
  resetClientSecret,
} from "../../../identity/apps/clients/actions.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { seeOther } from "../../../server/http/responses.ts";
import type { Form } from "../../../web/pages/form.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import type { NoticeText, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { notice } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { clientErrors, clientFields, developerPath, readClient } from "./client-form.ts";

type ClientPage = UserPage & { id: string; name: string; hasSecret: boolean };

const clientTemplate = template<ClientPage>("site/account-pages/apps/client");

const clientPage = async (context: UserContext, id: string, notice: NoticeText | null, form?: Form) => {
  const user = await signedInUser(context);
  const row = await requireClient(context, id);
  const values = { name: row.name, website_url: row.uri ?? "", redirect_uris: row.redirectUris.join("\n") };
  const shown = { id, name: row.name, hasSecret: row.secretHash !== null };
  return context.render(clientTemplate, { user, form: form ?? { values, problems: [] }, ...shown, notice });
};

const path = `${developerPath}/{client_id}` as const;

const ofCaller = { permission: "signed_in", allowsUnverified: true } as const;

const save = form(path, {
  ...ofCaller,
  body: clientFields,
  check: (_site, entered) => clientErrors(entered),
  submit: async (context, { path: { client_id: id }, body }) => {
    await changeClient(context, id, readClient(body));
    return seeOther(`${developerPath}?notice=client_saved`);
  },
});

const resetSecret = form(`${path}/secret`, {
  ...ofCaller,
  submit: async (context, { path: { client_id: id } }) => {
    const secret = await resetClientSecret(context, id);
    await context.handover.give("new_client", `${id} ${secret}`);
    return seeOther(`${developerPath}?notice=client_saved`);
  },
});

const remove = form(`${path}/delete`, {
  ...ofCaller,
  isShownAgain: false,
  submit: async (context, { path: { client_id: id } }) => {
    await deleteClient(context, id);
    return seeOther(`${developerPath}?notice=client_deleted`);
  },
});

/** One of the caller's apps: its name, its addresses and its secret. */
export const client = page("showClient", path, {
  ...ofCaller,
  query: { notice },
  show: (context, { path: { client_id: id }, query, form, rejected }) =>
    clientPage(context, id, noticeOf(context.texts, query.notice), rejected ? form : undefined),
  forms: { updateClientByForm: save, resetClientSecretByForm: resetSecret, deleteClientByForm: remove },
});
