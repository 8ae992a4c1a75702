import { dismiss, viewOf } from "../../../community/roles/actions.ts";
import { listAdministrators, roleOrder } from "../../../identity/access/queries.ts";
import { stepUpFirst } from "../../../identity/auth/second-factor/step-up.ts";
import type { UserContext } from "../../../identity/context.ts";
import { listing } from "../../kit/list.ts";
import { redirectWithNotice } from "../../kit/notices.ts";
import { form, page } from "../../kit/page.ts";
import { listPage, type Place, placeOfAlliance, placeOfGroup } from "../shared.ts";

const template = "administration-pages/administrators/administrators";

const addressOf = ({ groupId, crumb }: Place): string =>
  `${crumb.path}/${groupId === null ? "administrators" : "organizers"}`;

const showAdministrators = async (context: UserContext, place: Place, cursor: string | undefined) => {
  const { alliance, groupId, crumb } = place;
  const scope = groupId === null ? { allianceId: alliance.id } : { groupId };
  const view = viewOf({ scope, alliance });
  const list = { scope: { page: "administrators", ...scope }, cursor, order: roleOrder, view };
  return {
    of: groupId === null ? "of_alliance" : "of_group",
    crumb,
    address: addressOf(place),
    invitations: `${crumb.path}/invitations?role=${groupId === null ? "alliance_admin" : "group_admin"}`,
    list: await listing(context, list, (page) => listAdministrators(context.db, { scope, ...page })),
  };
};

const revoke = async (context: UserContext, place: Place, userId: string) => {
  const address = addressOf(place);
  const redirect = stepUpFirst(context, address);
  if (redirect) return redirect;
  await dismiss(context, place.name, { userId });
  // Users who end their own role may no longer see the page.
  return redirectWithNotice(userId === context.caller.userId ? place.crumb.path : address, "revoked");
};

/** The administrators of a group, each with a button to end the role. */
export const groupAdmins = page("showGroupAdmins", "/groups/{alliance}/{group_slug}/organizers", {
  ...listPage,
  template,
  permission: "group.manage_admins",
  show: (context, { query }) => showAdministrators(context, placeOfGroup(context.target), query.cursor),
  forms: {
    revokeGroupAdminByForm: form("/groups/{alliance}/{group_slug}/organizers/{user_id}/revoke", {
      permission: "group.manage_admins",
      submit: (context, { path }) => revoke(context, placeOfGroup(context.target), path.user_id),
    }),
  },
});

/** The administrators of an alliance, including the administrators of all alliances. */
export const allianceAdmins = page("showAllianceAdmins", "/alliances/{alliance}/administrators", {
  ...listPage,
  template,
  permission: "alliance.manage_admins",
  show: (context, { query }) => showAdministrators(context, placeOfAlliance(context.target), query.cursor),
  forms: {
    revokeAllianceAdminByForm: form("/alliances/{alliance}/administrators/{user_id}/revoke", {
      permission: "alliance.manage_admins",
      submit: (context, { path }) => revoke(context, placeOfAlliance(context.target), path.user_id),
    }),
  },
});
