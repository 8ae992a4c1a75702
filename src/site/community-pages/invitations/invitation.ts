import { findEvent } from "../../../community/events/queries.ts";
import {
  accept,
  acceptByMail,
  decline,
  isForNewcomer,
  requireInvitation,
} from "../../../community/invitations/accept.ts";
import type { FoundInvitation } from "../../../community/invitations/queries.ts";
import { welcome } from "../../../identity/auth/sign-in-links/enter.ts";
import type { Context } from "../../../identity/context.ts";
import { findUser } from "../../../identity/users/queries.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { alliancePath, eventPath, groupPath, invitationPath } from "../../../web/page-paths.ts";
import type { Form } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import type { Choice, NoticeText, Visitor } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { notice } from "../../kit/fields.ts";
import { form, publicForm, publicPage } from "../../kit/page.ts";
import { fromContract, oneOf, optional, required, type ValuesOf } from "../../kit/schema.ts";
import { guestChoices, readRsvp, rsvpFields, rsvpForm, rsvpNotices, toQuestionField } from "../rsvp-form.ts";
import { visitorOf } from "../visit.ts";

type InvitationPage = Visitor & {
  kind: "group" | "group_admin" | "alliance" | "alliance_admin" | "event";
  target: {
    name: string;
    path: string;
    of: string | null;
    startsAt: string | null;
    endsAt: string | null;
    timezone: string;
  };
  address: string;
  inviter: string | null;
  expiresAt: string;
  isAccepted: boolean;
  /** Whether the invitation is for one person, who may decline. */
  mayDecline: boolean;
  /** The invited address, if the visitor is signed out and it has no account. */
  newcomer: string | null;
  questions: ReturnType<typeof toQuestionField>[];
  guests: Choice[];
  asksToBeShown: boolean;
  form: Form;
  notice: NoticeText | null;
};

const invitationTemplate = template<InvitationPage>("site/community-pages/invitations/invitation");

const declinedTemplate = template<Visitor & { name: string }>("site/community-pages/invitations/declined");

const kindOf = ({ role, group, event }: FoundInvitation): InvitationPage["kind"] => {
  if (role !== null) return role;
  if (event) return "event";
  return group ? "group" : "alliance";
};

const targetOf = ({ alliance, group, event }: FoundInvitation): { name: string; path: string } => {
  if (group && event)
    return { name: event.name, path: eventPath({ alliance: alliance.slug, group, slug: event.slug }) };
  if (group) return { name: group.name, path: groupPath({ alliance: alliance.slug, slug: group.slug }) };
  return { name: alliance.name, path: alliancePath(alliance) };
};

const nothing = { startsAt: null, endsAt: null, timezone: "UTC" };

const invitationPage = async (
  context: Context,
  secret: string,
  { form, notice }: { form: Form; notice: NoticeText | null },
): Promise<string> => {
  const { db, now, caller, render, texts } = context;
  const { invitation, isAccepted } = await requireInvitation(context, secret);
  const { alliance, group, event, email, invitedBy, expiresAt } = invitation;
  const [visitor, row, user, isNewcomer] = await Promise.all([
    visitorOf(context),
    event ? findEvent(db, { id: event.id }) : undefined,
    caller && invitation.role === "group_admin" ? findUser(db, { id: caller.userId, now }) : undefined,
    caller === null && isForNewcomer(context, invitation),
  ]);
  const of = event ? (group?.name ?? null) : group ? alliance.name : null;
  const time = row
    ? { startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString(), timezone: row.timezone }
    : nothing;
  return render(invitationTemplate, {
    ...visitor,
    kind: kindOf(invitation),
    target: { ...targetOf(invitation), of, ...time },
    address: invitationPath(secret),
    inviter: invitedBy?.name ?? null,
    expiresAt: expiresAt.toISOString(),
    isAccepted,
    mayDecline: email !== null,
    newcomer: isNewcomer ? email : null,
    questions: row?.questions.map((question) => toQuestionField(texts, question)) ?? [],
    guests: row && row.maxGuests > 0 ? guestChoices(texts, row, 0) : [],
    asksToBeShown: isNewcomer ? invitation.role === "group_admin" : user?.showAsOrganizer === false,
    form: row ? rsvpForm(texts, row, undefined, form) : form,
    notice,
  });
};

const declinedPage = async (context: Context, invitation: FoundInvitation): Promise<string> =>
  context.render(declinedTemplate, { ...(await visitorOf(context)), name: targetOf(invitation).name });

/** Names the user as organizer of the groups that the user administers. */
const shown = optional(oneOf(["yes"]), "common.field.box");

const acceptance = { ...rsvpFields, show_as_organizer: shown };

const signUp = { ...rsvpFields, name: required(fromContract("Name"), "common.field.name"), show_as_organizer: shown };

const readAcceptance = ({ show_as_organizer: shown, ...rsvp }: ValuesOf<typeof acceptance>) => ({
  rsvp: readRsvp(rsvp),
  showAsOrganizer: shown === "yes",
});

const placeOf = ({ invitation, rsvp }: Awaited<ReturnType<typeof accept>>): string => {
  const { path } = targetOf(invitation);
  if (invitation.role !== null) return "/dashboard?notice=invitation_accepted";
  if (invitation.event) return `${path}?notice=${rsvpNotices[rsvp?.attendance?.status ?? "attending"]}`;
  return invitation.group ? `${path}?notice=group_joined` : path;
};

const acceptAsUser = form("/invitations/{secret}/accept", {
  permission: "signed_in",
  body: acceptance,
  submit: async (context, { path: { secret }, body }) =>
    seeOther(placeOf(await accept(context, secret, readAcceptance(body)))),
});

const acceptAsNewcomer = publicForm("/invitations/{secret}/sign-up", {
  permission: "public",
  credentials: "none",
  body: signUp,
  submit: async (context, { path: { secret }, body: { name, ...form } }) => {
    const accepted = await acceptByMail(context, secret, { name, wanted: readAcceptance(form) });
    if (!accepted) return seeOther(`/auth/login?next=${encodeURIComponent(invitationPath(secret))}`);
    return seeOther(await welcome(context, accepted.entrance, placeOf(accepted)));
  },
});

const declineIt = publicForm("/invitations/{secret}/decline", {
  permission: "public",
  credentials: "none",
  produces: ["text/html"],
  isShownAgain: false,
  submit: async (context, { path: { secret } }) =>
    htmlPage(await declinedPage(context, await decline(context, secret))),
});

/** The page of an invitation, whose link grants access. */
export const invitation = publicPage("showInvitation", "/invitations/{secret}", {
  permission: "public",
  query: { notice },
  show: (context, { path, query: { notice }, form }) =>
    invitationPage(context, path.secret, { form, notice: noticeOf(context.texts, notice) }),
  forms: { acceptInvitation: acceptAsUser, acceptInvitationByMail: acceptAsNewcomer, declineInvitation: declineIt },
});
