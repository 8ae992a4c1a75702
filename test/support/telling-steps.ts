import fc from "fast-check";
import { enums } from "../../generated/contract.ts";
import type { NotificationKind } from "../../src/community/notifications/queries.ts";

/* What may happen to an event and to those who want to come, in any order. */

export type Decision = { do: "approve" | "decline"; who: number };

export type Audience = "attending" | "waitlisted" | "pending" | "everyone";

export type Step =
  | Decision
  | { do: "rsvp" | "guests"; who: number; guests: number }
  | { do: "leave" | "disable" | "join" | "remove" | "ban" | "lift" | "delete"; who: number }
  | { do: "approval"; required: boolean }
  | { do: "message"; to: Audience }
  | { do: "mute" | "unmute"; who: number; kind: NotificationKind }
  | { do: "capacity"; capacity: number | null }
  | { do: "cancel" | "republish" | "describe" }
  | { do: "move"; start: number }
  | { do: "place"; venue: string }
  /** With a decision about somebody while an email to that person is on its way. */
  | { do: "work"; faults: readonly ("fail" | "cut")[]; meanwhile: Decision | null }
  | { do: "pass"; minutes: number };

const who = fc.nat({ max: 3 });
const guests = fc.nat({ max: 2 });
const kind = fc.constantFrom(
  ...enums.NotificationKind.filter((kind) => /^(?:waitlist|event|rsvp|membership)_/.test(kind)),
);
const decision = fc.record({ do: fc.constantFrom("approve" as const, "decline" as const), who });
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("rsvp" as const), who, guests }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("guests" as const), who, guests }) },
  { weight: 8, arbitrary: decision },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("approval" as const), required: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("message" as const),
      to: fc.constantFrom<Audience[]>("attending", "waitlisted", "pending", "everyone"),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom("join" as const, "remove" as const, "ban" as const, "lift" as const),
      who,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("delete" as const), who }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("leave" as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("disable" as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("mute" as const, "unmute" as const), who, kind }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("capacity" as const), capacity: fc.constantFrom(1, 2, 3, null) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("cancel" as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("republish" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("describe" as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("move" as const), start: fc.constantFrom(30, 60, 80) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("place" as const), venue: fc.constantFrom("Hof", "Haus") }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("work" as const),
      faults: fc.oneof(
        { weight: 8, arbitrary: fc.constant([]) },
        { weight: 2, arbitrary: fc.constant(["fail" as const]) },
        { weight: 1, arbitrary: fc.constant(["cut" as const]) },
      ),
      meanwhile: fc.option(decision, { freq: 2 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("pass" as const), minutes: fc.constantFrom(1, 5, 11, 400) }) },
);

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
