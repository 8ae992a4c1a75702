import { pictureAddress } from "../../../community/uploads/form.ts";
import type { Handler } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { groupEditPath, newGroupPath } from "../../../web/page-paths.ts";
import { groupAt } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { requireAdministeredAlliance, requireAdministeredGroup } from "../administered.ts";
import { callApi } from "../call.ts";
import { readAs } from "../fields.ts";
import { buttonForm, checkedForm, chosenLogo, pictureForm, pictureNotice, type ShowForm } from "../forms.ts";
import { asked, done } from "../visit.ts";
import { toGroupBody } from "./form.ts";
import { groupEditPage, newGroupPage } from "./pages.ts";

export const showGroupForm: Handler<"showGroupForm"> = async (context, { path, query }) =>
  htmlPage(await groupEditPage(context, path, asked(context, query)));

const showGroup: ShowForm = (context, shown, segment) => groupEditPage(context, groupAt({ segment }), shown);

export const submitGroup: Handler<"submitGroup"> = withUserForm(
  checkedForm(showGroup, "GroupForm", "GroupUpdate", toGroupBody),
  async (context, { path, body }) => {
    const { group } = await requireAdministeredGroup(context, path);
    await callApi(context, "updateGroup", {
      path: { alliance: path.alliance, group_id: group.id },
      body: readAs("GroupUpdate", toGroupBody(body), body),
      version: body.version,
    });
    return done(groupEditPath(group), "saved");
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
    return done(groupEditPath(group), pictureNotice(address));
  },
);

export const deleteGroupByForm: Handler<"deleteGroupByForm"> = withUserForm(
  buttonForm(showGroup),
  async (context, { path, body: { version } }) => {
    const { alliance } = path;
    const { group } = await requireAdministeredGroup(context, path);
    await callApi(context, "deleteGroup", { path: { alliance, group_id: group.id }, version });
    return done(newGroupPath({ slug: alliance }), "deleted");
  },
);

export const showNewGroup: Handler<"showNewGroup"> = async (context, { path, query }) =>
  htmlPage(await newGroupPage(context, path.alliance, asked(context, query)));

const showNew: ShowForm = (context, shown, segment) => newGroupPage(context, segment("alliance"), shown);

export const createGroupByForm: Handler<"createGroupByForm"> = withUserForm(
  checkedForm(showNew, "GroupForm", "GroupUpdate", toGroupBody),
  async (context, { path, body }) => {
    await requireAdministeredAlliance(context, path.alliance);
    const group = readAs("GroupCreate", toGroupBody(body), body);
    const created = await callApi(context, "createGroup", {
      path,
      body: { ...group, ...(await chosenLogo(context, body)) },
      form: body,
    });
    return done(groupEditPath(created), "created");
  },
);
