import { confirmJoin, findOutcome, requireJoinRequest } from "../../../community/groups/join-requests/confirm.ts";
import { resendJoin } from "../../../community/groups/join-requests/request.ts";
import type { GroupKey } from "../../../community/groups/queries.ts";
import { welcome } from "../../../identity/auth/sign-in-links/enter.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { groupPath } from "../../../web/page-paths.ts";
import { template } from "../../../web/pages/template.ts";
import { linkToken, next } from "../../kit/fields.ts";
import { publicForm, publicPage } from "../../kit/page.ts";
import { fromContract, required } from "../../kit/schema.ts";

type ConfirmationPage = { group: { name: string; alliance: string }; name: string; email: string; token: string };

const confirmationTemplate = template<ConfirmationPage>("site/community-pages/join-requests/confirmation");

type Notice = "group_joined" | "join_banned" | "join_link_used";

const groupWith = (group: GroupKey, notice: Notice): string => `${groupPath(group)}?notice=${notice}`;

/** The notice for a visitor with a used link, which does not sign in. */
const repeatedNotice = ({ isMember }: { isMember: boolean }): Notice => (isMember ? "group_joined" : "join_link_used");

const confirm = publicForm("/joins/confirm", {
  permission: "public",
  body: { token: linkToken },
  isShownAgain: false,
  submit: async (context, { body: { token } }) => {
    const confirmed = await confirmJoin(context, token);
    const { group } = confirmed;
    if (confirmed.isRepeated) return seeOther(groupWith(group, repeatedNotice(confirmed)));
    const notice = confirmed.outcome === "banned" ? "join_banned" : "group_joined";
    return seeOther(await welcome(context, confirmed.entrance, groupWith(group, notice)));
  },
});

/** The button of the page that asks to open the email. */
const resend = publicForm("/joins/resend", {
  permission: "public",
  credentials: "none",
  body: { request: required(fromContract("Id"), "common.field.button"), next },
  isShownAgain: false,
  submit: async (context, { body: { request: id, next } }) => {
    await resendJoin(context, id);
    return seeOther(`/auth/login?notice=join_requested&next=${encodeURIComponent(next)}`);
  },
});

/** The page behind the link in the email to a signed-out visitor who wants to join a group. */
export const joinConfirmation = publicPage("showJoinConfirmation", "/joins/confirm", {
  permission: "public",
  credentials: "none",
  query: { token: linkToken },
  show: async (context, { query: { token } }) => {
    const found = await requireJoinRequest(context, token);
    const outcome = await findOutcome(context, found);
    if (outcome) return seeOther(groupWith(found.group, repeatedNotice(outcome)));
    const { name, email } = found.request;
    return context.render(confirmationTemplate, { group: found.group, name, email, token });
  },
  forms: { confirmJoin: confirm, resendJoinRequest: resend },
});
