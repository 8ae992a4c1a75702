import type { Schemas } from "../../../../generated/contract.ts";
import { confirmRequest, findOutcome, requireRequest } from "../../../community/events/rsvp-requests/confirm.ts";
import { resendRequest } from "../../../community/events/rsvp-requests/request.ts";
import { toEvent } from "../../../community/events/views.ts";
import { welcome } from "../../../identity/auth/sign-in-links/enter.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { eventPath } from "../../../web/page-paths.ts";
import { template } from "../../../web/pages/template.ts";
import { linkToken, next } from "../../kit/fields.ts";
import { publicForm, publicPage } from "../../kit/page.ts";
import { fromContract, required } from "../../kit/schema.ts";
import { type EventState, stateOf } from "../event-state.ts";
import { rsvpNotices } from "../rsvp-form.ts";

type ConfirmationPage = {
  event: Schemas["GroupEvent"];
  /** What the RSVP results in; `open` while a seat is held for it. */
  state: EventState;
  name: string;
  email: string;
  guests: number;
  token: string;
};

const confirmationTemplate = template<ConfirmationPage>("site/community-pages/rsvp-requests/confirmation");

const eventWith = (event: Parameters<typeof eventPath>[0], notice: string): string =>
  `${eventPath(event)}?notice=${notice}`;

/** The notice for a visitor with a used link, which does not sign in. */
const statusNotice = (status: Schemas["AttendeeStatus"] | undefined): string =>
  (status && rsvpNotices[status]) ?? "rsvp_link_used";

const confirm = publicForm("/rsvps/confirm", {
  permission: "public",
  body: { token: linkToken },
  isShownAgain: false,
  submit: async (context, { body: { token } }) => {
    const confirmed = await confirmRequest(context, token);
    const { event } = confirmed;
    if (confirmed.isRepeated) return seeOther(eventWith(event, statusNotice(confirmed.status)));
    const { entrance, outcome } = confirmed;
    const notice = outcome === "banned" ? "rsvp_banned" : ((outcome && rsvpNotices[outcome]) ?? "rsvp_failed");
    return seeOther(await welcome(context, entrance, eventWith(event, notice)));
  },
});

/** The button of the page that asks to open the email. */
const resend = publicForm("/rsvps/resend", {
  permission: "public",
  credentials: "none",
  body: { request: required(fromContract("Id"), "common.field.button"), next },
  isShownAgain: false,
  submit: async (context, { body: { request: id, next } }) => {
    await resendRequest(context, id);
    return seeOther(`/auth/login?notice=rsvp_requested&next=${encodeURIComponent(next)}`);
  },
});

/** The page behind the link in the email to a signed-out visitor who wants to RSVP. */
export const rsvpConfirmation = publicPage("showRsvpConfirmation", "/rsvps/confirm", {
  permission: "public",
  credentials: "none",
  query: { token: linkToken },
  show: async (context, { query: { token } }) => {
    const found = await requireRequest(context, token);
    const { request: asked, event } = found;
    const outcome = await findOutcome(context, found);
    if (outcome) return seeOther(eventWith(event, statusNotice(outcome.status)));
    const { name, email, guests, heldUntil } = asked;
    const { now, baseUrl } = context;
    const isHeld = heldUntil !== null && heldUntil > now;
    const state = isHeld && event.status === "published" ? "open" : stateOf(event, now, false);
    const shown = { event: toEvent(event, baseUrl), state, name, email, guests, token };
    return context.render(confirmationTemplate, shown);
  },
  forms: { confirmRsvp: confirm, resendRsvpRequest: resend },
});
