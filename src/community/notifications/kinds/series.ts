import { events } from "../../../foundation/db/tables.ts";
import { calendarDocument } from "../../../foundation/icalendar/document.ts";
import type { MessageKey } from "../../../foundation/languages/texts.ts";
import { eventLines } from "../../../web/mail/event-lines.ts";
import { eventPath } from "../../../web/page-paths.ts";
import { toReadableCode } from "../../check-in-code.ts";
import { findDescriptions } from "../../resources/queries.ts";
import type { Content, Kind, MailContext } from "../kind.ts";
import { type EventMailData, listCanceledRsvps, listUnconfirmedRsvps, markNotified } from "./event-facts.ts";
import { calendarEntry, noRsvp, type UpdateData } from "./event-updates.ts";

/* One email about the RSVPs to several events of a series, with one calendar file. */

type About = "series_rsvp" | "series_cancellation";

type SeriesEmail = { about: About; occurrences: readonly UpdateData[]; first: UpdateData };

const statusLines = ({ t }: MailContext, { update, attendance: { checkInCode } }: UpdateData): string[] => {
  if (update.name === "rsvp_waitlisted") return [t("mail.series_rsvp.waitlisted")];
  if (update.name === "rsvp_pending") return [t("mail.series_rsvp.pending")];
  return checkInCode === null ? [] : [`${t("mail.event.check_in_code")}: ${toReadableCode(checkInCode)}`];
};

const toFact = (context: MailContext, occurrence: UpdateData) => {
  const { event, recipient, update } = occurrence;
  const { isAttendee } = update;
  const { when, where } = eventLines(context, event, { readerTimezone: recipient.timezone, isAttendee });
  const [label = event.name, ...others] = when;
  return {
    label,
    lines: [...others, ...where, ...statusLines(context, occurrence)],
    link: context.baseUrl + eventPath(event),
  };
};

/** Whether the calendar file has the event: for attendees, and for canceled RSVPs whose entry was sent before. */
const isInCalendar = ({ update, attendance }: UpdateData): boolean =>
  update.isAttendee || (update.name === "rsvp_canceled" && attendance.calendarSequence > 0);

const seriesContent = ({ about, occurrences, first }: SeriesEmail, context: MailContext): Content => {
  const { t, baseUrl, now } = context;
  const values = { event: first.event.name, count: occurrences.length };
  const texts: readonly MessageKey[] =
    about === "series_rsvp" ? ["mail.series_rsvp.text", "mail.series_rsvp.then"] : [`mail.${about}.text`];
  const entries = occurrences.filter(isInCalendar).map((occurrence) => calendarEntry(occurrence, context));
  const scheduling = { method: "PUBLISH", sentAt: now } as const;
  return {
    subject: t(`mail.${about}.subject`, values),
    paragraphs: texts.map((key) => t(key, values)),
    facts: occurrences.map((occurrence) => toFact(context, occurrence)),
    button: { label: t("mail.see_event"), link: baseUrl + eventPath(first.event) },
    reason: t("mail.event.reason", values),
    ...(entries.length > 0 && {
      calendar: { method: "PUBLISH", content: calendarDocument({ events: entries, scheduling, texts: context }) },
    }),
  };
};

const rsvpUpdate = ({ status }: NonNullable<EventMailData["attendance"]>): UpdateData["update"] => ({
  name: status === "waitlisted" || status === "pending" ? `rsvp_${status}` : "rsvp_attending",
  isAttendee: status === "attending",
});

const prepareConfirmation: Kind["prepare"] = async (tx, { id: seriesId, userId, now }) => {
  const data = await listUnconfirmedRsvps(tx, { seriesId, userId, now });
  const rsvps = data.flatMap(({ attendance, ...rest }) => (attendance ? [{ ...rest, attendance }] : []));
  const descriptions = await findDescriptions(
    tx,
    events,
    rsvps.map(({ event }) => event.id),
  );
  const occurrences = rsvps.map((rsvp) => ({
    ...rsvp,
    update: rsvpUpdate(rsvp.attendance),
    description: descriptions.get(rsvp.event.id),
  }));
  const [first] = occurrences;
  if (!first) return undefined;
  const markAll = async (db: typeof tx) => {
    for (const { event, attendance } of rsvps)
      await markNotified(
        db,
        { eventId: event.id, userId, ...attendance },
        { kinds: ["rsvp_confirmation"], revision: event.revision },
      );
  };
  return {
    ...{ kind: "rsvp_confirmation", recipient: first.recipient, brand: first.brand },
    content: (context) => seriesContent({ about: "series_rsvp", occurrences, first }, context),
    markSent: markAll,
    // Until a turned-off confirmation is marked, it takes precedence over emails about the events.
    markSkipped: markAll,
  };
};

const prepareCancellation: Kind["prepare"] = async (tx, { userId, now, canceled = [] }) => {
  const sequences = new Map(canceled.map(({ eventId, calendarSequence }) => [eventId, calendarSequence]));
  const rsvps = await listCanceledRsvps(tx, { eventIds: [...sequences.keys()], userId, now });
  const occurrences = rsvps.map((rsvp) => ({
    ...rsvp,
    attendance: { ...noRsvp, calendarSequence: sequences.get(rsvp.event.id) ?? 0 },
    update: { name: "rsvp_canceled", isAttendee: false } as const,
    description: undefined,
  }));
  const [first] = occurrences;
  if (!first) return undefined;
  return {
    ...{ kind: "rsvp_confirmation", recipient: first.recipient, brand: first.brand },
    content: (context) => seriesContent({ about: "series_cancellation", occurrences, first }, context),
  };
};

export const seriesKinds = {
  series_rsvp: { prepare: prepareConfirmation, isMerged: true },
  series_cancellation: { prepare: prepareCancellation },
} as const satisfies Record<About, Kind>;
