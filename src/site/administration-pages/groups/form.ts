import type { components } from "../../../../generated/contract.ts";
import type { Texts } from "../../../foundation/languages/texts.ts";
import { itemsIn, linksIn, toLines } from "../../../web/pages/text-fields.ts";
import {
  addressesOfPictures,
  addressesOfSites,
  countryChoices,
  descriptionIn,
  type EditPage,
  fieldIn,
  lineOf,
  tagsIn,
} from "../edit.ts";
import { boxOf, ifGiven, isChecked, numberOf, textsOf } from "../fields.ts";

type Schemas = components["schemas"];

/** The fields that ask for a property of the API by another name. */
export const groupFields = { location: "latitude" };

export const toGroupBody = ({ version: _, form_key: __, ...form }: Partial<Schemas["GroupForm"]>) => {
  const { name, description, latitude, longitude, tags, links, active, ...texts } = form;
  return {
    name: name?.trim(),
    description: description?.trim(),
    ...textsOf(texts),
    location: toLocation(latitude, longitude),
    tags: ifGiven(tags, itemsIn),
    links: ifGiven(links, linksIn),
    active: isChecked(active),
  };
};

const toLocation = (latitude: string | undefined, longitude: string | undefined) => {
  if (latitude === undefined || longitude === undefined) return undefined;
  const point = { latitude: numberOf(latitude), longitude: numberOf(longitude) };
  return point.latitude === null && point.longitude === null ? null : point;
};

export const toGroupValues = (group: Schemas["Group"]): Record<string, string> => ({
  name: group.name,
  description: group.description,
  category: group.category ?? "",
  city: group.city ?? "",
  region: group.region ?? "",
  country_code: group.country_code ?? "",
  latitude: String(group.location?.latitude ?? ""),
  longitude: String(group.location?.longitude ?? ""),
  tags: group.tags.join(", "),
  website_url: group.website_url ?? "",
  links: toLines(group.links),
  logo_url: group.logo_url ?? "",
  banner_url: group.banner_url ?? "",
  active: boxOf(group.active),
});

export const groupSections = (texts: Texts): EditPage["sections"] => {
  const { t } = texts;
  const field = fieldIn(texts);
  return [
    {
      legend: null,
      fields: [
        field("name", { ...lineOf, required: true }),
        descriptionIn(texts, { required: true }),
        field("category", lineOf),
        tagsIn(texts),
        field("active", { isBox: true, hint: t("organizers.hint.active") }),
      ],
    },
    {
      legend: t("organizers.section.place"),
      fields: [
        field("city", lineOf),
        field("region", lineOf),
        field("country_code", { options: countryChoices(texts) }),
        field("latitude", { maxlength: 24, hint: t("organizers.hint.degrees") }),
        field("longitude", { maxlength: 24 }),
      ],
    },
    addressesOfSites(texts),
    addressesOfPictures(texts, ["logo_url", "banner_url"]),
  ];
};
