import type { AllianceKey } from "../../../community/alliances/queries.ts";
import type { EventKey } from "../../../community/events/queries.ts";
import type { GroupKey } from "../../../community/groups/queries.ts";
import { toInvitation, withdraw } from "../../../community/invitations/actions.ts";
import { type InvitationRow, invitationOrder, listInvitations } from "../../../community/invitations/queries.ts";
import type { UserContext } from "../../../identity/context.ts";
import {
  allianceInvitationsPath,
  alliancePath,
  eventInvitationsPath,
  eventPath,
  groupInvitationsPath,
  groupPath,
} from "../../../web/page-paths.ts";
import type { Form } from "../../../web/pages/form.ts";
import { cursor } from "../../kit/fields.ts";
import { listing } from "../../kit/list.ts";
import { managedEvent } from "../../kit/managed-event.ts";
import { administrationNotice, done } from "../../kit/notices.ts";
import { form, page } from "../../kit/page.ts";
import { optional } from "../../kit/schema.ts";
import { conflictProblem } from "../problems.ts";
import { countAddresses, maxAddresses } from "./addresses.ts";
import { type Inviting, invitationBody, inviteOnce, lifetimes, newLink, roleChoice } from "./invite.ts";

type Subject = Inviting & {
  id: string;
  crumb: { name: string; path: string };
  event: ReturnType<typeof managedEvent> | null;
};

const ofGroup = (group: GroupKey): Subject => ({
  id: group.id,
  target: { type: "group", name: { id: group.id } },
  operation: "inviteToGroup",
  address: groupInvitationsPath(group),
  role: "group_admin",
  crumb: { name: group.name, path: groupPath(group) },
  event: null,
});

const ofAlliance = (alliance: AllianceKey): Subject => ({
  id: alliance.id,
  target: { type: "alliance", name: alliance.slug },
  operation: "inviteToAlliance",
  address: allianceInvitationsPath(alliance),
  role: "alliance_admin",
  crumb: { name: alliance.name, path: alliancePath(alliance) },
  event: null,
});

const ofEvent = (event: EventKey): Subject => ({
  id: event.id,
  target: { type: "event", name: { id: event.id } },
  operation: "inviteToEvent",
  address: eventInvitationsPath(event),
  role: null,
  crumb: { name: event.name, path: eventPath(event) },
  event: managedEvent(event),
});

/** Counts the addresses of a rejected form that can be invited by skipping the others. */
const countValid = ({ values: { addresses }, problems }: Form): number => {
  const isRejected = problems.some(({ field }) => field === "addresses") && typeof addresses === "string";
  const count = isRejected ? countAddresses(addresses) : 0;
  return count > maxAddresses ? 0 : count;
};

const query = { cursor, notice: administrationNotice };
const role = optional(roleChoice, "common.wrong.page");

type Input = { form: Form; query: { cursor?: string; notice?: string; role?: string } };

const showInvitations = async (context: UserContext, subject: Subject, { form, query }: Input) => {
  const { db, now, texts } = context;
  const { id: targetId, address, role, crumb, event } = subject;
  const link = query.notice === "linked" ? await newLink(context, address) : undefined;
  const view = (row: InvitationRow) => toInvitation(row, now);
  const scope = { page: "invitations", targetId };
  const as = (role: "none" | "guest" | "group_admin" | "alliance_admin") =>
    texts.t(`organizers.invitations.as.${role}`);
  return {
    crumb,
    event,
    address,
    roles: role
      ? [
          { value: "none", label: as(role === "group_admin" ? "none" : "guest") },
          { value: role, label: as(role) },
        ]
      : [],
    role: query.role ?? "none",
    days: lifetimes.map((value) => ({
      value,
      label: texts.t("organizers.invitations.days_count", { count: Number(value) }),
    })),
    link: link ?? null,
    list: await listing(context, { scope, cursor: query.cursor, order: invitationOrder, view }, (page) =>
      listInvitations(db, { targetId, ...page }),
    ),
    understood: countValid(form),
  };
};

const withdrawOne = async (context: UserContext, { target, address }: Subject, id: string) => {
  await withdraw(context, target, id);
  return done(address, "withdrawn");
};

const common = { template: "administration-pages/invitations/invitations", problemIn: conflictProblem };

/** The invitations to a group, newest first, with forms to send more and to withdraw them. */
export const groupInvitations = page("showGroupInvitations", "/groups/{alliance}/{group_slug}/invitations", {
  ...common,
  permission: "group.invite",
  query: { ...query, role },
  show: (context, input) => showInvitations(context, ofGroup(context.target), input),
  forms: {
    inviteToGroupByForm: form("/groups/{alliance}/{group_slug}/invitations", {
      permission: "group.invite",
      body: invitationBody,
      submit: (context, { body }) => inviteOnce(context, ofGroup(context.target), body),
    }),
    withdrawGroupInvitationByForm: form("/groups/{alliance}/{group_slug}/invitations/{invitation_id}/withdraw", {
      permission: "group.invite",
      submit: (context, { path }) => withdrawOne(context, ofGroup(context.target), path.invitation_id),
    }),
  },
});

export const allianceInvitations = page("showAllianceInvitations", "/alliances/{alliance}/invitations", {
  ...common,
  permission: "alliance.invite",
  query: { ...query, role },
  show: (context, input) => showInvitations(context, ofAlliance(context.target), input),
  forms: {
    inviteToAllianceByForm: form("/alliances/{alliance}/invitations", {
      permission: "alliance.invite",
      body: invitationBody,
      submit: (context, { body }) => inviteOnce(context, ofAlliance(context.target), body),
    }),
    withdrawAllianceInvitationByForm: form("/alliances/{alliance}/invitations/{invitation_id}/withdraw", {
      permission: "alliance.invite",
      submit: (context, { path }) => withdrawOne(context, ofAlliance(context.target), path.invitation_id),
    }),
  },
});

const ofAnEvent = "/events/{alliance}/{group_slug}/{event_slug}/invitations";

export const eventInvitations = page("showEventInvitations", ofAnEvent, {
  ...common,
  permission: "event.invite",
  query,
  show: (context, input) => showInvitations(context, ofEvent(context.target), input),
  forms: {
    inviteToEventByForm: form(ofAnEvent, {
      permission: "event.invite",
      body: invitationBody,
      submit: (context, { body }) => inviteOnce(context, ofEvent(context.target), body),
    }),
    withdrawEventInvitationByForm: form(`${ofAnEvent}/{invitation_id}/withdraw`, {
      permission: "event.invite",
      submit: (context, { path }) => withdrawOne(context, ofEvent(context.target), path.invitation_id),
    }),
  },
});
