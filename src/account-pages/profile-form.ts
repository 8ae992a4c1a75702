import { type components, enums } from "../../generated/contract.ts";
import { BadRequest, errorsOf, type ServiceError } from "../errors.ts";
import { boundOf, conformsTo } from "../http/components.ts";
import type { UserRow } from "../me/queries.ts";
import type { Choice } from "../pages/community.ts";
import type { Pages } from "../pages/render.ts";
import { commonTimeZones, isTimeZone, requireTimeZone } from "../time-zone.ts";

type Schemas = components["schemas"];

const reject = (field: string, rule: string): never => {
  throw new BadRequest(`body/${field} ${rule}`, { field });
};

/** Converts the form, with links in lines and interests between commas, to a `UserUpdate`, and checks its bounds. */
export const readProfile = (form: Schemas["ProfileForm"]): Schemas["UserUpdate"] => {
  const { name, country_code: country, links, interests, show_as_organizer: boxes, ...texts } = form;
  return {
    name,
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim() || null])),
    ...(country !== undefined && { country_code: readCountry(country) }),
    ...(links !== undefined && { links: readLinks(links) }),
    ...(interests !== undefined && { interests: readInterests(interests) }),
    ...(boxes !== undefined && { show_as_organizer: boxes.at(-1) === "yes" }),
  };
};

/** Every field that conforms to the contract, but not to what the form makes of it. */
export const profileErrors = (form: Readonly<Record<string, unknown>>): ServiceError[] => {
  const readers: Record<string, (text: string) => unknown> = {
    country_code: readCountry,
    timezone: (text) => requireTimeZone(text.trim() || null),
    links: readLinks,
    interests: readInterests,
  };
  return Object.entries(readers).flatMap(([field, read]) => {
    const text = form[field];
    return typeof text === "string" ? errorsOf(() => read(text)) : [];
  });
};

const readCountry = (text: string): Schemas["CountryCode"] | null => {
  if (text === "") return null;
  return conformsTo("CountryCode", text) ? text : reject("country_code", "must be an ISO 3166-1 code, such as DE");
};

const readLinks = (text: string): Schemas["LabeledLinkCreate"][] => {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const links = lines.filter(Boolean).map((line) => {
    const [, label, address] = /^(\S(?:.*\S)?)\s+(\S+)$/.exec(line) ?? [];
    const link = { label, url: address };
    return conformsTo("LabeledLinkCreate", link)
      ? link
      : reject(
          "links",
          "must have one link per line: a label, a space and an address that begins with https:// or http://",
        );
  });
  const maxLinks = boundOf("UserUpdate", "maxItems", "links");
  return links.length > maxLinks ? reject("links", `must have at most ${maxLinks} lines`) : links;
};

const readInterests = (text: string): string[] => {
  const interests = [...new Set(text.split(",").map((interest) => interest.trim().replaceAll(/\s+/g, " ")))].filter(
    Boolean,
  );
  const maxInterests = boundOf("Tags", "maxItems");
  if (interests.length > maxInterests) reject("interests", `must have at most ${maxInterests} items`);
  if (!interests.every((interest) => conformsTo("Tag", interest)))
    reject("interests", `must have at most ${boundOf("Tag", "maxLength")} characters each`);
  return interests;
};

/** The values of the form for a profile. */
export const toProfileForm = (user: UserRow): Pages["profile"]["form"]["values"] => ({
  name: user.name,
  bio: user.bio ?? "",
  title: user.title ?? "",
  company: user.company ?? "",
  city: user.city ?? "",
  country_code: user.countryCode ?? "",
  timezone: user.timezone ?? "",
  photo_url: user.photoUrl ?? "",
  website_url: user.websiteUrl ?? "",
  links: user.links.map(({ label, url }) => `${label} ${url}`).join("\n"),
  interests: user.interests.join(", "),
  show_as_organizer: user.showAsOrganizer ? "yes" : "no",
});

const notGiven = { value: "", label: "Not given" };

const countryNames = new Intl.DisplayNames("en", { type: "region" });

const countries = enums.CountryCode.map((value) => ({ value, label: countryNames.of(value) ?? value }));

export const countryChoices: readonly Choice[] = [
  notGiven,
  ...countries.toSorted((one, other) => one.label.localeCompare(other.label, "en")),
];

/** @param chosen before: a name that the list leaves out stays */
export const timeZoneChoices = (chosen: string): Choice[] => {
  const names = commonTimeZones();
  const further = chosen === "" || names.includes(chosen) || !isTimeZone(chosen) ? [] : [chosen];
  return [notGiven, ...[...further, ...names].map((name) => ({ value: name, label: name }))];
};
