import { enums, type Schemas } from "../../../generated/contract.ts";
import { InsufficientScope, InternalError, RpcError, Unauthorized } from "../../foundation/errors.ts";
import { requestConsent } from "../../identity/auth/grants/queries.ts";
import type { Context, Handler } from "../../identity/context.ts";
import { encoded } from "../../server/http/contract.ts";
import { contractDocument } from "../../server/http/document.ts";
import { ok } from "../../server/http/responses.ts";
import { newestVersion, requireProtocol } from "./protocol.ts";
import { capabilities, serverInfoOf } from "./server-info.ts";
import type { ApiTool } from "./tools.ts";

const loopback: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Whether the page is on the service or on the user's own machine, such as a debugger. */
const isKnownOrigin = (origin: string, baseUrl: string): boolean =>
  origin === new URL(baseUrl).origin || (URL.canParse(origin) && loopback.includes(new URL(origin).hostname));

/** A 401 makes the client sign its user in and repeat the message. */
const signInRequired = (message: string, scopes: readonly string[]) =>
  new Unauthorized(message, {
    headers: { "www-authenticate": `Bearer realm="alliance", scope="${scopes.join(" ")}"` },
  });

type Sender = { origin: string | undefined; isSignInRequired: boolean };

/** Pages of other sites need a token: DNS rebinding and automatic cookies would let any page call tools. */
const requireSender = (
  { caller, baseUrl }: Pick<Context, "caller" | "baseUrl">,
  { origin, isSignInRequired }: Sender,
  scopes: readonly string[],
): void => {
  if (caller) return;
  if (isSignInRequired) throw signInRequired("sign in, or send an API token", scopes);
  if (origin !== undefined && !isKnownOrigin(origin, baseUrl))
    throw signInRequired("a page of another site has to sign its user in, or to send an API token", scopes);
};

/** Rejects an app that lacks scopes, so that it requests them. API tokens cannot: the tool reports the missing scopes. */
const requireAccess = async (
  { caller, db, now }: Pick<Context, "caller" | "db" | "now">,
  { operation: { allowsAnonymous, scopes: needed } }: ApiTool,
  scopes: readonly string[],
): Promise<void> => {
  if (allowsAnonymous) return;
  if (!caller) throw signInRequired("this tool needs a user: sign in, or send an API token", union(scopes, needed));
  const { scopes: granted, token } = caller;
  const missing = needed.filter((scope) => granted && !granted.has(scope));
  if (missing.length === 0 || !token?.app) return;
  await requestConsent(db, { grantId: token.app.grantId, now });
  throw new InsufficientScope(missing, needed, union([...(granted ?? [])], needed));
};

const union = (first: readonly string[], second: readonly string[]): string[] => [...new Set([...first, ...second])];

/** Loaded by the first message: the SDK takes a sixth of the startup time. */
const loadProtocol = async () => ({
  ...(await import("./catalog.ts")),
  ...(await import("./server.ts")),
  ...(await import("./exchange.ts")),
});

export const sendMcpMessage: Handler<"sendMcpMessage"> = async (context, { query, headers, body }) => {
  const { baseUrl } = context;
  const { calledTool, choiceOf, createServer, exchange, memberScopes } = await loadProtocol();
  const choice = choiceOf(query);
  const scopes = memberScopes(choice);
  requireSender(context, { origin: headers.origin, isSignInRequired: query.sign_in === "required" }, scopes);
  requireProtocol(body, headers["mcp-protocol-version"]);
  for (const { method, params } of [body].flat()) {
    const tool = method === "tools/call" && calledTool(choice, toolCallOf(params));
    if (tool) await requireAccess(context, tool, scopes);
  }
  const server = createServer(context, choice);
  const response = await exchange(server, { url: `${baseUrl}/mcp`, headers, body });
  if (response.status === 202) return { status: 202, headers: {}, body: undefined };
  if (response.status === 200)
    return { status: 200, headers: {}, body: { [encoded]: Buffer.from(response.body) }, isSettled: true };
  if (response.status === 400 || response.status === 404)
    throw new RpcError(response.status, JSON.parse(response.body));
  throw new InternalError(new Error(`the SDK responds with ${response.status}: ${response.body}`));
};

const toolCallOf = (params: Readonly<Record<string, unknown>> = {}) => ({
  name: String(params["name"]),
  args: Object(params["arguments"] ?? {}),
});

type Metadata = Schemas["ResourceMetadata"];

type Resource = { path: string; name: string; reference: string };

const metadataOf = ({ baseUrl, site, trailingSlash }: Context, { path, name, reference }: Resource): Metadata => ({
  resource: baseUrl + path + trailingSlash,
  resource_name: `${site.name}: ${name}`,
  authorization_servers: [baseUrl],
  scopes_supported: [...enums.TokenScope],
  bearer_methods_supported: ["header"],
  resource_documentation: baseUrl + reference,
});

const api = { path: "/api/v1", name: "API", reference: "/docs" };
const mcp = { path: "/mcp", name: "MCP", reference: "/docs#tag/mcp" };

export const getResourceMetadata: Handler<"getResourceMetadata"> = async (context) => ok(metadataOf(context, api));

export const getApiResourceMetadata: Handler<"getApiResourceMetadata"> = async (context) =>
  ok(metadataOf(context, api));

export const getMcpResourceMetadata: Handler<"getMcpResourceMetadata"> = async (context) =>
  ok(metadataOf(context, mcp));

export const getMcpServerCard: Handler<"getMcpServerCard"> = async ({ baseUrl, site }) =>
  ok({
    $schema: "https://static.modelcontextprotocol.io/schemas/mcp-server-card/v1.json",
    version: "1.0",
    protocolVersion: newestVersion,
    serverInfo: serverInfoOf(site),
    description: contractDocument().info.summary,
    documentationUrl: `${baseUrl}${mcp.reference}`,
    transport: { type: "streamable-http", endpoint: baseUrl + mcp.path },
    capabilities,
    authentication: {
      required: false,
      schemes: ["oauth2", "bearer"],
      resource_metadata: `${baseUrl}/.well-known/oauth-protected-resource${mcp.path}`,
    },
  });
