import { contractForm } from "../../kit/contract-form.ts";
import { photo } from "../../kit/fields.ts";

export const entryForm = contractForm({
  create: "LandscapeEntryCreate",
  update: "LandscapeEntryUpdate",
  sections: [
    [null, ["name", "kind", "stage", "summary", "description", "category", "tags", "published"]],
    ["organizers.section.links", ["website_url", "repository_url"]],
    ["organizers.section.pictures", ["photo", "logo_url"]],
  ],
  own: {},
  creation: { photo },
});
