import { accept, decline } from "../../../community/invitations/accept.ts";
import type { Handler } from "../../../identity/context.ts";
import { withForm } from "../../../identity/forms.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { emptyForm } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import { readRsvp, rsvpNotices } from "../rsvp-form.ts";
import { declinedPage, invitationPage, targetOf } from "./page.ts";

export const showInvitation: Handler<"showInvitation"> = async (context, { path, query: { notice } }) =>
  htmlPage(await invitationPage(context, path.secret, { form: emptyForm, notice: noticeOf(context.texts, notice) }));

export const acceptInvitation: Handler<"acceptInvitation"> = withForm(
  {
    isOfPath: true,
    show: (context, { form, segment }) => invitationPage(context, segment("secret"), { form, notice: null }),
  },
  async (context, { path: { secret }, body }) => {
    const { invitation, rsvp } = await accept(context, secret, {
      rsvp: readRsvp(body),
      showAsOrganizer: body.show_as_organizer === "yes",
    });
    const { path } = targetOf(invitation);
    if (invitation.role !== null) return seeOther(`/dashboard?notice=invitation_accepted`);
    if (invitation.event) return seeOther(`${path}?notice=${rsvpNotices[rsvp?.attendance?.status ?? "attending"]}`);
    return seeOther(invitation.group ? `${path}?notice=group_joined` : path);
  },
);

export const declineInvitation: Handler<"declineInvitation"> = async (context, { path: { secret } }) =>
  htmlPage(await declinedPage(context, await decline(context, secret)));
