import type { Outbound } from "../../../foundation/outbound/request.ts";
import { withoutEmptyMembers } from "../../../server/http/checks.ts";
import { isNative, redirectUriProblem } from "../clients/rules.ts";

/** Milliseconds for a client-id metadata document, and its bytes. */
const patience = 3_000;
const maxBytes = 5 * 1024;

/** Reads client-id metadata documents (draft-ietf-oauth-client-id-metadata-document); `outbound` follows no redirects. */
export const createFetch =
  (outbound: Outbound) =>
  async (url: string | URL | Request): Promise<Response> => {
    const { status, headers, body, truncated } = await outbound({
      method: "GET",
      url: url instanceof Request ? url.url : String(url),
      headers: { accept: "application/json" },
      timeout: patience,
      maxBytes,
    });
    if (truncated) throw new Error(`the document is larger than ${maxBytes} bytes`);
    const caching = { "cache-control": headers["cache-control"] ?? "" };
    return new Response(status === 200 ? completed(body) : null, { status, headers: caching });
  };

/** Adds what such a document may omit: it is a public client, and its redirect URIs show whether it is a native one. */
const completed = (body: string): string => {
  const document = withoutEmptyMembers(JSON.parse(body));
  if (typeof document !== "object" || document === null) return body;
  const uris: unknown = Reflect.get(document, "redirect_uris");
  const redirectUris = Array.isArray(uris) ? uris.map(String) : [];
  const problem = redirectUris.map(redirectUriProblem).find((one) => one !== undefined);
  if (problem !== undefined) throw new Error(`a redirect URI ${problem}`);
  const application = isNative(redirectUris) ? "native" : "web";
  return JSON.stringify({ token_endpoint_auth_method: "none", ...document, application_type: application });
};
