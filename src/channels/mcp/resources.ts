import {
  type CompleteResult,
  INTERNAL_ERROR,
  INVALID_PARAMS,
  type ListResourcesResult,
  ProtocolError,
  type ReadResourceResult,
  ResourceNotFoundError,
  type ResourceTemplateType,
} from "@modelcontextprotocol/server";
import type { OperationId } from "../../server/http/contract.ts";
import type { OperationResponse } from "../../server/http/in-process.ts";
import { type Arguments, operationCallOf } from "./call.ts";
import { toolFor } from "./catalog.ts";

/** Resource URIs are `alliance://` and the path of the resource in the API. */

type Call = (call: ReturnType<typeof operationCallOf>) => Promise<OperationResponse>;

const kinds = [
  { tool: toolFor("getAlliance"), name: "alliance", title: "An alliance" },
  { tool: toolFor("getGroup"), name: "group", title: "A group" },
  { tool: toolFor("getEvent"), name: "event", title: "An event" },
].map((kind) => {
  const uriTemplate = kind.tool.operation.path.replace(/^\/api\/v1\//, "alliance://");
  const pattern = uriTemplate.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/?#]+)");
  return { ...kind, uriTemplate, pattern: new RegExp(`^${pattern}$`) };
});

const mimeType = "application/json";

export const resourceTemplates: ResourceTemplateType[] = kinds.map(({ name, title, uriTemplate, tool }) => ({
  name,
  title,
  uriTemplate,
  mimeType,
  ...(tool.tool.description !== undefined && { description: tool.tool.description }),
}));

/** @throws ProtocolError */
export const readResource = async (call: Call, uri: string): Promise<ReadResourceResult> => {
  const resource = kinds.flatMap(({ tool, pattern }) => {
    const match = pattern.exec(uri);
    return match ? [{ tool, names: match.groups ?? {} }] : [];
  })[0];
  const args = resource && decodeNames(resource.names);
  if (!resource || !args)
    throw new ResourceNotFoundError(uri, "there is no such resource: see resources/templates/list");
  const { status, body } = await call(operationCallOf(resource.tool, args));
  if (status === 200) return { contents: [{ uri, mimeType, text: body }] };
  const message = messageOf(body);
  throw status < 500 && status !== 429
    ? new ResourceNotFoundError(uri, message)
    : new ProtocolError(INTERNAL_ERROR, message);
};

const decodeNames = (names: Readonly<Record<string, string>>): Arguments | undefined => {
  try {
    return Object.fromEntries(Object.entries(names).map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    return undefined;
  }
};

const messageOf = (body: string): string => String(Object(JSON.parse(body)).error);

type Item = { slug: string; name: string };

const listItems = async (
  call: Call,
  id: OperationId,
  args: Arguments,
): Promise<{ items: Item[]; next: string | null }> => {
  const { status, body } = await call(operationCallOf(toolFor(id), args));
  const { items, next_cursor: next, error } = Object(JSON.parse(body));
  if (status !== 200) throw new ProtocolError(status < 500 ? INVALID_PARAMS : INTERNAL_ERROR, String(error));
  return { items, next };
};

/** Lists alliances only; groups and events are found by tools or completion. */
export const listResources = async (call: Call, cursor: string | undefined): Promise<ListResourcesResult> => {
  const { items, next } = await listItems(call, "listAlliances", { limit: 100, cursor });
  return {
    resources: items.map(({ slug, name }) => ({
      uri: `alliance://alliances/${slug}`,
      name: slug,
      title: name,
      mimeType,
    })),
    ...(next !== null && { nextCursor: next }),
  };
};

const sources: Readonly<Record<string, { id: OperationId; parentArguments: Readonly<Record<string, string>> }>> = {
  alliance: { id: "listAlliances", parentArguments: {} },
  group_slug: { id: "listGroups", parentArguments: { alliance: "alliance" } },
  event_slug: { id: "listEvents", parentArguments: { alliance: "alliance", group: "group_slug" } },
};

const noCompletion: CompleteResult = { completion: { values: [] } };

/** Completes the argument with the slugs of matching resources, if all arguments that it depends on are known. */
export const complete = async (
  call: Call,
  { name, value, earlierArguments }: { name: string; value: string; earlierArguments: Arguments },
): Promise<CompleteResult> => {
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
  if (!source) return noCompletion;
  const parents = Object.entries(source.parentArguments).map(([to, from]) => [to, earlierArguments[from]] as const);
  if (parents.some(([, text]) => typeof text !== "string" || text === "")) return noCompletion;
  const words = value.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
  const args = { ...Object.fromEntries(parents), limit: 100, ...(words !== "" && { q: words }) };
  const { items, next } = await listItems(call, source.id, args);
  return { completion: { values: items.map(({ slug }) => slug), hasMore: next !== null } };
};
