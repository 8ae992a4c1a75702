import { Conflict, InvalidField } from "../../../foundation/errors.ts";
import type { EventRow } from "../queries.ts";
import { timeMover } from "../series/rules.ts";
import type { AgendaRows, ItemRow, SpeakerRow } from "./queries.ts";

type Times = Pick<EventRow, "startsAt" | "endsAt">;

const isWithin = (item: Times, event: Times): boolean => item.startsAt >= event.startsAt && item.endsAt <= event.endsAt;

/** Returns the index of the first value that an earlier row has too, or -1. */
const indexOfRepeated = (values: readonly (string | null)[]): number =>
  values.findIndex((value, index) => value !== null && values.indexOf(value) !== index);

const requireDistinct = (list: string, field: string, values: readonly (string | null)[]): void => {
  const index = indexOfRepeated(values);
  if (index !== -1) throw new InvalidField(`${list}/${index}/${field}`, `must differ from those of the other ${list}`);
};

/** @throws BadRequest naming the field */
export const requireValidAgenda = (event: Times, { items, speakers }: AgendaRows): void => {
  requireDistinct(
    "items",
    "id",
    items.map(({ id }) => id),
  );
  requireDistinct(
    "speakers",
    "id",
    speakers.map(({ id }) => id),
  );
  requireDistinct(
    "speakers",
    "user_id",
    speakers.map(({ userId }) => userId),
  );
  const speakerIds = new Set(speakers.map(({ id }) => id));
  for (const [index, item] of items.entries()) {
    const path = `items/${index}`;
    if (item.endsAt <= item.startsAt)
      throw new InvalidField(`${path}/ends_at`, "must be after starts_at", {
        text: { key: "organizers.agenda.problem.order" },
      });
    if (!isWithin(item, event))
      throw new InvalidField(
        `${path}/${item.startsAt < event.startsAt ? "starts_at" : "ends_at"}`,
        `must lie within the event, from ${event.startsAt.toISOString()} to ${event.endsAt.toISOString()}`,
        { text: { key: "organizers.agenda.problem.outside" } },
      );
    const unknownIndex = item.speakerIds.findIndex((id) => !speakerIds.has(id));
    if (unknownIndex !== -1)
      throw new InvalidField(`${path}/speaker_ids/${unknownIndex}`, "must be the ID of a speaker of this agenda");
  }
};

/** Preserves the consent of speakers whose account was already in the agenda. */
export const withConsents = (speakers: readonly SpeakerRow[], before: readonly SpeakerRow[]): SpeakerRow[] =>
  speakers.map((speaker) => {
    const earlier = speaker.userId && before.find(({ userId }) => userId === speaker.userId);
    return earlier ? { ...speaker, consentedAt: earlier.consentedAt } : speaker;
  });

type EventTimes = Pick<EventRow, "startsAt" | "endsAt" | "timezone">;

/** Moves the items with the event, preserving their wall-clock offsets from its start. @throws Conflict if an item would lie outside the event */
export const movedItems = (
  items: readonly ItemRow[],
  { before, after }: { before: EventTimes; after: EventTimes },
): ItemRow[] => {
  const toNewTime = timeMover(after.startsAt, before);
  return items.map((item) => {
    const [startsAt, endsAt] = [toNewTime(item.startsAt), toNewTime(item.endsAt)];
    const moved = { ...item, startsAt, endsAt };
    if (!isWithin(moved, after))
      throw new Conflict(`the agenda's item ${item.id} would lie outside the event; change the agenda first`, {
        code: "agenda_outside_event",
        field: startsAt < after.startsAt ? "starts_at" : "ends_at",
      });
    return moved;
  });
};
