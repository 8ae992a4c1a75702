import type { Tool } from "@modelcontextprotocol/server";
import { LRUCache } from "lru-cache";
import MiniSearch from "minisearch";
import type { Schemas } from "../../../generated/contract.ts";
import type { Caller } from "../../server/http/caller.ts";
import { callTool, searchTools } from "./search-mode.ts";
import { type ApiTool, apiTools } from "./tools.ts";

/** Which tools there are, and for whom. */

export type Toolset = Schemas["McpToolset"];

type Audience = Pick<Caller, "scopes"> | null;

const all = new Map(apiTools().map((one): [string, ApiTool] => [one.id, one]));

const isPublic = ({ operation }: ApiTool): boolean => operation.allowsAnonymous;

const isForAdministrators = ({ operation }: ApiTool): boolean =>
  operation.scopes.some((scope) => scope.startsWith("admin:"));

const belongs: Record<Toolset, (tool: ApiTool) => boolean> = {
  read: ({ operation }) => operation.method === "GET",
  member: (tool) => !isForAdministrators(tool),
  admin: (tool) => isPublic(tool) || isForAdministrators(tool),
  search: () => true,
};

/** A tool of the set, also one that the caller may not call: the refusal says what it takes. */
export const findTool = (toolset: Toolset | undefined, name: unknown): ApiTool | undefined => {
  const tool = typeof name === "string" ? all.get(name) : undefined;
  return tool && (toolset === undefined || belongs[toolset](tool)) ? tool : undefined;
};

/** A session would have all scopes; it does not get here. */
export const admits = ({ operation }: ApiTool, caller: Audience): boolean =>
  operation.allowsAnonymous ||
  (caller !== null && operation.scopes.every((scope) => caller.scopes === null || caller.scopes.has(scope)));

/** The lists that were asked for last: there are thousands of sets of scopes, of which few are in use. */
const lists = new LRUCache<string, readonly Tool[]>({ max: 200 });

/** What `tools/list` shows. */
export const listTools = (toolset: Toolset | undefined, caller: Audience): readonly Tool[] => {
  if (toolset === "search") return [searchTools, callTool];
  const scopes = caller && [...(caller.scopes ?? ["*"])].sort();
  const key = JSON.stringify([toolset, scopes]);
  const known = lists.get(key);
  if (known) return known;
  const list = [...all.values()].flatMap((tool) =>
    findTool(toolset, tool.id) && admits(tool, caller) ? [tool.tool] : [],
  );
  lists.set(key, list);
  return list;
};

/** `listMyEvents` has three words. Shorter ones, such as "of" and "my", are in every description. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .match(/[a-z0-9]{3,}/g) ?? [];

const index = new MiniSearch({
  fields: ["id", "description", "arguments"],
  tokenize: wordsOf,
  searchOptions: { boost: { id: 3, description: 2 }, prefix: (word) => word.length > 3, fuzzy: 0.2 },
});
index.addAll(
  [...all.values()].map(({ id, tool: { description }, places }) => ({
    id,
    description,
    arguments: [...places.keys()].join(" "),
  })),
);

/** The tools that fit the words best, best first, of those that the caller may call. */
export const findTools = (words: string, limit: number, caller: Audience): Tool[] =>
  index
    .search(words)
    .flatMap(({ id }) => findTool("search", id) ?? [])
    .filter((tool) => admits(tool, caller))
    .slice(0, limit)
    .map(({ tool }) => tool);
