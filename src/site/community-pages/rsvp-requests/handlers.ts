import { requestRsvp as request } from "../../../community/events/rsvp-requests/request.ts";
import { noEventAt } from "../../../community/events/rules.ts";
import { toSource } from "../../../community/visits/rules.ts";
import { checkMail } from "../../../identity/auth/typed-email.ts";
import type { Handler } from "../../../identity/context.ts";
import { withForm } from "../../../identity/forms.ts";
import { eventName, eventPath } from "../../../web/page-paths.ts";
import { eventAt } from "../../../web/pages/form.ts";
import { eventPage } from "../pages.ts";
import { readRsvp } from "../rsvp-form.ts";

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
