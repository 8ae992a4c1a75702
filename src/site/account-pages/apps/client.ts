import {
  changeClient,
  deleteClient,
  requireClient,
  resetClientSecret,
} from "../../../identity/apps/clients/actions.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { notice } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { clientErrors, clientFields, developerPath, readClient } from "./client-form.ts";

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
    await context.flash.set("new_client", `${id} ${secret}`);
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
  template: "account-pages/apps/client",
  show: async (context, { path: { client_id: id }, form, rejected }) => {
    const { name, uri, redirectUris, secretHash } = await requireClient(context, id);
    const values = { name, website_url: uri ?? "", redirect_uris: redirectUris.join("\n") };
    return { id, name, hasSecret: secretHash !== null, form: rejected ? form : { values, problems: [] } };
  },
  forms: { updateClientByForm: save, resetClientSecretByForm: resetSecret, deleteClientByForm: remove },
});
