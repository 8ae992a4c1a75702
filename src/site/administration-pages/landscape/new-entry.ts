import { createLandscapeEntry } from "../../../community/landscape/actions.ts";
import { landscapeOrders, listLandscapeEntries } from "../../../community/landscape/queries.ts";
import { keyOfForm } from "../../../community/resources/idempotency.ts";
import { entryEditPath } from "../../../web/page-paths.ts";
import { form, page } from "../../kit/page.ts";
import { administeredAlliance } from "../../pages/administered.ts";
import { newPage, noticeQuery } from "../form-page.ts";
import { chosenLogo } from "../pictures.ts";
import { conflictProblem } from "../problems.ts";
import { done } from "../visit.ts";
import { entryForm } from "./form.ts";

const most = 100;

const createEntryByForm = form("/alliances/{alliance}/landscape/new", {
  permission: "alliance.add_landscape_entry",
  ...entryForm.create,
  submit: async (context, { path: { alliance }, body }) => {
    const entry = entryForm.toCreate(body, { alliance });
    const { body: created } = await createLandscapeEntry(context, {
      body: { ...entry, ...(await chosenLogo(context, body)) },
      headers: keyOfForm(body),
    });
    return done(entryEditPath(created), "created");
  },
});

/** The form for a new landscape entry, with the unpublished entries of the alliance. */
export const newEntry = page("showNewEntry", "/alliances/{alliance}/landscape/new", {
  permission: "alliance.add_landscape_entry",
  query: noticeQuery,
  problemIn: conflictProblem,
  show: async (context, { path: { alliance: slug }, ...input }) => {
    const { t } = context.texts;
    const { alliance, viewer } = await administeredAlliance(context, "add_landscape_entry", slug);
    const order = landscapeOrders.name;
    const page = { alliance: [slug], includeHiddenFor: viewer.rights, order, position: undefined, limit: most };
    const items = (await listLandscapeEntries(context.db, page))
      .filter(({ published }) => !published)
      .map((entry) => ({
        name: entry.name,
        path: entryEditPath(entry),
        state: t("organizers.landscape.unpublished"),
      }));
    return newPage(context, input, {
      alliance,
      place: "landscape",
      form: entryForm,
      title: t("organizers.landscape.new"),
      hidden: { label: t("organizers.landscape.hidden"), items },
    });
  },
  forms: { createEntryByForm },
});
