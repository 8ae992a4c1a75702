import { createLandscapeEntry } from "../../../community/landscape/actions.ts";
import { landscapeOrders, listLandscapeEntries } from "../../../community/landscape/queries.ts";
import { keyOfForm } from "../../../community/resources/idempotency.ts";
import { viewerOf } from "../../../identity/access/policy.ts";
import { entryEditPath } from "../../../web/page-paths.ts";
import { done } from "../../kit/notices.ts";
import { form, page } from "../../kit/page.ts";
import { formPage, newPage } from "../form-page.ts";
import { chosenLogo } from "../pictures.ts";
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
  ...formPage,
  permission: "alliance.add_landscape_entry",
  show: async (context, input) => {
    const { target: alliance } = context;
    const { t } = context.texts;
    const { rights } = await viewerOf(context, "admin:landscape");
    const order = landscapeOrders.name;
    const page = { alliance: [alliance.slug], includeHiddenFor: rights, order, position: undefined, limit: most };
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
