import { createAlliance } from "../../../community/alliances/actions.ts";
import { keyOfForm } from "../../../community/resources/idempotency.ts";
import { allianceEditPath, newAlliancePath } from "../../../web/page-paths.ts";
import { done } from "../../kit/notices.ts";
import { form, page } from "../../kit/page.ts";
import { creationPage, formPage } from "../form-page.ts";
import { chosenLogo } from "../pictures.ts";
import { allianceForm } from "./form.ts";

const createAllianceByForm = form("/alliances/new", {
  permission: "alliance.create",
  ...allianceForm.create,
  submit: async (context, { body }) => {
    const alliance = allianceForm.toCreate(body);
    const { body: created } = await createAlliance(context, {
      body: { ...alliance, ...(await chosenLogo(context, body)) },
      headers: keyOfForm(body),
    });
    return done(allianceEditPath(created), "created");
  },
});

/** The form for a new alliance. */
export const newAlliance = page("showNewAlliance", newAlliancePath, {
  permission: "alliance.create",
  template: formPage.template,
  problemIn: formPage.problemIn,
  show: async (context, input) => {
    const { t } = context.texts;
    return creationPage(context, input, {
      form: allianceForm,
      title: t("organizers.alliances.new"),
      crumb: { name: t("common.place.alliances"), path: "/alliances" },
      action: newAlliancePath,
    });
  },
  forms: { createAllianceByForm },
});
