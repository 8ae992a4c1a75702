import type { Tool } from "@modelcontextprotocol/server";
import type { Schemas } from "../../../generated/contract.ts";
import { mayTry } from "../../community/policies.ts";
import type { Viewer } from "../../identity/access/policy.ts";
import type { Caller, OperationId } from "../../server/http/contract.ts";
import { findTools, type ToolMatches } from "./search.ts";
import { type ApiTool, apiTools } from "./tools.ts";

/** The tools `searchTools` and `callTool` find and call all other tools, for models with a small context window. */

export const searchLimits = { default: 5, max: 20 };

/** Bounds the work of a search, which compares each word with the index. */
export const maxQueryLength = 200;

export const searchTools: Tool = {
  name: "searchTools",
  title: "Find tools",
  description:
    "Find tools. Returns the names, descriptions and arguments of those that fit best; call one with callTool. If no tool fits, it says so, or names the page where " +
    "a person can do it. There are tools for alliances, groups, events, RSVPs, jobs, applications, the landscape, and the user's own profile.",
  inputSchema: {
    type: "object",
    properties: {
      query: { type: "string", maxLength: maxQueryLength, description: "What to do, in a few English words." },
      limit: { type: "integer", minimum: 1, maximum: searchLimits.max, default: searchLimits.default },
    },
    required: ["query"],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
};

export const callTool: Tool = {
  name: "callTool",
  title: "Call a tool",
  description: "Call a tool that searchTools found.",
  inputSchema: {
    type: "object",
    properties: {
      name: { type: "string", description: "The name of the tool." },
      arguments: { type: "object", description: "As its inputSchema says." },
    },
    required: ["name"],
    additionalProperties: false,
  },
  // It is as harmful as the most harmful tool that it can call.
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
};

const toolsets = ["common", "read", "member", "admin", "search"] as const;

type Toolset = (typeof toolsets)[number];

/** The tools and the output format that the endpoint's URL requests. */
export type Choice = { readonly toolsets: ReadonlySet<Toolset>; readonly isStructured: boolean };

export type Audience = { readonly caller: Pick<Caller, "scopes" | "token"> | null; readonly viewer: Viewer };

type Query = { toolset: Schemas["McpToolsets"]; output_schema: boolean };

export const choiceOf = ({ toolset, output_schema: isStructured }: Query): Choice => {
  const names = new Set(toolset.split(","));
  return { toolsets: new Set(toolsets.filter((name) => names.has(name))), isStructured };
};

export const toolFor = (id: OperationId): ApiTool => {
  const tool = apiTools.get(id);
  if (!tool) throw new Error(`${id} is no tool`);
  return tool;
};

const isForAdministrators = ({ operation }: ApiTool): boolean =>
  operation.scopes.some((scope) => scope.startsWith("admin:"));

const filters: Record<Toolset, (tool: ApiTool) => boolean> = {
  common: ({ isCommon }) => isCommon,
  read: ({ operation }) => operation.method === "GET",
  member: (tool) => !isForAdministrators(tool),
  admin: (tool) => tool.operation.allowsAnonymous || isForAdministrators(tool),
  search: () => false,
};

const isListed = (tool: ApiTool, { toolsets }: Choice): boolean => [...toolsets].some((name) => filters[name](tool));

/** Includes tools that the caller may not call: the error names the missing scopes. The toolset "search" includes all. */
export const findTool = (choice: Choice, name: unknown): ApiTool | undefined => {
  const tool = typeof name === "string" ? apiTools.get(name) : undefined;
  return tool && (choice.toolsets.has("search") || isListed(tool, choice)) ? tool : undefined;
};

const scopesOf = (isIncluded: (tool: ApiTool) => boolean): readonly string[] => [
  ...new Set([...apiTools.values()].filter(isIncluded).flatMap(({ operation }) => operation.scopes)),
];

const scopes = { common: scopesOf(filters.common), member: scopesOf(filters.member) };

/** The scopes that clients request when the user signs in. */
export const memberScopes = ({ toolsets }: Choice): readonly string[] =>
  scopes[toolsets.has("member") ? "member" : "common"];

/** Whether the caller can use the tool. Apps and anonymous callers can request more scopes, API tokens cannot. */
const isUsable = (tool: ApiTool, { caller, viewer }: Audience): boolean => {
  if (!caller || tool.operation.allowsAnonymous) return true;
  const { scopes, token } = caller;
  const canExtendScopes = token?.app != null;
  return (
    mayTry(tool.operation, viewer) &&
    (canExtendScopes || tool.operation.scopes.every((scope) => scopes === null || scopes.has(scope)))
  );
};

export const listTools = (choice: Choice, audience: Audience): readonly Tool[] => {
  const list = [...apiTools.values()].filter((tool) => isListed(tool, choice) && isShown(tool, choice, audience));
  const tools = list.map((entry) =>
    choice.isStructured ? { ...entry.tool, outputSchema: entry.outputSchema } : entry.tool,
  );
  return choice.toolsets.has("search") ? [...tools, searchTools, callTool] : tools;
};

/** Anonymous callers may have a role once signed in, so the toolset "admin" lists tools for administrators to them. */
const isShown = (tool: ApiTool, { toolsets }: Choice, audience: Audience): boolean =>
  isUsable(tool, audience) && (audience.caller !== null || !isForAdministrators(tool) || toolsets.has("admin"));

export const findToolsFor = (request: string, limit: number, audience: Audience): ToolMatches =>
  findTools(request, limit, (tool) => isUsable(tool, audience));
