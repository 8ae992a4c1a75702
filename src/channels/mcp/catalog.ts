import type { Tool } from "@modelcontextprotocol/server";
import { LRUCache } from "lru-cache";
import type { Schemas } from "../../../generated/contract.ts";
import type { Caller } from "../../server/http/caller.ts";
import type { OperationId } from "../../server/http/contract.ts";
import { type Found, findTools } from "./search.ts";
import { callTool, searchTools } from "./search-mode.ts";
import { type ApiTool, apiTools } from "./tools.ts";

/** Which tools there are, and for whom. */

const toolsets = ["common", "read", "member", "admin", "search"] as const;

type Toolset = (typeof toolsets)[number];

/** What a client has asked for in the address. */
export type Choice = {
  readonly toolsets: ReadonlySet<Toolset>;
  /** Whether tools have schemas of their results. */
  readonly isStructured: boolean;
};

export type Audience = {
  readonly caller: Pick<Caller, "scopes" | "token"> | null;
  /** Whether the caller has any role. */
  readonly administers: boolean;
};

type Query = { toolset: Schemas["McpToolsets"]; output_schema: boolean };

export const choiceOf = ({ toolset, output_schema: isStructured }: Query): Choice => {
  const names = new Set(toolset.split(","));
  return { toolsets: new Set(toolsets.filter((name) => names.has(name))), isStructured };
};

const all = new Map(apiTools().map((one): [string, ApiTool] => [one.id, one]));

/** @throws Error for an operation that is not a tool */
export const toolFor = (id: OperationId): ApiTool => {
  const tool = all.get(id);
  if (!tool) throw new Error(`${id} is no tool`);
  return tool;
};

const isForAdministrators = ({ operation }: ApiTool): boolean =>
  operation.scopes.some((scope) => scope.startsWith("admin:"));

/** The tools that a set lists; that of the search lists its own two. */
const lists: Record<Toolset, (tool: ApiTool) => boolean> = {
  common: ({ isCommon }) => isCommon,
  read: ({ operation }) => operation.method === "GET",
  member: (tool) => !isForAdministrators(tool),
  admin: (tool) => tool.operation.allowsAnonymous || isForAdministrators(tool),
  search: () => false,
};

const isListed = (tool: ApiTool, { toolsets }: Choice): boolean => [...toolsets].some((name) => lists[name](tool));

/** A tool that may be called, also one that the caller may not call: the refusal says what it takes. Whoever may search may call all. */
export const findTool = (choice: Choice, name: unknown): ApiTool | undefined => {
  const tool = typeof name === "string" ? all.get(name) : undefined;
  return tool && (choice.toolsets.has("search") || isListed(tool, choice)) ? tool : undefined;
};

const scopesOf = (set: (tool: ApiTool) => boolean): readonly string[] => [
  ...new Set([...all.values()].filter(set).flatMap(({ operation }) => operation.scopes)),
];

const scopes = { common: scopesOf(lists.common), member: scopesOf(lists.member) };

/** The scopes of what members do, to ask a user for: those of the common tools, or of all that are for members. */
export const memberScopes = ({ toolsets }: Choice): readonly string[] =>
  scopes[toolsets.has("member") ? "member" : "common"];

/**
 * An API token has the scopes that it has; an app can ask for more, and whoever has not signed in, for any. Who has no role has
 * no use for the tools of those who have one.
 */
const isFor = (tool: ApiTool, { caller, administers }: Audience): boolean => {
  if (!caller || tool.operation.allowsAnonymous) return true;
  const { scopes, token } = caller;
  const grows = token?.app != null;
  return (
    (administers || !isForAdministrators(tool)) &&
    (grows || tool.operation.scopes.every((scope) => scopes === null || scopes.has(scope)))
  );
};

/** The lists that were asked for last: there are thousands of sets of scopes, of which few are in use. */
const known = new LRUCache<string, readonly Tool[]>({ max: 200 });

export const listTools = (choice: Choice, audience: Audience): readonly Tool[] => {
  const { caller, administers } = audience;
  const scopes = caller && [caller.token?.app != null, ...(caller.scopes ?? ["*"])].map(String).sort();
  const key = JSON.stringify([[...choice.toolsets], choice.isStructured, scopes, administers]);
  const kept = known.get(key);
  if (kept) return kept;
  const list = [...all.values()].filter((tool) => isListed(tool, choice) && isShown(tool, choice, audience));
  const tools = list.map((one) => (choice.isStructured ? { ...one.tool, outputSchema: one.outputSchema } : one.tool));
  const made = choice.toolsets.has("search") ? [...tools, searchTools, callTool] : tools;
  known.set(key, made);
  return made;
};

/** Without a sign-in the roles are not known: whoever asks for the tools of administrators gets them. */
const isShown = (tool: ApiTool, { toolsets }: Choice, audience: Audience): boolean =>
  isFor(tool, audience) && (audience.caller !== null || !isForAdministrators(tool) || toolsets.has("admin"));

export const findToolsFor = (request: string, limit: number, audience: Audience): Found =>
  findTools(request, limit, (tool) => isFor(tool, audience));
