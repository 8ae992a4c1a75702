import { stringify } from "yaml";
import { ok } from "../http/answers.ts";
import type { Handler } from "../http/contract.ts";
import { publishedDocument } from "./document.ts";
import { docsPage, homePage } from "./templates.ts";

export const showHome: Handler<"showHome"> = async ({ baseUrl }) => ok(homePage(baseUrl));

export const showDocs: Handler<"showDocs"> = async () => ok(docsPage);

export const getOpenapiJson: Handler<"getOpenapiJson"> = async ({ baseUrl }) => ok(documentOf(baseUrl).json);

export const getOpenapiYaml: Handler<"getOpenapiYaml"> = async ({ baseUrl }) => ok(documentOf(baseUrl).yaml);

type Published = { json: ReturnType<typeof publishedDocument>; yaml: string };
const published = new Map<string, Published>();

/** The document never changes while the service runs. */
const documentOf = (baseUrl: string): Published => {
  const known = published.get(baseUrl);
  if (known) return known;
  const json = publishedDocument(baseUrl);
  const made = { json, yaml: stringify(json, { aliasDuplicateObjects: false }) };
  published.set(baseUrl, made);
  return made;
};
