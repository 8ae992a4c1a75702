import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { Conflict, ServiceError } from "../../../foundation/errors.ts";
import type { UserContext } from "../../../identity/context.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { insert, recordUpdate } from "../../resources/resource.ts";
import { changeEvent, type EventPatch, eventResource } from "../change.ts";
import { requireEventTo } from "../policy.ts";
import { type EventRow, updateEvent } from "../queries.ts";
import { requireKnownYears } from "../rules.ts";
import { toEventSummary } from "../views.ts";
import { copiedColumns, listFollowing, lockSeries } from "./queries.ts";
import { followingTimes, requireRoomInSeries, timesFrom } from "./rules.ts";

export const toSeries = (seriesId: string, copies: readonly EventRow[], baseUrl: string): Schemas["EventSeries"] => ({
  series_id: seriesId,
  items: copies.map((row) => toEventSummary(row, baseUrl)),
});

/** Inserts copies of a locked event as drafts. @throws Conflict when the series gets too long */
export const insertCopies = async (
  tx: Tx<UserContext>,
  source: EventRow,
  starts: readonly Date[],
): Promise<{ seriesId: string; copies: EventRow[] }> => {
  const { db, now } = tx;
  const seriesId = source.seriesId ?? uuid();
  requireRoomInSeries(source.seriesId ? await lockSeries(db, seriesId) : 1, starts.length);
  if (!source.seriesId) {
    await updateEvent(db, source.id, { seriesId, updatedAt: now });
    await recordUpdate(tx, eventResource, "copyEvent", source);
  }
  const copies: EventRow[] = [];
  for (const times of starts.map((start) => timesFrom(start, source))) {
    requireKnownYears(times);
    const row = { ...copiedColumns(source), ...times, seriesId };
    copies.push((await insert(tx, eventResource, { action: "copyEvent", name: source.name, row })).row);
  }
  return { seriesId, copies };
};

/** Drafts cannot be canceled: they stay drafts when the series is canceled. */
const statusFor = ({ status }: EventRow, changes: EventPatch): Pick<EventPatch, "status"> =>
  changes.status === undefined || (status === "draft" && changes.status === "canceled")
    ? {}
    : { status: changes.status };

const namingEvent = (error: unknown, { id, startsAt }: EventRow): never => {
  if (!(error instanceof ServiceError)) throw error;
  throw new Conflict(`${error.message}: event ${id} of the series, which starts at ${toTimestamp(startsAt)}`, {
    code: error.code,
    text: { key: "organizers.event.problem.series", values: { day: toTimestamp(startsAt).slice(0, 10) } },
  });
};

type Change = { before: EventRow; changes: EventPatch };

/**
 * Applies the change of one event, `before` it, to the following events of its series, which must be locked.
 * @throws Conflict naming the event that cannot change
 */
export const changeFollowing = async (
  tx: Tx<UserContext>,
  seriesId: string,
  { before, changes }: Change,
): Promise<void> => {
  const after = { ...before, ...changes };
  const { status: _, ...others } = changes;
  const { db, now } = tx;
  const later = await listFollowing(db, { seriesId, startsAt: before.startsAt, now });
  // The changed event follows its earlier self if its start moved.
  for (const event of later.filter(({ id }) => id !== before.id)) {
    const times = followingTimes(event, { before, after, changes });
    const own = { ...others, ...times, ...statusFor(event, changes) };
    await changeEvent(tx, event, own).catch((error) => namingEvent(error, event));
  }
};

const always = new Date(0);

/**
 * Copies an event to the starts at which its series has no event yet, so that repeating it copies nothing.
 * @param startsOf returns the wanted starts of copies of the locked event
 * @returns how many copies were made @throws Conflict when the series gets too long
 */
export const copyToNewStarts = (
  context: UserContext,
  id: string,
  startsOf: (source: EventRow) => readonly Date[],
): Promise<number> =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const source = await requireEventTo(tx, "copy", id);
    const { seriesId } = source;
    const present = seriesId ? await listFollowing(db, { seriesId, startsAt: always, now }) : [];
    const taken = new Set([source, ...present].map(({ startsAt }) => startsAt.getTime()));
    const starts = startsOf(source).filter((start) => !taken.has(start.getTime()));
    return starts.length > 0 ? (await insertCopies(tx, source, starts)).copies.length : 0;
  });
