import type { Schemas } from "../../../../generated/contract.ts";
import { groupMessageOrder, listGroupMessages } from "../../../community/groups/messages/queries.ts";
import { toGroupMessage } from "../../../community/groups/messages/views.ts";
import { countGroupRecipients } from "../../../community/notifications/kinds/messages.ts";
import { listPage } from "../../../community/resources/list.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { type GroupPath, groupMessagePath, groupName, groupPath } from "../../../web/page-paths.ts";
import { groupAt } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import type { Listing, Shown, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { administeredGroup } from "../../pages/administered.ts";
import { callApi } from "../call.ts";
import { administrationForm } from "../forms.ts";
import { asked, type Crumb, done } from "../visit.ts";

type Preview = Pick<Schemas["GroupMessageForm"], "subject" | "message" | "form_key">;

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
  const { group } = await administeredGroup(context, "message", path);
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

export const showGroupMessages: Handler<"showGroupMessages"> = async (context, { path, query }) =>
  htmlPage(await groupMessagePage(context, path, asked(context, query)));

export const sendGroupMessageByForm: Handler<"sendGroupMessageByForm"> = withUserForm(
  {
    ...administrationForm((context, shown, segment) => groupMessagePage(context, groupAt({ segment }), shown)),
    schema: "GroupMessageForm",
  },
  async (context, { path, body }) => {
    const { subject, message, confirmed } = body;
    if (confirmed === undefined) {
      const values = { subject, message };
      return htmlPage(await groupMessagePage(context, path, { form: { values, problems: [] }, notice: null }, body));
    }
    const { group } = await administeredGroup(context, "message", path);
    await callApi(context, "sendGroupMessage", {
      path: { alliance: path.alliance, group_id: group.id },
      body: { subject, text: message },
      form: body,
    });
    return done(groupMessagePath(groupName(path)), "message_sent");
  },
);
