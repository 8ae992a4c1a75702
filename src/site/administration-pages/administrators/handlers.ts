import { stepUpFirst } from "../../../identity/auth/second-factor/step-up.ts";
import type { Handler } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import {
  allianceAdministratorsPath,
  alliancePath,
  groupName,
  groupOrganizersPath,
  groupPath,
} from "../../../web/page-paths.ts";
import { groupAt } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { requireAdministeredAlliance, requireAdministeredGroup } from "../administered.ts";
import { callApi } from "../call.ts";
import { buttonForm } from "../forms.ts";
import { asked, done } from "../visit.ts";
import { allianceAdminsPage, groupAdminsPage } from "./page.ts";

export const showGroupAdmins: Handler<"showGroupAdmins"> = async (context, { path, query }) =>
  htmlPage(await groupAdminsPage(context, path, asked(context, query)));

export const showAllianceAdmins: Handler<"showAllianceAdmins"> = async (context, { path, query }) =>
  htmlPage(await allianceAdminsPage(context, path.alliance, asked(context, query)));

export const revokeGroupAdminByForm: Handler<"revokeGroupAdminByForm"> = withUserForm(
  buttonForm((context, shown, segment) => groupAdminsPage(context, groupAt({ segment }), shown)),
  async (context, { path: { user_id, ...path } }) => {
    const { group } = await requireAdministeredGroup(context, path);
    const proof = stepUpFirst(context, groupOrganizersPath(group));
    if (proof) return proof;
    await callApi(context, "revokeGroupAdmin", { path: { alliance: path.alliance, group_id: group.id, user_id } });
    // Users who revoke their own role may no longer see the page.
    const back = user_id === context.caller.userId ? groupPath(groupName(path)) : groupOrganizersPath(group);
    return done(back, "revoked");
  },
);

export const revokeAllianceAdminByForm: Handler<"revokeAllianceAdminByForm"> = withUserForm(
  buttonForm((context, shown, segment) => allianceAdminsPage(context, segment("alliance"), shown)),
  async (context, { path }) => {
    const { alliance } = await requireAdministeredAlliance(context, path.alliance);
    const proof = stepUpFirst(context, allianceAdministratorsPath(alliance));
    if (proof) return proof;
    await callApi(context, "revokeAllianceAdmin", { path });
    const back = path.user_id === context.caller.userId ? alliancePath(alliance) : allianceAdministratorsPath(alliance);
    return done(back, "revoked");
  },
);
