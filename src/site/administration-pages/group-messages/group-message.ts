import type { Schemas } from "../../../../generated/contract.ts";
import { sendMessage } from "../../../community/groups/messages/actions.ts";
import { groupMessageOrder, listGroupMessages } from "../../../community/groups/messages/queries.ts";
import { toGroupMessage } from "../../../community/groups/messages/views.ts";
import { groupPolicy } from "../../../community/groups/policy.ts";
import { countGroupRecipients } from "../../../community/notifications/kinds/messages.ts";
import { keyOfForm } from "../../../community/resources/idempotency.ts";
import { listPage } from "../../../community/resources/list.ts";
import { authorize } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { type GroupPath, groupMessagePath, groupName, groupPath } from "../../../web/page-paths.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import type { Listing, Shown, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { cursor, formKey } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, oneOf, optional, required } from "../../kit/schema.ts";
import { conflictProblem } from "../problems.ts";
import { administrationNotice, type Crumb, done, shownIn } from "../visit.ts";

type Preview = { subject: string; message: string; form_key?: string };

type GroupMessagePage = UserPage & {
  crumb: Crumb;
  action: string;
  timezone: string;
  recipients: number;
  preview: Preview | null;
  list: Listing<Schemas["GroupMessage"]>;
};

const groupMessageTemplate = template<GroupMessagePage>("site/administration-pages/group-messages/group-message");

const groupMessagePage = async (
  context: UserContext,
  path: GroupPath,
  { form, notice, cursor }: Shown,
  preview: Preview | null = null,
) => {
  const group = await authorize(context, groupPolicy, "message", groupName(path));
  const list = { scope: { page: "group messages", id: group.id }, query: pageOf(cursor), order: groupMessageOrder };
  const [user, recipients, messages] = await Promise.all([
    signedInUser(context),
    countGroupRecipients(context.db, group.id),
    listPage(context, { ...list, view: toGroupMessage }, (page) =>
      listGroupMessages(context.db, { groupId: group.id, ...page }),
    ),
  ]);
  return context.render(groupMessageTemplate, {
    user,
    form,
    notice,
    crumb: { name: group.name, path: groupPath(group) },
    action: groupMessagePath(group),
    timezone: user.timezone ?? "UTC",
    recipients,
    preview,
    list: toListing(context, messages),
  });
};

const send = form("/groups/{alliance}/{group_slug}/message", {
  permission: "group.message",
  body: {
    subject: required(fromContract("ShortText"), "common.field.subject"),
    message: required(fromContract("MessageText"), "common.field.message"),
    /** Whether the preview was seen. Without it, nothing is sent. */
    confirmed: optional(oneOf(["true"]), "common.field.button"),
    form_key: formKey,
  },
  produces: ["text/html"],
  submit: async (context, { path, body }) => {
    const { subject, message, confirmed } = body;
    if (confirmed === undefined) {
      const form = { values: { subject, message }, problems: [] };
      return htmlPage(await groupMessagePage(context, path, { form, notice: null }, body));
    }
    await sendMessage(context, groupName(path), { body: { subject, text: message }, headers: keyOfForm(body) });
    return done(groupMessagePath(groupName(path)), "message_sent");
  },
});

/** The messages to the members of a group, newest first, and a form to send one after a preview. */
export const groupMessages = page("showGroupMessages", "/groups/{alliance}/{group_slug}/message", {
  permission: "group.message",
  query: { cursor, notice: administrationNotice },
  problemIn: conflictProblem,
  show: (context, input) => groupMessagePage(context, input.path, shownIn(context, input)),
  forms: { sendGroupMessageByForm: send },
});
