import { stringify } from "yaml";
import type { Handler } from "../context.ts";
import { encodeOnce, ok, seeOther } from "../http/responses.ts";
import { version } from "../package.ts";
import { publishedDocument } from "./document.ts";
import { docsPolicy, htmlPage } from "./html-response.ts";
import { securityTxt } from "./security-txt.ts";

export const showHome: Handler<"showHome"> = async ({ baseUrl, render }) =>
  htmlPage(await render("home", { baseUrl, version }));

export const showDocs: Handler<"showDocs"> = async ({ render }) => htmlPage(await render("docs", {}), docsPolicy);

export const getOpenapiJson: Handler<"getOpenapiJson"> = async ({ baseUrl }) => documentOf(baseUrl).json();

export const getOpenapiYaml: Handler<"getOpenapiYaml"> = async ({ baseUrl }) => documentOf(baseUrl).yaml();

export const getSecurityTxt: Handler<"getSecurityTxt"> = async ({ baseUrl, securityContact: contact, now }) =>
  ok(securityTxt({ baseUrl, contact, now }));

export const showChangePassword: Handler<"showChangePassword"> = async () => seeOther("/settings/security#password");

type Published = Record<"json" | "yaml", ReturnType<typeof encodeOnce>>;
const published = new Map<string, Published>();

/** Cached: the document does not change while the service runs. */
const documentOf = (baseUrl: string): Published => {
  const known = published.get(baseUrl);
  if (known) return known;
  const document = publishedDocument(baseUrl);
  const encodings = {
    json: encodeOnce(JSON.stringify(document)),
    yaml: encodeOnce(stringify(document, { aliasDuplicateObjects: false })),
  };
  published.set(baseUrl, encodings);
  return encodings;
};
