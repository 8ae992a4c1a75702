import type { Schemas } from "../../../../generated/contract.ts";
import { alliancePolicy } from "../../../community/alliances/policy.ts";
import { allianceTarget, groupTarget, removeMember } from "../../../community/bans/actions.ts";
import { listMembers, memberOrder } from "../../../community/groups/memberships/queries.ts";
import { toMember } from "../../../community/groups/memberships/views.ts";
import { groupPolicy } from "../../../community/groups/policy.ts";
import { listPage } from "../../../community/resources/list.ts";
import { InvalidField } from "../../../foundation/errors.ts";
import { authorizeRow, may } from "../../../identity/access/policy.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { conformsTo } from "../../../server/http/components.ts";
import { attendeesPath, groupMembersPath, groupName, groupPath } from "../../../web/page-paths.ts";
import type { Listing, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing, wordsOf } from "../../community-pages/visit.ts";
import { cursor, formText } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, oneOf, optional, required, text } from "../../kit/schema.ts";
import { conflictProblem } from "../problems.ts";
import { administrationNotice, type Crumb, done, shownInRows } from "../visit.ts";

type MembersPage = UserPage & {
  crumb: Crumb;
  list: Listing<Schemas["Member"]>;
  mayBanFromAlliance: boolean;
  q: string;
};

const membersTemplate = template<MembersPage>("site/administration-pages/members/members");

const extents = ["removal", "group_ban", "alliance_ban"] as const;

/** An empty reason counts as omitted. @throws InvalidField */
const removalOf = ({ extent, reason = "" }: { extent: (typeof extents)[number]; reason?: string }) => {
  const ban = extent !== "removal";
  const given = reason.trim();
  if (given === "") return { ban };
  if (!ban || !conformsTo("BanReason", given)) throw new InvalidField("reason", "is the reason for a ban");
  return { ban, reason: given };
};

const remove = form("/groups/{alliance}/{group_slug}/members/{user_id}/remove", {
  permission: "group.manage_members",
  body: {
    extent: required(oneOf(extents), "organizers.problem.choice"),
    reason: optional(formText, "organizers.problem.reason"),
    /** The event whose page of attendees has the form, and is shown next. */
    event_slug: optional(fromContract("Slug"), "common.field.button"),
  },
  submit: async (context, { path, body }) => {
    const { alliance, user_id: userId } = path;
    const group = groupName(path);
    const target = body.extent === "alliance_ban" ? allianceTarget(alliance) : groupTarget(group);
    const removal = removalOf(body);
    await removeMember(context, target, { userId, ...removal });
    const back =
      body.event_slug === undefined
        ? groupMembersPath(group)
        : attendeesPath({ alliance, group, slug: body.event_slug });
    return done(back, removal.ban ? "banned" : "removed");
  },
});

/** The members of a group, the last joined first, each with a form to remove or ban them. */
export const members = page("showGroupMembers", "/groups/{alliance}/{group_slug}/members", {
  permission: "group.manage_members",
  query: { q: optional(text({ maxLength: 200 })), cursor, notice: administrationNotice },
  problemIn: conflictProblem,
  show: async (context, input) => {
    const { row: group, viewer } = await authorizeRow(
      context,
      groupPolicy,
      "manage_members",
      groupName(input.path),
      groupPolicy.find,
    );
    const { form, notice, cursor } = shownInRows(context, input, "user_id");
    const words = wordsOf(input.query.q);
    const scope = { page: "members", id: group.id, words };
    const [user, members] = await Promise.all([
      signedInUser(context),
      listPage(context, { scope, query: pageOf(cursor, words), order: memberOrder, view: toMember }, (page, db) =>
        listMembers(db, { groupId: group.id, q: words, ...page }),
      ),
    ]);
    const alliance = { id: group.allianceId, slug: group.alliance, name: group.alliance };
    return context.render(membersTemplate, {
      user,
      form,
      notice,
      crumb: { name: group.name, path: groupPath(group) },
      list: toListing(context, members),
      q: words ?? "",
      mayBanFromAlliance: may(alliancePolicy.verbs.manage_members, viewer, alliance),
    });
  },
  forms: { removeGroupMemberByForm: remove },
});
