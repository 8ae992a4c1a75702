import { BadRequest, errorsOf, InvalidField, quote, type ServiceError } from "../../../foundation/errors.ts";
import type { Translator } from "../../../foundation/languages/texts.ts";
import {
  changeClient,
  createClient,
  deleteClient,
  endAccess,
  requireClient,
  resetClientSecret,
} from "../../../identity/apps/clients/actions.ts";
import { type ClientRow, listClientsOf } from "../../../identity/apps/clients/queries.ts";
import { placeOf, redirectUriProblem } from "../../../identity/apps/clients/rules.ts";
import { type AuthorizedApp, listAuthorizedApps } from "../../../identity/auth/grants/queries.ts";
import { conformsTo } from "../../../server/http/components.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { withoutValues } from "../../../web/pages/form.ts";
import type { Choice } from "../../../web/pages/page.ts";
import { linesIn, toUri } from "../../../web/pages/text-fields.ts";
import { notice, urlOrEmpty } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, oneOf, optional, required, text, type ValuesOf, withDefault } from "../../kit/schema.ts";
import { signedInAccess } from "../shared.ts";

const toListedApp = (texts: Translator, app: AuthorizedApp) => ({
  id: app.clientId,
  name: app.name,
  destinations:
    app.redirectUris.length > 0
      ? [...new Set(app.redirectUris.map((uri) => placeOf(texts, uri)))]
      : [texts.t("account.place.device")],
  scopes: app.scopes,
  since: toTimestamp(app.since),
  lastUsed: app.lastUsedAt && toTimestamp(app.lastUsedAt),
});

const path = "/settings/apps";

/** The apps that the caller has authorized, each with a button to revoke its access. */
export const apps = page("showApps", path, {
  ...signedInAccess,
  query: { notice },
  template: "account-pages/apps/apps",
  show: async ({ db, now, caller, texts }, { form }) => {
    const apps = await listAuthorizedApps(db, { userId: caller.userId, now });
    return { form: withoutValues(form), apps: apps.map((app) => toListedApp(texts, app)) };
  },
  forms: {
    removeAppByForm: form(`${path}/remove`, {
      ...signedInAccess,
      body: { client_id: required(fromContract("ClientId"), "common.wrong.client_id") },
      submit: (context, { body }) => endAccess(context, body.client_id),
      notice: "app_removed",
    }),
  },
});

const developerPath = "/settings/developer";

/** The fields of an app's form. */
const clientFields = {
  name: required(fromContract("Name"), "common.field.name"),
  website_url: optional(urlOrEmpty, "common.field.address"),
  /** One URI per line. An app without redirect URIs uses the device flow; an app with redirect URIs cannot. */
  redirect_uris: withDefault(text({ maxLength: 21_000 }), "", "common.field.redirect_uris"),
  /** `confidential` for an app on a server that can store a secret. The kind cannot be changed later. */
  kind: withDefault(oneOf(["confidential", "public"]), "public", "common.field.kind"),
};

const maxRedirectUris = 10;

const readWebsite = (website: string): string | null => {
  const uri = toUri(website);
  if (uri !== "" && !conformsTo("Url", uri))
    throw new InvalidField("website_url", "must be a URL that begins with https:// or http://");
  return uri || null;
};

const readRedirectUris = (lines: string): string[] => {
  const redirectUris = [...new Set(linesIn(lines))];
  const invalid = (message: string) => new BadRequest(message, { field: "redirect_uris", code: "validation_failed" });
  if (redirectUris.length > maxRedirectUris)
    throw invalid(`body/redirect_uris must have at most ${maxRedirectUris} lines`);
  for (const redirectUri of redirectUris) {
    const problem = redirectUriProblem(redirectUri);
    if (problem !== undefined) throw invalid(`${quote(redirectUri)} ${problem}`);
  }
  return redirectUris;
};

/** Reads an app from its form. @throws BadRequest for an invalid URL */
const readClient = ({ name, website_url = "", redirect_uris }: ValuesOf<typeof clientFields>) => ({
  name,
  uri: readWebsite(website_url),
  redirectUris: readRedirectUris(redirect_uris),
});

/** Returns the errors in URLs that the form's schema cannot detect. */
const clientErrors = (form: Readonly<Record<string, unknown>>): ServiceError[] => {
  const { website_url: website, redirect_uris: lines } = form;
  return [
    ...(typeof website === "string" ? errorsOf(() => readWebsite(website)) : []),
    ...(typeof lines === "string" ? errorsOf(() => readRedirectUris(lines)) : []),
  ];
};

const kindChoices = ({ t }: Translator): Choice[] =>
  (["public", "confidential"] as const).map((value) => ({ value, label: t(`account.clients.kind.${value}`) }));

const toListedClient = (row: ClientRow) => ({
  id: row.id,
  name: row.name,
  redirectUris: row.redirectUris,
  hasSecret: row.secretHash !== null,
  created: toTimestamp(row.createdAt),
});

const createClientByForm = form(developerPath, {
  permission: "signed_in",
  body: clientFields,
  check: (_site, values) => clientErrors(values),
  submit: async (context, { body }) => {
    const { id, secret } = await createClient(context, {
      ...readClient(body),
      isConfidential: body.kind === "confidential",
    });
    if (secret !== null) await context.flash.set("new_client", `${id} ${secret}`);
  },
  notice: "client_saved",
});

/** The apps that the caller has registered. A new secret is shown once. */
export const developer = page("showClients", developerPath, {
  ...signedInAccess,
  query: { notice },
  template: "account-pages/apps/developer",
  show: async ({ db, caller, flash, texts }, { rejected }) => {
    const [id, secret] = rejected ? [] : ((await flash.consume("new_client"))?.split(" ") ?? []);
    const created = id === undefined || secret === undefined ? null : { id, secret };
    const rows = await listClientsOf(db, caller.userId);
    return { kinds: kindChoices(texts), clients: rows.map(toListedClient), created };
  },
  forms: { createClientByForm },
});

const clientPath = `${developerPath}/{client_id}` as const;

const updateClientByForm = form(clientPath, {
  ...signedInAccess,
  body: clientFields,
  check: (_site, values) => clientErrors(values),
  submit: async (context, { path: { client_id: id }, body }) => {
    await changeClient(context, id, readClient(body));
    return seeOther(`${developerPath}?notice=client_saved`);
  },
});

const resetClientSecretByForm = form(`${clientPath}/secret`, {
  ...signedInAccess,
  submit: async (context, { path: { client_id: id } }) => {
    const secret = await resetClientSecret(context, id);
    await context.flash.set("new_client", `${id} ${secret}`);
    return seeOther(`${developerPath}?notice=client_saved`);
  },
});

const deleteClientByForm = form(`${clientPath}/delete`, {
  ...signedInAccess,
  isRerendered: false,
  submit: async (context, { path: { client_id: id } }) => {
    await deleteClient(context, id);
    return seeOther(`${developerPath}?notice=client_deleted`);
  },
});

/** The page of an app that the caller has registered: its name, its URLs and its secret. */
export const client = page("showClient", clientPath, {
  ...signedInAccess,
  query: { notice },
  template: "account-pages/apps/client",
  show: async (context, { path: { client_id: id }, form, rejected }) => {
    const { name, uri, redirectUris, secretHash } = await requireClient(context, id);
    const values = { name, website_url: uri ?? "", redirect_uris: redirectUris.join("\n") };
    return { id, name, hasSecret: secretHash !== null, form: rejected ? form : { values, problems: [] } };
  },
  forms: { updateClientByForm, resetClientSecretByForm, deleteClientByForm },
});
