import { alliancePolicy } from "../../../community/alliances/policy.ts";
import { toAdministeredAlliance } from "../../../community/alliances/views.ts";
import { pictureAddress } from "../../../community/uploads/form.ts";
import { authorizeAny } from "../../../identity/access/policy.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { tagOf } from "../../../server/http/precondition.ts";
import { allianceEditPath, alliancePath, newAlliancePath } from "../../../web/page-paths.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import type { Shown } from "../../../web/pages/page.ts";
import { administeredAlliance } from "../../pages/administered.ts";
import { callApi } from "../call.ts";
import { creationPage, editPage } from "../edit.ts";
import { readAs, readFields, toValues } from "../fields.ts";
import { checkedForm, chosenLogo, pictureForm, pictureNotice, type ShowForm } from "../forms.ts";
import { asked, done } from "../visit.ts";

const allianceEditPage = async (context: UserContext, slug: string, shown: Shown) => {
  const { alliance: row } = await administeredAlliance(context, "update", slug);
  const alliance = toAdministeredAlliance(row, context.baseUrl);
  const { name } = alliance;
  return editPage(context, shown, {
    form: "AllianceForm",
    title: context.texts.t("organizers.alliances.edit", { name }),
    crumb: { name, path: alliancePath(row) },
    values: toValues(alliance),
    shownVersion: tagOf(alliance, row.revision),
    link: alliance.html_url,
    pictures: ["logo", "banner"],
  });
};

export const showAllianceForm: Handler<"showAllianceForm"> = async (context, { path, query }) =>
  htmlPage(await allianceEditPage(context, path.alliance, asked(context, query)));

const showAlliance: ShowForm = (context, shown, segment) => allianceEditPage(context, segment("alliance"), shown);
const toBody = readFields("AllianceForm");

export const submitAlliance: Handler<"submitAlliance"> = withUserForm(
  checkedForm(showAlliance, "AllianceForm", "AllianceUpdate", toBody),
  async (context, { path, body }) => {
    const { alliance } = await administeredAlliance(context, "update", path.alliance);
    const changes = readAs("AllianceUpdate", toBody(body));
    await callApi(context, "updateAlliance", { path, body: changes, version: body.version });
    return done(allianceEditPath(alliance), "saved");
  },
);

export const submitAlliancePicture: Handler<"submitAlliancePicture"> = withUserForm(
  pictureForm(showAlliance),
  async (context, { path, body }) => {
    const { alliance } = await administeredAlliance(context, "update", path.alliance);
    const address = await pictureAddress(context, body);
    await callApi(context, "updateAlliance", { path, body: { [`${body.place}_url`]: address } });
    return done(allianceEditPath(alliance), pictureNotice(address));
  },
);

const newAlliancePage = async (context: UserContext, shown: Shown) => {
  await authorizeAny(context, alliancePolicy.verbs.create);
  const { t } = context.texts;
  return creationPage(context, shown, {
    form: "AllianceForm",
    title: t("organizers.alliances.new"),
    crumb: { name: t("common.place.alliances"), path: "/alliances" },
    action: newAlliancePath,
  });
};

export const showNewAlliance: Handler<"showNewAlliance"> = async (context) =>
  htmlPage(await newAlliancePage(context, asked(context, {})));

export const createAllianceByForm: Handler<"createAllianceByForm"> = withUserForm(
  checkedForm(newAlliancePage, "AllianceForm", "AllianceUpdate", toBody),
  async (context, { body: form }) => {
    const alliance = readAs("AllianceCreate", toBody(form));
    const body = { ...alliance, ...(await chosenLogo(context, form)) };
    const created = await callApi(context, "createAlliance", { body, form });
    return done(allianceEditPath(created), "created");
  },
);
