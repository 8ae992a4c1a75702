import { requireAlliance } from "../../../community/alliances/policy.ts";
import { createGroupRequest } from "../../../community/group-requests/actions.ts";
import { acceptsGroupRequests, findPendingRequest } from "../../../community/group-requests/queries.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, required } from "../../kit/schema.ts";

const path = "/alliances/{alliance}/groups/request";

const createGroupRequestByForm = form(path, {
  permission: "signed_in",
  body: {
    name: required(fromContract("Name"), "common.field.name"),
    description: required(fromContract("Description"), "organizers.problem.description"),
  },
  submit: async (context, { path: { alliance }, body }) => {
    await createGroupRequest(context, { path: { alliance }, body, headers: {} });
    return seeOther("/dashboard?notice=group_request_sent");
  },
});

/** The form to ask the alliance's administrators for a group. */
export const groupRequest = page("showGroupRequest", path, {
  permission: "signed_in",
  template: "community-pages/group-requests/group-request",
  show: async ({ db, caller }, { path }) => {
    const alliance = await requireAlliance(db, path.alliance);
    const pending = await findPendingRequest(db, { userId: caller.userId, allianceId: alliance.id });
    return { alliance, isOpen: await acceptsGroupRequests(db, alliance), pending: pending?.name ?? null };
  },
  forms: { createGroupRequestByForm },
});
