import { stringify } from "yaml";
import { ok } from "../http/answers.ts";
import type { Handler } from "../http/contract.ts";
import { publishedDocument } from "./document.ts";
import { docsPage, docsPolicy, homePage, homePolicy } from "./templates.ts";

export const showHome: Handler<"showHome"> = async ({ baseUrl }) => htmlAnswer(homePage(baseUrl), homePolicy);

export const showDocs: Handler<"showDocs"> = async () => htmlAnswer(docsPage, docsPolicy);

export const getOpenapiJson: Handler<"getOpenapiJson"> = async ({ baseUrl }) => ok(documentOf(baseUrl).json);

export const getOpenapiYaml: Handler<"getOpenapiYaml"> = async ({ baseUrl }) => ok(documentOf(baseUrl).yaml);

/** @param policy the page's Content-Security-Policy */
const htmlAnswer = (body: string, policy: string) =>
  ({ status: 200, headers: { "content-security-policy": policy }, body }) as const;

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
