import type { Schemas } from "../../../../generated/contract.ts";
import { addGroup, type NewGroup } from "../../../community/groups/create.ts";
import { join } from "../../../community/groups/memberships/change.ts";
import { groupPolicy } from "../../../community/groups/policy.ts";
import { groupOrders, listGroups } from "../../../community/groups/queries.ts";
import { toAdministeredGroup } from "../../../community/groups/views.ts";
import { keyOfForm } from "../../../community/resources/idempotency.ts";
import { grantRole } from "../../../community/roles/change.ts";
import { pictureAddress } from "../../../community/uploads/form.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { requireFound } from "../../../foundation/errors.ts";
import { may } from "../../../identity/access/policy.ts";
import { findPerson, lockRoles } from "../../../identity/access/queries.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { tagOf } from "../../../server/http/precondition.ts";
import { type GroupPath, groupEditPath, groupPath, newGroupPath } from "../../../web/page-paths.ts";
import { groupAt } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import type { Shown } from "../../../web/pages/page.ts";
import { administeredAlliance, administeredGroup } from "../../pages/administered.ts";
import { callApi } from "../call.ts";
import { editPage, newPage } from "../edit.ts";
import { numberOf, readAs, readFields, toValues } from "../fields.ts";
import { buttonForm, checkedForm, chosenLogo, pictureForm, pictureNotice, type ShowForm } from "../forms.ts";
import { asked, done } from "../visit.ts";

const readTexts = readFields("GroupForm");

const toGroupBody = ({ latitude, longitude, ...form }: Partial<Schemas["GroupForm"]>) => ({
  ...readTexts(form),
  ...(latitude !== undefined && longitude !== undefined && { location: toLocation(latitude, longitude) }),
});

const toLocation = (...degrees: [string, string]) => {
  const [latitude, longitude] = degrees.map(numberOf);
  return latitude === null && longitude === null ? null : { latitude, longitude };
};

const toGroupValues = ({ location, ...group }: Schemas["Group"]) => ({
  ...toValues(group),
  latitude: String(location?.latitude ?? ""),
  longitude: String(location?.longitude ?? ""),
});

const groupEditPage = async (context: UserContext, path: GroupPath, shown: Shown) => {
  const { t } = context.texts;
  const { group: row, viewer } = await administeredGroup(context, "update", path);
  const group = toAdministeredGroup(row, context.baseUrl);
  const { name } = group;
  const mayDelete = may(groupPolicy.verbs.delete, viewer, row);
  return editPage(context, shown, {
    form: "GroupForm",
    title: t("organizers.groups.edit", { name }),
    crumb: { name, path: groupPath(row) },
    values: toGroupValues(group),
    shownVersion: tagOf(group, row.revision),
    link: group.active ? group.html_url : null,
    pictures: ["logo", "banner"],
    ...(mayDelete && {
      deletion: { label: t("organizers.groups.delete"), question: t("organizers.groups.delete_question") },
    }),
  });
};

const most = 50;

const newGroupPage = async (context: UserContext, slug: string, shown: Shown) => {
  const { db, now } = context;
  const { t } = context.texts;
  const { alliance, viewer } = await administeredAlliance(context, "create_group", slug);
  const order = groupOrders.name;
  const page = { alliance: slug, order, now, position: undefined, limit: most, includeHiddenFor: viewer.rights };
  const items = (await listGroups(db, page))
    .filter(({ active }) => !active)
    .map((group) => ({ name: group.name, path: groupEditPath(group), state: t("organizers.groups.inactive") }));
  return newPage(context, shown, {
    alliance,
    place: "groups",
    form: "GroupForm",
    title: t("organizers.groups.new"),
    values: { active: "yes" },
    hidden: { label: t("organizers.groups.hidden"), items },
  });
};

export const showGroupForm: Handler<"showGroupForm"> = async (context, { path, query }) =>
  htmlPage(await groupEditPage(context, path, asked(context, query)));

const showGroup: ShowForm = (context, shown, segment) => groupEditPage(context, groupAt({ segment }), shown);

export const submitGroup: Handler<"submitGroup"> = withUserForm(
  checkedForm(showGroup, "GroupForm", "GroupUpdate", toGroupBody),
  async (context, { path, body }) => {
    const { group } = await administeredGroup(context, "update", path);
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
    const { group } = await administeredGroup(context, "update", path);
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
    const { group } = await administeredGroup(context, "delete", path);
    await callApi(context, "deleteGroup", { path: { alliance, group_id: group.id }, version });
    return done(newGroupPath({ slug: alliance }), "deleted");
  },
);

export const showNewGroup: Handler<"showNewGroup"> = async (context, { path, query }) =>
  htmlPage(await newGroupPage(context, path.alliance, asked(context, query)));

const showNew: ShowForm = (context, shown, segment) => newGroupPage(context, segment("alliance"), shown);

/** Creates a group with its creator as organizer and, if the group is active, member, in one transaction. */
const createAsOrganizer = (context: UserContext, alliance: { id: string; slug: string }, input: NewGroup) =>
  inTransaction(context, async (tx) => {
    const { db, caller } = tx;
    await lockRoles(db);
    const { body: group } = await addGroup(tx, input);
    const person = requireFound(await findPerson(db, caller.userId), "the user is gone");
    await grantRole(tx, { person, scope: { groupId: group.id }, alliance });
    if (group.active) await join(tx, { id: group.id, alliance: input.path.alliance });
    return group;
  });

export const createGroupByForm: Handler<"createGroupByForm"> = withUserForm(
  checkedForm(showNew, "GroupForm", "GroupUpdate", toGroupBody),
  async (context, { path, body }) => {
    const { alliance } = await administeredAlliance(context, "create_group", path.alliance);
    const group = readAs("GroupCreate", toGroupBody(body), body);
    const created = await createAsOrganizer(context, alliance, {
      path,
      body: { ...group, ...(await chosenLogo(context, body)) },
      headers: keyOfForm(body),
    });
    return done(groupEditPath(created), "created");
  },
);
