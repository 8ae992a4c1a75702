import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import type { UserContext } from "../../../identity/context.ts";
import { accepted } from "../../../server/http/responses.ts";
import type { Counted } from "../../../server/limits/limits.ts";
import { countEventRecipients } from "../../notifications/kinds/messages.ts";
import { queueMessage } from "../../notifications/notify.ts";
import { record } from "../../resources/audit-record.ts";
import { countedOnce } from "../../resources/counted.ts";
import type { Repeatable } from "../../resources/idempotency.ts";
import type { EventRow } from "../queries.ts";
import { eventResource } from "../resource.ts";
import { findEventMessage, insertEventMessage } from "./queries.ts";
import { requireMessageTime, requireRecipients } from "./rules.ts";
import { toAuditedMessage, toEventMessage } from "./views.ts";

/** Sends the message once per key; a repetition is not counted. @throws Conflict without recipients, or long after the event */
export const sendMessage = (
  context: UserContext,
  event: EventRow,
  input: Omit<Repeatable, "operation" | "body"> & { body: Schemas["EventMessageCreate"] },
) => {
  const uses: Counted[] = [
    ["event_messages_per_event", event.id],
    ["event_messages_per_user", context.caller.userId],
  ];
  return countedOnce(context, uses, { operation: "sendEventMessage", ...input }, async (context) => {
    const { db, now, caller } = context;
    const { subject, text, to: audience } = input.body;
    requireMessageTime(event, now);
    const recipientCount = await countEventRecipients(db, { eventId: event.id, audience });
    requireRecipients(recipientCount);
    const id = uuid();
    // Forms send CRLF.
    const lines = text.replaceAll("\r\n", "\n");
    const row = { id, eventId: event.id, sentBy: caller.userId, subject, text: lines, audience, recipientCount };
    await insertEventMessage(db, { ...row, createdAt: now });
    await queueMessage(db, "event_message", id, now);
    const inserted = await findEventMessage(db, id);
    if (!inserted) throw new Error(`message ${id} is missing in the transaction that inserted it`);
    const message = toEventMessage(inserted);
    const about = { type: "event", id: event.id, ...eventResource.subjectOf(event) } as const;
    await record(context, { action: "sendEventMessage", ...about }, null, toAuditedMessage(message));
    return accepted(message);
  });
};
