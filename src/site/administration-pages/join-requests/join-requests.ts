import { decideAboutRequests } from "../../../community/groups/join-requests/actions.ts";
import { joinRequestOrder, listJoinRequests } from "../../../community/groups/join-requests/queries.ts";
import { toJoinRequest } from "../../../community/groups/join-requests/views.ts";
import { requireGroup } from "../../../community/groups/policy.ts";
import { groupEditPath, groupPath, joinRequestsPath } from "../../../web/page-paths.ts";
import { cursor } from "../../kit/fields.ts";
import { listing } from "../../kit/list.ts";
import { organizerNotice } from "../../kit/notices.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, listOf, required, withDefault } from "../../kit/schema.ts";

const path = "/groups/{alliance}/{group_slug}/join-requests";

/** The buttons of one person, and the button for all that are shown. */
const decide = form(path, {
  permission: "group.manage_members",
  body: {
    user_id: required(
      listOf(fromContract("Id"), { minItems: 1, maxItems: 100, uniqueItems: true }),
      "common.field.button",
    ),
    decision: required(fromContract("JoinDecision"), "organizers.problem.choice"),
  },
  submit: (context, { body: { user_id: user_ids, decision: status } }) =>
    decideAboutRequests(context, { id: context.target.id }, { user_ids, status }),
  notice: ({ items }) => (items.every(({ code }) => code === null) ? "decided" : "partly_decided"),
});

/** The pending or declined requests to join a group, oldest first, with buttons to decide. */
export const joinRequests = page("showJoinRequests", path, {
  permission: "group.manage_members",
  template: "administration-pages/join-requests/join-requests",
  query: { status: withDefault(fromContract("JoinRequestStatus"), "pending"), cursor, notice: organizerNotice },
  show: async (context, { query: { cursor, status } }) => {
    const { id: groupId } = context.target;
    const { group } = await requireGroup(context, { id: groupId });
    const scope = { page: "join requests", id: groupId, status };
    return {
      crumb: { name: group.name, path: groupPath(group) },
      address: joinRequestsPath(group),
      editPath: groupEditPath(group),
      isOpen: group.joinPolicy === "open",
      status,
      list: await listing(context, { scope, cursor, order: joinRequestOrder, view: toJoinRequest }, (page, db) =>
        listJoinRequests(db, { groupId, status, ...page }),
      ),
    };
  },
  forms: { updateJoinRequestsByForm: decide },
});
