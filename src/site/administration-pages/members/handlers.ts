import type { Schemas } from "../../../../generated/contract.ts";
import { InvalidField } from "../../../foundation/errors.ts";
import type { Handler } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import {
  allianceBansPath,
  attendeesPath,
  groupBansPath,
  groupMembersPath,
  groupName,
} from "../../../web/page-paths.ts";
import { groupAt } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { wordsOf } from "../../community-pages/visit.ts";
import { requireAdministeredGroup } from "../administered.ts";
import { callApi } from "../call.ts";
import { administrationForm } from "../forms.ts";
import { asked, done, inRow } from "../visit.ts";
import { allianceBansPage, groupBansPage, membersPage } from "./pages.ts";

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
    const { group } = await requireAdministeredGroup(context, path);
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
    const { group } = await requireAdministeredGroup(context, path);
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
