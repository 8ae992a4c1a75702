import { consumeDoorLimits } from "../../../community/events/check-ins/actions.ts";
import { findDoor, requireDoor } from "../../../community/events/door-links/holder.ts";
import { addWalkIn } from "../../../community/events/guest-attendees/actions.ts";
import { doorLinkExpiry } from "../../../identity/access/door-links.ts";
import type { Context } from "../../../identity/context.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { checkInPath, doorLinkPath, doorPath } from "../../../web/page-paths.ts";
import { wordsOf } from "../../kit/fields.ts";
import { fillPath, form, page } from "../../kit/page.ts";
import { toGuestAttendeeCreate, walkInFields } from "../guest-places/add-person.ts";
import {
  attendeesAtTheDoor,
  checkInAt,
  checkInCode,
  checkInQuery,
  codeBody,
  redirectToPerson,
  requireUserByFormCode,
  undoCheckInAt,
} from "./at-the-door.ts";

/* The pages of a door link, whose holder checks people in without an account. A cookie identifies the link. */

const anonymous = { permission: "public", credentials: "none" } as const;

const minLetters = 3;
const maxFound = 10;

const requireDoorFromCookie = async (context: Context) => requireDoor(context, await context.flash.read("door"));

/** The page that a door link opens. A button sets the cookie, because link previews open the page too. */
export const doorLink = page("showDoorLink", "/door/{secret}", {
  ...anonymous,
  template: "community-pages/check-ins/door-link",
  show: async (context, { path: { secret } }) => {
    const { link, event } = await requireDoor(context, secret);
    return {
      isListed: false,
      action: doorLinkPath(secret),
      label: link.label,
      event: {
        name: event.name,
        startsAt: toTimestamp(event.startsAt),
        endsAt: toTimestamp(event.endsAt),
        timezone: event.timezone,
      },
      expiresAt: toTimestamp(doorLinkExpiry(link.endsAt)),
    };
  },
  forms: {
    openDoor: form("/door/{secret}", {
      ...anonymous,
      isRerendered: false,
      submit: async (context, { path: { secret } }) => {
        await requireDoor(context, secret);
        await context.flash.set("door", secret);
        return seeOther(doorPath);
      },
    }),
  },
});

const checkInAtDoorByCode = form("/door/check-in", {
  ...anonymous,
  body: codeBody,
  submit: async (context, { body }) => {
    const { holder, event } = await requireDoorFromCookie(context);
    const id = await requireUserByFormCode(holder, event.id, body.check_in_code);
    return checkInAt(holder, doorPath, { eventId: event.id, id });
  },
});

const checkInAtDoor = form("/door/check-in/{user_id}", {
  ...anonymous,
  submit: async (context, { path: { user_id: id } }) => {
    const { holder, event } = await requireDoorFromCookie(context);
    return checkInAt(holder, doorPath, { eventId: event.id, id });
  },
});

const undoCheckInAtDoor = form("/door/check-in/{user_id}/undo", {
  ...anonymous,
  submit: async (context, { path: { user_id: id } }) => {
    const { holder, event } = await requireDoorFromCookie(context);
    return undoCheckInAt(holder, doorPath, { eventId: event.id, id });
  },
});

const addWalkInAtDoor = form("/door/check-in/walk-ins/add", {
  ...anonymous,
  body: walkInFields,
  submit: async (context, { body }) => {
    const { holder, event } = await requireDoorFromCookie(context);
    await consumeDoorLimits(holder);
    const id = await addWalkIn(holder, event.id, toGuestAttendeeCreate(body), body.form_key);
    return redirectToPerson(doorPath, id, "checked_in");
  },
});

const hasEnoughLetters = (words: string | undefined): boolean => (words?.match(/\p{L}/gu)?.length ?? 0) >= minLetters;

/** The check-in page of a door link. It finds attendees by code or by name, but has no list of all attendees. */
export const door = page("showDoor", "/door/check-in", {
  ...anonymous,
  template: "community-pages/check-ins/check-in",
  query: checkInQuery,
  show: async (context, { query, form }) => {
    const { holder, link, ...door } = await requireDoorFromCookie(context);
    const isSearch = hasEnoughLetters(wordsOf(query.q));
    if (isSearch) await consumeDoorLimits(holder);
    return {
      isListed: false,
      event: { name: door.event.name, door: link.label },
      action: doorPath,
      ...(await attendeesAtTheDoor(holder, door, { ...query, form, limit: isSearch ? maxFound : 0 })),
      needsMoreLetters: !isSearch,
    };
  },
  forms: { checkInAtDoorByCode, checkInAtDoor, undoCheckInAtDoor, addWalkInAtDoor },
});

/** The URL in a ticket's QR code. Redirects holders of the event's door link to the door page, and others to the check-in page. */
export const ticketRedirect = page("showTicketAtDoor", "/door/events/{alliance}/{group_slug}/{event_slug}/check-in", {
  ...anonymous,
  query: { code: checkInCode },
  show: async (context, { path, query: { code = "" } }) => {
    const teamPage = fillPath("/events/{alliance}/{group_slug}/{event_slug}/check-in", path);
    const secret = await context.flash.read("door");
    const opened = secret === undefined ? undefined : await findDoor(context, secret);
    const isForHolder = opened !== undefined && checkInPath(opened.event) === teamPage;
    return seeOther(`${isForHolder ? doorPath : teamPage}?code=${encodeURIComponent(code)}`);
  },
});
