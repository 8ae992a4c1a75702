import { toAlliance } from "../../../community/alliances/views.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { tagOf } from "../../../server/http/precondition.ts";
import { allianceEditPath, alliancePath } from "../../../web/page-paths.ts";
import { requireAdministeredAlliance } from "../administered.ts";
import { editTemplate } from "../edit.ts";
import type { Shown } from "../visit.ts";
import { allianceSections, toAllianceValues } from "./form.ts";

export const allianceEditPage = async (context: UserContext, slug: string, { form, notice }: Shown) => {
  const { texts, baseUrl, render } = context;
  const { t } = texts;
  const { alliance: row } = await requireAdministeredAlliance(context, slug);
  const alliance = toAlliance(row, baseUrl);
  const address = alliancePath(row);
  return render(editTemplate, {
    user: await signedInUser(context),
    form: { ...form, values: { ...toAllianceValues(alliance), ...form.values } },
    notice,
    title: t("organizers.alliances.edit", { name: alliance.name }),
    crumb: { name: alliance.name, path: address },
    action: allianceEditPath(row),
    isNew: false,
    shownVersion: tagOf(alliance, row.revision),
    sections: allianceSections(texts),
    buttons: [{ label: t("organizers.save"), value: null }],
    pictures: (["logo", "banner"] as const).map((place) => ({
      place,
      label: t(`organizers.picture.${place}`),
      url: alliance[`${place}_url`],
      action: `${address}/picture`,
      namesPlace: true,
    })),
    acts: [],
    hidden: null,
  });
};
