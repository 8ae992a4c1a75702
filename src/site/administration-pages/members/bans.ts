import type { AllianceKey } from "../../../community/alliances/queries.ts";
import { liftBan, toBan } from "../../../community/bans/actions.ts";
import { type BanScope, banOrder, listBans } from "../../../community/bans/queries.ts";
import type { GroupKey } from "../../../community/groups/queries.ts";
import type { PlaceName } from "../../../community/places.ts";
import type { UserContext } from "../../../identity/context.ts";
import { allianceBansPath, alliancePath, groupBansPath, groupMembersPath, groupPath } from "../../../web/page-paths.ts";
import { cursor } from "../../kit/fields.ts";
import { listing } from "../../kit/list.ts";
import { administrationNotice, done } from "../../kit/notices.ts";
import { form, page } from "../../kit/page.ts";
import { conflictProblem } from "../problems.ts";

type Subject = {
  scope: BanScope;
  place: PlaceName;
  address: string;
  crumb: { name: string; path: string };
  /** The page of the members; alliances have none. */
  members: string | null;
};

const ofGroup = (group: GroupKey): Subject => ({
  scope: { allianceId: group.allianceId, groupId: group.id },
  place: { id: group.id },
  address: groupBansPath(group),
  crumb: { name: group.name, path: groupPath(group) },
  members: groupMembersPath(group),
});

const ofAlliance = (alliance: AllianceKey): Subject => ({
  scope: { allianceId: alliance.id, groupId: null },
  place: { alliance: alliance.slug },
  address: allianceBansPath(alliance),
  crumb: { name: alliance.name, path: alliancePath(alliance) },
  members: null,
});

const showBans = async (context: UserContext, { scope, crumb, members }: Subject, cursor: string | undefined) => {
  const list = { scope: { page: "bans", ...scope }, cursor, order: banOrder, view: toBan };
  return {
    crumb,
    members,
    list: await listing(context, list, (page) => listBans(context.db, { scope, ...page })),
  };
};

const lift = async (context: UserContext, { place, address }: Subject, userId: string) => {
  await liftBan(context, place, userId);
  return done(address, "lifted");
};

const common = {
  template: "administration-pages/members/bans",
  query: { cursor, notice: administrationNotice },
  problemIn: conflictProblem,
};

/** The users who are banned from a group, newest ban first, each with a button to lift it. */
export const groupBans = page("showGroupBans", "/groups/{alliance}/{group_slug}/bans", {
  ...common,
  permission: "group.manage_members",
  show: (context, { query }) => showBans(context, ofGroup(context.target), query.cursor),
  forms: {
    deleteGroupBanByForm: form("/groups/{alliance}/{group_slug}/bans/{user_id}/lift", {
      permission: "group.manage_members",
      submit: (context, { path }) => lift(context, ofGroup(context.target), path.user_id),
    }),
  },
});

/** The users who are banned from all groups of an alliance. */
export const allianceBans = page("showAllianceBans", "/alliances/{alliance}/bans", {
  ...common,
  permission: "alliance.manage_members",
  show: (context, { query }) => showBans(context, ofAlliance(context.target), query.cursor),
  forms: {
    deleteAllianceBanByForm: form("/alliances/{alliance}/bans/{user_id}/lift", {
      permission: "alliance.manage_members",
      submit: (context, { path }) => lift(context, ofAlliance(context.target), path.user_id),
    }),
  },
});
