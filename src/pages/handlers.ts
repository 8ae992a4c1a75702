import { stringify } from "yaml";
import type { Handler } from "../context.ts";
import { ok } from "../http/responses.ts";
import { version } from "../package.ts";
import { docsPage } from "./docs.ts";
import { publishedDocument } from "./document.ts";
import { docsPolicy, htmlPage } from "./html-response.ts";

export const showHome: Handler<"showHome"> = async ({ baseUrl, render }) =>
  htmlPage(await render("home", { baseUrl, version }));

export const showDocs: Handler<"showDocs"> = async () => htmlPage(docsPage, docsPolicy);

export const getOpenapiJson: Handler<"getOpenapiJson"> = async ({ baseUrl }) => ok(documentOf(baseUrl).json);

export const getOpenapiYaml: Handler<"getOpenapiYaml"> = async ({ baseUrl }) => ok(documentOf(baseUrl).yaml);

type Published = { json: ReturnType<typeof publishedDocument>; yaml: string };
const published = new Map<string, Published>();

/** Cached: the document does not change while the service runs. */
const documentOf = (baseUrl: string): Published => {
  const known = published.get(baseUrl);
  if (known) return known;
  const json = publishedDocument(baseUrl);
  const document = { json, yaml: stringify(json, { aliasDuplicateObjects: false }) };
  published.set(baseUrl, document);
  return document;
};
