import { enums, type Schemas } from "../../../generated/contract.ts";
import { InternalError, RpcError } from "../../foundation/errors.ts";
import type { Context, Handler } from "../../identity/context.ts";
import { encoded } from "../../server/http/contract.ts";
import { ok } from "../../server/http/responses.ts";
import { requireAccess, requireSender } from "./access.ts";
import { requireProtocol } from "./protocol.ts";

/** Loaded by the first message: the SDK would take a sixth of the start. */
const protocol = async () => ({
  ...(await import("./catalog.ts")),
  ...(await import("./server.ts")),
  ...(await import("./exchange.ts")),
});

export const sendMcpMessage: Handler<"sendMcpMessage"> = async (context, { query, headers, body }) => {
  const { baseUrl } = context;
  const { calledTool, choiceOf, createServer, exchange, memberScopes } = await protocol();
  const choice = choiceOf(query);
  const scopes = memberScopes(choice);
  requireSender(context, { origin: headers.origin, isSignInRequired: query.sign_in === "required" }, scopes);
  requireProtocol(body, headers["mcp-protocol-version"]);
  for (const { method, params } of [body].flat()) {
    const tool = method === "tools/call" && calledTool(choice, namedBy(params));
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

const namedBy = (params: Readonly<Record<string, unknown>> = {}) => ({
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

export const getResourceMetadata: Handler<"getResourceMetadata"> = async (context) => ok(metadataOf(context, api));

export const getApiResourceMetadata: Handler<"getApiResourceMetadata"> = async (context) =>
  ok(metadataOf(context, api));

export const getMcpResourceMetadata: Handler<"getMcpResourceMetadata"> = async (context) =>
  ok(metadataOf(context, { path: "/mcp", name: "MCP", reference: "/docs#tag/mcp" }));
