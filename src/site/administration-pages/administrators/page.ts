import type { Schemas } from "../../../../generated/contract.ts";
import { listPage } from "../../../community/resources/list.ts";
import { toAdministrator } from "../../../community/roles/views.ts";
import { listAdministrators, type RoleScope, roleOrder } from "../../../identity/access/queries.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import {
  allianceAdministratorsPath,
  allianceInvitationsPath,
  alliancePath,
  type GroupPath,
  groupInvitationsPath,
  groupOrganizersPath,
  groupPath,
} from "../../../web/page-paths.ts";
import type { Listing, Shown, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { requireAdministeredAlliance, requireAdministeredGroup } from "../administered.ts";
import type { Crumb } from "../visit.ts";

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

export const groupAdminsPage = async (context: UserContext, path: GroupPath, shown: Shown): Promise<string> => {
  const { group } = await requireAdministeredGroup(context, path);
  const about = {
    of: "of_group",
    crumb: { name: group.name, path: groupPath(group) },
    address: groupOrganizersPath(group),
    invitations: `${groupInvitationsPath(group)}?role=group_admin`,
  } as const;
  return pageAbout(context, { ...about, scope: { groupId: group.id }, alliance: group.alliance }, shown);
};

export const allianceAdminsPage = async (context: UserContext, slug: string, shown: Shown): Promise<string> => {
  const { alliance } = await requireAdministeredAlliance(context, slug);
  const about = {
    of: "of_alliance",
    crumb: { name: alliance.name, path: alliancePath(alliance) },
    address: allianceAdministratorsPath(alliance),
    invitations: `${allianceInvitationsPath(alliance)}?role=alliance_admin`,
  } as const;
  return pageAbout(context, { ...about, scope: { allianceId: alliance.id }, alliance: slug }, shown);
};
