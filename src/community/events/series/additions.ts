import { inTransaction, type Queryable } from "../../../foundation/db/client.ts";
import { ServiceError } from "../../../foundation/errors.ts";
import { isBanViolation } from "../../../foundation/outage.ts";
import type { JobHandler } from "../../../foundation/outbox/worker.ts";
import { notify } from "../../notifications/notify.ts";
import { resolveRsvp, sendRsvp } from "../attendances/actions.ts";
import { findEventToRsvp, lockEventToRsvp } from "../queries.ts";
import { matchAnswers } from "./attend.ts";
import { attendsSeries, deleteSeriesAttendance, listSeriesAttendees, type SeriesAttendee } from "./queries.ts";
import { additionsTopic, readAdditions } from "./queue.ts";

type Context = { db: Queryable; now: Date; secondFactorForAdmins: boolean };
type Addition = { eventId: string; seriesId: string; attendee: SeriesAttendee };

const noSession = { secondFactor: false, secondFactorAt: null };

/** Sends an RSVP to an event for a user who attends its series. @throws ServiceError if the user cannot see or attend the event */
const sendRsvpFor = (context: Context, { eventId, seriesId, attendee }: Addition): Promise<void> =>
  inTransaction({ ...context, browser: noSession, count: () => {} }, async (tx) => {
    const { userId, guests, answers } = attendee;
    // `listSeriesAttendees` selects only verified users.
    const user = { ...tx, caller: { userId, verified: true, scopes: null, token: null } };
    const name = { id: eventId };
    const { event, attendance, ...queue } = await resolveRsvp(user, name, lockEventToRsvp(tx.db, name));
    // Cancellations lock the event, so the user's attendance of the series cannot end before the commit.
    if (attendance || !(await attendsSeries(tx.db, { seriesId, userId, eventId }))) return;
    // Users are never waitlisted automatically: they join a waitlist only by their own RSVP.
    const target = { event: { ...event, waitlistEnabled: false }, ...queue };
    const input = { guests, answers: matchAnswers(event, answers) };
    await sendRsvp(user, target, input, { confirms: false });
    await notify(tx.db, "rsvp_addition", { id: eventId, userId }, tx.now);
  });

const sendRsvpIfPossible = async (context: Context, addition: Addition): Promise<void> => {
  try {
    await sendRsvpFor(context, addition);
  } catch (error) {
    if (isBanViolation(error)) {
      const { seriesId, attendee } = addition;
      await inTransaction(context, (tx) => deleteSeriesAttendance(tx.db, { seriesId, userId: attendee.userId }));
    } else if (!(error instanceof ServiceError)) throw error;
  }
};

type Options = {
  /** Must not be the worker's transaction: each RSVP has its own transaction, so that the event is never locked for long. */
  db: Queryable;
  secondFactorForAdmins: boolean;
  clock?: () => Date;
  /** Maximum number of users for whom one run of the handler sends RSVPs. */
  batchSize?: number;
};

/** Sends RSVPs to a new event for users who attend the whole series. A repeated run skips users who have an RSVP. */
export const additionHandlers = ({
  db,
  secondFactorForAdmins,
  clock = () => new Date(),
  batchSize = 50,
}: Options): Readonly<Record<string, JobHandler>> => ({
  [additionsTopic]: async ({ payload }, signal) => {
    const { eventId, after } = readAdditions(payload);
    const event = await findEventToRsvp(db, { id: eventId });
    const now = clock();
    if (!event?.seriesId || event.status !== "published" || event.endsAt <= now) return undefined;
    const { seriesId, rsvpOpensAt } = event;
    if (rsvpOpensAt && rsvpOpensAt > now) return { postponedTo: rsvpOpensAt };
    const attendees = await listSeriesAttendees(db, { seriesId, eventId, afterArrival: after, limit: batchSize });
    for (const attendee of attendees) {
      signal.throwIfAborted();
      await sendRsvpIfPossible({ db, now: clock(), secondFactorForAdmins }, { eventId, seriesId, attendee });
    }
    const last = attendees.at(-1);
    return last && attendees.length === batchSize ? { continuesWith: { eventId, after: last.arrival } } : undefined;
  },
});
