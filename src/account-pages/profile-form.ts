import type { components } from "../../generated/contract.ts";
import { BadRequest } from "../errors.ts";
import { boundOf, conformsTo } from "../http/components.ts";
import type { UserRow } from "../me/queries.ts";
import type { Pages } from "../pages/render.ts";

type Schemas = components["schemas"];

const reject = (field: string, rule: string): never => {
  throw new BadRequest(`body/${field} ${rule}`, { field });
};

/** Converts the form, with links in lines and interests between commas, to a `UserUpdate`, and checks its bounds. */
export const readProfile = (form: Schemas["ProfileForm"]): Schemas["UserUpdate"] => {
  const { name, country_code: country, links, interests, ...texts } = form;
  return {
    name,
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim() || null])),
    ...(country !== undefined && { country_code: readCountry(country) }),
    ...(links !== undefined && { links: readLinks(links) }),
    ...(interests !== undefined && { interests: readInterests(interests) }),
  };
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
});
