import type { JSONObject } from "@modelcontextprotocol/server";
import { operationTable } from "../../../generated/contract.ts";
import { isOperationId, type Operation, type OperationId } from "../../server/http/contract.ts";
import { contractDocument } from "../../server/http/document.ts";

export type Described = {
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: Message;
  responses: Record<string, Message>;
  deprecated?: boolean;
  "x-secret-request"?: "password";
  "x-secret-response"?: "shown-once";
  "x-mcp-tool"?: "never" | "common";
};
export type Parameter = {
  $ref?: string;
  in: string;
  name: string;
  schema: JSONObject;
  description: string;
  required?: boolean;
};
export type Message = { content?: Record<string, { schema: JSONObject }> };

type Offered = { readonly id: OperationId; readonly operation: Operation; readonly described: Described };

const apiRoot = "/api/v1/";

/** Excludes secrets, which a model's provider would see, deprecated operations, decisions for a person, and files. */
const isOffered = ({ consumes }: Operation, described: Described): boolean => {
  const {
    "x-secret-request": secretRequest,
    "x-secret-response": secretResponse,
    "x-mcp-tool": tool,
    deprecated = false,
  } = described;
  const takesFile = consumes.some((type) => type.startsWith("image/"));
  return secretRequest === undefined && secretResponse === undefined && tool !== "never" && !deprecated && !takesFile;
};

export const offeredOperations: readonly Offered[] = Object.keys(operationTable).flatMap((id) => {
  if (!isOperationId(id)) return [];
  const operation: Operation = operationTable[id];
  const { path, method } = operation;
  const described: Described = Object(contractDocument().paths[path])[method.toLowerCase()];
  return path.startsWith(apiRoot) && isOffered(operation, described) ? [{ id, operation, described }] : [];
});

/** Names by request: `GET /api/v1/me` is `getMe`. */
const toolNames: ReadonlyMap<string, OperationId> = new Map(
  offeredOperations.map(({ id, operation: { method, path } }) => [`${method} ${path}`, id]),
);

const asText = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\s+/g, " ")
    .trim();

const paragraph = (markdown: string): string => asText(markdown.trim().split(/\n\s*\n/, 1)[0] ?? "");

const requests = /`((?:GET|POST|PUT|PATCH|DELETE) \/[^`]*)`/g;

/** Replaces requests by their tools, and drops sentences about other addresses, which are of no use to an agent. */
const withoutAddresses = (sentence: string): string | undefined => {
  const replaced = sentence.replaceAll(requests, (whole, request: string) => toolNames.get(request) ?? whole);
  return /(?:^|[\s`("])(?:\/[a-z{]|(?:GET|POST|PUT|PATCH|DELETE)\b)/.test(replaced) ? undefined : replaced;
};

/** A sentence may begin with a name in backquotes, and an abbreviation such as "e.g." ends none. */
const sentences = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=[A-Z`])/).flatMap((sentence) => withoutAddresses(sentence) ?? []);

export const firstSentence = (markdown: string): string => sentences(paragraph(markdown))[0] ?? "";

const headerNames = /\bIf-Match\b|\bIdempotency-Key\b/;

const targetLength = 240;

export const guidance = ({ summary, description }: { summary: string; description: string }): string => {
  let text = `${summary}.`;
  for (const sentence of sentences(paragraph(description))) {
    if (text.length > targetLength) break;
    if (!headerNames.test(sentence)) text += ` ${sentence}`;
  }
  return text;
};
