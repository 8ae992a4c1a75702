import { liftBan, toBan } from "../../../community/bans/actions.ts";
import { banOrder, listBans } from "../../../community/bans/queries.ts";
import type { UserContext } from "../../../identity/context.ts";
import { listing } from "../../kit/list.ts";
import { redirectWithNotice } from "../../kit/notices.ts";
import { form, page } from "../../kit/page.ts";
import { listPage, type Place, placeOfAlliance, placeOfGroup } from "../shared.ts";

const template = "administration-pages/members/bans";

const showBans = async (context: UserContext, { alliance, groupId, crumb }: Place, cursor: string | undefined) => {
  const scope = { allianceId: alliance.id, groupId };
  const list = { scope: { page: "bans", ...scope }, cursor, order: banOrder, view: toBan };
  return {
    crumb,
    /** The page of the members; alliances have none. */
    members: groupId === null ? null : `${crumb.path}/members`,
    list: await listing(context, list, (page) => listBans(context.db, { scope, ...page })),
  };
};

const lift = async (context: UserContext, { name, crumb }: Place, userId: string) => {
  await liftBan(context, name, userId);
  return redirectWithNotice(`${crumb.path}/bans`, "lifted");
};

/** The users who are banned from a group, newest ban first, each with a button to lift it. */
export const groupBans = page("showGroupBans", "/groups/{alliance}/{group_slug}/bans", {
  ...listPage,
  template,
  permission: "group.manage_members",
  show: (context, { query }) => showBans(context, placeOfGroup(context.target), query.cursor),
  forms: {
    deleteGroupBanByForm: form("/groups/{alliance}/{group_slug}/bans/{user_id}/lift", {
      permission: "group.manage_members",
      submit: (context, { path }) => lift(context, placeOfGroup(context.target), path.user_id),
    }),
  },
});

/** The users who are banned from all groups of an alliance. */
export const allianceBans = page("showAllianceBans", "/alliances/{alliance}/bans", {
  ...listPage,
  template,
  permission: "alliance.manage_members",
  show: (context, { query }) => showBans(context, placeOfAlliance(context.target), query.cursor),
  forms: {
    deleteAllianceBanByForm: form("/alliances/{alliance}/bans/{user_id}/lift", {
      permission: "alliance.manage_members",
      submit: (context, { path }) => lift(context, placeOfAlliance(context.target), path.user_id),
    }),
  },
});
