import { findEvent } from "../../../community/events/queries.ts";
import {
  accept,
  acceptByMail,
  decline,
  isForNewUser,
  requireInvitation,
} from "../../../community/invitations/accept.ts";
import type { FoundInvitation } from "../../../community/invitations/queries.ts";
import { finishLinkSignIn } from "../../../identity/auth/sign-in-links.ts";
import { findUser } from "../../../identity/users/queries.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { alliancePath, eventPath, groupPath, invitationPath } from "../../../web/page-paths.ts";
import { notice } from "../../kit/fields.ts";
import { form, page, renderPage } from "../../kit/page.ts";
import { fromContract, oneOf, optional, required, type ValuesOf } from "../../kit/schema.ts";
import { guestChoices, readRsvp, rsvpFields, rsvpForm, rsvpNotices, toQuestionField } from "../rsvp-form.ts";

const kindOf = ({ role, group, event }: FoundInvitation) => {
  if (role !== null) return role;
  if (event) return "event";
  return group ? "group" : "alliance";
};

const linkedTarget = ({ alliance, group, event }: FoundInvitation): { name: string; path: string } => {
  if (group && event)
    return { name: event.name, path: eventPath({ alliance: alliance.slug, group, slug: event.slug }) };
  if (group) return { name: group.name, path: groupPath({ alliance: alliance.slug, slug: group.slug }) };
  return { name: alliance.name, path: alliancePath(alliance) };
};

const noEventTime = { startsAt: null, endsAt: null, timezone: "UTC" };

/** Whether the user is shown as organizer of the groups and events that the user administers. */
const showAsOrganizer = optional(oneOf(["yes"]), "common.field.box");

const acceptance = { ...rsvpFields, show_as_organizer: showAsOrganizer };

const signUp = {
  ...rsvpFields,
  name: required(fromContract("Name"), "common.field.name"),
  show_as_organizer: showAsOrganizer,
};

const readAcceptance = ({ show_as_organizer: choice, ...rsvp }: ValuesOf<typeof acceptance>) => ({
  rsvp: readRsvp(rsvp),
  showAsOrganizer: choice === "yes",
});

const pathAfterAcceptance = ({ invitation, rsvp }: Awaited<ReturnType<typeof accept>>): string => {
  const { path } = linkedTarget(invitation);
  if (invitation.role !== null) return "/dashboard?notice=invitation_accepted";
  if (invitation.event) return `${path}?notice=${rsvpNotices[rsvp?.attendance?.status ?? "attending"]}`;
  return invitation.group ? `${path}?notice=group_joined` : path;
};

const acceptInvitation = form("/invitations/{secret}/accept", {
  permission: "signed_in",
  body: acceptance,
  submit: async (context, { path: { secret }, body }) =>
    seeOther(pathAfterAcceptance(await accept(context, secret, readAcceptance(body)))),
});

const acceptInvitationByMail = form("/invitations/{secret}/sign-up", {
  permission: "public",
  credentials: "none",
  body: signUp,
  submit: async (context, { path: { secret }, body: { name, ...form } }) => {
    const accepted = await acceptByMail(context, secret, { name, input: readAcceptance(form) });
    if (!accepted) return seeOther(`/auth/login?next=${encodeURIComponent(invitationPath(secret))}`);
    return seeOther(await finishLinkSignIn(context, accepted.signIn, pathAfterAcceptance(accepted)));
  },
});

const declineInvitation = form("/invitations/{secret}/decline", {
  permission: "public",
  credentials: "none",
  produces: ["text/html"],
  isRerendered: false,
  submit: async (context, { path: { secret } }) =>
    renderPage(context, "community-pages/invitations/declined", {
      name: linkedTarget(await decline(context, secret)).name,
    }),
});

/** The page of an invitation, whose link grants access. */
export const invitation = page("showInvitation", "/invitations/{secret}", {
  permission: "public",
  template: "community-pages/invitations/invitation",
  query: { notice },
  show: async (context, { path: { secret }, form }) => {
    const { db, now, caller, texts } = context;
    const { invitation, isAccepted } = await requireInvitation(context, secret);
    const { alliance, group, event, email, role, invitedBy, expiresAt } = invitation;
    /** Whether the role may be shown on the page of the group or event. */
    const isShown = role === "group_admin" || role === "event_host";
    const [row, user, isNewcomer] = await Promise.all([
      event ? findEvent(db, { id: event.id }) : undefined,
      caller && isShown ? findUser(db, { id: caller.userId, now }) : undefined,
      caller === null && isForNewUser(context, invitation),
    ]);
    const rsvpTo = role === null ? row : undefined;
    const parentName = event ? (group?.name ?? null) : group ? alliance.name : null;
    const time = row
      ? { startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString(), timezone: row.timezone }
      : noEventTime;
    return {
      kind: kindOf(invitation),
      target: { ...linkedTarget(invitation), parentName, ...time },
      pagePath: invitationPath(secret),
      inviter: invitedBy?.name ?? null,
      expiresAt: expiresAt.toISOString(),
      isAccepted,
      /** Only an invitation to one email address can be declined. */
      mayDecline: email !== null,
      /** The invited address, if it has no account and the visitor is signed out. */
      newcomer: isNewcomer ? email : null,
      questions: rsvpTo?.questions.map((question) => toQuestionField(texts, question)) ?? [],
      guests: rsvpTo && rsvpTo.maxGuests > 0 ? guestChoices(texts, rsvpTo, 0) : [],
      asksToShowAsOrganizer: isNewcomer ? isShown : user?.showAsOrganizer === false,
      form: rsvpTo ? rsvpForm(texts, rsvpTo, undefined, form) : form,
    };
  },
  forms: { acceptInvitation, acceptInvitationByMail, declineInvitation },
});
