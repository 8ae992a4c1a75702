import { contractForm } from "../../kit/contract-form.ts";
import { photo } from "../../kit/fields.ts";

export const allianceForm = contractForm({
  create: "AllianceCreate",
  update: "AllianceUpdate",
  sections: [
    [null, ["name", "tagline", "description"]],
    ["organizers.section.links", ["website_url", "contact_email", "links"]],
    ["organizers.section.look", ["accent_color", "sender_name", "imprint_url", "privacy_url", "terms_url"]],
    ["organizers.section.pictures", ["photo", "logo_url", "banner_url"]],
  ],
  own: {},
  creation: { photo },
});
