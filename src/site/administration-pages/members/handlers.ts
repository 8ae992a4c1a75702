import type { Schemas } from "../../../../generated/contract.ts";
import { alliancePolicy } from "../../../community/alliances/policy.ts";
import { type BanScope, banOrder, listBans } from "../../../community/bans/queries.ts";
import { toBan } from "../../../community/bans/views.ts";
import { listMembers, memberOrder } from "../../../community/groups/memberships/queries.ts";
import { toMember } from "../../../community/groups/memberships/views.ts";
import { listPage } from "../../../community/resources/list.ts";
import { InvalidField } from "../../../foundation/errors.ts";
import { may } from "../../../identity/access/policy.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import {
  allianceBansPath,
  alliancePath,
  attendeesPath,
  type GroupPath,
  groupBansPath,
  groupMembersPath,
  groupName,
  groupPath,
} from "../../../web/page-paths.ts";
import { groupAt } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import type { Listing, Shown, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing, wordsOf } from "../../community-pages/visit.ts";
import { administeredAlliance, administeredGroup } from "../../pages/administered.ts";
import { callApi } from "../call.ts";
import { administrationForm } from "../forms.ts";
import { asked, type Crumb, done, inRow } from "../visit.ts";

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

const membersPage = async (
  context: UserContext,
  path: GroupPath,
  { form, notice, cursor, words }: Shown & { words?: string | undefined },
) => {
  const { group, viewer } = await administeredGroup(context, "manage_members", path);
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
    mayBanFromAlliance: may(alliancePolicy.verbs.manage_members, viewer, {
      id: group.allianceId,
      slug: group.alliance,
      name: group.alliance,
    }),
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

const groupBansPage = async (context: UserContext, path: GroupPath, shown: Shown) => {
  const { group } = await administeredGroup(context, "manage_members", path);
  return bansPage(context, shown, {
    scope: { allianceId: group.allianceId, groupId: group.id },
    crumb: { name: group.name, path: groupPath(group) },
    members: groupMembersPath(group),
  });
};

const allianceBansPage = async (context: UserContext, slug: string, shown: Shown) => {
  const { alliance } = await administeredAlliance(context, "manage_members", slug);
  return bansPage(context, shown, {
    scope: { allianceId: alliance.id, groupId: null },
    crumb: { name: alliance.name, path: alliancePath(alliance) },
    members: null,
  });
};

export const showGroupMembers: Handler<"showGroupMembers"> = async (context, { path, query }) =>
  htmlPage(await membersPage(context, path, { ...asked(context, query), words: wordsOf(query.q) }));

export const showGroupBans: Handler<"showGroupBans"> = async (context, { path, query }) =>
  htmlPage(await groupBansPage(context, path, asked(context, query)));

export const showAllianceBans: Handler<"showAllianceBans"> = async (context, { path, query }) =>
  htmlPage(await allianceBansPage(context, path.alliance, asked(context, query)));

/** An empty reason counts as omitted. */
const removalOf = ({ extent, reason = "" }: Schemas["MemberRemovalForm"]) => {
  const ban = extent !== "removal";
  const given = reason.trim();
  if (!ban && given !== "") throw new InvalidField("reason", "is the reason for a ban");
  return { ban, ...(given !== "" && { reason: given }) };
};

export const removeGroupMemberByForm: Handler<"removeGroupMemberByForm"> = withUserForm(
  administrationForm((context, shown, segment) =>
    membersPage(context, groupAt({ segment }), inRow(shown, segment("user_id"))),
  ),
  async (context, { path, body }) => {
    const { alliance, user_id } = path;
    const { group } = await administeredGroup(context, "manage_members", path);
    const query = removalOf(body);
    if (body.extent === "alliance_ban")
      await callApi(context, "removeAllianceMember", { path: { alliance, user_id }, query });
    else await callApi(context, "removeGroupMember", { path: { alliance, group_id: group.id, user_id }, query });
    const name = groupName(path);
    const back =
      body.event_slug === undefined
        ? groupMembersPath(name)
        : attendeesPath({ alliance, group: { slug: name.slug }, slug: body.event_slug });
    return done(back, query.ban ? "banned" : "removed");
  },
);

export const deleteGroupBanByForm: Handler<"deleteGroupBanByForm"> = withUserForm(
  administrationForm((context, shown, segment) => groupBansPage(context, groupAt({ segment }), shown)),
  async (context, { path }) => {
    const { group } = await administeredGroup(context, "manage_members", path);
    const { alliance, user_id } = path;
    await callApi(context, "deleteGroupBan", { path: { alliance, group_id: group.id, user_id } });
    return done(groupBansPath(groupName(path)), "lifted");
  },
);

export const deleteAllianceBanByForm: Handler<"deleteAllianceBanByForm"> = withUserForm(
  administrationForm((context, shown, segment) => allianceBansPage(context, segment("alliance"), shown)),
  async (context, { path }) => {
    await callApi(context, "deleteAllianceBan", { path });
    return done(allianceBansPath({ slug: path.alliance }), "lifted");
  },
);
