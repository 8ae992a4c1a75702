import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { BadRequest, Conflict, InvalidField, quote, requireFound } from "../../../foundation/errors.ts";
import type { Texts } from "../../../foundation/languages/texts.ts";
import { digest, newSecret } from "../../../foundation/secrets.ts";
import {
  type ClientRow,
  countClientsOf,
  findClient,
  findClientOf,
  insertClient,
  listClientsOf,
  updateClient,
} from "../../../identity/apps/clients/queries.ts";
import { grantTypes, placeOf, redirectUriProblem } from "../../../identity/apps/clients/rules.ts";
import { removeApp } from "../../../identity/auth/grants/issue.ts";
import {
  type AdmittedApp,
  deleteApps,
  listAdmittedApps,
  lockUsersOfApps,
} from "../../../identity/auth/grants/queries.ts";
import { lockCaller } from "../../../identity/auth/locks.ts";
import type { Account } from "../../../identity/auth/queries.ts";
import { recordSecurityEvent } from "../../../identity/auth/security-events/record.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { type PageForm, withUserForm } from "../../../identity/forms.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { conformsTo } from "../../../server/http/components.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { NoticeEvent } from "../../../web/mail/messages.ts";
import { notify } from "../../../web/mail/notify.ts";
import { emptyForm, type Form, withoutValues } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import type { Choice, NoticeText, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { toUri } from "../../../web/pages/text-fields.ts";

const appsTemplate = template<UserPage & { apps: ReturnType<typeof toListedApp>[] }>("site/account-pages/apps/apps");

type DeveloperPage = UserPage & {
  kinds: Choice[];
  clients: ReturnType<typeof toListedClient>[];
  /** Set when the app has just been registered or its secret reset. */
  created: { id: string; secret: string } | null;
};

const developerTemplate = template<DeveloperPage>("site/account-pages/apps/developer");

type ClientPage = UserPage & { id: string; name: string; hasSecret: boolean };

const clientTemplate = template<ClientPage>("site/account-pages/apps/client");

const appsPage = async (context: UserContext, notice: NoticeText | null, form: Form<never>): Promise<string> => {
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

/** @throws NotFound */
const requireClient = async ({ db, caller }: Pick<UserContext, "db" | "caller">, id: string): Promise<ClientRow> =>
  requireFound(await findClientOf(db, { id, ownerId: caller.userId }), `you have no app ${id}`);

const clientPage = async (context: UserContext, id: string, notice: NoticeText | null, form?: Form) => {
  const user = await signedInUser(context);
  const row = await requireClient(context, id);
  const values = { name: row.name, website_url: row.uri ?? "", redirect_uris: row.redirectUris.join("\n") };
  const shown = { id, name: row.name, hasSecret: row.secretHash !== null };
  return context.render(clientTemplate, { user, form: form ?? { values, problems: [] }, ...shown, notice });
};

export const showApps: Handler<"showApps"> = async (context, { query: { notice } }) =>
  htmlPage(await appsPage(context, noticeOf(context.texts, notice), emptyForm));

const clientForm: PageForm<UserContext> = {
  show: (context, { form, segment }) => clientPage(context, segment("client_id"), null, form),
};

export const removeAppByForm: Handler<"removeAppByForm"> = withUserForm(
  { show: (context, { form }) => appsPage(context, null, withoutValues(form)) },
  async (context, { body: { client_id: id } }) => {
    await inTransaction(context, async (tx) => {
      const client = await findClient(tx.db, id);
      if (client) await removeApp(tx, client);
    });
    return seeOther("/settings/apps?notice=app_removed");
  },
);

export const showClients: Handler<"showClients"> = async (context, { query: { notice } }) => {
  const [id, secret] = (await context.handover.take("new_client"))?.split(" ") ?? [];
  const created = id === undefined || secret === undefined ? null : { id, secret };
  return htmlPage(await clientsPage(context, noticeOf(context.texts, notice), { form: emptyForm, created }));
};

const maxClients = 20;
const maxRedirectUris = 10;

/** Only for apps without redirect addresses: a device code requested in another app's name would phish users (RFC 8628 §5.4). */
const deviceGrant = "urn:ietf:params:oauth:grant-type:device_code";

type ClientForm = Schemas["ClientForm"];

/** @throws BadRequest for invalid redirect addresses */
const readForm = ({ name, website_url: website = "", redirect_uris: lines = "" }: ClientForm) => {
  const uri = toUri(website);
  if (uri !== "" && !conformsTo("Url", uri))
    throw new InvalidField("website_url", "must be an address that begins with https:// or http://");
  const redirectUris = [...new Set(lines.split("\n").map((line) => line.trim()))].filter((line) => line !== "");
  const refuse = (message: string) => new BadRequest(message, { field: "redirect_uris", code: "validation_failed" });
  if (redirectUris.length > maxRedirectUris)
    throw refuse(`body/redirect_uris must have at most ${maxRedirectUris} lines`);
  for (const redirectUri of redirectUris) {
    const problem = redirectUriProblem(redirectUri);
    if (problem !== undefined) throw refuse(`${quote(redirectUri)} ${problem}`);
  }
  return {
    name,
    uri: uri === "" ? null : uri,
    redirectUris,
    grantTypes: grantTypes.filter((type) => type !== (redirectUris.length > 0 ? deviceGrant : "authorization_code")),
  };
};

export const createClientByForm: Handler<"createClientByForm"> = withUserForm(
  { show: (context, { form }) => clientsPage(context, null, { form, created: null }) },
  async (context, { body }) => {
    const { now, limits, handover, caller } = context;
    await limits.consume(["token_creations_per_user", caller.userId]);
    const fields = readForm(body);
    const secret = body.kind === "confidential" ? newSecret() : null;
    const row: ClientRow = {
      id: uuid(),
      source: "developer",
      ownerId: caller.userId,
      ...fields,
      authMethod: secret === null ? "none" : "client_secret_basic",
      secretHash: secret === null ? null : digest(secret),
      freshUntil: null,
      createdAt: now,
      updatedAt: now,
    };
    await inTransaction(context, async (tx) => {
      const account = await lockCaller(tx);
      const { id: userId } = account;
      if ((await countClientsOf(tx.db, userId)) >= maxClients)
        throw new Conflict(`you already have ${maxClients} apps; delete one first`, { code: "client_limit_reached" });
      await insertClient(tx.db, row);
      await recordSecurityEvent(tx, "client_created", { userId, subject: row.id });
      await tell(tx, account, "mail.notice_event.client_created", row);
    });
    if (secret !== null) await handover.give("new_client", `${row.id} ${secret}`);
    return seeOther("/settings/developer?notice=client_saved");
  },
);

export const showClient: Handler<"showClient"> = async (context, { path: { client_id: id }, query: { notice } }) =>
  htmlPage(await clientPage(context, id, noticeOf(context.texts, notice)));

/** Emails the owner: an attacker in the account could use an app to ask other users for access. */
const tell = (context: UserContext, account: Account, event: NoticeEvent, { name: app }: { name: string }) =>
  notify(context, account, event, { app, link: `${context.baseUrl}/settings/developer` });

const change = (
  context: UserContext,
  { id, event }: { id: string; event: NoticeEvent },
  changeOf: (row: ClientRow) => Parameters<typeof updateClient>[2],
): Promise<void> =>
  inTransaction(context, async (tx) => {
    const account = await lockCaller(tx);
    const { id: ownerId } = account;
    const row = await requireClient(tx, id);
    await updateClient(tx.db, { id, ownerId }, changeOf(row));
    await recordSecurityEvent(tx, "client_changed", { userId: ownerId, subject: id });
    await tell(tx, account, event, row);
  });

export const updateClientByForm: Handler<"updateClientByForm"> = withUserForm(
  clientForm,
  async (context, { path: { client_id: id }, body }) => {
    const fields = readForm(body);
    await change(context, { id, event: "mail.notice_event.client_changed" }, () => ({
      ...fields,
      updatedAt: context.now,
    }));
    return seeOther("/settings/developer?notice=client_saved");
  },
);

export const resetClientSecretByForm: Handler<"resetClientSecretByForm"> = withUserForm(
  clientForm,
  async (context, { path }) => {
    const { now, limits, handover, caller } = context;
    const { client_id: id } = path;
    await limits.consume(["token_creations_per_user", caller.userId]);
    const secret = newSecret();
    await change(context, { id, event: "mail.notice_event.client_secret" }, ({ secretHash }) => {
      if (secretHash === null) throw new Conflict("this app has no secret", { code: "secret_missing" });
      return { secretHash: digest(secret), updatedAt: now };
    });
    await handover.give("new_client", `${id} ${secret}`);
    return seeOther("/settings/developer?notice=client_saved");
  },
);

export const deleteClientByForm: Handler<"deleteClientByForm"> = async (context, { path: { client_id: id } }) => {
  await inTransaction(context, async (tx) => {
    const { db, now, caller } = tx;
    await lockUsersOfApps(db, { ownerId: caller.userId, clientId: id });
    const account = await lockCaller(tx);
    const { id: ownerId } = account;
    const row = await requireClient(tx, id);
    await deleteApps(db, { ownerId, clientId: id, now });
    await recordSecurityEvent(tx, "client_deleted", { userId: ownerId, subject: id });
    await tell(tx, account, "mail.notice_event.client_deleted", row);
  });
  return seeOther("/settings/developer?notice=client_deleted");
};
