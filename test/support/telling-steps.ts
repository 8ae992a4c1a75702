import fc from "fast-check";
import { notificationKinds } from "../../src/foundation/notification-kinds.ts";
import { sendingFaults, stepOf, type ValueOf } from "./arbitraries.ts";

/* Random steps with an event and its attendees. */

export type Audience = "attending" | "waitlisted" | "pending" | "everyone";

const who = fc.nat({ max: 3 });
const guests = fc.nat({ max: 2 });
const kind = fc.constantFrom(...notificationKinds.filter((kind) => /^(?:waitlist|event|rsvp|membership)_/.test(kind)));
const decision = fc.record({ do: fc.constantFrom("approve" as const, "decline" as const), who });
export type Decision = ValueOf<typeof decision>;

export const step = fc.oneof(
  stepOf(6, ["rsvp"], { who, guests }),
  stepOf(2, ["guests"], { who, guests }),
  { weight: 8, arbitrary: decision },
  stepOf(2, ["approval"], { required: fc.boolean() }),
  stepOf(2, ["message"], { to: fc.constantFrom<Audience[]>("attending", "waitlisted", "pending", "everyone") }),
  stepOf(6, ["join", "remove", "ban", "lift"], { who }),
  stepOf(1, ["delete"], { who }),
  stepOf(4, ["leave"], { who }),
  stepOf(1, ["disable"], { who }),
  stepOf(1, ["mute", "unmute"], { who, kind }),
  stepOf(3, ["capacity"], { capacity: fc.constantFrom(1, 2, 3, null) }),
  stepOf(2, ["cancel"], {}),
  stepOf(4, ["republish"], {}),
  stepOf(1, ["describe"], {}),
  stepOf(3, ["move"], { start: fc.constantFrom(30, 60, 80) }),
  stepOf(3, ["place"], { venue: fc.constantFrom("Hof", "Haus") }),
  // Optionally with a decision about a user to whom an email is being sent.
  stepOf(6, ["work"], { faults: sendingFaults(8), meanwhile: fc.option(decision, { freq: 2 }) }),
  stepOf(4, ["pass"], { minutes: fc.constantFrom(1, 5, 11, 400) }),
);

export type Step = ValueOf<typeof step>;

const work = (meanwhile: Decision | null = null): Step => ({ do: "work", faults: [], meanwhile });
/** The RSVP of the first person waits for approval. */
const asking: Step[] = [
  { do: "capacity", capacity: null },
  { do: "approval", required: true },
  { do: "leave", who: 0 },
  { do: "rsvp", who: 0, guests: 0 },
  work(),
];
const approved: Step = { do: "approve", who: 0 };
const declined: Decision = { do: "decline", who: 0 };
const canceled: Step[] = [{ do: "cancel" }, work()];
const republished: Step[] = [{ do: "republish" }, work()];

/** Orders that once lost an email or sent one too many. At first the first person has a place, and the others wait for one. */
export const examples: [Step[]][] = [
  [[...asking, approved, ...canceled, ...republished]],
  [
    [
      ...asking,
      ...canceled,
      declined,
      ...republished,
      { do: "place", venue: "Haus" },
      { do: "pass", minutes: 11 },
      work(),
    ],
  ],
  [[declined, ...canceled, ...republished]],
  [
    [
      { do: "approval", required: true },
      { do: "leave", who: 1 },
      { do: "rsvp", who: 1, guests: 0 },
      { do: "mute", who: 1, kind: "rsvp_decision" },
      { do: "approve", who: 1 },
      { do: "cancel" },
      { do: "capacity", capacity: 2 },
      work(),
      ...republished,
    ],
  ],
  [[...asking, approved, work(declined)]],
  [
    [
      { do: "leave", who: 0 },
      { do: "rsvp", who: 0, guests: 0 },
      { do: "leave", who: 0 },
      { do: "rsvp", who: 0, guests: 0 },
      work(),
    ],
  ],
  [
    [
      { do: "leave", who: 0 },
      { do: "rsvp", who: 0, guests: 1 },
      { do: "work", faults: ["fail"], meanwhile: null },
      { do: "guests", who: 0, guests: 2 },
      work(),
    ],
  ],
  [[...asking, { do: "place", venue: "Haus" }, { do: "pass", minutes: 11 }, work({ do: "approve", who: 0 })]],
];
