import type { Schemas } from "../../../generated/contract.ts";

const profile = "https://www.rfc-editor.org/info/rfc9727";

const [json, html, text] = ["application/json", "text/html", "text/plain"];

/** RFC 9727. The relations are those of RFC 8631. */
export const apiCatalog = (baseUrl: string) => {
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
    headers: { link: `<${catalog}>; rel="api-catalog", <${profile}>; rel="profile"` },
    body,
  } as const;
};
