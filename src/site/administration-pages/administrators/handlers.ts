import type { Schemas } from "../../../../generated/contract.ts";
import { listPage } from "../../../community/resources/list.ts";
import { toAdministrator } from "../../../community/roles/views.ts";
import { listAdministrators, type RoleScope, roleOrder } from "../../../identity/access/queries.ts";
import { stepUpFirst } from "../../../identity/auth/second-factor/step-up.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import {
  allianceAdministratorsPath,
  allianceInvitationsPath,
  alliancePath,
  type GroupPath,
  groupInvitationsPath,
  groupName,
  groupOrganizersPath,
  groupPath,
} from "../../../web/page-paths.ts";
import { groupAt } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import type { Listing, Shown, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { administeredAlliance, administeredGroup } from "../../pages/administered.ts";
import { callApi } from "../call.ts";
import { buttonForm } from "../forms.ts";
import { asked, type Crumb, done } from "../visit.ts";

type AdministratorsPage = UserPage & {
  crumb: Crumb;
  of: "of_group" | "of_alliance";
  address: string;
  invitations: string;
  list: Listing<Schemas["Administrator"]>;
};

const administratorsTemplate = template<AdministratorsPage>("site/administration-pages/administrators/administrators");

type About = Omit<AdministratorsPage, keyof UserPage | "list"> & { scope: RoleScope; alliance: string };

const pageAbout = async (
  context: UserContext,
  { scope, alliance, ...about }: About,
  { form, notice, cursor }: Shown,
): Promise<string> => {
  const { db, render } = context;
  const allianceOfGroup = "groupId" in scope ? alliance : undefined;
  const view = (row: Parameters<typeof toAdministrator>[0]) => toAdministrator(row, allianceOfGroup);
  const list = { scope: { page: "administrators", ...scope }, query: pageOf(cursor), order: roleOrder, view };
  const [user, administrators] = await Promise.all([
    signedInUser(context),
    listPage(context, list, (page) => listAdministrators(db, { scope, ...page })),
  ]);
  return render(administratorsTemplate, { user, form, notice, ...about, list: toListing(context, administrators) });
};

const groupAdminsPage = async (context: UserContext, path: GroupPath, shown: Shown): Promise<string> => {
  const { group } = await administeredGroup(context, "manage_admins", path);
  const about = {
    of: "of_group",
    crumb: { name: group.name, path: groupPath(group) },
    address: groupOrganizersPath(group),
    invitations: `${groupInvitationsPath(group)}?role=group_admin`,
  } as const;
  return pageAbout(context, { ...about, scope: { groupId: group.id }, alliance: group.alliance }, shown);
};

const allianceAdminsPage = async (context: UserContext, slug: string, shown: Shown): Promise<string> => {
  const { alliance } = await administeredAlliance(context, "manage_admins", slug);
  const about = {
    of: "of_alliance",
    crumb: { name: alliance.name, path: alliancePath(alliance) },
    address: allianceAdministratorsPath(alliance),
    invitations: `${allianceInvitationsPath(alliance)}?role=alliance_admin`,
  } as const;
  return pageAbout(context, { ...about, scope: { allianceId: alliance.id }, alliance: slug }, shown);
};

export const showGroupAdmins: Handler<"showGroupAdmins"> = async (context, { path, query }) =>
  htmlPage(await groupAdminsPage(context, path, asked(context, query)));

export const showAllianceAdmins: Handler<"showAllianceAdmins"> = async (context, { path, query }) =>
  htmlPage(await allianceAdminsPage(context, path.alliance, asked(context, query)));

export const revokeGroupAdminByForm: Handler<"revokeGroupAdminByForm"> = withUserForm(
  buttonForm((context, shown, segment) => groupAdminsPage(context, groupAt({ segment }), shown)),
  async (context, { path: { user_id, ...path } }) => {
    const { group } = await administeredGroup(context, "manage_admins", path);
    const proof = stepUpFirst(context, groupOrganizersPath(group));
    if (proof) return proof;
    await callApi(context, "revokeGroupAdmin", { path: { alliance: path.alliance, group_id: group.id, user_id } });
    // Users who revoke their own role may no longer see the page.
    const back = user_id === context.caller.userId ? groupPath(groupName(path)) : groupOrganizersPath(group);
    return done(back, "revoked");
  },
);

export const revokeAllianceAdminByForm: Handler<"revokeAllianceAdminByForm"> = withUserForm(
  buttonForm((context, shown, segment) => allianceAdminsPage(context, segment("alliance"), shown)),
  async (context, { path }) => {
    const { alliance } = await administeredAlliance(context, "manage_admins", path.alliance);
    const proof = stepUpFirst(context, allianceAdministratorsPath(alliance));
    if (proof) return proof;
    await callApi(context, "revokeAllianceAdmin", { path });
    const back = path.user_id === context.caller.userId ? alliancePath(alliance) : allianceAdministratorsPath(alliance);
    return done(back, "revoked");
  },
);
