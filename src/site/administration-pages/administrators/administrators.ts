import type { AllianceKey } from "../../../community/alliances/queries.ts";
import type { GroupKey } from "../../../community/groups/queries.ts";
import type { PlaceName } from "../../../community/places.ts";
import { dismiss, viewOf } from "../../../community/roles/actions.ts";
import type { RoleTarget } from "../../../community/roles/change.ts";
import { listAdministrators, roleOrder } from "../../../identity/access/queries.ts";
import { stepUpFirst } from "../../../identity/auth/second-factor/step-up.ts";
import type { UserContext } from "../../../identity/context.ts";
import {
  allianceAdministratorsPath,
  allianceInvitationsPath,
  alliancePath,
  groupInvitationsPath,
  groupOrganizersPath,
  groupPath,
} from "../../../web/page-paths.ts";
import { cursor } from "../../kit/fields.ts";
import { listing } from "../../kit/list.ts";
import { administrationNotice, done } from "../../kit/notices.ts";
import { form, page } from "../../kit/page.ts";
import { conflictProblem } from "../problems.ts";

type Subject = {
  target: RoleTarget;
  place: PlaceName;
  about: {
    of: "of_group" | "of_alliance";
    crumb: { name: string; path: string };
    address: string;
    /** The path of the form to invite an administrator. */
    invitations: string;
  };
};

const ofGroup = (group: GroupKey): Subject => ({
  target: { scope: { groupId: group.id }, alliance: { id: group.allianceId, slug: group.alliance } },
  place: { id: group.id },
  about: {
    of: "of_group",
    crumb: { name: group.name, path: groupPath(group) },
    address: groupOrganizersPath(group),
    invitations: `${groupInvitationsPath(group)}?role=group_admin`,
  },
});

const ofAlliance = (alliance: AllianceKey): Subject => ({
  target: { scope: { allianceId: alliance.id }, alliance },
  place: { alliance: alliance.slug },
  about: {
    of: "of_alliance",
    crumb: { name: alliance.name, path: alliancePath(alliance) },
    address: allianceAdministratorsPath(alliance),
    invitations: `${allianceInvitationsPath(alliance)}?role=alliance_admin`,
  },
});

const showAdministrators = async (context: UserContext, { target, about }: Subject, cursor: string | undefined) => {
  const { scope } = target;
  const list = { scope: { page: "administrators", ...scope }, cursor, order: roleOrder, view: viewOf(target) };
  return { ...about, list: await listing(context, list, (page) => listAdministrators(context.db, { scope, ...page })) };
};

const revoke = async (context: UserContext, { place, about: { address, crumb } }: Subject, userId: string) => {
  const redirect = stepUpFirst(context, address);
  if (redirect) return redirect;
  await dismiss(context, place, { userId });
  // Users who end their own role may no longer see the page.
  return done(userId === context.caller.userId ? crumb.path : address, "revoked");
};

const common = {
  template: "administration-pages/administrators/administrators",
  query: { cursor, notice: administrationNotice },
  problemIn: conflictProblem,
};

/** The administrators of a group, each with a button to end the role. */
export const groupAdmins = page("showGroupAdmins", "/groups/{alliance}/{group_slug}/organizers", {
  ...common,
  permission: "group.manage_admins",
  show: (context, { query }) => showAdministrators(context, ofGroup(context.target), query.cursor),
  forms: {
    revokeGroupAdminByForm: form("/groups/{alliance}/{group_slug}/organizers/{user_id}/revoke", {
      permission: "group.manage_admins",
      submit: (context, { path }) => revoke(context, ofGroup(context.target), path.user_id),
    }),
  },
});

/** The administrators of an alliance, including the administrators of all alliances. */
export const allianceAdmins = page("showAllianceAdmins", "/alliances/{alliance}/administrators", {
  ...common,
  permission: "alliance.manage_admins",
  show: (context, { query }) => showAdministrators(context, ofAlliance(context.target), query.cursor),
  forms: {
    revokeAllianceAdminByForm: form("/alliances/{alliance}/administrators/{user_id}/revoke", {
      permission: "alliance.manage_admins",
      submit: (context, { path }) => revoke(context, ofAlliance(context.target), path.user_id),
    }),
  },
});
