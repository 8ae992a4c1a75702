import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import type { Question, SeriesAnswer } from "../../../foundation/db/columns.ts";
import { NotFound, requireFound, type ServiceError, serviceErrorOf } from "../../../foundation/errors.ts";
import type { UserContext } from "../../../identity/context.ts";
import type { Cancellation } from "../../notifications/kind.ts";
import { notify } from "../../notifications/notify.ts";
import { cancelRsvpSilently, putRsvp, type Rsvp, resolveRsvp } from "../attendances/actions.ts";
import { findAttendance, findOwnEvents } from "../attendances/queries.ts";
import { eventPolicy } from "../policy.ts";
import { type EventToRsvp, findEventToRsvp } from "../queries.ts";
import { deleteSeriesAttendance, lockAndCountSeries, lockEventsToAttend, putSeriesAttendance } from "./queries.ts";

type RsvpInput = Schemas["RsvpCreate"];

/** The RSVP to one event of a series after a request, and the error if the request could not change it. */
export type SeriesRsvp = { event: EventToRsvp; attendance: Rsvp["attendance"]; error?: ServiceError };

/** Maximum number of events per request, as documented in the contract. */
export const maxEventsPerRequest = 52;

/** Adds labels and kinds, which identify questions of other events. Omits unknown questions, which the requested event rejects. */
export const toSeriesAnswers = (
  inputs: NonNullable<RsvpInput["answers"]>,
  questions: readonly Question[],
): SeriesAnswer[] =>
  inputs.flatMap(({ question_id, value }) => {
    const question = questions.find(({ id }) => id === question_id);
    return question ? [{ question_id, value, label: question.label, kind: question.kind }] : [];
  });

/** Finds the answers to an event's questions by id, or else by label and kind. */
export const matchAnswers = (
  { questions }: Pick<EventToRsvp, "questions">,
  answers: readonly SeriesAnswer[],
): NonNullable<RsvpInput["answers"]> =>
  questions.flatMap(({ id, label, kind }) => {
    const answer =
      answers.find((answer) => answer.question_id === id) ??
      answers.find((answer) => answer.label === label && answer.kind === kind);
    return answer ? [{ question_id: id, value: answer.value }] : [];
  });

/** Locks an event and the following events of its series. @throws NotFound if there is no such event */
const lockFollowing = async ({ db, now }: Tx<UserContext>, id: string): Promise<EventToRsvp[]> => {
  const { seriesId, startsAt } = requireFound(await findEventToRsvp(db, { id }), eventPolicy.missing({ id }));
  if (seriesId !== null) await lockAndCountSeries(db, seriesId);
  return lockEventsToAttend(db, { id, seriesId, startsAt, now });
};

/** @throws NotFound if the caller may not see the event */
const findRsvpTo = (tx: Tx<UserContext>, event: EventToRsvp) =>
  resolveRsvp(tx, { id: event.id }, Promise.resolve(event));

const ignoreNotFound = (error: unknown): undefined => {
  if (!(error instanceof NotFound)) throw error;
};

/**
 * Sends or changes the caller's RSVPs to an event and the following events of its series. The result of each event contains
 * the error that `attend` would throw, if any. @throws NotFound if the caller may not see the event `id`
 */
export const attendSeries = (context: UserContext, id: string, input: RsvpInput): Promise<SeriesRsvp[]> =>
  inTransaction(context, async (tx) => {
    const { db, now, caller } = tx;
    const events = await lockFollowing(tx, id);
    const requested = events.find((event) => event.id === id);
    if (!requested) throw new NotFound(eventPolicy.missing({ id }));
    const requestedRsvp = await findRsvpTo(tx, requested);
    // Omitted fields default to the caller's RSVP to the requested event.
    const currentRsvp = requestedRsvp.attendance;
    const { guests = currentRsvp?.guests, share_email = currentRsvp?.shareEmail } = input;
    const inputAnswers = input.answers ?? currentRsvp?.answers;
    const answers = inputAnswers && toSeriesAnswers(inputAnswers, requested.questions);
    const targets = await Promise.all(
      events
        .slice(0, maxEventsPerRequest)
        .map(async (event) => (event === requested ? requestedRsvp : findRsvpTo(tx, event).catch(ignoreNotFound))),
    );
    const rsvps: SeriesRsvp[] = [];
    for (const target of targets) {
      if (!target) continue;
      const { event } = target;
      const isRequested = event === requested;
      const eventInput = target.attendance ? input : { guests, answers, share_email };
      const converted = {
        ...(eventInput.guests !== undefined && { guests: eventInput.guests }),
        ...(eventInput.share_email !== undefined && { share_email: eventInput.share_email }),
        ...(eventInput.answers && answers && { answers: matchAnswers(event, answers) }),
      };
      const confirmation = { confirms: event.seriesId === null };
      // A ServiceError is thrown before anything is written. Other errors, such as a ban, abort the transaction.
      const rsvp = await putRsvp(tx, target, isRequested ? input : converted, confirmation).catch((error: unknown) => ({
        ...{ event, attendance: target.attendance },
        error: serviceErrorOf(error),
      }));
      rsvps.push(rsvp);
    }
    const { seriesId } = requested;
    if (seriesId && rsvps.some((rsvp) => !("error" in rsvp))) {
      const { userId } = caller;
      await putSeriesAttendance(db, { seriesId, userId, first: requested, guests, answers, now });
      await notify(db, "series_rsvp", { id: seriesId, userId }, now);
    }
    return rsvps;
  });

/**
 * Cancels the caller's RSVPs to an event and the following events of its series, idempotently. No RSVPs are sent to new
 * events of the series anymore. @returns the canceled RSVPs @throws NotFound if the caller may not see the event `id`
 */
export const cancelSeries = (context: UserContext, id: string): Promise<SeriesRsvp[]> =>
  inTransaction(context, async (tx) => {
    const { db, now, caller } = tx;
    const { userId } = caller;
    const events = await lockFollowing(tx, id);
    const requested = requireFound(
      events.find((event) => event.id === id),
      eventPolicy.missing({ id }),
    );
    const { seriesId } = requested;
    const attendedSeries = seriesId !== null && (await deleteSeriesAttendance(db, { seriesId, userId }));
    const ids = events.map((event) => event.id);
    const ownEvents = (await findOwnEvents(db, { userId, ids })).filter(({ attendance }) => attendance !== null);
    const ownIds = new Set(ownEvents.map((event) => event.id));
    // Without an RSVP, the caller must be allowed to see the event.
    if (!attendedSeries && !ownIds.has(id)) await findRsvpTo(tx, requested);
    const rsvps: SeriesRsvp[] = [];
    const canceled: Cancellation[] = [];
    const attendances = await Promise.all(
      events
        .filter((event) => ownIds.has(event.id) && event.endsAt > now)
        .map(async (event) => ({ event, ...(await findAttendance(db, { eventId: event.id, userId, now })) })),
    );
    for (const { event, attendance, waiting } of attendances) {
      if (!attendance) continue;
      const { calendarSequence, ...rsvp } = await cancelRsvpSilently(tx, { event, attendance, waiting });
      rsvps.push(rsvp);
      if (attendance.status !== "declined") canceled.push({ eventId: event.id, calendarSequence });
    }
    if (canceled.some(({ calendarSequence }) => calendarSequence !== null))
      await notify(db, "series_cancellation", { id, userId, canceled }, now);
    return rsvps;
  });
