import type { Schemas } from "../../../generated/contract.ts";
import { confirmContact, requireLinkedContact } from "../../community/contact/change.ts";
import { cancelByLink, findLinkedRsvp } from "../../community/events/attendances/cancel-by-link.ts";
import { claimSeat, requireLinkedGuestAttendee } from "../../community/events/guest-attendees/claim.ts";
import {
  confirmRequest,
  findOutcome as findRsvpOutcome,
  requireRequest,
} from "../../community/events/rsvp-requests/confirm.ts";
import { resendRequest } from "../../community/events/rsvp-requests/request.ts";
import { toEvent } from "../../community/events/views.ts";
import {
  confirmJoin,
  findOutcome as findJoinOutcome,
  requireJoinRequest,
  resendJoin,
} from "../../community/groups/joins-by-email/request.ts";
import type { Standing } from "../../community/groups/memberships/views.ts";
import { finishLinkSignIn } from "../../identity/auth/sign-in-links.ts";
import type { Context } from "../../identity/context.ts";
import { seeOther } from "../../server/http/responses.ts";
import { contactConfirmationPath, eventPath, groupPath } from "../../web/page-paths.ts";
import { linkToken, next } from "../kit/fields.ts";
import { form, page, type TemplateData } from "../kit/page.ts";
import type { PageResponse } from "../kit/route.ts";
import { fromContract, required } from "../kit/schema.ts";
import { rsvpNotices, stateOf } from "./rsvp-form.ts";

/* The pages behind links in emails to people who may be signed out, each with a button to confirm. */

type LinkPage = {
  template: string;
  /** `none` if the button does not sign in. The button then ignores the visitor's session. */
  credentials?: "none";
  show: (context: Context, token: string) => Promise<TemplateData | PageResponse>;
  /** Returns the path of the next page. */
  confirm: (context: Context, token: string) => Promise<string>;
  /** Further forms of the page. */
  forms?: Readonly<Record<string, ReturnType<typeof resendForm>>>;
};

/** Defines the page behind a link in an email, and its button to confirm. @param ids of the page and of the button */
const confirmationPage = (
  [id, buttonId]: readonly [string, string],
  path: string,
  { template, show, confirm, forms, ...button }: LinkPage,
) =>
  page(id, path, {
    permission: "public",
    credentials: "none",
    query: { token: linkToken },
    template,
    show: (context, { query: { token } }) => show(context, token),
    forms: {
      [buttonId]: form(path, {
        permission: "public",
        ...button,
        body: { token: linkToken },
        isRerendered: false,
        submit: async (context, { body: { token } }) => seeOther(await confirm(context, token)),
      }),
      ...forms,
    },
  });

/** A button that sends the confirmation email again. */
const resendForm = (
  path: string,
  notice: "rsvp_requested" | "join_requested",
  resend: (context: Context, id: string) => Promise<void>,
) =>
  form(path, {
    permission: "public",
    credentials: "none",
    body: { request: required(fromContract("Id"), "common.field.button"), next },
    isRerendered: false,
    submit: async (context, { body: { request, next } }) => {
      await resend(context, request);
      return seeOther(`/auth/login?notice=${notice}&next=${encodeURIComponent(next)}`);
    },
  });

/** The confirmation of a new contact address of an alliance or a group. */
export const contactConfirmation = confirmationPage(["showContactConfirmation", "confirmContact"], "/contact/confirm", {
  template: "community-pages/contact/confirmation",
  credentials: "none",
  show: async (context, token) => ({ ...(await requireLinkedContact(context, token)), token }),
  confirm: async (context, token) => {
    await confirmContact(context, token);
    return contactConfirmationPath(token);
  },
});

const eventPathWith = (event: Parameters<typeof eventPath>[0], notice: string): string =>
  `${eventPath(event)}?notice=${notice}`;

/** The notice for a link that was already used: the state of the RSVP. Such a link does not sign in again. */
const rsvpNotice = (status: Schemas["AttendeeStatus"] | undefined): string =>
  (status && rsvpNotices[status]) ?? "rsvp_link_used";

/** The confirmation of an RSVP. */
export const rsvpConfirmation = confirmationPage(["showRsvpConfirmation", "confirmRsvp"], "/rsvps/confirm", {
  template: "community-pages/rsvp-requests/confirmation",
  show: async (context, token) => {
    const { now, baseUrl } = context;
    const linked = await requireRequest(context, token);
    const { request, event } = linked;
    const outcome = await findRsvpOutcome(context, linked);
    if (outcome) return seeOther(eventPathWith(event, rsvpNotice(outcome.status)));
    const { name, email, guests, shareEmail: sharesEmail, heldUntil } = request;
    const isHeld = heldUntil !== null && heldUntil > now;
    // With a held seat, this RSVP is accepted even if the event is full.
    const state = isHeld && event.status === "published" ? "open" : stateOf(event, now, false);
    return { event: toEvent(event, baseUrl), state, name, email, guests, sharesEmail, token, action: "/rsvps/confirm" };
  },
  confirm: async (context, token) => {
    const confirmed = await confirmRequest(context, token);
    const { event } = confirmed;
    if (confirmed.isRepeated) return eventPathWith(event, rsvpNotice(confirmed.status));
    const { signIn, outcome } = confirmed;
    const notice = outcome === "banned" ? "rsvp_banned" : ((outcome && rsvpNotices[outcome]) ?? "rsvp_failed");
    return finishLinkSignIn(context, signIn, eventPathWith(event, notice));
  },
  forms: { resendRsvpRequest: resendForm("/rsvps/resend", "rsvp_requested", resendRequest) },
});

/** The page to cancel an RSVP that was created automatically for an attendee of a whole series. */
export const rsvpCancellation = confirmationPage(["showRsvpCancellation", "cancelRsvpByLink"], "/rsvps/cancel", {
  template: "community-pages/rsvp-requests/cancellation",
  credentials: "none",
  show: async (context, token) => {
    const { event, isCanceled, hasEnded } = await findLinkedRsvp(context, token);
    return { event: event && toEvent(event, context.baseUrl), isCanceled, hasEnded, token };
  },
  confirm: async (context, token) => {
    await cancelByLink(context, token);
    return `/rsvps/cancel?token=${token}`;
  },
});

/** The page to claim a seat that an organizer added for a guest. */
export const guestPlace = confirmationPage(["showGuestPlace", "claimGuestPlace"], "/guest-places/claim", {
  template: "community-pages/rsvp-requests/confirmation",
  show: async (context, token) => {
    const { event, guestAttendee } = await requireLinkedGuestAttendee(context, token);
    const { name, email, guests } = guestAttendee;
    return { event: toEvent(event, context.baseUrl), name, email, guests, token, action: "/guest-places/claim" };
  },
  confirm: async (context, token) => {
    const { event, signIn } = await claimSeat(context, token);
    return finishLinkSignIn(context, signIn, eventPathWith(event, "rsvp_attending"));
  },
});

const groupPathWith = (group: Parameters<typeof groupPath>[0], notice: Schemas["Notice"]): string =>
  `${groupPath(group)}?notice=${notice}`;

/** The notice for a link that was already used: the state of the request. Such a link does not sign in again. */
const joinNotice = ({ standing: { joinedAt, request } }: { standing: Standing }) => {
  if (joinedAt) return "group_joined";
  return request === "pending" ? "join_request_sent" : "join_link_used";
};

const joinNotices = {
  joined: "group_joined",
  requested: "join_request_sent",
  declined: "join_declined",
  unanswered: "join_unanswered",
  banned: "join_banned",
} as const;

/** The confirmation of a request to join a group. */
export const joinConfirmation = confirmationPage(["showJoinConfirmation", "confirmJoin"], "/joins/confirm", {
  template: "community-pages/join-requests/confirmation",
  show: async (context, token) => {
    const linked = await requireJoinRequest(context, token);
    const { group, request } = linked;
    const outcome = await findJoinOutcome(context, linked);
    if (outcome) return seeOther(groupPathWith(group, joinNotice(outcome)));
    return { group, name: request.name, email: request.email, token };
  },
  confirm: async (context, token) => {
    const confirmed = await confirmJoin(context, token);
    const { group } = confirmed;
    if (confirmed.isRepeated) return groupPathWith(group, joinNotice(confirmed));
    return finishLinkSignIn(context, confirmed.signIn, groupPathWith(group, joinNotices[confirmed.outcome]));
  },
  forms: { resendJoinRequest: resendForm("/joins/resend", "join_requested", resendJoin) },
});
