import { dismiss, toAdministratorView } from "../../../community/roles/actions.ts";
import { listAdministrators, roleOrder } from "../../../identity/access/queries.ts";
import { listing, redirectWithNotice } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { type CommunityKind, communityOf, communityPaths, listPageOptions } from "../shared.ts";

/** The administrators of a group, or of an alliance with the global administrators, and buttons to revoke their roles. */
const adminPages = (kind: CommunityKind, [segment, id, formId]: ["organizers" | "administrators", string, string]) => {
  const path = `${communityPaths[kind]}/${segment}` as const;
  const permission = `${kind}.manage_admins` as const;
  return page(id, path, {
    ...listPageOptions,
    permission,
    template: "administration-pages/administrators/administrators",
    show: async (context, { query: { cursor } }) => {
      const { alliance, groupId, crumb } = communityOf(context.target);
      const scope = groupId === null ? { allianceId: alliance.id } : { groupId };
      const view = toAdministratorView({ scope, alliance });
      const list = { scope: { page: "administrators", ...scope }, cursor, order: roleOrder, view };
      return {
        kind,
        crumb,
        pagePath: `${crumb.path}/${segment}`,
        invitations: `${crumb.path}/invitations?role=${kind}_admin`,
        list: await listing(context, list, (page) => listAdministrators(context.db, { scope, ...page })),
      };
    },
    forms: {
      [formId]: form(`${path}/{user_id}/revoke`, {
        permission,
        submit: async (context, { path: { user_id: userId } }) => {
          const { ref: name, crumb } = communityOf(context.target);
          await dismiss(context, name, { userId });
          // Users who revoke their own role may no longer see the page.
          const isOwn = userId === context.caller.userId;
          return redirectWithNotice(isOwn ? crumb.path : `${crumb.path}/${segment}`, "revoked");
        },
      }),
    },
  });
};

export const administrators = [
  adminPages("group", ["organizers", "showGroupAdmins", "revokeGroupAdminByForm"]),
  adminPages("alliance", ["administrators", "showAllianceAdmins", "revokeAllianceAdminByForm"]),
].flat();
