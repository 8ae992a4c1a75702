import { alliancePolicy } from "../../../community/alliances/policy.ts";
import { liftBan, removeMember, toBan } from "../../../community/bans/actions.ts";
import { banOrder, listBans } from "../../../community/bans/queries.ts";
import { decideJoinRequests } from "../../../community/groups/join-requests/actions.ts";
import {
  type JoinRequestRow,
  joinRequestOrder,
  listJoinRequests,
} from "../../../community/groups/join-requests/queries.ts";
import { listMembers, memberOrder } from "../../../community/groups/memberships/queries.ts";
import { toMember } from "../../../community/groups/memberships/views.ts";
import { requireGroup } from "../../../community/groups/policy.ts";
import { InvalidField } from "../../../foundation/errors.ts";
import { may, viewerOf } from "../../../identity/access/policy.ts";
import { conformsTo } from "../../../server/http/components.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import {
  attendeesPath,
  groupEditPath,
  groupMembersPath,
  groupPath,
  joinRequestsPath,
} from "../../../web/page-paths.ts";
import {
  cursor,
  formText,
  listing,
  organizerNotice,
  redirectWithNotice,
  searchWords,
  wordsOf,
} from "../../kit/fields.ts";
import { form, formInRow, page } from "../../kit/page.ts";
import { fromContract, listOf, oneOf, optional, required, withDefault } from "../../kit/schema.ts";
import { type CommunityKind, communityOf, communityPaths, listPageOptions } from "../shared.ts";

const extents = ["removal", "group_ban", "alliance_ban"] as const;

/** An empty reason counts as omitted. @throws InvalidField */
const readRemoval = ({ extent, reason = "" }: { extent: (typeof extents)[number]; reason?: string }) => {
  const ban = extent !== "removal";
  const trimmed = reason.trim();
  if (trimmed === "") return { ban };
  if (!ban || !conformsTo("BanReason", trimmed)) throw new InvalidField("reason", "is the reason for a ban");
  return { ban, reason: trimmed };
};

const removeGroupMemberByForm = form("/groups/{alliance}/{group_slug}/members/{user_id}/remove", {
  permission: "group.manage_members",
  body: {
    extent: required(oneOf(extents), "organizers.problem.choice"),
    reason: optional(formText, "organizers.problem.reason"),
    /** The event whose attendees page has the form. The form then redirects to that page. */
    event_slug: optional(fromContract("Slug"), "common.field.button"),
  },
  submit: async (context, { path: { user_id: userId }, body }) => {
    const { target: group } = context;
    const { id, alliance } = group;
    const scope = body.extent === "alliance_ban" ? { alliance } : { id };
    const removal = readRemoval(body);
    await removeMember(context, scope, { userId, ...removal });
    const { event_slug: slug } = body;
    const nextPath = slug === undefined ? groupMembersPath(group) : attendeesPath({ alliance, group, slug });
    return redirectWithNotice(nextPath, removal.ban ? "banned" : "removed");
  },
});

/** The members of a group, newest first, each with a form to remove or ban them. */
export const members = page("showGroupMembers", "/groups/{alliance}/{group_slug}/members", {
  ...listPageOptions,
  permission: "group.manage_members",
  template: "administration-pages/members/members",
  query: { q: searchWords, ...listPageOptions.query },
  show: async (context, input) => {
    const { target: group } = context;
    const { id: groupId, allianceId, alliance: slug } = group;
    const { cursor, q } = input.query;
    const words = wordsOf(q);
    const { manage_members: manageInAlliance } = alliancePolicy.verbs;
    const [viewer, list] = await Promise.all([
      viewerOf(context, manageInAlliance.scope),
      listing(
        context,
        { scope: { page: "members", id: groupId, words }, cursor, words, order: memberOrder, view: toMember },
        (page, db) => listMembers(db, { groupId, q: words, ...page }),
      ),
    ]);
    return {
      form: formInRow(input, "user_id"),
      crumb: { name: group.name, path: groupPath(group) },
      list,
      q: words ?? "",
      mayBanFromAlliance: may(manageInAlliance, viewer, { id: allianceId, slug, name: slug }),
    };
  },
  forms: { removeGroupMemberByForm },
});

/** The users who are banned from a group or an alliance, newest ban first, each with a button to lift the ban. */
const bansOf = (kind: CommunityKind, id: string, formId: string) => {
  const path = `${communityPaths[kind]}/bans` as const;
  const permission = `${kind}.manage_members` as const;
  return page(id, path, {
    ...listPageOptions,
    permission,
    template: "administration-pages/members/bans",
    show: async (context, { query: { cursor } }) => {
      const { alliance, groupId, crumb } = communityOf(context.target);
      const scope = { allianceId: alliance.id, groupId };
      const list = { scope: { page: "bans", ...scope }, cursor, order: banOrder, view: toBan };
      return {
        crumb,
        /** The path of the group's members page. An alliance has no such page. */
        members: groupId === null ? null : `${crumb.path}/members`,
        list: await listing(context, list, (page) => listBans(context.db, { scope, ...page })),
      };
    },
    forms: {
      [formId]: form(`${path}/{user_id}/lift`, {
        permission,
        submit: (context, { path }) => liftBan(context, communityOf(context.target).ref, path.user_id),
        notice: "lifted",
      }),
    },
  });
};

export const bans = [
  bansOf("group", "showGroupBans", "deleteGroupBanByForm"),
  bansOf("alliance", "showAllianceBans", "deleteAllianceBanByForm"),
].flat();

const joinRequestsRoute = "/groups/{alliance}/{group_slug}/join-requests";

/** Approves or declines one request to join, or all requests that the page shows. */
const updateJoinRequestsByForm = form(joinRequestsRoute, {
  permission: "group.manage_members",
  body: {
    user_id: required(
      listOf(fromContract("Id"), { minItems: 1, maxItems: 100, uniqueItems: true }),
      "common.field.button",
    ),
    decision: required(fromContract("JoinDecision"), "organizers.problem.choice"),
  },
  submit: (context, { body: { user_id: user_ids, decision: status } }) =>
    decideJoinRequests(context, { id: context.target.id }, { user_ids, status }),
  notice: ({ items }) => (items.every(({ code }) => code === null) ? "decided" : "partly_decided"),
});

const toCard = ({ id, name, question, answer, requestedAt, decidedAt }: JoinRequestRow) => ({
  ...{ id, name, person: name, label: answer && question, text: answer },
  requestedAt: toTimestamp(requestedAt),
  decidedAt: decidedAt && toTimestamp(decidedAt),
});

/** The pending or declined requests to join a group, oldest first, with buttons to decide. */
export const joinRequests = page("showJoinRequests", joinRequestsRoute, {
  permission: "group.manage_members",
  template: "administration-pages/requests",
  query: { status: withDefault(fromContract("JoinRequestStatus"), "pending"), cursor, notice: organizerNotice },
  show: async (context, { query: { cursor, status } }) => {
    const { id: groupId } = context.target;
    const { group } = await requireGroup(context, { id: groupId });
    const { t, tHtml } = context.texts;
    const scope = { page: "join requests", id: groupId, status };
    return {
      title: t("organizers.join_requests.title"),
      crumb: { name: group.name, path: groupPath(group) },
      pagePath: joinRequestsPath(group),
      note:
        group.joinPolicy === "open"
          ? tHtml("organizers.join_requests.open", { a: `<a href="${groupEditPath(group)}">` })
          : tHtml("organizers.join_requests.hint", {}),
      status,
      ...{ field: "user_id", approval: "member", hasButtonForAll: true, hasReason: false },
      declineQuestion: "organizers.join_requests.decline_question",
      list: await listing(context, { scope, cursor, order: joinRequestOrder, view: toCard }, (page, db) =>
        listJoinRequests(db, { groupId, status, ...page }),
      ),
    };
  },
  forms: { updateJoinRequestsByForm },
});
