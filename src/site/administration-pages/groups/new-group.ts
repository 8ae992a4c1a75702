import { createGroup, type NewGroup } from "../../../community/groups/actions.ts";
import { join } from "../../../community/groups/memberships/actions.ts";
import { groupOrders, listGroups } from "../../../community/groups/queries.ts";
import { keyOfForm } from "../../../community/resources/idempotency.ts";
import { grantRole } from "../../../community/roles/change.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { requireFound } from "../../../foundation/errors.ts";
import { viewerOf } from "../../../identity/access/policy.ts";
import { findPerson, lockRoles } from "../../../identity/access/queries.ts";
import type { UserContext } from "../../../identity/context.ts";
import { groupEditPath } from "../../../web/page-paths.ts";
import { done } from "../../kit/notices.ts";
import { form, page } from "../../kit/page.ts";
import { formPage, newPage } from "../form-page.ts";
import { chosenLogo } from "../pictures.ts";
import { groupForm } from "./form.ts";

const most = 50;

/** Creates a group with its creator as organizer and, if the group is active, member, in one transaction. */
const createAsOrganizer = (context: UserContext, alliance: { id: string; slug: string }, input: NewGroup) =>
  inTransaction(context, async (tx) => {
    const { db, caller } = tx;
    await lockRoles(db);
    const { body: group } = await createGroup(tx, input);
    const person = requireFound(await findPerson(db, caller.userId), "the user is gone");
    await grantRole(tx, { person, scope: { groupId: group.id }, alliance });
    if (group.active) await join(tx, { id: group.id, alliance: input.path.alliance });
    return group;
  });

const createGroupByForm = form("/alliances/{alliance}/groups/new", {
  permission: "alliance.create_group",
  ...groupForm.create,
  submit: async (context, { path, body }) => {
    const group = groupForm.toCreate(body);
    const created = await createAsOrganizer(context, context.target, {
      path,
      body: { ...group, ...(await chosenLogo(context, body)) },
      headers: keyOfForm(body),
    });
    return done(groupEditPath(created), "created");
  },
});

/** The form for a new group, with the inactive groups of the alliance. */
export const newGroup = page("showNewGroup", "/alliances/{alliance}/groups/new", {
  ...formPage,
  permission: "alliance.create_group",
  show: async (context, input) => {
    const { target: alliance, db, now } = context;
    const { t } = context.texts;
    const { rights } = await viewerOf(context, "admin:groups");
    const list = { alliance: alliance.slug, order: groupOrders.name, includeHiddenFor: rights };
    const page = { now, position: undefined, limit: most };
    const items = (await listGroups(db, { ...list, ...page }))
      .filter(({ active }) => !active)
      .map((group) => ({ name: group.name, path: groupEditPath(group), state: t("organizers.groups.inactive") }));
    return newPage(context, input, {
      alliance,
      place: "groups",
      form: groupForm,
      title: t("organizers.groups.new"),
      values: { active: "yes" },
      hidden: { label: t("organizers.groups.hidden"), items },
    });
  },
  forms: { createGroupByForm },
});
