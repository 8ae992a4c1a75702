import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import { Conflict } from "../../../foundation/errors.ts";
import { authorize } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { accepted } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { Use } from "../../../server/limits/limits.ts";
import { countGroupRecipients } from "../../notifications/kinds/messages.ts";
import { queueMessage } from "../../notifications/notify.ts";
import { type IdempotentRequest, rateLimitedOnce } from "../../resources/idempotency.ts";
import { record } from "../../resources/resource.ts";
import { groupPolicy } from "../policy.ts";
import type { GroupRef } from "../queries.ts";
import { findGroupMessage, type GroupMessageRow, insertGroupMessage } from "./queries.ts";

export const toGroupMessage = (row: GroupMessageRow): Schemas["GroupMessage"] => ({
  id: row.id,
  subject: row.subject,
  text: row.text,
  recipient_count: row.recipientCount,
  sent_by: row.sentBy,
  created_at: toTimestamp(row.createdAt),
});

/** The audit log omits the text, which is in the list of messages. */
export const toAuditedMessage = ({ id, subject, recipient_count }: Schemas["GroupMessage"]) => ({
  message: { id, subject, recipient_count },
});

type Message = Pick<IdempotentRequest, "headers"> & { body: Schemas["GroupMessageCreate"] };

/** Sends the message once per idempotency key. @throws NotFound, Forbidden, TooManyRequests, or Conflict without recipients */
export const sendMessage = async (context: UserContext, group: GroupRef, { body, headers }: Message) => {
  const { id: groupId, alliance, allianceId, name } = await authorize(context, groupPolicy, "message", group);
  const uses: Use[] = [
    ["group_messages_per_group", groupId],
    ["group_messages_per_user", context.caller.userId],
  ];
  const request = { operation: "sendGroupMessage", path: { alliance, group_id: groupId }, body, headers } as const;
  return rateLimitedOnce(context, uses, request, async (context) => {
    const { db, now, caller } = context;
    const recipientCount = await countGroupRecipients(db, groupId);
    if (recipientCount === 0)
      throw new Conflict("nobody would get the message: the group has no members who want such emails", {
        code: "no_recipients",
      });
    const id = uuid();
    const { subject } = body;
    // HTML forms send line breaks as CRLF.
    const text = body.text.replaceAll("\r\n", "\n");
    await insertGroupMessage(db, { id, groupId, subject, text, recipientCount, sentBy: caller.userId, createdAt: now });
    await queueMessage(db, "group_message", id, now);
    const inserted = await findGroupMessage(db, id);
    if (!inserted) throw new Error(`message ${id} is missing in the transaction that inserted it`);
    const message = toGroupMessage(inserted);
    const about = { action: "sendGroupMessage", type: "group", id: groupId, allianceId, name } as const;
    await record(context, about, null, toAuditedMessage(message));
    return accepted(message);
  });
};
