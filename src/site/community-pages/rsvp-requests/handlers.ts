import type { Schemas } from "../../../../generated/contract.ts";
import { confirmRequest, findOutcome, requireRequest } from "../../../community/events/rsvp-requests/confirm.ts";
import { requestRsvp as request, resendRequest } from "../../../community/events/rsvp-requests/request.ts";
import { noEventAt } from "../../../community/events/rules.ts";
import { toEvent } from "../../../community/events/views.ts";
import { toSource } from "../../../community/visits/rules.ts";
import { welcome } from "../../../identity/auth/sign-in-links/enter.ts";
import { checkMail } from "../../../identity/auth/typed-email.ts";
import type { Handler } from "../../../identity/context.ts";
import { withForm } from "../../../identity/forms.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { eventName, eventPath } from "../../../web/page-paths.ts";
import { eventAt } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { template } from "../../../web/pages/template.ts";
import { eventPage, stateOf } from "../pages.ts";
import { readRsvp, rsvpNotices } from "../rsvp-form.ts";
import type { EventState } from "../templates.ts";

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

/* RSVPs of signed-out visitors: the form, the email, and the confirmation page. */

export const requestRsvp: Handler<"requestRsvp"> = withForm(
  {
    schema: "RsvpRequestForm",
    isOfPath: true,
    show: (context, rejected) =>
      eventPage({ ...context, caller: null }, eventAt(rejected), {
        form: rejected.form,
        notice: null,
        source: toSource(rejected.text("source") ?? ""),
      }),
  },
  async (context, { path, body: { email, name: person, ...rsvp } }) => {
    const name = eventName(path);
    const id = await request(context, name, noEventAt(name), { email, name: person, ...readRsvp(rsvp) });
    if (context.isForm) await context.handover.give("rsvp_request", id);
    const next = eventPath({ alliance: name.alliance, group: { slug: name.group }, slug: name.slug });
    return checkMail(context, { notice: "rsvp_requested", email, next });
  },
);

export const resendRsvpRequest: Handler<"resendRsvpRequest"> = async (context, { body: { request: id, next } }) => {
  await resendRequest(context, id);
  return seeOther(`/auth/login?notice=rsvp_requested&next=${encodeURIComponent(next)}`);
};

const eventWith = (event: Parameters<typeof eventPath>[0], notice: string): string =>
  `${eventPath(event)}?notice=${notice}`;

/** The notice for a visitor with a used link, which does not sign in. */
const statusNotice = (status: Schemas["AttendeeStatus"] | undefined): string =>
  (status && rsvpNotices[status]) ?? "rsvp_link_used";

export const showRsvpConfirmation: Handler<"showRsvpConfirmation"> = async (context, { query: { token } }) => {
  const found = await requireRequest(context, token);
  const { request: asked, event } = found;
  const outcome = await findOutcome(context, found);
  if (outcome) return seeOther(eventWith(event, statusNotice(outcome.status)));
  const { name, email, guests, heldUntil } = asked;
  const { now, baseUrl } = context;
  const isHeld = heldUntil !== null && heldUntil > now;
  const state = isHeld && event.status === "published" ? "open" : stateOf(event, now, false);
  const shown = { event: toEvent(event, baseUrl), state, name, email, guests, token };
  return htmlPage(await context.render(confirmationTemplate, shown));
};

export const confirmRsvp: Handler<"confirmRsvp"> = async (context, { body: { token } }) => {
  const confirmed = await confirmRequest(context, token);
  const { event } = confirmed;
  if (confirmed.isRepeated) return seeOther(eventWith(event, statusNotice(confirmed.status)));
  const { entrance, outcome } = confirmed;
  const notice = outcome === "banned" ? "rsvp_banned" : ((outcome && rsvpNotices[outcome]) ?? "rsvp_not_taken");
  return seeOther(await welcome(context, entrance, eventWith(event, notice)));
};
