import { requireFound } from "../../../foundation/errors.ts";
import type { Texts } from "../../../foundation/languages/texts.ts";
import { type ClientRow, findClientOf, listClientsOf } from "../../../identity/apps/clients/queries.ts";
import { placeOf } from "../../../identity/apps/clients/rules.ts";
import { type AdmittedApp, listAdmittedApps } from "../../../identity/auth/grants/queries.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { Form } from "../../../web/pages/form.ts";
import type { Choice, NoticeText, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";

type AppsPage = UserPage & { apps: ReturnType<typeof toListedApp>[] };

const appsTemplate = template<AppsPage>("site/account-pages/apps/apps");

type DeveloperPage = UserPage & {
  kinds: Choice[];
  clients: ReturnType<typeof toListedClient>[];
  /** Set when the app has just been registered or its secret reset. */
  created: { id: string; secret: string } | null;
};

const developerTemplate = template<DeveloperPage>("site/account-pages/apps/developer");

type ClientPage = UserPage & { id: string; name: string; hasSecret: boolean };

const clientTemplate = template<ClientPage>("site/account-pages/apps/client");

export const appsPage = async (context: UserContext, notice: NoticeText | null, form: Form<never>): Promise<string> => {
  const { db, now, caller, render, texts } = context;
  const user = await signedInUser(context);
  const apps = await listAdmittedApps(db, { userId: caller.userId, now });
  return render(appsTemplate, { user, form, apps: apps.map((app) => toListedApp(texts, app)), notice });
};

const toListedApp = (texts: Texts, app: AdmittedApp) => ({
  id: app.clientId,
  name: app.name,
  places:
    app.redirectUris.length > 0
      ? [...new Set(app.redirectUris.map((uri) => placeOf(texts, uri)))]
      : [texts.t("account.place.device")],
  scopes: app.scopes,
  since: toTimestamp(app.since),
  lastUsed: app.lastUsedAt && toTimestamp(app.lastUsedAt),
});

const kindsOf = ({ t }: Texts): Choice[] =>
  (["public", "confidential"] as const).map((value) => ({ value, label: t(`account.clients.kind.${value}`) }));

export const clientsPage = async (
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

/** @throws NotFound */
export const requireClient = async (
  { db, caller }: Pick<UserContext, "db" | "caller">,
  id: string,
): Promise<ClientRow> => requireFound(await findClientOf(db, { id, ownerId: caller.userId }), `you have no app ${id}`);

export const clientPage = async (context: UserContext, id: string, notice: NoticeText | null, form?: Form) => {
  const user = await signedInUser(context);
  const row = await requireClient(context, id);
  const values = { name: row.name, website_url: row.uri ?? "", redirect_uris: row.redirectUris.join("\n") };
  const shown = { id, name: row.name, hasSecret: row.secretHash !== null };
  return context.render(clientTemplate, { user, form: form ?? { values, problems: [] }, ...shown, notice });
};
