import type { Schemas } from "../../../generated/contract.ts";
import { type Color, readableOn, white } from "../../foundation/colors.ts";
import { requireFound } from "../../foundation/errors.ts";
import type { Handler } from "../../identity/context.ts";
import { ok, seeOther } from "../../server/http/responses.ts";
import { docsPolicy, htmlPage } from "../../web/pages/html-response.ts";
import { securityTxt } from "../../web/pages/security-txt.ts";
import { template } from "../../web/pages/template.ts";
import { documentsOf } from "./documents.ts";
import { skillDocument, skillIndex } from "./skills.ts";

const catalogProfile = "https://www.rfc-editor.org/info/rfc9727";

const [json, html, text] = ["application/json", "text/html", "text/plain"];

/** The API catalog of RFC 9727, with the link relations of RFC 8631. */
const toApiCatalog = (baseUrl: string) => {
  const [catalog, api, mcp] = [`${baseUrl}/.well-known/api-catalog`, `${baseUrl}/api/v1`, `${baseUrl}/mcp`];
  const status = [{ href: `${baseUrl}/readyz`, type: json }];
  const body: Schemas["ApiCatalog"] = {
    linkset: [
      { anchor: catalog, item: [{ href: api }, { href: mcp }] },
      {
        anchor: api,
        "service-desc": [{ href: `${baseUrl}/openapi-api.json`, type: json }],
        "service-doc": [{ href: `${baseUrl}/docs`, type: html }],
        "service-meta": [
          { href: `${baseUrl}/llms.txt`, type: text },
          { href: `${baseUrl}/.well-known/agent-skills/index.json`, type: json },
        ],
        status,
      },
      {
        anchor: mcp,
        "service-desc": [{ href: `${baseUrl}/.well-known/mcp/server-card.json`, type: json }],
        "service-doc": [{ href: `${baseUrl}/docs#tag/mcp`, type: html }],
        "service-meta": [{ href: `${baseUrl}/.well-known/oauth-protected-resource/mcp`, type: json }],
        status,
      },
    ],
  };
  return {
    status: 200,
    headers: { link: `<${catalog}>; rel="api-catalog", <${catalogProfile}>; rel="profile"` },
    body,
  } as const;
};

type DocsPage = {
  /** A color that is readable on white. */
  accent: Color;
};

const docsTemplate = template<DocsPage>("site/pages/docs", { language: "en" });

/** The accent color in `style.css`. */
const defaultAccent: Color = "#1f4fd8";

export const showDocs: Handler<"showDocs"> = async ({ render, site }) => {
  const accent = readableOn(site.accent ?? defaultAccent, white);
  return htmlPage(await render(docsTemplate, { accent }), docsPolicy);
};

export const getOpenapiJson: Handler<"getOpenapiJson"> = async (context) => documentsOf(context).whole();

export const getOpenapiYaml: Handler<"getOpenapiYaml"> = async (context) => documentsOf(context).wholeYaml();

export const getOpenapiApiJson: Handler<"getOpenapiApiJson"> = async (context) => documentsOf(context).api();

export const getOpenapiApiYaml: Handler<"getOpenapiApiYaml"> = async (context) => documentsOf(context).apiYaml();

export const getOpenapiApiLean: Handler<"getOpenapiApiLean"> = async (context) => documentsOf(context).lean();

export const getOpenapiTag: Handler<"getOpenapiTag"> = async (context, { path: { tag } }) =>
  requireFound(documentsOf(context).tag(tag), `the API has no tag "${tag}"`);

export const getIntroduction: Handler<"getIntroduction"> = async (context) => documentsOf(context).introduction();

export const getLlmsTxt: Handler<"getLlmsTxt"> = async (context) => documentsOf(context).llms();

export const getApiCatalog: Handler<"getApiCatalog"> = async ({ baseUrl }) => toApiCatalog(baseUrl);

export const listAgentSkills: Handler<"listAgentSkills"> = async ({ baseUrl }) => ok(skillIndex(baseUrl));

export const getAgentSkill: Handler<"getAgentSkill"> = async ({ baseUrl }, { path: { skill } }) =>
  ok(requireFound(skillDocument(skill, baseUrl), `there is no skill "${skill}"`));

export const getSecurityTxt: Handler<"getSecurityTxt"> = async ({ baseUrl, securityContact, site, now }) => {
  const contact = requireFound(securityContact ?? site.contact, "this service names no contact for vulnerabilities");
  return ok(securityTxt({ baseUrl, contact, now }));
};

export const showChangePassword: Handler<"showChangePassword"> = async () => seeOther("/settings/security#password");
