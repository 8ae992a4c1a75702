import { v7 as uuid } from "uuid";
import { inTransaction } from "../../foundation/db/client.ts";
import { BadRequest, Conflict } from "../../foundation/errors.ts";
import type { Values } from "../../foundation/languages/texts.ts";
import { admittedUrl, ForbiddenAddress } from "../../foundation/outbound/request.ts";
import { authorize } from "../../identity/access/policy.ts";
import type { Handler, UserContext } from "../../identity/context.ts";
import { findUser } from "../../identity/users/queries.ts";
import { created, ok, resource } from "../../server/http/responses.ts";
import type { NoticeEvent } from "../../web/mail/messages.ts";
import { notify } from "../../web/mail/notify.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { record } from "../resources/audit-record.ts";
import { isRepeated } from "../resources/idempotency.ts";
import { listPage } from "../resources/list.ts";
import { merged, recordUpdate, responseWith } from "../resources/patch.ts";
import { remove } from "../resources/remove.ts";
import { wakeSender } from "./deliveries/queries.ts";
import { lockWebhookAt, requireWebhook } from "./lookup.ts";
import {
  countWebhooks,
  deleteWebhook as deleteRow,
  insertWebhook,
  listWebhooks as listRows,
  lockWebhooksOf,
  resumeDeliveries,
  updateWebhook as updateRow,
  type WebhookChanges,
  webhookOrder,
} from "./queries.ts";
import { webhookResource } from "./resource.ts";
import { activityOf, assertCapacity, requireScopesFor } from "./rules.ts";
import { newSecret, sealSecret } from "./secret.ts";
import { toWebhook, toWebhookColumns } from "./views.ts";

/** @throws BadRequest for an address to which nothing may be sent */
const requireSendable = ({ allowsPrivateAddresses }: UserContext, url: string): void => {
  try {
    admittedUrl(url, allowsPrivateAddresses);
  } catch (error) {
    if (error instanceof ForbiddenAddress) throw new BadRequest(`body/url: ${error.message}`, { field: "url" });
    throw error;
  }
};

/** A webhook outlives a stolen session or token, so the user is notified by email. */
const notifyCaller = async (context: UserContext, event: NoticeEvent, values: Values): Promise<void> => {
  const { db, now, caller } = context;
  const user = await findUser(db, { id: caller.userId, now });
  if (user) await notify(context, user, event, values);
};

export const listWebhooks: Handler<"listWebhooks"> = async (context, { query }) => {
  const { id: allianceId } = context.target;
  const scope = { list: "webhooks", allianceId };
  return listPage(context, { scope, query, order: webhookOrder, view: toWebhook }, (page) =>
    listRows(context.db, { allianceId, ...page }),
  );
};

export const getWebhook: Handler<"getWebhook"> = async (context, { path }) =>
  resource(toWebhook(await requireWebhook(context, path)));

export const createWebhook: Handler<"createWebhook"> = async (context, input) => {
  const { body, path } = input;
  const alliance = await authorize(context, alliancePolicy, "manage_webhooks", path.alliance);
  requireScopesFor(body.event_types, context.caller.scopes);
  requireSendable(context, body.url);
  const id = uuid();
  const secret = newSecret();
  const sealed = await sealSecret(context.webhookKeys, secret, id);
  return inTransaction(context, async (tx) => {
    // The secret in the first response is not stored, so the response cannot be repeated.
    if (await isRepeated(tx, { operation: "createWebhook", ...input }))
      throw new Conflict(
        "this Idempotency-Key has already created a webhook, whose secret cannot be shown again; rotate it if the response was lost",
        { code: "idempotency_key_reused" },
      );
    const { db, now, baseUrl } = tx;
    await lockWebhooksOf(db, alliance.id);
    assertCapacity(await countWebhooks(db, alliance.id));
    const parent = { allianceId: alliance.id, createdAt: now, updatedAt: now };
    await insertWebhook(db, { ...toWebhookColumns(body), ...parent, id, secret: sealed });
    const row = await requireWebhook(tx, { ...path, webhook_id: id });
    const view = toWebhook(row);
    const { audited, subjectOf, type } = webhookResource;
    await record(tx, { action: "createWebhook", type, id, ...subjectOf(row) }, null, audited(row, row));
    await notifyCaller(tx, "mail.notice_event.webhook_created", {
      alliance: alliance.slug,
      host: subjectOf(row).name,
    });
    const location = `${baseUrl}/api/v1/alliances/${alliance.slug}/webhooks/${id}`;
    return created(location, { ...view, secret }, { resource: view });
  });
};

export const updateWebhook: Handler<"updateWebhook"> = (context, { path, body, headers }) =>
  inTransaction(context, async (tx) => {
    const { db, now, caller } = tx;
    const { enabled, ...rest } = body;
    const current = await lockWebhookAt(tx, path);
    const changes: WebhookChanges = { ...toWebhookColumns(rest), ...activityOf(current, body, now) };
    const next = merged(tx, webhookResource, { current, changes, headers });
    if (!next) return responseWith(tx, webhookResource, current);
    const { eventTypes, url, disabledAt } = next;
    // A token without these scopes may still disable the webhook.
    if (rest.url !== undefined || rest.event_types !== undefined || enabled) {
      requireScopesFor(eventTypes, caller.scopes);
      requireSendable(tx, url);
    }
    await updateRow(db, current.id, { ...changes, updatedAt: now });
    const isMoved = url !== current.url;
    if (isMoved) {
      const { host } = new URL(url);
      await notifyCaller(tx, "mail.notice_event.webhook_moved", { alliance: current.alliance, host });
    }
    if (!disabledAt && (current.disabledAt || isMoved)) {
      await resumeDeliveries(db, current.id, now);
      await wakeSender(db);
    }
    const { after } = await recordUpdate(tx, webhookResource, "updateWebhook", current);
    return responseWith(tx, webhookResource, after);
  });

export const deleteWebhook: Handler<"deleteWebhook"> = (context, { path, headers }) =>
  inTransaction(context, async (tx) => {
    const current = await lockWebhookAt(tx, path);
    return remove(tx, webhookResource, {
      action: "deleteWebhook",
      current,
      headers,
      remove: () => deleteRow(tx.db, current.id),
    });
  });

export const rotateWebhookSecret: Handler<"rotateWebhookSecret"> = async (context, { path, body }) => {
  const { id } = await requireWebhook(context, path);
  const secret = newSecret();
  const sealed = await sealSecret(context.webhookKeys, secret, id);
  return inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const current = await lockWebhookAt(tx, path);
    const overlap = body.overlap_hours * 3_600_000;
    const previous =
      overlap > 0
        ? { previousSecret: current.secret, previousSecretUntil: new Date(now.getTime() + overlap) }
        : { previousSecret: null, previousSecretUntil: null };
    await updateRow(db, id, { secret: sealed, ...previous, updatedAt: now });
    const row = await requireWebhook(tx, path);
    const { audited, subjectOf, type } = webhookResource;
    const subject = { action: "rotateWebhookSecret", type, id, ...subjectOf(row) } as const;
    await record(tx, subject, audited(current, current), audited(row, current));
    await notifyCaller(tx, "mail.notice_event.webhook_rotated", { alliance: row.alliance });
    return ok({ ...toWebhook(row), secret });
  });
};
