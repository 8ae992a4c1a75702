import { stringify } from "yaml";
import { type Color, readableOn, white } from "../../foundation/colors.ts";
import type { Context, Handler } from "../../identity/context.ts";
import type { Document } from "../../server/http/document.ts";
import { encode, ok, seeOther } from "../../server/http/responses.ts";
import { apiPartOf, publishedDocument } from "../../web/pages/document.ts";
import { docsPolicy, htmlPage } from "../../web/pages/html-response.ts";
import { securityTxt } from "../../web/pages/security-txt.ts";
import { template } from "../../web/pages/template.ts";

type DocsPage = {
  /** Readable on white. */
  accent: Color;
};

const docsTemplate = template<DocsPage>("site/pages/docs", { language: "en" });

/** Of `style.css` by day. */
const defaultAccent: Color = "#1f4fd8";

export const showDocs: Handler<"showDocs"> = async ({ render, site }) => {
  const accent = readableOn(site.accent ?? defaultAccent, white);
  return htmlPage(await render(docsTemplate, { accent }), docsPolicy);
};

export const getOpenapiJson: Handler<"getOpenapiJson"> = async (context) => documentsOf(context).whole.json();

export const getOpenapiYaml: Handler<"getOpenapiYaml"> = async (context) => documentsOf(context).whole.yaml();

export const getOpenapiApiJson: Handler<"getOpenapiApiJson"> = async (context) => documentsOf(context).api.json();

export const getOpenapiApiYaml: Handler<"getOpenapiApiYaml"> = async (context) => documentsOf(context).api.yaml();

export const getSecurityTxt: Handler<"getSecurityTxt"> = async ({ baseUrl, securityContact: contact, now }) =>
  ok(securityTxt({ baseUrl, contact, now }));

export const showChangePassword: Handler<"showChangePassword"> = async () => seeOther("/settings/security#password");

type Encodings = Record<"json" | "yaml", () => ReturnType<typeof encode>>;
type Published = { whole: Encodings; api: Encodings };
const published = new Map<string, Published>();

/** Cached: the documents do not change while the service runs. */
const documentsOf = ({ baseUrl, site }: Pick<Context, "baseUrl" | "site">): Published => {
  const key = JSON.stringify([baseUrl, site.name, site.contact]);
  const known = published.get(key);
  if (known) return known;
  const document = publishedDocument(baseUrl, site);
  const documents = { whole: encodingsOf(() => document), api: encodingsOf(() => apiPartOf(document)) };
  published.set(key, documents);
  return documents;
};

/** YAML takes a second of a slow core, and few ask for it. */
const encodingsOf = (document: () => Document): Encodings => ({
  json: lazily(() => encode(JSON.stringify(document()))),
  yaml: lazily(() => encode(stringify(document(), { aliasDuplicateObjects: false }))),
});

const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
