import type { JSONObject } from "@modelcontextprotocol/server";
import { operationTable } from "../../../generated/contract.ts";
import { isOperationId, type Operation, type OperationId } from "../../server/http/contract.ts";
import { contractDocument } from "../../server/http/document.ts";

export type OperationSpec = {
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

type OfferedOperation = { readonly id: OperationId; readonly operation: Operation; readonly spec: OperationSpec };

const apiRoot = "/api/v1/";

/** Excludes deprecated operations, secrets (which a model's provider would see), files, and decisions for a person. */
const isOffered = ({ consumes }: Operation, spec: OperationSpec): boolean => {
  const {
    "x-secret-request": secretRequest,
    "x-secret-response": secretResponse,
    "x-mcp-tool": tool,
    deprecated = false,
  } = spec;
  const takesFile = consumes.some((type) => type.startsWith("image/"));
  return secretRequest === undefined && secretResponse === undefined && tool !== "never" && !deprecated && !takesFile;
};

export const offeredOperations: readonly OfferedOperation[] = Object.keys(operationTable).flatMap((id) => {
  if (!isOperationId(id)) return [];
  const operation: Operation = operationTable[id];
  const { path, method } = operation;
  const spec: OperationSpec = Object(contractDocument().paths[path])[method.toLowerCase()];
  return path.startsWith(apiRoot) && isOffered(operation, spec) ? [{ id, operation, spec }] : [];
});

/** Tool names by request, such as `getMe` for `GET /api/v1/me`. */
const toolNames: ReadonlyMap<string, OperationId> = new Map(
  offeredOperations.map(({ id, operation: { method, path } }) => [`${method} ${path}`, id]),
);

const toPlainText = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\s+/g, " ")
    .trim();

const firstParagraph = (markdown: string): string => toPlainText(markdown.trim().split(/\n\s*\n/, 1)[0] ?? "");

const requestPattern = /`((?:GET|POST|PUT|PATCH|DELETE) \/[^`]*)`/g;

/** Replaces requests with tool names. Returns undefined for sentences with other paths, which agents cannot use. */
const withoutPaths = (sentence: string): string | undefined => {
  const replaced = sentence.replaceAll(requestPattern, (whole, request: string) => toolNames.get(request) ?? whole);
  return /(?:^|[\s`("])(?:\/[a-z{]|(?:GET|POST|PUT|PATCH|DELETE)\b)/.test(replaced) ? undefined : replaced;
};

/** Splits text before capitals and backquotes, so that abbreviations such as "e.g." do not end a sentence. */
const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=[A-Z`])/).flatMap((sentence) => withoutPaths(sentence) ?? []);

export const firstSentence = (markdown: string): string => splitSentences(firstParagraph(markdown))[0] ?? "";

const headerNames = /\bIf-Match\b|\bIdempotency-Key\b/;

/** Length, in characters, above which a tool description gets no further sentence. */
const sufficientLength = 240;

export const toolDescription = ({ summary, description }: { summary: string; description: string }): string => {
  let text = `${summary}.`;
  for (const sentence of splitSentences(firstParagraph(description))) {
    if (text.length > sufficientLength) break;
    if (!headerNames.test(sentence)) text += ` ${sentence}`;
  }
  return text;
};
