import type { Schemas } from "../../../../generated/contract.ts";
import { errorsOf, InvalidField, type ServiceError } from "../../../foundation/errors.ts";
import { countriesIn } from "../../../foundation/languages/countries.ts";
import { languageNames, languages } from "../../../foundation/languages/languages.ts";
import type { Texts } from "../../../foundation/languages/texts.ts";
import { pictureUrl } from "../../../foundation/pictures/pictures.ts";
import { requireTimeZone, timeZoneNames } from "../../../foundation/time-zone.ts";
import type { UserRow } from "../../../identity/users/queries.ts";
import { boundOf, conformsTo } from "../../../server/http/components.ts";
import type { Form } from "../../../web/pages/form.ts";
import type { Choice } from "../../../web/pages/page.ts";
import { addressOf, isChecked, itemsIn, linksIn, textOf, toLines } from "../../../web/pages/text-fields.ts";
import { formText, line, webAddress } from "../../kit/fields.ts";
import { boxStates, fromContract, optional, orEmpty, required, text, type ValuesOf } from "../../kit/schema.ts";

/** The profile's fields as a form sends them. An empty field clears the value, an omitted one leaves it unchanged. */
export const profileFields = {
  name: required(fromContract("Name"), "common.field.name"),
  bio: optional(orEmpty("UserUpdate", "bio"), "common.field.bio"),
  title: optional(line, "common.field.line"),
  company: optional(line, "common.field.line"),
  city: optional(line, "common.field.line"),
  country_code: optional(orEmpty("UserUpdate", "country_code"), "common.field.country_code"),
  timezone: optional(orEmpty("UserUpdate", "timezone"), "common.field.timezone"),
  language: optional(orEmpty("UserUpdate", "language"), "common.field.language"),
  photo_url: optional(webAddress, "common.field.address"),
  website_url: optional(webAddress, "common.field.address"),
  links: optional(formText, "common.field.links"),
  interests: optional(text({ maxLength: 900 }), "common.field.interests"),
  show_as_organizer: optional(boxStates, "common.field.box"),
  show_as_attendee: optional(boxStates, "common.field.box"),
};

const reject = (field: string, rule: string): never => {
  throw new InvalidField(field, rule);
};

/** Converts the form (one link per line, comma-separated interests) to a `UserUpdate`. */
export const readProfile = (form: ValuesOf<typeof profileFields>): Schemas["UserUpdate"] => {
  const {
    name,
    country_code: country,
    language,
    links,
    interests,
    photo_url: photo,
    website_url: website,
    ...rest
  } = form;
  const { show_as_organizer: asOrganizer, show_as_attendee: asAttendee, ...texts } = rest;
  return {
    name,
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, textOf(text)])),
    ...(photo !== undefined && { photo_url: readUrl("photo_url", photo) }),
    ...(website !== undefined && { website_url: readUrl("website_url", website) }),
    ...(country !== undefined && { country_code: country || null }),
    ...(language !== undefined && { language: language || null }),
    ...(links !== undefined && { links: readLinks(links) }),
    ...(interests !== undefined && { interests: readInterests(interests) }),
    ...(asOrganizer !== undefined && { show_as_organizer: isChecked(asOrganizer) }),
    ...(asAttendee !== undefined && { show_as_attendee: isChecked(asAttendee) }),
  };
};

/** Returns errors in fields that match the form's schema, but not that of the `UserUpdate`. */
export const profileErrors = (form: Readonly<Record<string, unknown>>): ServiceError[] => {
  const readers: Record<string, (text: string) => unknown> = {
    timezone: (text) => requireTimeZone(textOf(text)),
    links: readLinks,
    interests: readInterests,
    photo_url: (text) => readUrl("photo_url", text),
    website_url: (text) => readUrl("website_url", text),
  };
  return Object.entries(readers).flatMap(([field, read]) => {
    const text = form[field];
    return typeof text === "string" ? errorsOf(() => read(text)) : [];
  });
};

const readUrl = (field: "photo_url" | "website_url", text: string): string | null => {
  const url = addressOf(text);
  return url === null || conformsTo("Url", url)
    ? url
    : reject(field, "must be an address that begins with https:// or http://");
};

const readLinks = (text: string): Schemas["LabeledLinkCreate"][] => {
  const links = linksIn(text).map((link) =>
    conformsTo("LabeledLinkCreate", link)
      ? link
      : reject(
          "links",
          "must have one link per line: a label, a space and an address that begins with https:// or http://",
        ),
  );
  const maxLinks = boundOf("UserUpdate", "maxItems", "links");
  return links.length > maxLinks ? reject("links", `must have at most ${maxLinks} lines`) : links;
};

const readInterests = (text: string): string[] => {
  const interests = itemsIn(text);
  const maxInterests = boundOf("Tags", "maxItems");
  if (interests.length > maxInterests) reject("interests", `must have at most ${maxInterests} items`);
  if (!interests.every((interest) => conformsTo("Tag", interest)))
    reject("interests", `must have at most ${boundOf("Tag", "maxLength")} characters each`);
  return interests;
};

export const toProfileForm = (user: UserRow, baseUrl: string): Form["values"] => ({
  name: user.name,
  bio: user.bio ?? "",
  title: user.title ?? "",
  company: user.company ?? "",
  city: user.city ?? "",
  country_code: user.countryCode ?? "",
  timezone: user.timezone ?? "",
  language: user.language ?? "",
  photo_url: pictureUrl(user.photoUrl, baseUrl) ?? "",
  website_url: user.websiteUrl ?? "",
  links: toLines(user.links),
  interests: user.interests.join(", "),
  show_as_organizer: user.showAsOrganizer ? "yes" : "no",
  show_as_attendee: user.showAsAttendee ? "yes" : "no",
});

const notGiven = ({ t }: Texts): Choice => ({ value: "", label: t("account.not_given") });

export const countryChoices = (texts: Texts): Choice[] => [notGiven(texts), ...countriesIn(texts.language)];

/** Each in its own language. */
export const languageChoices = ({ t }: Texts): Choice[] => [
  { value: "", label: t("account.profile.as_browser") },
  ...languages.map((language) => ({ value: language, label: languageNames[language] })),
];

export const timeZoneChoices = (texts: Texts, chosen: string): Choice[] => [
  notGiven(texts),
  ...timeZoneNames(chosen).map((name) => ({ value: name, label: name })),
];
