import type { UserContext } from "../../../identity/context.ts";
import { notifyAttendees } from "../../notifications/notify.ts";
import { promoteWaiting } from "../queries.ts";
import type { RsvpedEvent } from "./queries.ts";
import { toPromotionNews } from "./views.ts";

/**
 * Gives free places to the head of the waitlist, and tells those who move up. The event has to be locked, `attendeeCount` current.
 * @param waiting length of the waitlist, if it is known
 */
export const promote = async (
  { db, now }: Pick<UserContext, "db" | "now">,
  event: RsvpedEvent,
  { waiting }: { waiting?: number } = {},
): Promise<void> => {
  if (waiting === 0) return;
  const data = JSON.stringify(toPromotionNews(event));
  if (await promoteWaiting(db, event, { data, now })) await notifyAttendees(db, "promotion", event.id, now);
};
