import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import { Conflict } from "../../../foundation/errors.ts";
import type { UserContext } from "../../../identity/context.ts";
import { accepted } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { Use } from "../../../server/limits/limits.ts";
import { countEventRecipients } from "../../notifications/kinds/messages.ts";
import { queueMessage } from "../../notifications/notify.ts";
import { record } from "../../resources/audit-record.ts";
import { countedOnce, type Repeatable } from "../../resources/idempotency.ts";
import { eventResource } from "../change.ts";
import type { EventRow } from "../queries.ts";
import { type EventMessageRow, findEventMessage, insertEventMessage } from "./queries.ts";

export const toEventMessage = (row: EventMessageRow): Schemas["EventMessage"] => ({
  id: row.id,
  subject: row.subject,
  text: row.text,
  to: row.audience,
  recipient_count: row.recipientCount,
  sent_by: row.sentBy,
  created_at: toTimestamp(row.createdAt),
});

/** The audit log omits the text, which is in the list of messages. */
export const toAuditedMessage = ({ id, subject, to, recipient_count }: Schemas["EventMessage"]) => ({
  message: { id, subject, to, recipient_count },
});

/** Milliseconds after the end during which organizers may message attendees. */
const messagePeriodMs = 30 * 86_400_000;

const requireMessageTime = ({ endsAt }: Pick<EventRow, "endsAt">, now: Date): void => {
  const closesAt = new Date(endsAt.getTime() + messagePeriodMs);
  if (now >= closesAt)
    throw new Conflict(`messages to attendees could be sent until ${closesAt.toISOString()}`, { code: "event_ended" });
};

/** @throws Conflict */
export const requireRecipients = (count: number): void => {
  if (count === 0)
    throw new Conflict("nobody would get the message: there is no such RSVP of somebody who wants such emails", {
      code: "no_recipients",
    });
};

/** Sends the message once per key; a repetition is not counted. @throws Conflict without recipients, or long after the event */
export const sendMessage = (
  context: UserContext,
  event: EventRow,
  input: Omit<Repeatable, "operation" | "body"> & { body: Schemas["EventMessageCreate"] },
) => {
  const uses: Use[] = [
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
