import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { deleteRow, updateRow } from "../../foundation/db/statement.ts";
import { webhooks } from "../../foundation/db/webhook-tables.ts";
import { BadRequest, InvalidField } from "../../foundation/errors.ts";
import type { MessageValues } from "../../foundation/languages/texts.ts";
import { ForbiddenAddress, requireAllowedUrl } from "../../foundation/outbound/request.ts";
import { authorize } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { findUser } from "../../identity/users/queries.ts";
import type { Input } from "../../server/http/contract.ts";
import type { NoticeEvent } from "../../web/mail/messages.ts";
import { notify } from "../../web/mail/notify.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { requireNewKey } from "../resources/idempotency.ts";
import { type AuditedResource, patch, record, remove } from "../resources/resource.ts";
import { wakeSender } from "./deliveries/queries.ts";
import { authorizeWebhook, lockWebhookAt, requireWebhook, type WebhookPath } from "./lookup.ts";
import { requireScopesFor } from "./policy.ts";
import {
  countWebhooks,
  findWebhook,
  insertWebhook,
  lockAllianceGroup,
  lockWebhookCreation,
  resumeDeliveries,
  type WebhookChanges,
  type WebhookRow,
} from "./queries.ts";
import { assertCapacity, toActivityChanges } from "./rules.ts";
import { newSecret, sealSecret } from "./secret.ts";
import { toAuditedWebhook, toWebhook, toWebhookColumns } from "./views.ts";

const webhookResource = {
  type: "webhook",
  find: ({ db }, id) => findWebhook(db, { id }),
  view: toWebhook,
  auditedFields: toAuditedWebhook,
  // The URL's path may contain a secret of the receiver.
  subjectOf: ({ allianceId, url }) => ({ allianceId, name: new URL(url).host }),
} satisfies AuditedResource<WebhookRow, Schemas["Webhook"]>;

/** @throws BadRequest for a URL to which webhooks must not be sent, such as a private address */
const requireSendable = ({ allowsPrivateAddresses }: UserContext, url: string): void => {
  try {
    requireAllowedUrl(url, allowsPrivateAddresses);
  } catch (error) {
    if (error instanceof ForbiddenAddress) throw new BadRequest(`body/url: ${error.message}`, { field: "url" });
    throw error;
  }
};

/** @throws BadRequest for a group of another alliance */
const requireGroup = async (
  { db }: Tx<UserContext>,
  { id: allianceId, slug }: { id: string; slug: string },
  groupId: string | null | undefined,
): Promise<void> => {
  if (groupId && !(await lockAllianceGroup(db, { allianceId, groupId })))
    throw new InvalidField("group_id", `must be a group of alliance "${slug}"`);
};

/** A webhook outlives a stolen session or token, so the user is notified by email. */
const notifyCaller = async (context: UserContext, event: NoticeEvent, values: MessageValues): Promise<void> => {
  const { db, now, caller } = context;
  const user = await findUser(db, { id: caller.userId, now });
  if (user) await notify(context, user, event, values);
};

type Creation = Pick<Input<"createWebhook">, "body" | "headers">;

/** Creates a webhook and notifies the caller by email. @throws Conflict for a used idempotency key */
export const createWebhook = async (
  context: UserContext,
  path: { alliance: string },
  { body, headers }: Creation,
): Promise<Schemas["NewWebhook"]> => {
  const alliance = await authorize(context, alliancePolicy, "manage_webhooks", path.alliance);
  requireScopesFor(body.event_types, context.caller.scopes);
  requireSendable(context, body.url);
  const id = uuid();
  const secret = newSecret();
  const encryptedSecret = await sealSecret(context.webhookKeys, secret, id);
  return inTransaction(context, async (tx) => {
    const effect = "created a webhook, whose secret cannot be shown again; rotate it if the response was lost";
    await requireNewKey(tx, { operation: "createWebhook", path, body, headers }, effect);
    const { db, now } = tx;
    await lockWebhookCreation(db, alliance.id);
    assertCapacity(await countWebhooks(db, alliance.id));
    await requireGroup(tx, alliance, body.group_id);
    const parent = { allianceId: alliance.id, createdAt: now, updatedAt: now };
    await insertWebhook(db, { ...toWebhookColumns(body), ...parent, id, secret: encryptedSecret });
    const row = await requireWebhook(db, alliance, id);
    const { auditedFields, subjectOf, type } = webhookResource;
    await record(tx, { action: "createWebhook", type, id, ...subjectOf(row) }, null, auditedFields(row, row));
    await notifyCaller(tx, "mail.notice_event.webhook_created", {
      alliance: alliance.slug,
      host: subjectOf(row).name,
    });
    return { ...toWebhook(row), secret };
  });
};

type Update = {
  changes: Schemas["WebhookUpdate"];
  /** The ETag that the caller last read; undefined makes the change unconditional. */
  version: string | undefined;
};

/** @throws PreconditionFailed */
export const updateWebhook = (context: UserContext, path: WebhookPath, { changes: body, version }: Update) =>
  inTransaction(context, async (tx) => {
    const { db, now, caller } = tx;
    const { enabled, ...rest } = body;
    const current = await lockWebhookAt(tx, path);
    const changes: WebhookChanges = { ...toWebhookColumns(rest), ...toActivityChanges(current, body, now) };
    return patch(tx, webhookResource, { action: "updateWebhook", current, changes, version }, async (next) => {
      await requireGroup(tx, { id: current.allianceId, slug: current.alliance }, rest.group_id);
      const { eventTypes, url, disabledAt } = next;
      // A token without these scopes may still disable the webhook.
      if (rest.url !== undefined || rest.event_types !== undefined || enabled) {
        requireScopesFor(eventTypes, caller.scopes);
        requireSendable(tx, url);
      }
      await updateRow(db, webhooks, current.id, { ...changes, updatedAt: now });
      const hasNewUrl = url !== current.url;
      if (hasNewUrl) {
        const { host } = new URL(url);
        await notifyCaller(tx, "mail.notice_event.webhook_moved", { alliance: current.alliance, host });
      }
      if (!disabledAt && (current.disabledAt || hasNewUrl)) {
        await resumeDeliveries(db, current.id, now);
        await wakeSender(db);
      }
    });
  });

/** @throws PreconditionFailed */
export const deleteWebhook = (context: UserContext, path: WebhookPath, version?: string) =>
  inTransaction(context, async (tx) => {
    const current = await lockWebhookAt(tx, path);
    return remove(tx, webhookResource, { action: "deleteWebhook", current, version }, () =>
      deleteRow(tx.db, webhooks, current.id),
    );
  });

/** Replaces the secret and notifies the caller by email. During the overlap, messages are signed with both secrets. */
export const rotateWebhookSecret = async (
  context: UserContext,
  path: WebhookPath,
  { overlap_hours: overlapHours }: Schemas["WebhookSecretRotation"],
): Promise<Schemas["NewWebhook"]> => {
  const { id } = await authorizeWebhook(context, path);
  const secret = newSecret();
  const encryptedSecret = await sealSecret(context.webhookKeys, secret, id);
  return inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const current = await lockWebhookAt(tx, path);
    const overlapMs = overlapHours * 3_600_000;
    const previous =
      overlapMs > 0
        ? { previousSecret: current.secret, previousSecretUntil: new Date(now.getTime() + overlapMs) }
        : { previousSecret: null, previousSecretUntil: null };
    await updateRow(db, webhooks, id, { secret: encryptedSecret, ...previous, updatedAt: now });
    const row = (await findWebhook(db, { id })) ?? current;
    const { auditedFields, subjectOf, type } = webhookResource;
    const subject = { action: "rotateWebhookSecret", type, id, ...subjectOf(row) } as const;
    await record(tx, subject, auditedFields(current, current), auditedFields(row, current));
    await notifyCaller(tx, "mail.notice_event.webhook_rotated", { alliance: row.alliance });
    return { ...toWebhook(row), secret };
  });
};
