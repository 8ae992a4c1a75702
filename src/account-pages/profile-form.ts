import type { components } from "../../generated/contract.ts";
import { BadRequest } from "../errors.ts";
import type { UserRow } from "../me/queries.ts";
import type { Pages } from "../pages/render.ts";

type Schemas = components["schemas"];

const refuse = (field: string, rule: string): never => {
  throw new BadRequest(`body/${field} ${rule}`, { field });
};

const url = /^https?:\/\/[^\s"<>\\^`{|}]+$/;

/** What a form says in lines and commas, as the profile's fields; the contract's bounds of each are those of `UserUpdate`. */
export const readProfile = ({ name, links, interests, ...texts }: Schemas["ProfileForm"]): Schemas["UserUpdate"] => ({
  name,
  ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim() || null])),
  ...(links !== undefined && { links: readLinks(links) }),
  ...(interests !== undefined && { interests: readInterests(interests) }),
});

const readLinks = (text: string): Schemas["Link"][] => {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const links = lines.filter(Boolean).map((line) => {
    const [, label, address] = /^(\S(?:.*\S)?)\s+(\S+)$/.exec(line) ?? [];
    if (!label || !address || !url.test(address) || label.length > 120 || address.length > 2048)
      return refuse(
        "links",
        "must have on each line a label, a space and an address that begins with https:// or http://",
      );
    return { label, url: address };
  });
  return links.length > 20 ? refuse("links", "must have at most 20 lines") : links;
};

const readInterests = (text: string): string[] => {
  const interests = [...new Set(text.split(",").map((interest) => interest.trim().replaceAll(/\s+/g, " ")))].filter(
    Boolean,
  );
  if (interests.length > 20) refuse("interests", "must be at most 20");
  if (interests.some((interest) => [...interest].length > 40))
    refuse("interests", "must have at most 40 characters each");
  return interests;
};

/** The profile as the form shows it. */
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
