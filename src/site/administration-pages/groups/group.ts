import { deleteGroup, updateGroup } from "../../../community/groups/actions.ts";
import { groupPolicy, requireGroup } from "../../../community/groups/policy.ts";
import { toAdministeredGroup } from "../../../community/groups/views.ts";
import { pictureAddress } from "../../../community/uploads/receive.ts";
import { may } from "../../../identity/access/policy.ts";
import { tagOf } from "../../../server/http/etag.ts";
import { groupEditPath, groupPath, newGroupPath } from "../../../web/page-paths.ts";
import { done } from "../../kit/notices.ts";
import { form, page } from "../../kit/page.ts";
import { buttonBody, editPage, formPage } from "../form-page.ts";
import { pictureBody, pictureNotice } from "../pictures.ts";
import { groupForm } from "./form.ts";

const submitGroup = form("/groups/{alliance}/{group_slug}/edit", {
  permission: "group.update",
  ...groupForm.edit,
  submit: async (context, { body }) => {
    const { target: group } = context;
    await updateGroup(context, { group, changes: groupForm.toUpdate(body), version: body.version });
    return done(groupEditPath(group), "saved");
  },
});

const submitGroupPicture = form("/groups/{alliance}/{group_slug}/picture", {
  permission: "group.update",
  body: pictureBody,
  consumes: ["multipart/form-data"],
  submit: async (context, { body }) => {
    const { target: group } = context;
    const address = await pictureAddress(context, body);
    await updateGroup(context, { group, changes: { [`${body.place}_url`]: address } });
    return done(groupEditPath(group), pictureNotice(address));
  },
});

const deleteGroupByForm = form("/groups/{alliance}/{group_slug}/delete", {
  permission: "group.delete",
  body: buttonBody,
  needsBody: true,
  submit: async (context, { path, body: { version } }) => {
    await deleteGroup(context, { group: context.target, version });
    return done(newGroupPath({ slug: path.alliance }), "deleted");
  },
});

/** The form to edit a group, with those of its pictures and, for administrators of the alliance, its deletion. */
export const group = page("showGroupForm", "/groups/{alliance}/{group_slug}/edit", {
  ...formPage,
  permission: "group.update",
  show: async (context, input) => {
    const { t } = context.texts;
    const { group: row, viewer } = await requireGroup(context, { id: context.target.id });
    const group = toAdministeredGroup(row, context.baseUrl);
    const { name } = group;
    const mayDelete = may(groupPolicy.verbs.delete, viewer, row);
    return editPage(context, input, {
      form: groupForm,
      id: "submitGroup",
      title: t("organizers.groups.edit", { name }),
      crumb: { name, path: groupPath(row) },
      values: groupForm.fill(group),
      shownVersion: tagOf(group, row.revision),
      link: group.active ? group.html_url : null,
      pictures: ["logo", "banner"],
      ...(mayDelete && {
        deletion: { label: t("organizers.groups.delete"), question: t("organizers.groups.delete_question") },
      }),
    });
  },
  forms: { submitGroup, submitGroupPicture, deleteGroupByForm },
});
