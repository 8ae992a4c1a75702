import type { Rights } from "../../identity/access/queries.ts";
import { activeRightsOf, type RightsContext, rightsOf } from "../../identity/access/rights.ts";
import { requireVisible } from "../../identity/access/rules.ts";
import type { UserContext } from "../../identity/context.ts";
import { type EventKey, type EventName, type EventRow, findEvent, findEventKey } from "./queries.ts";
import { administersEvent, eventVisibleTo, noEvent, noEventAt, requireEventAdmin } from "./rules.ts";
import { lockSeries } from "./series/queries.ts";

/** @param message for an event that is hidden or missing @throws NotFound */
export const requireEvent = async (
  context: RightsContext,
  name: EventName,
  message: string,
): Promise<{ event: EventRow; rights: Rights }> => {
  const rights = await rightsOf(context, "admin:events");
  const event = requireVisible(await findEvent(context.db, name), eventVisibleTo(rights), message);
  return { event, rights };
};

const requireAdministered = async <Event extends EventKey>(
  context: UserContext,
  id: string,
  find: () => Promise<Event | undefined>,
): Promise<Event> => {
  const rights = await activeRightsOf(context, "admin:events");
  const event = requireVisible(await find(), eventVisibleTo(rights), noEvent(id));
  requireEventAdmin(rights, event);
  return event;
};

/** `lock` the event before changing it. @throws NotFound or Forbidden */
export const requireEventAdministered = (context: UserContext, id: string, { lock = false } = {}): Promise<EventRow> =>
  requireAdministered(context, id, () => findEvent(context.db, { id }, { lock }));

/** @throws NotFound or Forbidden */
export const requireEventKeyAdministered = (context: UserContext, id: string): Promise<EventKey> =>
  requireAdministered(context, id, () => findEventKey(context.db, { id }));

export const requireEventToChange = (context: UserContext, id: string): Promise<EventRow> =>
  requireEventAdministered(context, id, { lock: true });

/** For pages that do not exist for other users. @throws NotFound or SecondFactorRequired */
export const requireOwnEventAt = async (
  context: UserContext,
  name: Extract<EventName, { slug: string }>,
): Promise<{ event: EventRow; rights: Rights }> => {
  const rights = await activeRightsOf(context, "admin:events");
  const event = await findEvent(context.db, name);
  return { event: requireVisible(event, (event) => administersEvent(rights, event), noEventAt(name)), rights };
};

/** Locks the series of an event before any event of it is locked alone. @throws NotFound or Forbidden */
export const lockSeriesOf = async (context: UserContext, id: string): Promise<void> => {
  const { seriesId } = await requireEventAdministered(context, id);
  if (seriesId) await lockSeries(context.db, seriesId);
};
