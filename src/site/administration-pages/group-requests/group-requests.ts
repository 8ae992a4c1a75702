import { decideAboutGroupRequest } from "../../../community/group-requests/actions.ts";
import {
  acceptsGroupRequests,
  type GroupRequestRow,
  groupRequestOrder,
  listGroupRequests,
} from "../../../community/group-requests/queries.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { allianceEditPath, alliancePath, groupRequestsPath } from "../../../web/page-paths.ts";
import { cursor, listing, organizerNotice } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, oneOf, optional, required, withDefault } from "../../kit/schema.ts";

const path = "/alliances/{alliance}/group-requests";

const updateGroupRequestByForm = form(path, {
  permission: "alliance.create_group",
  body: {
    group_request_id: required(fromContract("Id"), "common.field.button"),
    decision: required(fromContract("GroupRequestDecision"), "organizers.problem.choice"),
    reason: optional(fromContract("GroupRequestReason"), "organizers.problem.line"),
  },
  submit: (context, { body: { group_request_id: id, decision: status, reason } }) =>
    decideAboutGroupRequest(context, { alliance: context.target.slug, id, status, ...(reason && { reason }) }),
  notice: "decided",
});

const toCard = ({ id, name, user, description, reason, requestedAt, decidedAt }: GroupRequestRow) => ({
  ...{ id, name, person: user.name, label: reason, text: description },
  requestedAt: toTimestamp(requestedAt),
  decidedAt: decidedAt && toTimestamp(decidedAt),
});

/** The pending or declined requests to start a group, oldest first, with buttons to decide. */
export const groupRequests = page("showGroupRequests", path, {
  permission: "alliance.create_group",
  template: "administration-pages/requests",
  query: { status: withDefault(oneOf(["pending", "declined"]), "pending"), cursor, notice: organizerNotice },
  show: async (context, { query: { cursor, status } }) => {
    const { target: alliance } = context;
    const { t, tHtml } = context.texts;
    const { id: allianceId } = alliance;
    const scope = { page: "group requests", id: allianceId, status };
    return {
      title: t("organizers.group_requests.title"),
      crumb: { name: alliance.name, path: alliancePath(alliance) },
      pagePath: groupRequestsPath(alliance),
      note: (await acceptsGroupRequests(context.db, alliance))
        ? tHtml("organizers.group_requests.hint", {})
        : tHtml("organizers.group_requests.closed", { a: `<a href="${allianceEditPath(alliance)}">` }),
      status,
      ...{ field: "group_request_id", approval: "approved", hasButtonForAll: false, hasReason: true },
      declineQuestion: "organizers.group_requests.decline_question",
      list: await listing(context, { scope, cursor, order: groupRequestOrder, view: toCard }, (page, db) =>
        listGroupRequests(db, { allianceId, status, ...page }),
      ),
    };
  },
  forms: { updateGroupRequestByForm },
});
