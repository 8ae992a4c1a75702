import { defineKind } from "../../kind.ts";
import { changesCalendar, eventEmail } from "./email.ts";
import {
  attendeesOf,
  type EventUpdate,
  findDescription,
  findEventFacts,
  markKnown,
  type RsvpUpdateKind,
} from "./queries.ts";
import { dueUpdate } from "./rules.ts";

const rsvpKinds = ["waitlist_promotion", "rsvp_decision", "rsvp_confirmation"] as const;

const isAboutRsvp = (kind: EventUpdate["kind"]): kind is RsvpUpdateKind => rsvpKinds.some((one) => one === kind);

/** The kind depends on what the user knows, not on the entry. */
const eventUpdate = defineKind({
  recipients: attendeesOf,
  facts: async (tx, { id: eventId, userId, ...entry }) => {
    const facts = await findEventFacts(tx, { eventId, userId });
    if (!facts?.attendance) return undefined;
    const { attendance, ...rest } = facts;
    const update = dueUpdate(entry, { ...rest, attendance });
    if (!update) return undefined;
    const description = changesCalendar(update) ? await findDescription(tx, eventId) : "";
    return { ...rest, attendance, update, description, rsvp: { eventId, userId, ...attendance } };
  },
  kind: ({ update }) => update.kind,
  email: (facts, context) => eventEmail(facts, context),
  markSent: async (tx, { rsvp, update: { kind }, event: { revision } }) => {
    if (kind !== "event_reminder") await markKnown(tx, rsvp, { kinds: isAboutRsvp(kind) ? rsvpKinds : [], revision });
  },
  // An unwanted update of the RSVP would hide what concerns attendees.
  markSkipped: async (tx, { rsvp, update: { kind } }) => {
    if (!isAboutRsvp(kind)) return false;
    await markKnown(tx, rsvp, { kinds: [kind] });
    return true;
  },
});

const canceledRsvp: EventUpdate = { kind: "rsvp_confirmation", status: "canceled" };

export const eventKinds = {
  promotion: eventUpdate,
  cancellation: eventUpdate,
  // One email has all corrections of ten minutes.
  change: { ...eventUpdate, delayMs: 600_000, merges: true },
  reminder: eventUpdate,
  rsvp_decision: eventUpdate,
  rsvp: eventUpdate,
  rsvp_cancellation: defineKind({
    kind: "rsvp_confirmation",
    merges: true,
    facts: async (tx, { id: eventId, userId, calendarSequence, now }) => {
      const facts = await findEventFacts(tx, { eventId, userId });
      if (!facts || facts.attendance || calendarSequence === undefined || facts.event.endsAt <= now) return undefined;
      const attendance = { guests: 0, answers: [], checkInCode: null, calendarSequence };
      return { ...facts, attendance, update: canceledRsvp, description: await findDescription(tx, eventId) };
    },
    email: (facts, context) => eventEmail(facts, context),
  }),
};
