import type { Handler } from "../../identity/context.ts";
import { created, ok, resource } from "../../server/http/responses.ts";
import { listPage } from "../resources/list.ts";
import * as actions from "./actions.ts";
import { requireWebhook } from "./lookup.ts";
import { listWebhooks as listRows, webhookOrder } from "./queries.ts";
import { toWebhook } from "./views.ts";

export const listWebhooks: Handler<"listWebhooks"> = async (context, { query }) => {
  const { id: allianceId } = context.target;
  const scope = { list: "webhooks", allianceId };
  return listPage(context, { scope, query, order: webhookOrder, view: toWebhook }, (page) =>
    listRows(context.db, { allianceId, ...page }),
  );
};

export const getWebhook: Handler<"getWebhook"> = async ({ db, target }, { path }) =>
  resource(toWebhook(await requireWebhook(db, target, path.webhook_id)));

export const createWebhook: Handler<"createWebhook"> = async (context, { path, ...input }) => {
  const webhook = await actions.createWebhook(context, path, input);
  const { secret: _, ...resource } = webhook;
  const location = `${context.baseUrl}/api/v1/alliances/${webhook.alliance}/webhooks/${webhook.id}`;
  return created(location, webhook, { resource });
};

export const updateWebhook: Handler<"updateWebhook"> = (context, { path, body, headers }) =>
  actions.updateWebhook(context, path, { changes: body, version: headers["if-match"] });

export const deleteWebhook: Handler<"deleteWebhook"> = (context, { path, headers }) =>
  actions.deleteWebhook(context, path, headers["if-match"]);

export const rotateWebhookSecret: Handler<"rotateWebhookSecret"> = async (context, { path, body }) =>
  ok(await actions.rotateWebhookSecret(context, path, body));
