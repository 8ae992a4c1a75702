import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import type { UserContext } from "../../../identity/context.ts";
import { accepted } from "../../../server/http/responses.ts";
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

/**
 * Sends a message to people with an RSVP: the outbox finds out who they are. `db` has to be a transaction.
 * @throws Conflict when nobody would get it, or the event was over long ago
 */
const submitMessage = async (
  context: Pick<UserContext, "db" | "now" | "caller">,
  event: EventRow,
  { subject, text, to: audience }: Schemas["EventMessageCreate"],
): Promise<Schemas["EventMessage"]> => {
  const { db, now, caller } = context;
  requireMessageTime(event, now);
  const recipientCount = await countEventRecipients(db, { eventId: event.id, audience });
  requireRecipients(recipientCount);
  const id = uuid();
  // As forms send line breaks.
  const lines = text.replaceAll("\r\n", "\n");
  const row = { id, eventId: event.id, sentBy: caller.userId, subject, text: lines, audience, recipientCount };
  await insertEventMessage(db, { ...row, createdAt: now });
  await queueMessage(db, "event_message", id, now);
  const inserted = await findEventMessage(db, id);
  if (!inserted) throw new Error(`message ${id} is missing in the transaction that inserted it`);
  const message = toEventMessage(inserted);
  const subjectOf = { type: "event", id: event.id, ...eventResource.subjectOf(event) } as const;
  await record(context, { action: "sendEventMessage", ...subjectOf }, null, toAuditedMessage(message));
  return message;
};

/** Sends the message once per key; what was sent before does not count. */
export const sendMessage = (
  context: UserContext,
  event: EventRow,
  input: Omit<Repeatable, "operation" | "body"> & { body: Schemas["EventMessageCreate"] },
) =>
  countedOnce(
    context,
    [
      ["event_messages_per_event", event.id],
      ["event_messages_per_user", context.caller.userId],
    ],
    { operation: "sendEventMessage", ...input },
    async (context) => accepted(await submitMessage(context, event, input.body)),
  );
