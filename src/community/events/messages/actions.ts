import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import type { Transaction } from "../../../foundation/db/client.ts";
import { events } from "../../../foundation/db/tables.ts";
import { Conflict } from "../../../foundation/errors.ts";
import type { UserContext } from "../../../identity/context.ts";
import { accepted } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { Use } from "../../../server/limits/limits.ts";
import { countEventRecipients } from "../../notifications/kinds/messages.ts";
import { notifyAttendees, queueMessage } from "../../notifications/notify.ts";
import { type IdempotentRequest, rateLimitedOnce } from "../../resources/idempotency.ts";
import { record } from "../../resources/resource.ts";
import { eventResource } from "../change.ts";
import { requireEventTo } from "../policy.ts";
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

/** The audit log omits the text, which the list of messages contains. */
export const toAuditedMessage = ({ id, subject, to, recipient_count }: Schemas["EventMessage"]) => ({
  message: { id, subject, to, recipient_count },
});

/** Organizers may message attendees until this time after the end of the event. */
const messagePeriodMs = 30 * 86_400_000;

const requireMessageTime = ({ endsAt }: Pick<EventRow, "endsAt">, now: Date): void => {
  const closesAt = new Date(endsAt.getTime() + messagePeriodMs);
  if (now >= closesAt)
    throw new Conflict(`messages to attendees could be sent until ${closesAt.toISOString()}`, { code: "event_ended" });
};

export const requireRecipients = (count: number): void => {
  if (count === 0)
    throw new Conflict("the message has no recipients: no user with such an RSVP wants these emails", {
      code: "no_recipients",
    });
};

/** Sends a message once per idempotency key. @throws NotFound, Forbidden, TooManyRequests, or Conflict without recipients or long after the event */
export const sendMessage = (
  context: UserContext,
  eventId: string,
  input: Omit<IdempotentRequest, "operation" | "body"> & { body: Schemas["EventMessageCreate"] },
) => {
  const uses: Use[] = [
    ["event_messages_per_event", eventId],
    ["event_messages_per_user", context.caller.userId],
  ];
  return rateLimitedOnce(context, uses, { operation: "sendEventMessage", ...input }, async (context) => {
    const { db, now, caller } = context;
    const { subject, text, to: audience } = input.body;
    const event = await requireEventTo(context, "message", eventId);
    requireMessageTime(event, now);
    const recipientCount = await countEventRecipients(db, { eventId, audience });
    requireRecipients(recipientCount);
    const id = uuid();
    // HTML forms send CRLF.
    const normalizedText = text.replaceAll("\r\n", "\n");
    const row = { id, eventId, sentBy: caller.userId, subject, text: normalizedText, audience, recipientCount };
    await insertEventMessage(db, { ...row, createdAt: now });
    await queueMessage(db, "event_message", id, now);
    const inserted = await findEventMessage(db, id);
    if (!inserted) throw new Error(`message ${id} is missing in the transaction that inserted it`);
    const message = toEventMessage(inserted);
    const about = { type: "event", id: eventId, ...eventResource.subjectOf(event) } as const;
    await record(context, { action: "sendEventMessage", ...about }, null, toAuditedMessage(message));
    return accepted(message);
  });
};

type LinksState = Pick<EventRow, "status" | "endsAt" | "links" | "linksAnnouncedAt">;

export const hasTakenPlace = ({ status, endsAt }: Pick<EventRow, "status" | "endsAt">, now: Date): boolean =>
  status === "published" && endsAt <= now;

const requireLinksToAnnounce = (event: LinksState, now: Date): void => {
  const { links, linksAnnouncedAt } = event;
  if (!hasTakenPlace(event, now))
    throw new Conflict("links are announced after a published event has ended", { code: "event_not_ended" });
  if (links.length === 0)
    throw new Conflict("the event has no links; add some first (PATCH the event)", { code: "no_links" });
  if (linksAnnouncedAt !== null)
    throw new Conflict(`the links were announced at ${toTimestamp(linksAnnouncedAt)}; send a message instead`, {
      code: "links_already_announced",
    });
};

/** The event must be locked. */
const updateLinksAnnouncedAt = (db: Transaction, id: string, now: Date): PromiseLike<unknown> =>
  db.update(events).set({ linksAnnouncedAt: now }).where(eq(events.id, id));

/** Sends the event's links to its attendees, once. @throws NotFound, Forbidden, TooManyRequests or Conflict */
export const announceEventLinks = (
  context: UserContext,
  eventId: string,
  headers: IdempotentRequest["headers"] = {},
) => {
  const request = { operation: "announceLinks", path: { event_id: eventId }, body: undefined, headers } as const;
  return rateLimitedOnce(context, [["event_messages_per_user", context.caller.userId]], request, async (tx) => {
    const { db, now } = tx;
    const event = await requireEventTo(tx, "message", eventId);
    requireLinksToAnnounce(event, now);
    const recipientCount = await countEventRecipients(db, { eventId, audience: "attending" });
    requireRecipients(recipientCount);
    await updateLinksAnnouncedAt(db, eventId, now);
    await notifyAttendees(db, "links", eventId, now);
    const about = { type: "event", id: eventId, ...eventResource.subjectOf(event) } as const;
    const sent = { to: "attending", recipient_count: recipientCount };
    await record(tx, { action: "announceLinks", ...about }, null, { message: sent });
    return accepted({ event_id: eventId, recipient_count: recipientCount, created_at: toTimestamp(now) });
  });
};
