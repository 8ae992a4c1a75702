import { eq } from "drizzle-orm";
import type { Transaction } from "../../../foundation/db/client.ts";
import { events } from "../../../foundation/db/tables.ts";
import { Conflict } from "../../../foundation/errors.ts";
import type { UserContext } from "../../../identity/context.ts";
import { accepted } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { countEventRecipients } from "../../notifications/kinds/messages.ts";
import { notifyAttendees } from "../../notifications/notify.ts";
import { record } from "../../resources/audit-record.ts";
import { countedOnce, type Repeatable } from "../../resources/idempotency.ts";
import { eventResource } from "../change.ts";
import { requireEventTo } from "../policy.ts";
import type { EventRow } from "../queries.ts";
import { requireRecipients } from "./actions.ts";

type Announced = Pick<EventRow, "status" | "endsAt" | "links" | "linksAnnouncedAt">;

export const hasTakenPlace = ({ status, endsAt }: Pick<EventRow, "status" | "endsAt">, now: Date): boolean =>
  status === "published" && endsAt <= now;

/** @throws Conflict */
const requireAnnounceable = (event: Announced, now: Date): void => {
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

/** Sends the event's links to its attendees, once. @throws NotFound, Forbidden or Conflict */
export const announceEventLinks = (context: UserContext, eventId: string, headers: Repeatable["headers"] = {}) => {
  const request = { operation: "announceLinks", path: { event_id: eventId }, body: undefined, headers } as const;
  return countedOnce(context, [["event_messages_per_user", context.caller.userId]], request, async (tx) => {
    const { db, now } = tx;
    const event = await requireEventTo(tx, "message", eventId);
    requireAnnounceable(event, now);
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
