import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import type { Tx } from "../../../foundation/db/client.ts";
import { BadRequest, Conflict, InvalidField, ServiceError } from "../../../foundation/errors.ts";
import type { UserContext } from "../../../identity/context.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { insert, recordUpdate } from "../../resources/resource.ts";
import { changeEvent, type EventPatch, eventResource } from "../change.ts";
import { lockSeriesOf, requireEventTo } from "../policy.ts";
import { type EventRow, updateEvent } from "../queries.ts";
import { requireSupportedYears } from "../rules.ts";
import { toEventSummary } from "../views.ts";
import { copiedColumns, listFollowing, lockAndCountSeries } from "./queries.ts";
import { expandRule } from "./recurrence.ts";
import { followingTimes, movedTimes, requireRoomInSeries, toStarts } from "./rules.ts";

export const toSeries = (seriesId: string, copies: readonly EventRow[], baseUrl: string): Schemas["EventSeries"] => ({
  series_id: seriesId,
  items: copies.map((row) => toEventSummary(row, baseUrl)),
});

type CopyOptions = {
  status: Schemas["NewEventStatus"];
  /** Returns the starts of the copies. @param taken starts of the series' events, in milliseconds since the epoch */
  startsOf(source: EventRow, taken: ReadonlySet<number>): readonly Date[];
};

const epoch = new Date(0);

const requirePublishable = (status: CopyOptions["status"], { endsAt }: Pick<EventRow, "endsAt">, now: Date): void => {
  if (status === "published" && endsAt <= now)
    throw new InvalidField("status", "cannot be published for copies that have ended");
};

/** Copies an event to other start times. @throws NotFound, Forbidden, BadRequest naming the field, or Conflict when the series gets too long */
export const copyTo = async (
  tx: Tx<UserContext>,
  id: string,
  { status, startsOf }: CopyOptions,
): Promise<{ seriesId: string; copies: EventRow[] }> => {
  const { db, now } = tx;
  await lockSeriesOf(tx, "copy", id);
  const source = await requireEventTo(tx, "copy", id);
  const seriesId = source.seriesId ?? uuid();
  const existing = source.seriesId ? await listFollowing(db, { seriesId, startsAt: epoch, now }) : [];
  const taken = new Set([source, ...existing].map(({ startsAt }) => startsAt.getTime()));
  const starts = startsOf(source, taken);
  if (starts.length === 0) return { seriesId, copies: [] };
  requireRoomInSeries(source.seriesId ? await lockAndCountSeries(db, seriesId) : 1, starts.length);
  if (!source.seriesId) {
    await updateEvent(db, source.id, { seriesId, updatedAt: now });
    await recordUpdate(tx, eventResource, "copyEvent", source);
  }
  const copies: EventRow[] = [];
  for (const times of starts.map((start) => movedTimes(start, source))) {
    requireSupportedYears(times);
    requirePublishable(status, times, now);
    const row = { ...copiedColumns(source), ...times, seriesId, status };
    copies.push((await insert(tx, eventResource, { action: "copyEvent", name: source.name, row })).row);
  }
  return { seriesId, copies };
};

type CopyInput = Schemas["EventCopies"];

/** Returns the starts that a request lists or describes by a rule. @throws BadRequest naming the field */
export const requestedStarts = (
  { starts_at, rule }: CopyInput,
  source: EventRow,
  { now, taken }: { now: Date; taken: ReadonlySet<number> },
): readonly Date[] => {
  if (starts_at && !rule) return toStarts(starts_at, source.timezone);
  if (rule && !starts_at) return expandRule(rule, source, { now, taken });
  throw new BadRequest("body must have either starts_at or rule", { field: "starts_at" });
};

/** Drafts cannot be canceled: they stay drafts when the series is canceled. */
const statusChange = ({ status }: EventRow, changes: EventPatch): Pick<EventPatch, "status"> =>
  changes.status === undefined || (status === "draft" && changes.status === "canceled")
    ? {}
    : { status: changes.status };

const rethrowNamingEvent = (error: unknown, { id, startsAt }: EventRow): never => {
  if (!(error instanceof ServiceError)) throw error;
  throw new Conflict(`${error.message}: event ${id} of the series, which starts at ${toTimestamp(startsAt)}`, {
    code: error.code,
    text: { key: "organizers.event.problem.series", values: { day: toTimestamp(startsAt).slice(0, 10) } },
  });
};

type Change = { before: EventRow; changes: EventPatch };

/**
 * Applies the changes of an event to the following events of its series. The series must be locked.
 * `before` is the event before its change.
 * @throws Conflict naming the event that cannot change
 */
export const changeFollowing = async (
  tx: Tx<UserContext>,
  seriesId: string,
  { before, changes }: Change,
): Promise<void> => {
  const after = { ...before, ...changes };
  const { status: _, ...otherChanges } = changes;
  const { db, now } = tx;
  const later = await listFollowing(db, { seriesId, startsAt: before.startsAt, now });
  // If the changed event has moved to a later start, the list contains it too.
  for (const event of later.filter(({ id }) => id !== before.id)) {
    const times = followingTimes(event, { before, after, changes });
    const eventChanges = { ...otherChanges, ...times, ...statusChange(event, changes) };
    await changeEvent(tx, event, eventChanges).catch((error) => rethrowNamingEvent(error, event));
  }
};
