import type { Document } from "../../server/http/document.ts";

export type Listed = { url: string; bytes: number; about: string };

type Listing = Record<"introduction" | "lean" | "api" | "whole", Listed> & {
  tags: readonly (Listed & { description: string })[];
};

export const llmsTxt = (
  { title, summary }: Document["info"],
  baseUrl: string,
  { introduction, lean, api, whole, tags }: Listing,
): string => `# ${title}

> ${summary} A JSON API under ${baseUrl}/api/v1, described in OpenAPI 3.1, and the same as tools of an MCP server at ${baseUrl}/mcp.

Read the introduction, then the file of the subject that you need: it holds its operations and all schemas that they use.

- ${itemOf(introduction)}: authentication, scopes, errors, pages, filters, how to keep a copy

## The API by subject

${tags.map((tag) => `- ${itemOf(tag)}: ${firstParagraphOf(tag.description)}`).join("\n")}

## Everything at once

- ${itemOf(lean)}: all operations and schemas, without examples
- ${itemOf(api)}
- ${itemOf(whole)}: also what is not under \`/api/v1\`
`;

/** Assumes four bytes per token. */
const itemOf = ({ url, bytes, about }: Listed): string =>
  `[${about}](${url}) (${Math.ceil(bytes / 1_000)} kB, about ${Math.ceil(bytes / 4_000)},000 tokens)`;

const firstParagraphOf = (description: string): string => (description.split("\n\n")[0] ?? "").replaceAll("\n", " ");
