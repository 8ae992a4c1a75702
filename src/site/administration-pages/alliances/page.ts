import { toAlliance } from "../../../community/alliances/views.ts";
import type { UserContext } from "../../../identity/context.ts";
import { tagOf } from "../../../server/http/precondition.ts";
import { alliancePath } from "../../../web/page-paths.ts";
import type { Shown } from "../../../web/pages/page.ts";
import { requireAdministeredAlliance } from "../administered.ts";
import { editPage } from "../edit.ts";
import { toValues } from "../fields.ts";

export const allianceEditPage = async (context: UserContext, slug: string, shown: Shown) => {
  const { alliance: row } = await requireAdministeredAlliance(context, slug);
  const alliance = toAlliance(row, context.baseUrl);
  const { name } = alliance;
  return editPage(context, shown, {
    form: "AllianceForm",
    title: context.texts.t("organizers.alliances.edit", { name }),
    crumb: { name, path: alliancePath(row) },
    values: toValues(alliance),
    shownVersion: tagOf(alliance, row.revision),
    pictures: ["logo", "banner"],
  });
};
