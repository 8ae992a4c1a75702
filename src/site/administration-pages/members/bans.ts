import type { Schemas } from "../../../../generated/contract.ts";
import { alliancePolicy } from "../../../community/alliances/policy.ts";
import { allianceTarget, groupTarget, liftBan } from "../../../community/bans/actions.ts";
import { type BanScope, banOrder, listBans } from "../../../community/bans/queries.ts";
import { toBan } from "../../../community/bans/views.ts";
import { groupPolicy } from "../../../community/groups/policy.ts";
import { listPage } from "../../../community/resources/list.ts";
import { authorize } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import {
  allianceBansPath,
  alliancePath,
  groupBansPath,
  groupMembersPath,
  groupName,
  groupPath,
} from "../../../web/page-paths.ts";
import type { Listing, Shown, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { cursor } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { conflictProblem } from "../problems.ts";
import { administrationNotice, type Crumb, done, shownIn } from "../visit.ts";

type BansPage = UserPage & {
  crumb: Crumb;
  members: string | null;
  list: Listing<Schemas["Ban"]>;
};

const bansTemplate = template<BansPage>("site/administration-pages/members/bans");

const bansPage = async (
  context: UserContext,
  { form, notice, cursor }: Shown,
  { scope, ...about }: { scope: BanScope } & Pick<BansPage, "crumb" | "members">,
) => {
  const list = { scope: { page: "bans", ...scope }, query: pageOf(cursor), order: banOrder, view: toBan };
  const [user, bans] = await Promise.all([
    signedInUser(context),
    listPage(context, list, (page) => listBans(context.db, { scope, ...page })),
  ]);
  return context.render(bansTemplate, { user, form, notice, ...about, list: toListing(context, bans) });
};

const query = { cursor, notice: administrationNotice };

/** The users who are banned from a group, newest ban first, each with a button to lift it. */
export const groupBans = page("showGroupBans", "/groups/{alliance}/{group_slug}/bans", {
  permission: "group.manage_members",
  query,
  problemIn: conflictProblem,
  show: async (context, input) => {
    const group = await authorize(context, groupPolicy, "manage_members", groupName(input.path));
    return bansPage(context, shownIn(context, input), {
      scope: { allianceId: group.allianceId, groupId: group.id },
      crumb: { name: group.name, path: groupPath(group) },
      members: groupMembersPath(group),
    });
  },
  forms: {
    deleteGroupBanByForm: form("/groups/{alliance}/{group_slug}/bans/{user_id}/lift", {
      permission: "group.manage_members",
      submit: async (context, { path }) => {
        await liftBan(context, groupTarget(groupName(path)), path.user_id);
        return done(groupBansPath(groupName(path)), "lifted");
      },
    }),
  },
});

/** The users who are banned from all groups of an alliance. */
export const allianceBans = page("showAllianceBans", "/alliances/{alliance}/bans", {
  permission: "alliance.manage_members",
  query,
  problemIn: conflictProblem,
  show: async (context, input) => {
    const alliance = await authorize(context, alliancePolicy, "manage_members", input.path.alliance);
    return bansPage(context, shownIn(context, input), {
      scope: { allianceId: alliance.id, groupId: null },
      crumb: { name: alliance.name, path: alliancePath(alliance) },
      members: null,
    });
  },
  forms: {
    deleteAllianceBanByForm: form("/alliances/{alliance}/bans/{user_id}/lift", {
      permission: "alliance.manage_members",
      submit: async (context, { path }) => {
        await liftBan(context, allianceTarget(path.alliance), path.user_id);
        return done(allianceBansPath({ slug: path.alliance }), "lifted");
      },
    }),
  },
});
