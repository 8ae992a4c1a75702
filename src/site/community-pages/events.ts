import { enums, type Schemas } from "../../../generated/contract.ts";
import { findBranding } from "../../community/alliances/policy.ts";
import { findAgenda } from "../../community/events/agenda/queries.ts";
import { toAgenda } from "../../community/events/agenda/views.ts";
import { attend, cancel } from "../../community/events/attendances/actions.ts";
import { findAttendance, listAttendeePreviews } from "../../community/events/attendances/queries.ts";
import { acceptsRsvps } from "../../community/events/attendances/rules.ts";
import { toAttendance } from "../../community/events/attendances/views.ts";
import { eventPolicy, readerOf, requireEvent } from "../../community/events/policy.ts";
import { type EventRef, type EventRow, eventOrders, findEventKey, listEvents } from "../../community/events/queries.ts";
import { findUserRequest } from "../../community/events/rsvp-requests/queries.ts";
import { requestRsvp } from "../../community/events/rsvp-requests/request.ts";
import { attendSeries, cancelSeries, maxEventsPerRequest } from "../../community/events/series/attend.ts";
import { attendsSeries, listEventsToAttend } from "../../community/events/series/queries.ts";
import { toEvent, toEventSummary } from "../../community/events/views.ts";
import { sourceOf, toSource } from "../../community/visits/rules.ts";
import { NotFound, requireFound } from "../../foundation/errors.ts";
import type { Translator } from "../../foundation/languages/texts.ts";
import { pictureUrl } from "../../foundation/pictures/pictures.ts";
import { may, type Viewer, viewerWithoutRoles } from "../../identity/access/policy.ts";
import type { Context, UserContext } from "../../identity/context.ts";
import { seeOther } from "../../server/http/responses.ts";
import { attendeesFilePath, type EventPath, eventName, eventPath, groupPath } from "../../web/page-paths.ts";
import { formatsIn } from "../../web/pages/formats.ts";
import { toPreview } from "../../web/pages/markdown.ts";
import { redirectToCheckMail } from "../auth-pages/shared.ts";
import { allianceFilter, cursor, linkSource, listing, notice, searchWords, wordsOf } from "../kit/fields.ts";
import { organizerPagesFor } from "../kit/managed-event.ts";
import { form, type PageInput, page } from "../kit/page.ts";
import { allOr, fromContract, integer, oneOf, optional, required, text, withDefault } from "../kit/schema.ts";
import { toAgendaView } from "./agenda/agenda.ts";
import { calendarLinks } from "./calendar-links.ts";
import { cardOf, cardPath, hasDrawableName } from "./cards/event-card.ts";
import { ticketOf } from "./check-ins/ticket.ts";
import { allianceChoices, citiesIn, eventPeriod, filterOf, locate, placeFilter, when, withCounts } from "./filters.ts";
import { eventData, eventFeed } from "./head.ts";
import { countEventOptions } from "./queries.ts";
import {
  guestChoices,
  readRsvp,
  rsvpFields,
  rsvpForm,
  rsvpNotices,
  stateOf,
  toQuestionField,
  toRsvpForm,
} from "./rsvp-form.ts";

/** The events of all alliances, including canceled events: upcoming or past, by time or by distance from a city. */
export const events = page("showEvents", "/events", {
  permission: "public",
  template: "community-pages/events",
  isCacheable: true,
  query: { q: searchWords, ...placeFilter, when, kind: allOr(enums.EventKind), alliance: allianceFilter, cursor },
  show: async (context, { query: { cursor, ...fields } }) => {
    const { now, baseUrl, texts, searchLimiter } = context;
    const { when, kind } = fields;
    const words = wordsOf(fields.q);
    const place = await locate(context, fields);
    const filters = { kind: filterOf(kind), alliance: filterOf(fields.alliance), ...place.filters };
    const { near } = place.filters;
    const { order: byTime, ...period } = eventPeriod(when);
    const order = near ? eventOrders.nearest : byTime;
    const scope = { page: "events", when, words, ...filters };
    const reader = await readerOf(context);
    const [alliances, counts, list] = await Promise.all([
      allianceChoices(context),
      searchLimiter((db) => countEventOptions(db, { ...period, now })),
      listing(context, { scope, cursor, words, near: near && fields.city, order, view: toEventSummary }, (page, db) =>
        listEvents(db, { q: words, ...filters, ...reader, ...period, ...page, order, now }),
      ),
    ]);
    const kinds = enums.EventKind.map((value) => ({ value, label: texts.t(`community.event_kind.${value}`) }));
    return {
      head: { description: texts.t("community.events.lead"), canonical: `${baseUrl}/events` },
      list,
      filters: { q: "", city: "", alliance: "", ...fields },
      problem: place.problem,
      cities: citiesIn(counts),
      kinds: withCounts(texts, kinds, counts, "kind"),
      alliances: withCounts(texts, alliances, counts, "alliance"),
    };
  },
});

const path = "/events/{alliance}/{group_slug}/{event_slug}";

const maxDates = 200;

const query = {
  utm_source: linkSource,
  notice,
  /** The numbers of accepted and failed RSVPs to the events of a series. */
  sent: optional(integer(0, maxDates)),
  missed: optional(integer(0, maxDates)),
  /** The number of canceled RSVPs to a series. */
  canceled: optional(integer(0, maxDates)),
};

type Input = PageInput<typeof path, typeof query>;

/** The source of the visit: from the rejected form, else `utm_source`, else the referring page. */
const sourceIn = ({ caller }: Context, { query, headers, rejected }: Input): string | null => {
  if (rejected) return toSource(rejected.text("source") ?? "");
  // Anonymous visitors share a cached page, so their referrer must not change it.
  return sourceOf(query.utm_source, caller ? headers["referer"] : undefined);
};

const pathOfEvent = ({ alliance, group_slug: group, event_slug: slug }: EventPath) =>
  eventPath({ alliance, group: { slug: group }, slug });

/** Finds the event. For a members-only event, the error tells the visitor to join or to sign in. @throws NotFound, SecondFactorRequired */
const requireEventOrMembership = async (context: Context, name: EventRef, path: string) => {
  try {
    return await requireEvent(context, name);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    const event = await findEventKey(context.db, name);
    if (!event || !may(eventPolicy.verbs.read, viewerWithoutRoles(context.now, event.id), event)) throw error;
    const group = { alliance: event.alliance, slug: event.group.slug };
    const values = { group: event.group.name };
    throw context.caller
      ? new NotFound(error.message, {
          text: { key: "community.event.members_join", values },
          retry: { method: "get", path: groupPath(group), label: "community.event.see_group" },
        })
      : new NotFound(error.message, {
          text: { key: "community.event.members_sign_in", values },
          retry: { method: "get", path: `/auth/login?next=${encodeURIComponent(path)}`, label: "common.sign_in" },
        });
  }
};

/** The number of dates that an RSVP to the series includes, and whether the caller attends the whole series. */
const findSeries = async ({ db, now }: Context, event: EventRow, viewer: Viewer, userId: string) => {
  const { seriesId } = event;
  if (seriesId === null) return { dateCount: 0, attendsAll: false };
  const [events, attendsAll] = await Promise.all([
    listEventsToAttend(db, { ...event, userId, now, limit: maxEventsPerRequest }),
    attendsSeries(db, { seriesId, userId }),
  ]);
  const isReadable = ({ isOwn, ...row }: (typeof events)[number]) =>
    may(eventPolicy.verbs.read, { ...viewer, own: new Set(isOwn ? [row.id] : []) }, row);
  return { dateCount: events.filter((row) => acceptsRsvps(row, now) && isReadable(row)).length, attendsAll };
};

const showEvent = async (context: Context, input: Input) => {
  const { db, now, caller, baseUrl, texts, site } = context;
  const { path, query, form, rejected } = input;
  const { event: row, viewer } = await requireEventOrMembership(context, eventName(path), pathOfEvent(path));
  const isAhead = row.status === "published" && row.endsAt > now;
  const rsvpKey = caller && { eventId: row.id, userId: caller.userId };
  const [branding, agenda, faces, requested, ownRsvp, series] = await Promise.all([
    findBranding(context, path.alliance),
    row.agendaItemCount > 0 ? findAgenda(db, row.id) : undefined,
    isAhead ? listAttendeePreviews(db, { eventId: row.id }) : [],
    rsvpKey && query.notice === "rsvp_failed" ? findUserRequest(db, rsvpKey) : undefined,
    rsvpKey && findAttendance(db, { ...rsvpKey, now }),
    rsvpKey && findSeries(context, row, viewer, rsvpKey.userId),
  ]);
  // Seats held for the signed-in user are free for this user.
  const rowForCaller = ownRsvp ? { ...row, heldCount: ownRsvp.held } : row;
  const state = stateOf(rowForCaller, now, caller === null);
  const event = toEvent(rowForCaller, baseUrl);
  const agendaView = agenda && toAgenda(agenda, { baseUrl, isAdministrator: false });
  const attendance = ownRsvp?.attendance;
  const alliance = { name: branding?.name ?? site.name, accentColor: branding?.accent_color ?? null };
  return {
    head: {
      description: descriptionOf(row, texts),
      canonical: event.html_url,
      // Link previews have no session, so they cannot fetch the card of a members-only event.
      image:
        row.visibility === "members"
          ? event.banner_url
          : (!hasDrawableName(row) && event.banner_url) || baseUrl + cardPath(row, cardOf(row, alliance, site)),
      feeds: [eventFeed(texts, path.alliance)],
      structured: eventData(event, baseUrl, agendaView),
      isListed: row.visibility === "public",
    },
    branding,
    event,
    state,
    faces: faces.map(({ name, photoUrl }) => ({ name, photo: pictureUrl(photoUrl, baseUrl) })),
    agenda: agendaView && toAgendaView(texts, agendaView, row.timezone),
    rsvp: ownRsvp && toAttendance(row, attendance),
    ticket: attendance ? ticketOf(row, attendance, { now, baseUrl }) : null,
    /** Null for drafts, and for events that were canceled or have ended. */
    calendar: isAhead ? calendarLinks(texts, event, attendance?.status === "attending" ? row.meetingUrl : null) : null,
    organizerPages: organizerPagesFor(viewer, row).filter((path) => path !== "edit/agenda"),
    attendees: may(eventPolicy.verbs.manage_attendees, viewer, row) ? attendeesFilePath(row) : null,
    questions: row.questions.map((question) => toQuestionField(texts, question)),
    guests: row.maxGuests > 0 || attendance?.guests ? guestChoices(texts, row, attendance?.guests ?? 0) : [],
    series,
    result: { sent: query.sent, missed: query.missed, canceled: query.canceled },
    isBanned: rejected?.code === "banned",
    form: rsvpForm(texts, row, attendance, requested ? toRsvpForm(requested) : form),
    source: sourceIn(context, input) ?? requested?.source ?? null,
  };
};

/** The description for link previews. They show only a line or two, so it starts with time and place. */
const descriptionOf = (event: EventRow, { t, language }: Translator): string => {
  const { startsAt, timezone, venueName, venueCity, kind, summary, description } = event;
  const time = formatsIn(language).longTime(startsAt.toISOString(), timezone);
  const place = [venueName, venueCity, kind === "in_person" ? null : t("community.online")].filter(Boolean).join(", ");
  return [time, place, toPreview(summary ?? description)].filter(Boolean).join(" · ");
};

const attendAll = async (context: UserContext, path: EventPath, rsvp: Schemas["RsvpCreate"]) => {
  const name = eventName(path);
  const { id } = requireFound(await findEventKey(context.db, name), eventPolicy.missing(name));
  const rsvps = await attendSeries(context, id, rsvp);
  const [firstError, ...otherErrors] = rsvps.flatMap(({ error }) => error ?? []);
  const sent = rsvps.filter(({ error }) => !error).length;
  if (firstError && sent === 0) throw firstError;
  const missed = firstError ? 1 + otherErrors.length : 0;
  return seeOther(`${pathOfEvent(path)}?sent=${sent}${missed > 0 ? `&missed=${missed}` : ""}`);
};

const attendEventByForm = form(`${path}/attend`, {
  permission: "signed_in",
  rateLimit: "participations",
  body: { ...rsvpFields, dates: withDefault(oneOf(["one", "all"]), "one", "common.field.button") },
  submit: async (context, { path, body }) => {
    const rsvp = readRsvp(body);
    if (body.dates === "all") return attendAll(context, path, rsvp);
    const { attendance, isNew } = await attend(context, eventName(path), rsvp);
    const isChange = !isNew && (rsvp.answers ?? rsvp.guests ?? rsvp.share_email) !== undefined;
    const notice = isChange ? "rsvp_changed" : rsvpNotices[attendance?.status ?? "attending"];
    return seeOther(`${pathOfEvent(path)}?notice=${notice}`);
  },
});

const cancelAttendanceByForm = form(`${path}/cancel`, {
  permission: "signed_in",
  rateLimit: "participations",
  // The page to return to; by default the page of the event.
  query: { from: optional(oneOf(["dashboard"])) },
  submit: async (context, { path, query }) => {
    await cancel(context, eventName(path));
    return seeOther(`${"from" in query ? "/dashboard" : pathOfEvent(path)}?notice=rsvp_canceled`);
  },
});

const cancelSeriesByForm = form(`${path}/cancel-all`, {
  permission: "signed_in",
  rateLimit: "participations",
  submit: async (context, { path }) => {
    const name = eventName(path);
    const { id } = requireFound(await findEventKey(context.db, name), eventPolicy.missing(name));
    const canceled = await cancelSeries(context, id);
    return seeOther(`${pathOfEvent(path)}?canceled=${canceled.length}`);
  },
});

/** Sends signed-out visitors an email with a link to confirm. */
const requestAttendance = form(`${path}/request`, {
  permission: "public",
  credentials: "none",
  body: {
    name: required(fromContract("Name"), "common.field.name"),
    email: required(fromContract("Email"), "common.field.email"),
    ...rsvpFields,
  },
  submit: async (context, { path, body: { email, name: person, ...rsvp } }) => {
    const name = eventName(path);
    const id = await requestRsvp(context, name, { email, name: person, ...readRsvp(rsvp) });
    await context.flash.set("rsvp_request", id);
    return redirectToCheckMail(context, { notice: "rsvp_requested", email, next: pathOfEvent(path) });
  },
});

/** The page of an event, with forms to RSVP and to cancel. Only administrators and hosts can open the page of a draft. */
export const eventPage = page("showEvent", path, {
  permission: "event.read",
  template: "community-pages/event",
  isCacheable: true,
  query,
  headers: { referer: optional(text({ maxLength: 16_384 })) },
  show: showEvent,
  forms: { attendEventByForm, requestRsvp: requestAttendance, cancelAttendanceByForm, cancelSeriesByForm },
});
