import type { components } from "../../../../generated/contract.ts";
import type { Texts } from "../../../foundation/languages/texts.ts";
import { linksIn, toLines } from "../../../web/pages/text-fields.ts";
import { addressesOfPictures, addressesOfSites, descriptionIn, type EditPage, fieldIn, lineOf } from "../edit.ts";
import { ifGiven, textsOf } from "../fields.ts";

type Schemas = components["schemas"];

export const toAllianceBody = ({ version: _, ...form }: Partial<Schemas["AllianceForm"]>) => {
  const { name, description, links, ...texts } = form;
  return {
    name: name?.trim(),
    description: description?.trim(),
    ...textsOf(texts),
    links: ifGiven(links, linksIn),
  };
};

export const toAllianceValues = (alliance: Schemas["Alliance"]): Record<string, string> => ({
  name: alliance.name,
  description: alliance.description,
  website_url: alliance.website_url ?? "",
  links: toLines(alliance.links),
  logo_url: alliance.logo_url ?? "",
  banner_url: alliance.banner_url ?? "",
});

export const allianceSections = (texts: Texts): EditPage["sections"] => {
  const field = fieldIn(texts);
  return [
    {
      legend: null,
      fields: [field("name", { ...lineOf, required: true }), descriptionIn(texts, { required: true })],
    },
    addressesOfSites(texts),
    addressesOfPictures(texts, ["logo_url", "banner_url"]),
  ];
};
