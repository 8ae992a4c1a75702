import {
  confirmJoin as confirm,
  findOutcome,
  requireJoinRequest,
} from "../../../community/groups/join-requests/confirm.ts";
import { requestToJoin as request, resendJoin } from "../../../community/groups/join-requests/request.ts";
import type { GroupKey } from "../../../community/groups/queries.ts";
import { noGroupAt } from "../../../community/groups/rules.ts";
import { welcome } from "../../../identity/auth/sign-in-links/enter.ts";
import { checkMail } from "../../../identity/auth/typed-email.ts";
import type { Handler } from "../../../identity/context.ts";
import { withForm } from "../../../identity/forms.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { groupName, groupPath } from "../../../web/page-paths.ts";
import { groupAt } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { template } from "../../../web/pages/template.ts";
import { groupPage } from "../pages.ts";

type ConfirmationPage = { group: { name: string; alliance: string }; name: string; email: string; token: string };

const confirmationTemplate = template<ConfirmationPage>("site/community-pages/join-requests/confirmation");

/* Requests of signed-out visitors to join a group: the form, the email, and the confirmation page. */

export const requestToJoin: Handler<"requestToJoin"> = withForm(
  {
    schema: "JoinRequestForm",
    isOfPath: true,
    show: (context, rejected) =>
      groupPage({ ...context, caller: null }, groupAt(rejected), { form: rejected.form, notice: null }),
  },
  async (context, { path, body }) => {
    const name = groupName(path);
    const id = await request(context, name, noGroupAt(name), body);
    if (context.isForm) await context.handover.give("join_request", id);
    return checkMail(context, { notice: "join_requested", email: body.email, next: groupPath(name) });
  },
);

export const resendJoinRequest: Handler<"resendJoinRequest"> = async (context, { body: { request: id, next } }) => {
  await resendJoin(context, id);
  return seeOther(`/auth/login?notice=join_requested&next=${encodeURIComponent(next)}`);
};

type Notice = "group_joined" | "join_banned" | "join_link_used";

const groupWith = (group: GroupKey, notice: Notice): string => `${groupPath(group)}?notice=${notice}`;

/** The notice for a visitor with a used link, which does not sign in. */
const repeatedNotice = ({ isMember }: { isMember: boolean }): Notice => (isMember ? "group_joined" : "join_link_used");

export const showJoinConfirmation: Handler<"showJoinConfirmation"> = async (context, { query: { token } }) => {
  const found = await requireJoinRequest(context, token);
  const outcome = await findOutcome(context, found);
  if (outcome) return seeOther(groupWith(found.group, repeatedNotice(outcome)));
  const { name, email } = found.request;
  return htmlPage(await context.render(confirmationTemplate, { group: found.group, name, email, token }));
};

export const confirmJoin: Handler<"confirmJoin"> = async (context, { body: { token } }) => {
  const confirmed = await confirm(context, token);
  const { group } = confirmed;
  if (confirmed.isRepeated) return seeOther(groupWith(group, repeatedNotice(confirmed)));
  const notice = confirmed.outcome === "banned" ? "join_banned" : "group_joined";
  return seeOther(await welcome(context, confirmed.entrance, groupWith(group, notice)));
};
