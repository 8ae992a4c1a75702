import { dismiss, viewOf } from "../../../community/roles/actions.ts";
import { listAdministrators, roleOrder } from "../../../identity/access/queries.ts";
import { listing, redirectWithNotice } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { listPage, type PlaceKind, placeOf, placePaths } from "../shared.ts";

/** The administrators of a group, or of an alliance with the global administrators, and buttons to revoke their roles. */
const administratorsOf = (kind: PlaceKind, place: "organizers" | "administrators", [id, formId]: [string, string]) => {
  const path = `${placePaths[kind]}/${place}` as const;
  const permission = `${kind}.manage_admins` as const;
  return page(id, path, {
    ...listPage,
    permission,
    template: "administration-pages/administrators/administrators",
    show: async (context, { query: { cursor } }) => {
      const { alliance, groupId, crumb } = placeOf(context.target);
      const scope = groupId === null ? { allianceId: alliance.id } : { groupId };
      const view = viewOf({ scope, alliance });
      const list = { scope: { page: "administrators", ...scope }, cursor, order: roleOrder, view };
      return {
        of: `of_${kind}`,
        crumb,
        address: `${crumb.path}/${place}`,
        invitations: `${crumb.path}/invitations?role=${kind}_admin`,
        list: await listing(context, list, (page) => listAdministrators(context.db, { scope, ...page })),
      };
    },
    forms: {
      [formId]: form(`${path}/{user_id}/revoke`, {
        permission,
        submit: async (context, { path: { user_id: userId } }) => {
          const { name, crumb } = placeOf(context.target);
          await dismiss(context, name, { userId });
          // Users who revoke their own role may no longer see the page.
          const isOwn = userId === context.caller.userId;
          return redirectWithNotice(isOwn ? crumb.path : `${crumb.path}/${place}`, "revoked");
        },
      }),
    },
  });
};

export const administrators = [
  administratorsOf("group", "organizers", ["showGroupAdmins", "revokeGroupAdminByForm"]),
  administratorsOf("alliance", "administrators", ["showAllianceAdmins", "revokeAllianceAdminByForm"]),
].flat();
