import { pictureAddress } from "../../../community/uploads/form.ts";
import type { Handler } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { groupEditPath, newGroupPath } from "../../../web/page-paths.ts";
import { emptyForm, groupAt } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { requireAdministeredAlliance, requireAdministeredGroup } from "../administered.ts";
import { callApi } from "../call.ts";
import { readAs } from "../fields.ts";
import { administrationForm, buttonForm, checked, pictureForm, type ShowForm } from "../forms.ts";
import { pictureNotice } from "../picture.ts";
import { noticeIn } from "../visit.ts";
import { groupFields, toGroupBody } from "./form.ts";
import { groupEditPage, newGroupPage } from "./pages.ts";

export const showGroupForm: Handler<"showGroupForm"> = async (context, { path, query: { notice } }) =>
  htmlPage(await groupEditPage(context, path, { form: emptyForm, notice: noticeIn(context, notice) }));

const showGroup: ShowForm = (context, shown, segment) => groupEditPage(context, groupAt({ segment }), shown);
const groupChecks = checked("GroupForm", "GroupUpdate", toGroupBody, groupFields);

export const submitGroup: Handler<"submitGroup"> = withUserForm(
  { ...administrationForm(showGroup), ...groupChecks },
  async (context, { path, body }) => {
    const { group } = await requireAdministeredGroup(context, path);
    await callApi(context, "updateGroup", {
      path: { alliance: path.alliance, group_id: group.id },
      body: readAs("GroupUpdate", toGroupBody(body), groupFields),
      version: body.version,
    });
    return { ...seeOther(`${groupEditPath(group)}?notice=saved`), isSettled: true };
  },
);

export const submitGroupPicture: Handler<"submitGroupPicture"> = withUserForm(
  pictureForm(showGroup),
  async (context, { path, body }) => {
    const { group } = await requireAdministeredGroup(context, path);
    const address = await pictureAddress(context, body);
    await callApi(context, "updateGroup", {
      path: { alliance: path.alliance, group_id: group.id },
      body: { [`${body.place}_url`]: address },
    });
    return { ...seeOther(`${groupEditPath(group)}?notice=${pictureNotice(address)}`), isSettled: true };
  },
);

export const deleteGroupByForm: Handler<"deleteGroupByForm"> = withUserForm(
  buttonForm(showGroup),
  async (context, { path, body: { version } }) => {
    const { alliance } = path;
    const { group } = await requireAdministeredGroup(context, path);
    await callApi(context, "deleteGroup", { path: { alliance, group_id: group.id }, version });
    return { ...seeOther(`${newGroupPath({ slug: alliance })}?notice=deleted`), isSettled: true };
  },
);

export const showNewGroup: Handler<"showNewGroup"> = async (context, { path, query: { notice } }) =>
  htmlPage(await newGroupPage(context, path.alliance, { form: emptyForm, notice: noticeIn(context, notice) }));

export const createGroupByForm: Handler<"createGroupByForm"> = withUserForm(
  {
    ...administrationForm((context, shown, segment) => newGroupPage(context, segment("alliance"), shown)),
    ...groupChecks,
  },
  async (context, { path, body }) => {
    await requireAdministeredAlliance(context, path.alliance);
    const group = await callApi(context, "createGroup", {
      path,
      body: readAs("GroupCreate", toGroupBody(body), groupFields),
      form: body,
    });
    return { ...seeOther(`${groupEditPath(group)}?notice=created`), isSettled: true };
  },
);
