import { createGroupForFounder } from "../../../community/group-requests/actions.ts";
import { deleteGroup, updateGroup } from "../../../community/groups/actions.ts";
import { groupPolicy, requireGroup } from "../../../community/groups/policy.ts";
import { groupOrders, listGroups } from "../../../community/groups/queries.ts";
import { toAdministeredGroup } from "../../../community/groups/views.ts";
import { idempotencyHeadersOf } from "../../../community/resources/idempotency.ts";
import { storeSubmittedPicture } from "../../../community/uploads/receive.ts";
import { may, viewerOf } from "../../../identity/access/policy.ts";
import { tagOf } from "../../../server/http/responses.ts";
import { alliancePath, groupEditPath, groupPath } from "../../../web/page-paths.ts";
import { contractForm } from "../../kit/contract-form.ts";
import { formKey, photo, redirectWithNotice, version } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { buttonBody, editPage, formPageOptions, newPage, pictureBody, pictureNotice, storeLogo } from "../form-page.ts";

export const groupForm = contractForm({
  create: "GroupCreate",
  update: "GroupUpdate",
  sections: [
    [null, ["name", "description", "category", "tags", "active"]],
    ["organizers.section.joining", ["join_policy", "join_question"]],
    ["organizers.section.place", ["city", "region", "country_code", "location"]],
    ["organizers.section.links", ["website_url", "contact_email", "links"]],
    ["organizers.section.pictures", ["photo", "logo_url", "banner_url"]],
  ],
  edit: { version },
  creation: { photo, form_key: formKey },
});

const maxHidden = 50;

const createGroupByForm = form("/alliances/{alliance}/groups/new", {
  permission: "alliance.create_group",
  ...groupForm.create,
  submit: async (context, { path, body }) => {
    const group = groupForm.toCreate(body);
    const created = await createGroupForFounder(
      context,
      { userId: context.caller.userId, alliance: context.target },
      { path, body: { ...group, ...(await storeLogo(context, body)) }, headers: idempotencyHeadersOf(body) },
    );
    return redirectWithNotice(groupEditPath(created), "created");
  },
});

/** The form for a new group, with the inactive groups of the alliance. */
export const newGroup = page("showNewGroup", "/alliances/{alliance}/groups/new", {
  ...formPageOptions,
  permission: "alliance.create_group",
  show: async (context, input) => {
    const { target: alliance, db, now } = context;
    const { t } = context.texts;
    const { permissions } = await viewerOf(context, groupPolicy.verbs.read.scope);
    const list = { alliance: alliance.slug, order: groupOrders.name, onlyHiddenFor: permissions };
    const page = { now, position: undefined, limit: maxHidden };
    const hidden = (await listGroups(db, { ...list, ...page }))
      .filter(({ active }) => !active)
      .map((group) => ({ name: group.name, path: groupEditPath(group), state: t("organizers.groups.inactive") }));
    return newPage(context, input, { noun: "groups", alliance, form: groupForm, values: { active: "yes" }, hidden });
  },
  forms: { createGroupByForm },
});

const submitGroup = form("/groups/{alliance}/{group_slug}/edit", {
  permission: "group.update",
  ...groupForm.edit,
  submit: (context, { body }) =>
    updateGroup(context, { group: context.target, changes: groupForm.toUpdate(body), version: body.version }),
  notice: "saved",
});

const submitGroupPicture = form("/groups/{alliance}/{group_slug}/picture", {
  permission: "group.update",
  body: pictureBody,
  consumes: ["multipart/form-data"],
  submit: async (context, { body }) => {
    const { target: group } = context;
    const url = await storeSubmittedPicture(context, body);
    await updateGroup(context, { group, changes: { [`${body.place}_url`]: url } });
    return url;
  },
  notice: pictureNotice,
});

const deleteGroupByForm = form("/groups/{alliance}/{group_slug}/delete", {
  permission: "group.delete",
  body: buttonBody,
  needsBody: true,
  submit: async (context, { path, body: { version } }) => {
    await deleteGroup(context, { group: context.target, version });
    return redirectWithNotice(`${alliancePath({ slug: path.alliance })}/groups/new`, "deleted");
  },
});

/** The forms to edit a group and its pictures and, for administrators of the alliance, to delete it. */
export const group = page("showGroupForm", "/groups/{alliance}/{group_slug}/edit", {
  ...formPageOptions,
  permission: "group.update",
  show: async (context, input) => {
    const { group: row, viewer } = await requireGroup(context, { id: context.target.id });
    const group = toAdministeredGroup(row, context.baseUrl);
    return editPage(context, input, {
      noun: "groups",
      form: groupForm,
      id: "submitGroup",
      resource: group,
      crumb: { name: group.name, path: groupPath(row) },
      shownVersion: tagOf(group, row.revision),
      isHidden: !group.active,
      pictures: ["logo", "banner"],
      canDelete: may(groupPolicy.verbs.delete, viewer, row),
    });
  },
  forms: { submitGroup, submitGroupPicture, deleteGroupByForm },
});
