import { updateAlliance } from "../../../community/alliances/actions.ts";
import { alliancePolicy } from "../../../community/alliances/policy.ts";
import { findAlliance } from "../../../community/alliances/queries.ts";
import { toAdministeredAlliance } from "../../../community/alliances/views.ts";
import { pictureAddress } from "../../../community/uploads/receive.ts";
import { requireFound } from "../../../foundation/errors.ts";
import { tagOf } from "../../../server/http/etag.ts";
import { allianceEditPath, alliancePath } from "../../../web/page-paths.ts";
import { done } from "../../kit/notices.ts";
import { form, page } from "../../kit/page.ts";
import { editPage, formPage } from "../form-page.ts";
import { pictureBody, pictureNotice } from "../pictures.ts";
import { allianceForm } from "./form.ts";

const submitAlliance = form("/alliances/{alliance}/edit", {
  permission: "alliance.update",
  ...allianceForm.edit,
  submit: async (context, { path: { alliance: slug }, body }) => {
    await updateAlliance(context, { slug, changes: allianceForm.toUpdate(body), version: body.version });
    return done(allianceEditPath({ slug }), "saved");
  },
});

const submitAlliancePicture = form("/alliances/{alliance}/picture", {
  permission: "alliance.update",
  body: pictureBody,
  consumes: ["multipart/form-data"],
  submit: async (context, { path: { alliance: slug }, body }) => {
    const address = await pictureAddress(context, body);
    await updateAlliance(context, { slug, changes: { [`${body.place}_url`]: address } });
    return done(allianceEditPath({ slug }), pictureNotice(address));
  },
});

/** The form to edit an alliance, with those of its pictures. */
export const alliance = page("showAllianceForm", "/alliances/{alliance}/edit", {
  ...formPage,
  permission: "alliance.update",
  show: async (context, input) => {
    const { id, slug } = context.target;
    const row = requireFound(await findAlliance(context.db, { id }, context), alliancePolicy.missing(slug));
    const alliance = toAdministeredAlliance(row, context.baseUrl);
    const { name } = alliance;
    return editPage(context, input, {
      form: allianceForm,
      id: "submitAlliance",
      title: context.texts.t("organizers.alliances.edit", { name }),
      crumb: { name, path: alliancePath(row) },
      values: allianceForm.fill(alliance),
      shownVersion: tagOf(alliance, row.revision),
      link: alliance.html_url,
      pictures: ["logo", "banner"],
    });
  },
  forms: { submitAlliance, submitAlliancePicture },
});
