import { requestToJoin as request } from "../../../community/groups/join-requests/request.ts";
import { noGroupAt } from "../../../community/groups/rules.ts";
import { checkMail } from "../../../identity/auth/typed-email.ts";
import type { Handler } from "../../../identity/context.ts";
import { withForm } from "../../../identity/forms.ts";
import { groupName, groupPath } from "../../../web/page-paths.ts";
import { groupAt } from "../../../web/pages/form.ts";
import { groupPage } from "../pages.ts";

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
