import type { Texts } from "../../../foundation/languages/texts.ts";
import { createClient } from "../../../identity/apps/clients/actions.ts";
import { type ClientRow, listClientsOf } from "../../../identity/apps/clients/queries.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { Choice } from "../../../web/pages/page.ts";
import { notice } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { clientErrors, clientFields, developerPath, readClient } from "./client-form.ts";

const kindsOf = ({ t }: Texts): Choice[] =>
  (["public", "confidential"] as const).map((value) => ({ value, label: t(`account.clients.kind.${value}`) }));

const toListedClient = (row: ClientRow) => ({
  id: row.id,
  name: row.name,
  redirectUris: row.redirectUris,
  hasSecret: row.secretHash !== null,
  created: toTimestamp(row.createdAt),
});

const create = form(developerPath, {
  permission: "signed_in",
  body: clientFields,
  check: (_site, entered) => clientErrors(entered),
  submit: async (context, { body }) => {
    const { id, secret } = await createClient(context, {
      ...readClient(body),
      isConfidential: body.kind === "confidential",
    });
    if (secret !== null) await context.flash.set("new_client", `${id} ${secret}`);
    return seeOther(`${developerPath}?notice=client_saved`);
  },
});

/** The apps that the caller has registered. A new secret is shown once. */
export const developer = page("showClients", developerPath, {
  permission: "signed_in",
  allowsUnverified: true,
  query: { notice },
  template: "account-pages/apps/developer",
  show: async ({ db, caller, flash, texts }, { rejected }) => {
    const [id, secret] = rejected ? [] : ((await flash.take("new_client"))?.split(" ") ?? []);
    const created = id === undefined || secret === undefined ? null : { id, secret };
    const rows = await listClientsOf(db, caller.userId);
    return { kinds: kindsOf(texts), clients: rows.map(toListedClient), created };
  },
  forms: { createClientByForm: create },
});
