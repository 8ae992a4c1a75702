import { Conflict } from "../../../foundation/errors.ts";
import type { EventRow } from "../queries.ts";

/** Milliseconds after the end during which organizers may message attendees. */
const after = 30 * 86_400_000;

export const requireMessageTime = ({ endsAt }: Pick<EventRow, "endsAt">, now: Date): void => {
  const closesAt = new Date(endsAt.getTime() + after);
  if (now >= closesAt)
    throw new Conflict(`messages to attendees could be sent until ${closesAt.toISOString()}`, { code: "event_ended" });
};

export const requireRecipients = (count: number): void => {
  if (count === 0)
    throw new Conflict("nobody would get the message: there is no such RSVP of somebody who wants such emails", {
      code: "no_recipients",
    });
};
