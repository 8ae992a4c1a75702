import type { Tx } from "../../../foundation/db/client.ts";
import type { UserContext } from "../../../identity/context.ts";
import { notifyAttendees } from "../../notifications/notify.ts";
import { promoteWaiting } from "../queries.ts";
import type { RsvpedEvent } from "./queries.ts";
import { toPromotionPayload } from "./views.ts";

/** Promotes the waitlist into free seats and notifies the promoted users. The event must be locked, `attendeeCount` current. */
export const promote = async (
  { db, now }: Tx<Pick<UserContext, "db" | "now">>,
  event: RsvpedEvent,
  { waiting }: { waiting?: number } = {},
): Promise<void> => {
  if (waiting === 0 || event.status !== "published" || event.endsAt <= now) return;
  const data = JSON.stringify(toPromotionPayload(event));
  if (await promoteWaiting(db, event, { data, now })) await notifyAttendees(db, "promotion", event.id, now);
};
