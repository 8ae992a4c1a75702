import { countDoorUse } from "../../../community/events/check-ins/actions.ts";
import { findDoor, requireDoor } from "../../../community/events/door-links/holder.ts";
import { addWalkIn } from "../../../community/events/guest-attendees/actions.ts";
import { doorLinkExpiry } from "../../../identity/access/door-links.ts";
import type { Context } from "../../../identity/context.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { checkInPath, doorLinkPath, doorPath } from "../../../web/page-paths.ts";
import { wordsOf } from "../../kit/fields.ts";
import { addressOf, form, page } from "../../kit/page.ts";
import { toGuestAttendeeCreate, walkInFields } from "../guest-places/add-person.ts";
import {
  attendeesAtTheDoor,
  backTo,
  checkInAt,
  checkInQuery,
  codeBody,
  codeParameter,
  personOf,
  undoCheckInAt,
  userOfForm,
} from "./at-the-door.ts";

/* The pages of a door link: its holder checks people in without an account, and is found by a cookie for `/door`. */

const anonymous = { permission: "public", credentials: "none" } as const;

const minLetters = 3;
const maxFound = 10;

const requireCookie = async (context: Context) => requireDoor(context, await context.flash.read("door"));

/** The link's page has a button, because previews open links. */
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
      isShownAgain: false,
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
    const { holder, event } = await requireCookie(context);
    const id = await userOfForm(holder, event.id, body.check_in_code);
    return checkInAt(holder, doorPath, { eventId: event.id, id });
  },
});

const checkInAtDoor = form("/door/check-in/{user_id}", {
  ...anonymous,
  submit: async (context, { path: { user_id: id } }) => {
    const { holder, event } = await requireCookie(context);
    return checkInAt(holder, doorPath, { eventId: event.id, id });
  },
});

const undoCheckInAtDoor = form("/door/check-in/{user_id}/undo", {
  ...anonymous,
  submit: async (context, { path: { user_id: id } }) => {
    const { holder, event } = await requireCookie(context);
    return undoCheckInAt(holder, doorPath, { eventId: event.id, id });
  },
});

const addWalkInAtDoor = form("/door/check-in/walk-ins/add", {
  ...anonymous,
  body: walkInFields,
  submit: async (context, { body }) => {
    const { holder, event } = await requireCookie(context);
    await countDoorUse(holder);
    const id = await addWalkIn(holder, event.id, toGuestAttendeeCreate(body), body.form_key);
    return backTo(doorPath, id, "checked_in");
  },
});

const hasEnoughLetters = (words: string | undefined): boolean => (words?.match(/\p{L}/gu)?.length ?? 0) >= minLetters;

/** Finds attendees by code and by name, and lists nobody else. */
export const door = page("showDoor", "/door/check-in", {
  ...anonymous,
  template: "community-pages/check-ins/check-in",
  query: checkInQuery,
  show: async (context, { query: { code, person: shown, q }, form }) => {
    const { holder, event, link } = await requireCookie(context);
    const { person = shown, ...entered } = code === undefined ? { form } : await personOf(holder, event.id, code);
    const words = wordsOf(q);
    const isSearch = hasEnoughLetters(words);
    if (isSearch) await countDoorUse(holder);
    const limit = isSearch ? maxFound : 0;
    const { found, ...attendees } = await attendeesAtTheDoor(holder, event, { person, words, limit });
    return {
      isListed: false,
      event: { name: event.name, door: link.label },
      action: doorPath,
      ...attendees,
      // Without the code, a leaked link reveals nobody who declined or waits.
      found: code !== undefined || found?.status === "attending" ? found : null,
      needsLetters: !isSearch,
      ...entered,
    };
  },
  forms: { checkInAtDoorByCode, checkInAtDoor, undoCheckInAtDoor, addWalkInAtDoor },
});

/** The address in the QR code of a ticket: of the door for holders of the event's door link, of the team's check-in for others. */
export const ticketAddress = page("showTicketAtDoor", "/door/events/{alliance}/{group_slug}/{event_slug}/check-in", {
  ...anonymous,
  query: { code: codeParameter },
  show: async (context, { path, query: { code = "" } }) => {
    const own = addressOf("/events/{alliance}/{group_slug}/{event_slug}/check-in", path);
    const secret = await context.flash.read("door");
    const opened = secret === undefined ? undefined : await findDoor(context, secret);
    const isForHolder = opened !== undefined && checkInPath(opened.event) === own;
    return seeOther(`${isForHolder ? doorPath : own}?code=${encodeURIComponent(code)}`);
  },
});
