import { type components, enums } from "../../../../generated/contract.ts";
import type { Texts } from "../../../foundation/languages/texts.ts";
import { itemsIn } from "../../../web/pages/text-fields.ts";
import {
  addressesOfPictures,
  addressIn,
  descriptionIn,
  type EditPage,
  fieldIn,
  lineOf,
  tagsIn,
  withNone,
} from "../edit.ts";
import { boxOf, ifGiven, isChecked, textsOf } from "../fields.ts";

type Schemas = components["schemas"];

export const toEntryBody = ({ version: _, form_key: __, ...form }: Partial<Schemas["EntryForm"]>) => {
  const { name, kind, summary, tags, published, ...texts } = form;
  return {
    name: name?.trim(),
    kind,
    summary: summary?.trim(),
    ...textsOf(texts),
    tags: ifGiven(tags, itemsIn),
    published: isChecked(published),
  };
};

export const toEntryValues = (entry: Schemas["LandscapeEntry"]): Record<string, string> => ({
  name: entry.name,
  kind: entry.kind,
  stage: entry.stage ?? "",
  summary: entry.summary,
  description: entry.description ?? "",
  category: entry.category ?? "",
  website_url: entry.website_url ?? "",
  repository_url: entry.repository_url ?? "",
  logo_url: entry.logo_url ?? "",
  tags: entry.tags.join(", "),
  published: boxOf(entry.published),
});

export const entrySections = (texts: Texts): EditPage["sections"] => {
  const { t } = texts;
  const field = fieldIn(texts);
  const kinds = enums.LandscapeKind.map((value) => ({ value, label: t(`organizers.kind.${value}`) }));
  const stages = enums.LandscapeStage.map((value) => ({ value, label: t(`organizers.stage.${value}`) }));
  return [
    {
      legend: null,
      fields: [
        field("name", { ...lineOf, required: true }),
        field("kind", { options: kinds, required: true }),
        field("stage", { options: withNone(texts, stages), hint: t("organizers.hint.stage") }),
        field("summary", { maxlength: 500, hint: t("organizers.hint.summary"), required: true }),
        descriptionIn(texts),
        field("category", lineOf),
        tagsIn(texts),
        field("published", { isBox: true }),
      ],
    },
    {
      legend: t("organizers.section.links"),
      fields: [addressIn(texts)("website_url"), addressIn(texts)("repository_url")],
    },
    addressesOfPictures(texts, ["logo_url"]),
  ];
};
