import { pictureAddress } from "../../../community/uploads/form.ts";
import type { Handler } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { allianceEditPath } from "../../../web/page-paths.ts";
import { emptyForm } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { requireAdministeredAlliance } from "../administered.ts";
import { callApi } from "../call.ts";
import { readAs } from "../fields.ts";
import { administrationForm, checked, pictureForm, type ShowForm } from "../forms.ts";
import { pictureNotice } from "../picture.ts";
import { noticeIn } from "../visit.ts";
import { toAllianceBody } from "./form.ts";
import { allianceEditPage } from "./page.ts";

export const showAllianceForm: Handler<"showAllianceForm"> = async (context, { path, query: { notice } }) =>
  htmlPage(await allianceEditPage(context, path.alliance, { form: emptyForm, notice: noticeIn(context, notice) }));

const showAlliance: ShowForm = (context, shown, segment) => allianceEditPage(context, segment("alliance"), shown);

export const submitAlliance: Handler<"submitAlliance"> = withUserForm(
  { ...administrationForm(showAlliance), ...checked("AllianceForm", "AllianceUpdate", toAllianceBody) },
  async (context, { path, body }) => {
    const { alliance } = await requireAdministeredAlliance(context, path.alliance);
    const changes = readAs("AllianceUpdate", toAllianceBody(body));
    await callApi(context, "updateAlliance", { path, body: changes, version: body.version });
    return { ...seeOther(`${allianceEditPath(alliance)}?notice=saved`), isSettled: true };
  },
);

export const submitAlliancePicture: Handler<"submitAlliancePicture"> = withUserForm(
  pictureForm(showAlliance),
  async (context, { path, body }) => {
    const { alliance } = await requireAdministeredAlliance(context, path.alliance);
    const address = await pictureAddress(context, body);
    await callApi(context, "updateAlliance", { path, body: { [`${body.place}_url`]: address } });
    return { ...seeOther(`${allianceEditPath(alliance)}?notice=${pictureNotice(address)}`), isSettled: true };
  },
);
