import { liftBan, toBan } from "../../../community/bans/actions.ts";
import { banOrder, listBans } from "../../../community/bans/queries.ts";
import { listing } from "../../kit/list.ts";
import { form, page } from "../../kit/page.ts";
import { listPage, type PlaceKind, placeOf, placePaths } from "../shared.ts";

/** The users who are banned from a group, or from all groups of an alliance, newest ban first, each with a button to lift it. */
const bansOf = (kind: PlaceKind, id: string, formId: string) => {
  const path = `${placePaths[kind]}/bans` as const;
  const permission = `${kind}.manage_members` as const;
  return page(id, path, {
    ...listPage,
    permission,
    template: "administration-pages/members/bans",
    show: async (context, { query: { cursor } }) => {
      const { alliance, groupId, crumb } = placeOf(context.target);
      const scope = { allianceId: alliance.id, groupId };
      const list = { scope: { page: "bans", ...scope }, cursor, order: banOrder, view: toBan };
      return {
        crumb,
        /** The page of the members; alliances have none. */
        members: groupId === null ? null : `${crumb.path}/members`,
        list: await listing(context, list, (page) => listBans(context.db, { scope, ...page })),
      };
    },
    forms: {
      [formId]: form(`${path}/{user_id}/lift`, {
        permission,
        submit: (context, { path }) => liftBan(context, placeOf(context.target).name, path.user_id),
        notice: "lifted",
      }),
    },
  });
};

export const bans = [
  bansOf("group", "showGroupBans", "deleteGroupBanByForm"),
  bansOf("alliance", "showAllianceBans", "deleteAllianceBanByForm"),
].flat();
