import type { Schemas } from "../../../../generated/contract.ts";
import { alliancePolicy } from "../../../community/alliances/policy.ts";
import { groupPolicy } from "../../../community/groups/policy.ts";
import { listPage } from "../../../community/resources/list.ts";
import { allianceTarget, dismiss, groupTarget, viewOf } from "../../../community/roles/actions.ts";
import type { RoleTarget } from "../../../community/roles/change.ts";
import { authorize } from "../../../identity/access/policy.ts";
import { listAdministrators, roleOrder } from "../../../identity/access/queries.ts";
import { stepUpFirst } from "../../../identity/auth/second-factor/step-up.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import {
  allianceAdministratorsPath,
  allianceInvitationsPath,
  alliancePath,
  groupInvitationsPath,
  groupName,
  groupOrganizersPath,
  groupPath,
} from "../../../web/page-paths.ts";
import type { Listing, Shown, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { cursor } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { conflictProblem } from "../problems.ts";
import { administrationNotice, type Crumb, done, shownIn } from "../visit.ts";

type AdministratorsPage = UserPage & {
  crumb: Crumb;
  of: "of_group" | "of_alliance";
  address: string;
  invitations: string;
  list: Listing<Schemas["Administrator"]>;
};

const administratorsTemplate = template<AdministratorsPage>("site/administration-pages/administrators/administrators");

type About = Omit<AdministratorsPage, keyof UserPage | "list"> & { target: RoleTarget };

const administratorsPage = async (
  context: UserContext,
  { form, notice, cursor }: Shown,
  { target, ...about }: About,
): Promise<string> => {
  const { db, render } = context;
  const { scope } = target;
  const list = {
    ...{ scope: { page: "administrators", ...scope }, query: pageOf(cursor), order: roleOrder },
    view: viewOf(target),
  };
  const [user, administrators] = await Promise.all([
    signedInUser(context),
    listPage(context, list, (page) => listAdministrators(db, { scope, ...page })),
  ]);
  return render(administratorsTemplate, { user, form, notice, ...about, list: toListing(context, administrators) });
};

const query = { cursor, notice: administrationNotice };

/** The administrators of a group, each with a button to end the role. */
export const groupAdmins = page("showGroupAdmins", "/groups/{alliance}/{group_slug}/organizers", {
  permission: "group.manage_admins",
  query,
  problemIn: conflictProblem,
  show: async (context, input) => {
    const group = await authorize(context, groupPolicy, "manage_admins", groupName(input.path));
    return administratorsPage(context, shownIn(context, input), {
      target: { scope: { groupId: group.id }, alliance: { id: group.allianceId, slug: group.alliance } },
      of: "of_group",
      crumb: { name: group.name, path: groupPath(group) },
      address: groupOrganizersPath(group),
      invitations: `${groupInvitationsPath(group)}?role=group_admin`,
    });
  },
  forms: {
    revokeGroupAdminByForm: form("/groups/{alliance}/{group_slug}/organizers/{user_id}/revoke", {
      permission: "group.manage_admins",
      submit: async (context, { path }) => {
        const group = groupName(path);
        const address = groupOrganizersPath(group);
        const proof = stepUpFirst(context, address);
        if (proof) return proof;
        await dismiss(context, groupTarget(group), { userId: path.user_id });
        // Users who end their own role may no longer see the page.
        return done(path.user_id === context.caller.userId ? groupPath(group) : address, "revoked");
      },
    }),
  },
});

/** The administrators of an alliance, and those of all alliances. */
export const allianceAdmins = page("showAllianceAdmins", "/alliances/{alliance}/administrators", {
  permission: "alliance.manage_admins",
  query,
  problemIn: conflictProblem,
  show: async (context, input) => {
    const alliance = await authorize(context, alliancePolicy, "manage_admins", input.path.alliance);
    return administratorsPage(context, shownIn(context, input), {
      target: { scope: { allianceId: alliance.id }, alliance },
      of: "of_alliance",
      crumb: { name: alliance.name, path: alliancePath(alliance) },
      address: allianceAdministratorsPath(alliance),
      invitations: `${allianceInvitationsPath(alliance)}?role=alliance_admin`,
    });
  },
  forms: {
    revokeAllianceAdminByForm: form("/alliances/{alliance}/administrators/{user_id}/revoke", {
      permission: "alliance.manage_admins",
      submit: async (context, { path }) => {
        const alliance = { slug: path.alliance };
        const address = allianceAdministratorsPath(alliance);
        const proof = stepUpFirst(context, address);
        if (proof) return proof;
        await dismiss(context, allianceTarget(path.alliance), { userId: path.user_id });
        return done(path.user_id === context.caller.userId ? alliancePath(alliance) : address, "revoked");
      },
    }),
  },
});
