import { inTransaction, type Queryable } from "../../../foundation/db/client.ts";
import { ServiceError } from "../../../foundation/errors.ts";
import { isOfBanned } from "../../../foundation/outage.ts";
import type { JobHandler } from "../../../foundation/outbox/worker.ts";
import { notify } from "../../notifications/notify.ts";
import { sendRsvp } from "../attendances/actions.ts";
import { findAttendance } from "../attendances/queries.ts";
import { findEventToRsvp, listEventsOf, lockEventToRsvp } from "../queries.ts";
import { isPublic } from "../rules.ts";
import { answersFor } from "./attend.ts";
import { attendsSeries, deleteSeriesAttendance, listSeriesAttendees, type SeriesAttendee } from "./queries.ts";
import { additionsTopic, readAdditions } from "./queue.ts";

type Addition = { eventId: string; seriesId: string; attendee: SeriesAttendee };

/** @throws ServiceError where the user cannot attend */
const add = (db: Queryable, { eventId, seriesId, attendee }: Addition, now: Date): Promise<void> =>
  inTransaction({ db, now, count: () => {} }, async (tx) => {
    const { userId, guests, answers } = attendee;
    const event = await lockEventToRsvp(tx.db, { id: eventId });
    // Canceling locks the event, so a choice that is still there stays until the commit.
    if (!event || !(await attendsSeries(tx.db, { seriesId, userId, eventId }))) return;
    if (!isPublic(event) && (await listEventsOf(tx.db, { ids: [eventId], userId })).length === 0) return;
    const { attendance, ...queue } = await findAttendance(tx.db, { eventId, userId, now });
    if (attendance) return;
    // The waitlist takes only people who asked for it.
    const target = { event: { ...event, waitlistEnabled: false }, ...queue };
    const input = { guests, answers: answersFor(event, answers) };
    await sendRsvp({ ...tx, caller: { userId } }, target, input, { confirms: false });
    await notify(tx.db, "rsvp_addition", { id: eventId, userId }, now);
  });

const addIfPossible = async (db: Queryable, addition: Addition, now: Date): Promise<void> => {
  try {
    await add(db, addition, now);
  } catch (error) {
    if (isOfBanned(error)) {
      const { seriesId, attendee } = addition;
      await inTransaction({ db }, (tx) => deleteSeriesAttendance(tx.db, { seriesId, userId: attendee.userId }));
    } else if (!(error instanceof ServiceError)) throw error;
  }
};

type Options = {
  /** Used outside the worker's transactions: each RSVP is committed alone, so that the event is never locked for long. */
  db: Queryable;
  clock?: () => Date;
  /** Users that one run of the handler adds. */
  batchSize?: number;
};

/** Sends RSVPs to a new event of a series for the people who attend all of it. A repeated run skips people who have one. */
export const additionHandlers = ({
  db,
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
    const attendees = await listSeriesAttendees(db, { seriesId, eventId, after, limit: batchSize });
    for (const attendee of attendees) {
      signal.throwIfAborted();
      await addIfPossible(db, { eventId, seriesId, attendee }, clock());
    }
    const last = attendees.at(-1);
    return last && attendees.length === batchSize ? { continuesWith: { eventId, after: last.arrival } } : undefined;
  },
});
