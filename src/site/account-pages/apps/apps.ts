import type { Texts } from "../../../foundation/languages/texts.ts";
import { endAccess } from "../../../identity/apps/clients/actions.ts";
import { placeOf } from "../../../identity/apps/clients/rules.ts";
import { type AuthorizedApp, listAuthorizedApps } from "../../../identity/auth/grants/queries.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { withoutValues } from "../../../web/pages/form.ts";
import { notice } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, required } from "../../kit/schema.ts";
import { signedInAccess } from "../shared.ts";

const toListedApp = (texts: Texts, app: AuthorizedApp) => ({
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

const path = "/settings/apps";

/** The apps that the caller has authorized, each with a button to end its access. */
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
