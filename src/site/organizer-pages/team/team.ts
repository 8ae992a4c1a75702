import {
  createDoorLink,
  maxDoorLinks,
  removeDoorLink,
  toDoorLink,
} from "../../../community/events/door-links/actions.ts";
import { listDoorLinks } from "../../../community/events/door-links/queries.ts";
import { eventPolicy, verbToDismiss } from "../../../community/events/policy.ts";
import { toTeamMember } from "../../../community/events/team/change.ts";
import { listTeam, teamOrder } from "../../../community/events/team/queries.ts";
import { appointToTeam, dismissFromTeam } from "../../../community/roles/team/actions.ts";
import { may, viewerOf } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { eventPath, teamPath } from "../../../web/page-paths.ts";
import { cursor, listing, organizerNotice, redirectWithNotice } from "../../kit/fields.ts";
import { managedEvent } from "../../kit/managed-event.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, required } from "../../kit/schema.ts";

const path = "/events/{alliance}/{group_slug}/{event_slug}/team";

const changeEventRoleByForm = form(`${path}/{user_id}`, {
  permission: "event.manage_team",
  body: { role: required(fromContract("EventRole"), "organizers.problem.choice") },
  submit: (context, { path: { user_id: userId }, body: { role } }) =>
    appointToTeam(context, { eventId: context.target.id, userId, role }),
  notice: "saved",
});

const revokeEventRoleByForm = form(`${path}/{user_id}/revoke`, {
  permission: "event.manage_team",
  submit: async (context, { path: { user_id: userId } }) => {
    const { target: event, caller } = context;
    await dismissFromTeam(context, { eventId: event.id, userId });
    // Users who revoke their own role may no longer see the page.
    return redirectWithNotice(userId === caller.userId ? "/dashboard" : teamPath(event), "revoked");
  },
});

const createDoorLinkByForm = form("/events/{alliance}/{group_slug}/{event_slug}/door-links", {
  permission: "event.manage_team",
  body: { label: required(fromContract("Name"), "organizers.problem.line") },
  submit: async (context, { body }) => {
    const { target: event, flash } = context;
    const { url } = await createDoorLink(context, event.id, { body, headers: {} });
    await flash.set("new_door_link", `${teamPath(event)} ${url}`);
  },
  notice: "linked",
});

const deleteDoorLinkByForm = form("/events/{alliance}/{group_slug}/{event_slug}/door-links/{door_link_id}/delete", {
  permission: "event.manage_team",
  submit: (context, { path: { door_link_id: id } }) => removeDoorLink(context, { eventId: context.target.id, id }),
  notice: "deleted",
});

/** Returns the new link, only once, if the form on this page created it. */
const consumeNewDoorLink = async ({ flash }: UserContext, pagePath: string): Promise<string | undefined> => {
  const [createdOnPage, link] = (await flash.consume("new_door_link"))?.split(" ") ?? [];
  return createdOnPage === pagePath ? link : undefined;
};

/** The team of an event: its hosts and the people at its door. */
export const team = page("showEventTeam", path, {
  permission: "event.manage_team",
  template: "organizer-pages/team/team",
  query: { cursor, notice: organizerNotice },
  show: async (context, { query: { cursor } }) => {
    const { target: event, db, caller } = context;
    const { id: eventId } = event;
    const { verbs } = eventPolicy;
    const viewer = await viewerOf(context, verbs.manage_hosts.scope);
    const managesHosts = may(verbs.manage_hosts, viewer, event);
    const list = await listing(
      context,
      { scope: { page: "team", eventId }, cursor, order: teamOrder, view: toTeamMember },
      (page) => listTeam(db, { eventId, ...page }),
    );
    return {
      event: managedEvent(viewer, event),
      pagePath: teamPath(event),
      newDoorLink: await consumeNewDoorLink(context, teamPath(event)),
      doorLinks: {
        path: `${eventPath(event)}/door-links`,
        items: (await listDoorLinks(db, { eventId, position: undefined, limit: maxDoorLinks })).map(toDoorLink),
      },
      invitations: `${eventPath(event)}/invitations?role=check_in`,
      list: {
        ...list,
        items: list.items.map((member) => ({
          ...member,
          otherRole: managesHosts ? (member.role === "event_host" ? "check_in" : "event_host") : null,
          canRevoke: may(verbs[verbToDismiss(member.role, member.user.id === caller.userId)], viewer, event),
        })),
      },
    };
  },
  forms: { changeEventRoleByForm, revokeEventRoleByForm, createDoorLinkByForm, deleteDoorLinkByForm },
});
