import type { Texts } from "../../../foundation/languages/texts.ts";
import { createClient } from "../../../identity/apps/clients/actions.ts";
import { type ClientRow, listClientsOf } from "../../../identity/apps/clients/queries.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import type { Choice, NoticeText, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { notice } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { clientErrors, clientFields, developerPath, readClient } from "./client-form.ts";

type DeveloperPage = UserPage & {
  kinds: Choice[];
  clients: ReturnType<typeof toListedClient>[];
  /** Set when the app has just been registered or its secret reset. */
  created: { id: string; secret: string } | null;
};

const developerTemplate = template<DeveloperPage>("site/account-pages/apps/developer");

const kindsOf = ({ t }: Texts): Choice[] =>
  (["public", "confidential"] as const).map((value) => ({ value, label: t(`account.clients.kind.${value}`) }));

const clientsPage = async (
  context: UserContext,
  notice: NoticeText | null,
  { form, created }: Pick<DeveloperPage, "form" | "created">,
): Promise<string> => {
  const user = await signedInUser(context);
  const rows = await listClientsOf(context.db, context.caller.userId);
  return context.render(developerTemplate, {
    user,
    form,
    kinds: kindsOf(context.texts),
    clients: rows.map(toListedClient),
    created,
    notice,
  });
};

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
    if (secret !== null) await context.handover.give("new_client", `${id} ${secret}`);
    return seeOther(`${developerPath}?notice=client_saved`);
  },
});

/** The apps that the caller has registered. A new secret is shown once. */
export const developer = page("showClients", developerPath, {
  permission: "signed_in",
  allowsUnverified: true,
  query: { notice },
  show: async (context, { query, form, rejected }) => {
    const [id, secret] = rejected ? [] : ((await context.handover.take("new_client"))?.split(" ") ?? []);
    const created = id === undefined || secret === undefined ? null : { id, secret };
    return clientsPage(context, noticeOf(context.texts, query.notice), { form, created });
  },
  forms: { createClientByForm: create },
});
