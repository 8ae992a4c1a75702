import type { Tx } from "../../foundation/db/client.ts";
import { type AccessContext, authorizeRow, type Viewer } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { type EventVerb, eventPolicy } from "./policy.ts";
import { type EventName, type EventRow, findEvent, lockEvent } from "./queries.ts";
import { lockSeries } from "./series/queries.ts";

/** @throws NotFound, or SecondFactorRequired if suspended roles would show it */
export const requireEvent = async (
  context: AccessContext,
  name: EventName,
): Promise<{ event: EventRow; viewer: Viewer }> => {
  const { row, viewer } = await authorizeRow(context, eventPolicy, "read", name, (db) => findEvent(db, name));
  return { event: row, viewer };
};

/** Locks the event. @throws NotFound or Forbidden */
export const requireEventTo = async (tx: Tx<UserContext>, verb: EventVerb, id: string): Promise<EventRow> => {
  const find = () => lockEvent(tx.db, { id });
  return (await authorizeRow(tx, eventPolicy, verb, { id }, find)).row;
};

/** Locks the series of an event before any event of it is locked alone. @throws NotFound or Forbidden */
export const lockSeriesOf = async (tx: Tx<UserContext>, id: string): Promise<void> => {
  const find = () => findEvent(tx.db, { id });
  const { seriesId } = (await authorizeRow(tx, eventPolicy, "update", { id }, find)).row;
  if (seriesId) await lockSeries(tx.db, seriesId);
};
