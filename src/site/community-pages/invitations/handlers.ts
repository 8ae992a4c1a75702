import type { Schemas } from "../../../../generated/contract.ts";
import { accept, acceptByMail, decline } from "../../../community/invitations/accept.ts";
import { welcome } from "../../../identity/auth/sign-in-links/enter.ts";
import type { Handler } from "../../../identity/context.ts";
import { withForm } from "../../../identity/forms.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { invitationPath } from "../../../web/page-paths.ts";
import { emptyForm } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import { readRsvp, rsvpNotices } from "../rsvp-form.ts";
import { declinedPage, invitationPage, targetOf } from "./page.ts";

export const showInvitation: Handler<"showInvitation"> = async (context, { path, query: { notice } }) =>
  htmlPage(await invitationPage(context, path.secret, { form: emptyForm, notice: noticeOf(context.texts, notice) }));

const readAcceptance = ({ show_as_organizer: shown, ...rsvp }: Schemas["InvitationAcceptanceForm"]) => ({
  rsvp: readRsvp(rsvp),
  showAsOrganizer: shown === "yes",
});

const placeOf = ({ invitation, rsvp }: Awaited<ReturnType<typeof accept>>): string => {
  const { path } = targetOf(invitation);
  if (invitation.role !== null) return "/dashboard?notice=invitation_accepted";
  if (invitation.event) return `${path}?notice=${rsvpNotices[rsvp?.attendance?.status ?? "attending"]}`;
  return invitation.group ? `${path}?notice=group_joined` : path;
};

export const acceptInvitation: Handler<"acceptInvitation"> = withForm(
  {
    isOfPath: true,
    show: (context, { form, segment }) => invitationPage(context, segment("secret"), { form, notice: null }),
  },
  async (context, { path: { secret }, body }) => {
    return seeOther(placeOf(await accept(context, secret, readAcceptance(body))));
  },
);

export const acceptInvitationByMail: Handler<"acceptInvitationByMail"> = withForm(
  {
    schema: "InvitationSignUpForm",
    isOfPath: true,
    show: (context, { form, segment }) =>
      invitationPage({ ...context, caller: null }, segment("secret"), { form, notice: null }),
  },
  async (context, { path: { secret }, body: { name, ...form } }) => {
    const accepted = await acceptByMail(context, secret, { name, wanted: readAcceptance(form) });
    if (!accepted) return seeOther(`/auth/login?next=${encodeURIComponent(invitationPath(secret))}`);
    return seeOther(await welcome(context, accepted.entrance, placeOf(accepted)));
  },
);

export const declineInvitation: Handler<"declineInvitation"> = async (context, { path: { secret } }) =>
  htmlPage(await declinedPage(context, await decline(context, secret)));
