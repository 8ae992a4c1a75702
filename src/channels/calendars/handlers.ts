import type { Schemas } from "../../../generated/contract.ts";
import { requireAlliance } from "../../community/alliances/policy.ts";
import { findAgenda } from "../../community/events/agenda/queries.ts";
import { listAttendedEvents } from "../../community/events/attendances/queries.ts";
import { requireEvent } from "../../community/events/policy.ts";
import { groupPolicy } from "../../community/groups/policy.ts";
import { requireNewKey } from "../../community/resources/idempotency.ts";
import { findDescriptions } from "../../community/resources/queries.ts";
import { events } from "../../foundation/db/tables.ts";
import { requireFound } from "../../foundation/errors.ts";
import { calendarDocument } from "../../foundation/icalendar/document.ts";
import { translatorFor } from "../../foundation/languages/texts.ts";
import { authorize } from "../../identity/access/policy.ts";
import {
  findCalendarUser,
  issueCalendarAddress,
  revokeCalendarAddress,
} from "../../identity/auth/calendar-addresses/issue.ts";
import { type CalendarAddressRow, findCalendarAddress } from "../../identity/auth/calendar-addresses/queries.ts";
import type { Context, Handler } from "../../identity/context.ts";
import { created, ok, resource } from "../../server/http/responses.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import { privateCalendarPath } from "../../web/page-paths.ts";
import { toAgendaEntry, toAttendedCalendarEvent, toCalendarEvent } from "./calendar-event.ts";
import { listCalendarEvents } from "./queries.ts";

const toCalendarAddress = (row: CalendarAddressRow): Schemas["CalendarAddress"] => ({
  last_used_at: row.lastUsedAt && toTimestamp(row.lastUsedAt),
  created_at: toTimestamp(row.createdAt),
});

const earliestStart = (now: Date): Date => new Date(now.getTime() - 90 * 86_400_000);

const maxAttendedEvents = 250;

const publicCalendar = async (
  { db, now, baseUrl }: Pick<Context, "db" | "now" | "baseUrl">,
  scope: { alliance: string; group?: string },
  name: string,
) => {
  const rows = await listCalendarEvents(db, { ...scope, since: earliestStart(now), now });
  const events = rows.map((row) => toCalendarEvent(row, baseUrl));
  return ok(calendarDocument({ events, published: { name, description: `Events of ${name}` } }));
};

export const getAllianceCalendar: Handler<"getAllianceCalendar"> = async (context, { path }) => {
  const { name } = await requireAlliance(context.db, path.alliance);
  return publicCalendar(context, { alliance: path.alliance }, name);
};

export const getGroupCalendar: Handler<"getGroupCalendar"> = async (context, { path }) => {
  const { alliance, group_slug: slug } = path;
  const { name } = await authorize({ ...context, caller: null }, groupPolicy, "read", { alliance, slug });
  return publicCalendar(context, { alliance, group: slug }, name);
};

export const getEventCalendar: Handler<"getEventCalendar"> = async (context, { path, query }) => {
  const { db, baseUrl } = context;
  const where = { alliance: path.alliance, group: path.group_slug, slug: path.event_slug };
  const { event } = await requireEvent({ ...context, caller: null }, where);
  const published = { name: event.name, description: `An event of ${event.group.name}` };
  const entry = toCalendarEvent(event, baseUrl);
  const items = query.agenda ? (await findAgenda(db, event.id)).items : [];
  const entries = items.length > 0 ? items.map((item) => toAgendaEntry(item, entry)) : [entry];
  return ok(calendarDocument({ events: entries, published }));
};

export const getPrivateCalendar: Handler<"getPrivateCalendar"> = async (context, { path }) => {
  const { db, now, baseUrl, site } = context;
  const { userId, language } = requireFound(await findCalendarUser(context, path.secret), "there is no such calendar");
  const rows = await listAttendedEvents(db, {
    userId,
    now,
    from: earliestStart(now),
    to: undefined,
    position: undefined,
    limit: maxAttendedEvents,
  });
  // The stored language, because calendar programs send no Accept-Language header, or their vendor's default.
  const texts = translatorFor(language);
  const descriptions = await findDescriptions(
    db,
    events,
    rows.map(({ id }) => id),
  );
  const entries = rows.map((row) =>
    toAttendedCalendarEvent({ ...row, description: descriptions.get(row.id) ?? "" }, texts, baseUrl),
  );
  const published = {
    name: texts.t("common.calendar.mine", { site: site.name }),
    description: texts.t("common.calendar.mine_text"),
  };
  return ok(calendarDocument({ events: entries, published, texts }));
};

export const createCalendarAddress: Handler<"createCalendarAddress"> = async (context, input) => {
  const { baseUrl } = context;
  const effect = "created an address, which is not stored; use a new key to create another";
  const { row, secret } = await issueCalendarAddress(context, (tx) =>
    requireNewKey(tx, { operation: "createCalendarAddress", ...input }, effect),
  );
  const view = toCalendarAddress(row);
  const url = baseUrl + privateCalendarPath(secret);
  return created(`${baseUrl}/api/v1/me/calendar`, { ...view, url }, { resource: view });
};

export const getCalendarAddress: Handler<"getCalendarAddress"> = async ({ db, now, caller: { userId } }) => {
  const row = await findCalendarAddress(db, { userId, now });
  return resource(toCalendarAddress(requireFound(row, "you have no private calendar; create one with POST")));
};

export const deleteCalendarAddress: Handler<"deleteCalendarAddress"> = async (context) => {
  await revokeCalendarAddress(context);
  return ok({ deleted: true });
};
