import { sendMessage, toGroupMessage } from "../../../community/groups/messages/actions.ts";
import { groupMessageOrder, listGroupMessages } from "../../../community/groups/messages/queries.ts";
import type { GroupKey } from "../../../community/groups/queries.ts";
import { countGroupRecipients } from "../../../community/notifications/kinds/messages.ts";
import { idempotencyHeadersOf } from "../../../community/resources/idempotency.ts";
import type { UserContext } from "../../../identity/context.ts";
import { groupPath } from "../../../web/page-paths.ts";
import { formKey, listing, redirectWithNotice } from "../../kit/fields.ts";
import { form, page, renderPage } from "../../kit/page.ts";
import { fromContract, oneOf, optional, required } from "../../kit/schema.ts";
import { listPageOptions } from "../shared.ts";

type Preview = { subject: string; message: string; form_key?: string };

const template = "administration-pages/group-messages/group-message";

const showMessages = async (
  context: UserContext,
  group: GroupKey,
  { cursor, preview }: { cursor?: string; preview?: Preview },
) => {
  const { id: groupId, name } = group;
  const path = groupPath(group);
  const scope = { page: "group messages", id: groupId };
  const [recipients, list] = await Promise.all([
    countGroupRecipients(context.db, groupId),
    listing(context, { scope, cursor, order: groupMessageOrder, view: toGroupMessage }, (page) =>
      listGroupMessages(context.db, { groupId, ...page }),
    ),
  ]);
  return { crumb: { name, path }, action: `${path}/message`, recipients, preview, list };
};

const sendGroupMessageByForm = form("/groups/{alliance}/{group_slug}/message", {
  permission: "group.message",
  body: {
    subject: required(fromContract("ShortText"), "common.field.subject"),
    message: required(fromContract("MessageText"), "common.field.message"),
    /** Whether the user has confirmed the preview. If omitted, the form shows the preview. */
    confirmed: optional(oneOf(["true"]), "common.field.button"),
    form_key: formKey,
  },
  produces: ["text/html"],
  submit: async (context, { body }) => {
    const { target: group } = context;
    const { subject, message, confirmed } = body;
    if (confirmed === undefined) {
      const form = { values: { subject, message }, problems: [] };
      return renderPage(context, template, { form, ...(await showMessages(context, group, { preview: body })) });
    }
    await sendMessage(
      context,
      { id: group.id },
      { body: { subject, text: message }, headers: idempotencyHeadersOf(body) },
    );
    return redirectWithNotice(`${groupPath(group)}/message`, "message_sent");
  },
});

/** The messages to the members of a group, newest first, and a form to send one after a preview. */
export const groupMessages = page("showGroupMessages", "/groups/{alliance}/{group_slug}/message", {
  ...listPageOptions,
  permission: "group.message",
  template,
  show: (context, { query }) => showMessages(context, context.target, query),
  forms: { sendGroupMessageByForm },
});
