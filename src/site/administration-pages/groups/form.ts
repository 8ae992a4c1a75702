import { contractForm } from "../../kit/contract-form.ts";
import { photo } from "../../kit/fields.ts";

export const groupForm = contractForm({
  create: "GroupCreate",
  update: "GroupUpdate",
  sections: [
    [null, ["name", "description", "category", "tags", "active"]],
    ["organizers.section.place", ["city", "region", "country_code", "location"]],
    ["organizers.section.links", ["website_url", "contact_email", "links"]],
    ["organizers.section.pictures", ["photo", "logo_url", "banner_url"]],
  ],
  own: {},
  creation: { photo },
});
