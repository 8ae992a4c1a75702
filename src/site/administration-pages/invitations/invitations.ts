import type { Schemas } from "../../../../generated/contract.ts";
import { alliancePolicy } from "../../../community/alliances/policy.ts";
import { groupPolicy } from "../../../community/groups/policy.ts";
import { withdraw } from "../../../community/invitations/actions.ts";
import { allianceTarget, eventTarget, groupTarget } from "../../../community/invitations/lookup.ts";
import { type InvitationRow, invitationOrder, listInvitations } from "../../../community/invitations/queries.ts";
import { toInvitation } from "../../../community/invitations/views.ts";
import { listPage } from "../../../community/resources/list.ts";
import { authorize } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import {
  allianceInvitationsPath,
  alliancePath,
  type EventPath,
  eventInvitationsPath,
  eventName,
  groupInvitationsPath,
  groupName,
  groupPath,
} from "../../../web/page-paths.ts";
import type { Form } from "../../../web/pages/form.ts";
import type { Choice, Listing, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { type ManagedPage, managedPage, pageOf, toListing } from "../../community-pages/visit.ts";
import { cursor } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { optional } from "../../kit/schema.ts";
import { administeredEvent } from "../../pages/administered.ts";
import { conflictProblem } from "../problems.ts";
import { type AskedPage, administrationNotice, type Crumb, done, shownIn } from "../visit.ts";
import { countAddresses, mostAddresses } from "./addresses.ts";
import { invitationBody, lifetimes, roleChoice } from "./form.ts";
import { inviteOnce, newLink } from "./invite.ts";

type InvitationsPage = UserPage & {
  crumb: Crumb;
  event: ManagedPage["event"] | null;
  address: string;
  roles: Choice[];
  role: string;
  days: Choice[];
  link: string | null;
  list: Listing<Schemas["Invitation"]>;
  /** How many addresses of the rejected form can be sent by skipping the others. */
  understood: number;
};

const invitationsTemplate = template<InvitationsPage>("site/administration-pages/invitations/invitations");

const understoodIn = ({ values: { addresses }, problems }: Form): number => {
  const isRejected = problems.some(({ field }) => field === "addresses") && typeof addresses === "string";
  const count = isRejected ? countAddresses(addresses) : 0;
  return count > mostAddresses ? 0 : count;
};

type About = Pick<InvitationsPage, "crumb" | "event" | "address" | "roles"> & { targetId: string };

const invitationsPage = async (
  context: UserContext,
  { targetId, ...about }: About,
  input: AskedPage & { query: { role?: string } },
): Promise<string> => {
  const { db, now, texts, render } = context;
  const { form, notice, cursor } = shownIn(context, input);
  const link = input.query.notice === "linked" ? await newLink(context, about.address) : undefined;
  const list = { scope: { page: "invitations", targetId }, query: pageOf(cursor), order: invitationOrder };
  const view = (row: InvitationRow) => toInvitation(row, now);
  const [user, invitations] = await Promise.all([
    signedInUser(context),
    listPage(context, { ...list, view }, (page) => listInvitations(db, { targetId, ...page })),
  ]);
  return render(invitationsTemplate, {
    ...{ user, form, notice },
    ...about,
    role: input.query.role ?? "none",
    days: lifetimes.map((value) => ({
      value,
      label: texts.t("organizers.invitations.days_count", { count: Number(value) }),
    })),
    link: link ?? null,
    list: toListing(context, invitations),
    understood: understoodIn(form),
  });
};

const addressOfEvent = ({ alliance, group_slug, event_slug: slug }: EventPath): string =>
  eventInvitationsPath({ alliance, group: { slug: group_slug }, slug });

const query = { cursor, notice: administrationNotice };
const role = optional(roleChoice, "common.wrong.page");

/** The invitations to a group, newest first, with forms to send more and to withdraw them. */
export const groupInvitations = page("showGroupInvitations", "/groups/{alliance}/{group_slug}/invitations", {
  permission: "group.invite",
  query: { ...query, role },
  problemIn: conflictProblem,
  show: async (context, input) => {
    const { t } = context.texts;
    const group = await authorize(context, groupPolicy, "invite", groupName(input.path));
    const about = {
      targetId: group.id,
      crumb: { name: group.name, path: groupPath(group) },
      event: null,
      address: groupInvitationsPath(group),
      roles: (["none", "group_admin"] as const).map((value) => ({
        value,
        label: t(`organizers.invitations.as.${value}`),
      })),
    };
    return invitationsPage(context, about, input);
  },
  forms: {
    inviteToGroupByForm: form("/groups/{alliance}/{group_slug}/invitations", {
      permission: "group.invite",
      body: invitationBody,
      submit: (context, { path, body }) => {
        const name = groupName(path);
        const role = body.role === "group_admin" ? body.role : undefined;
        const [address, target] = [groupInvitationsPath(name), groupTarget(name)];
        return inviteOnce(context, { address, target, operation: "inviteToGroup", role }, body);
      },
    }),
    withdrawGroupInvitationByForm: form("/groups/{alliance}/{group_slug}/invitations/{invitation_id}/withdraw", {
      permission: "group.invite",
      submit: async (context, { path }) => {
        await withdraw(context, groupTarget(groupName(path)), path.invitation_id);
        return done(groupInvitationsPath(groupName(path)), "withdrawn");
      },
    }),
  },
});

export const allianceInvitations = page("showAllianceInvitations", "/alliances/{alliance}/invitations", {
  permission: "alliance.invite",
  query: { ...query, role },
  problemIn: conflictProblem,
  show: async (context, input) => {
    const { t } = context.texts;
    const alliance = await authorize(context, alliancePolicy, "invite", input.path.alliance);
    const about = {
      targetId: alliance.id,
      crumb: { name: alliance.name, path: alliancePath(alliance) },
      event: null,
      address: allianceInvitationsPath(alliance),
      roles: [
        { value: "none", label: t("organizers.invitations.as.guest") },
        { value: "alliance_admin", label: t("organizers.invitations.as.alliance_admin") },
      ],
    };
    return invitationsPage(context, about, input);
  },
  forms: {
    inviteToAllianceByForm: form("/alliances/{alliance}/invitations", {
      permission: "alliance.invite",
      body: invitationBody,
      submit: (context, { path, body }) => {
        const role = body.role === "alliance_admin" ? body.role : undefined;
        const [address, target] = [allianceInvitationsPath({ slug: path.alliance }), allianceTarget(path.alliance)];
        return inviteOnce(context, { address, target, operation: "inviteToAlliance", role }, body);
      },
    }),
    withdrawAllianceInvitationByForm: form("/alliances/{alliance}/invitations/{invitation_id}/withdraw", {
      permission: "alliance.invite",
      submit: async (context, { path }) => {
        await withdraw(context, allianceTarget(path.alliance), path.invitation_id);
        return done(allianceInvitationsPath({ slug: path.alliance }), "withdrawn");
      },
    }),
  },
});

export const eventInvitations = page(
  "showEventInvitations",
  "/events/{alliance}/{group_slug}/{event_slug}/invitations",
  {
    permission: "event.invite",
    query,
    problemIn: conflictProblem,
    show: async (context, input) => {
      const { event } = await administeredEvent(context, "invite", input.path);
      const { event: managed } = await managedPage(context, event);
      const about = {
        targetId: event.id,
        crumb: { name: event.name, path: managed.path },
        event: managed,
        address: eventInvitationsPath(event),
        roles: [],
      };
      return invitationsPage(context, about, input);
    },
    forms: {
      inviteToEventByForm: form("/events/{alliance}/{group_slug}/{event_slug}/invitations", {
        permission: "event.invite",
        body: invitationBody,
        submit: (context, { path, body }) => {
          const [address, target] = [addressOfEvent(path), eventTarget(eventName(path))];
          return inviteOnce(context, { address, target, operation: "inviteToEvent" }, body);
        },
      }),
      withdrawEventInvitationByForm: form(
        "/events/{alliance}/{group_slug}/{event_slug}/invitations/{invitation_id}/withdraw",
        {
          permission: "event.invite",
          submit: async (context, { path }) => {
            await withdraw(context, eventTarget(eventName(path)), path.invitation_id);
            return done(addressOfEvent(path), "withdrawn");
          },
        },
      ),
    },
  },
);
