import { languageNames, languages } from "../../../foundation/languages/languages.ts";
import type { Texts } from "../../../foundation/languages/texts.ts";
import { timeZoneNames } from "../../../foundation/time-zone.ts";
import { contractForm } from "../../kit/contract-form.ts";

/** An empty field clears the value, an omitted one leaves it unchanged. */
export const profileForm = contractForm({
  create: "UserUpdate",
  update: "UserUpdate",
  required: ["name"],
  sections: [
    [null, ["name", "bio", "title", "company", "city", "country_code", "timezone", "language"]],
    [null, ["photo_url", "website_url", "links", "interests", "show_as_attendee", "show_as_organizer"]],
  ],
  edit: {},
  creation: {},
  looks: {
    name: { autocomplete: "name" },
    bio: { rows: 5 },
    title: { autocomplete: "organization-title" },
    company: { autocomplete: "organization" },
    city: { autocomplete: "address-level2" },
    country_code: { autocomplete: "country" },
    photo_url: { autocomplete: "photo" },
    website_url: { autocomplete: "url" },
  },
  wording: {
    label: (field) => (field === "name" ? "auth.field.name" : `account.profile.${field}`),
    hint: (field) => `account.profile.${field}_hint`,
    problem: (name) => `common.field.${name}`,
  },
});

/** @param timezone the selected time zone */
export const drawProfile = (texts: Texts, timezone: string) =>
  profileForm
    .draw(texts, {
      timezone: timeZoneNames(timezone).map((name) => ({ value: name, label: name })),
      // Each in its own language.
      language: [
        { value: "", label: texts.t("account.profile.as_browser") },
        ...languages.map((language) => ({ value: language, label: languageNames[language] })),
      ],
    })
    .flatMap(({ fields }) => fields);
