import type { Rights } from "../../identity/access/queries.ts";
import { activeRightsOf, type RightsContext, rightsOf } from "../../identity/access/rights.ts";
import { requireVisible } from "../../identity/access/rules.ts";
import type { UserContext } from "../../identity/context.ts";
import { type EventKey, type EventName, type EventRow, findEvent, findEventKey } from "./queries.ts";
import { administersEvent, eventVisibleTo, noEvent, noEventAt, requireEventAdmin } from "./rules.ts";
import { lockSeries } from "./series/queries.ts";

/**
 * An event that the caller may see, and what the caller administers.
 * @param message for an event that is hidden or does not exist
 * @throws NotFound
 */
export const requireEvent = async (
  context: RightsContext,
  name: EventName,
  message: string,
): Promise<{ event: EventRow; rights: Rights }> => {
  const rights = await rightsOf(context, "admin:events");
  const event = requireVisible(await findEvent(context.db, name), eventVisibleTo(rights), message);
  return { event, rights };
};

/** Returns the event if the caller administers it. `lock` it before changing it. @throws NotFound or Forbidden */
export const requireEventAdministered = async (
  context: UserContext,
  id: string,
  { lock = false } = {},
): Promise<EventRow> => {
  const rights = await activeRightsOf(context, "admin:events");
  const event = requireVisible(await findEvent(context.db, { id }, { lock }), eventVisibleTo(rights), noEvent(id));
  requireEventAdmin(rights, event);
  return event;
};

/** The same for operations that don't show the event. @throws NotFound or Forbidden */
export const requireEventKeyAdministered = async (context: UserContext, id: string): Promise<EventKey> => {
  const rights = await activeRightsOf(context, "admin:events");
  const event = requireVisible(await findEventKey(context.db, { id }), eventVisibleTo(rights), noEvent(id));
  requireEventAdmin(rights, event);
  return event;
};

/** The event, locked, if the caller may change it. @throws NotFound or Forbidden */
export const requireEventToChange = (context: UserContext, id: string): Promise<EventRow> =>
  requireEventAdministered(context, id, { lock: true });

/**
 * Returns an event that the caller administers, and the caller's permissions. To other users, the pages for it do not exist.
 * @throws NotFound
 * @throws SecondFactorRequired
 */
export const requireOwnEventAt = async (
  context: UserContext,
  name: Extract<EventName, { slug: string }>,
): Promise<{ event: EventRow; rights: Rights }> => {
  const rights = await activeRightsOf(context, "admin:events");
  const event = await findEvent(context.db, name);
  return { event: requireVisible(event, (event) => administersEvent(rights, event), noEventAt(name)), rights };
};

/**
 * Locks the series of an event that the caller may change, before any event of it is locked alone.
 * @throws NotFound
 * @throws Forbidden
 */
export const lockSeriesOf = async (context: UserContext, id: string): Promise<void> => {
  const { seriesId } = await requireEventAdministered(context, id);
  if (seriesId) await lockSeries(context.db, seriesId);
};
