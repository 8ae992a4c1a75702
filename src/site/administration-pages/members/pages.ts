import type { Schemas } from "../../../../generated/contract.ts";
import { type BanScope, banOrder, listBans } from "../../../community/bans/queries.ts";
import { toBan } from "../../../community/bans/views.ts";
import { listMembers, memberOrder } from "../../../community/groups/memberships/queries.ts";
import { toMember } from "../../../community/groups/memberships/views.ts";
import { listPage } from "../../../community/resources/list.ts";
import { administersAlliance } from "../../../identity/access/rules.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { alliancePath, type GroupPath, groupMembersPath, groupPath } from "../../../web/page-paths.ts";
import type { Listing, Shown, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { requireAdministeredAlliance, requireAdministeredGroup } from "../administered.ts";
import type { Crumb } from "../visit.ts";

type MembersPage = UserPage & {
  crumb: Crumb;
  list: Listing<Schemas["Member"]>;
  mayBanFromAlliance: boolean;
  q: string;
};

const membersTemplate = template<MembersPage>("site/administration-pages/members/members");

type BansPage = UserPage & {
  crumb: Crumb;
  members: string | null;
  list: Listing<Schemas["Ban"]>;
};

const bansTemplate = template<BansPage>("site/administration-pages/members/bans");

export const membersPage = async (
  context: UserContext,
  path: GroupPath,
  { form, notice, cursor, words }: Shown & { words?: string | undefined },
) => {
  const { group, rights } = await requireAdministeredGroup(context, path);
  const scope = { page: "members", id: group.id, words };
  const [user, members] = await Promise.all([
    signedInUser(context),
    listPage(context, { scope, query: pageOf(cursor, words), order: memberOrder, view: toMember }, (page, db) =>
      listMembers(db, { groupId: group.id, q: words, ...page }),
    ),
  ]);
  return context.render(membersTemplate, {
    user,
    form,
    notice,
    crumb: { name: group.name, path: groupPath(group) },
    list: toListing(context, members),
    q: words ?? "",
    mayBanFromAlliance: administersAlliance(rights, group.allianceId),
  });
};

const bansPage = async (
  context: UserContext,
  { form, notice, cursor }: Shown,
  { scope, ...shown }: { scope: BanScope } & Pick<BansPage, "crumb" | "members">,
) => {
  const list = { scope: { page: "bans", ...scope }, query: pageOf(cursor), order: banOrder, view: toBan };
  const [user, bans] = await Promise.all([
    signedInUser(context),
    listPage(context, list, (page) => listBans(context.db, { scope, ...page })),
  ]);
  return context.render(bansTemplate, { user, form, notice, ...shown, list: toListing(context, bans) });
};

export const groupBansPage = async (context: UserContext, path: GroupPath, shown: Shown) => {
  const { group } = await requireAdministeredGroup(context, path);
  return bansPage(context, shown, {
    scope: { allianceId: group.allianceId, groupId: group.id },
    crumb: { name: group.name, path: groupPath(group) },
    members: groupMembersPath(group),
  });
};

export const allianceBansPage = async (context: UserContext, slug: string, shown: Shown) => {
  const { alliance } = await requireAdministeredAlliance(context, slug);
  return bansPage(context, shown, {
    scope: { allianceId: alliance.id, groupId: null },
    crumb: { name: alliance.name, path: alliancePath(alliance) },
    members: null,
  });
};
