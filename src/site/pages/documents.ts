import { stringify } from "yaml";
import type { Context } from "../../identity/context.ts";
import { encoded } from "../../server/http/contract.ts";
import type { Document } from "../../server/http/document.ts";
import { encodedResponse } from "../../server/http/responses.ts";
import { apiPartOf, publishedDocument, tagPartOf } from "../../web/pages/document.ts";
import { leanFormOf } from "../../web/pages/lean-document.ts";

type File = ReturnType<typeof encodedResponse>;
type Published = ReturnType<typeof renderLazily>;

const cache = new Map<string, Published>();

/** The API documents of the service, cached because they do not change while it runs. */
export const documentsOf = ({ baseUrl, site }: Pick<Context, "baseUrl" | "site">): Published => {
  const key = JSON.stringify([baseUrl, site.name, site.contact]);
  const documents = cache.get(key) ?? renderLazily(baseUrl, publishedDocument(baseUrl, site));
  cache.set(key, documents);
  return documents;
};

/** Renders each document on first use: YAML takes a second on a slow core. */
const renderLazily = (baseUrl: string, whole: Document) => {
  const api = lazily(() => apiPartOf(whole));
  const introduction = lazily(() => encodedResponse(whole.info.description));
  const files = {
    whole: asJson(() => whole),
    wholeYaml: asYaml(() => whole),
    api: asJson(api),
    apiYaml: asYaml(api),
    lean: asJson(() => leanFormOf(api())),
    introduction,
  };
  const tags = lazily(
    () =>
      new Map(
        api().tags.map((tag) => {
          const part = () => leanFormOf(tagPartOf(whole, tag, `${baseUrl}/introduction.md`));
          return [tag.name, { ...tag, file: asJson(part) }] as const;
        }),
      ),
  );
  const toListed = (path: string, file: File, about: string): ListedDocument => ({
    url: baseUrl + path,
    bytes: file.body[encoded].length,
    about,
  });
  return {
    ...files,
    tag: (name: string): File | undefined => tags().get(name)?.file(),
    llms: lazily(() =>
      encodedResponse(
        llmsTxt(whole.info, baseUrl, {
          introduction: toListed("/introduction.md", introduction(), "Introduction"),
          lean: toListed("/openapi-api.lean.json", files.lean(), "The API"),
          api: toListed("/openapi-api.json", files.api(), "The API with examples and code samples"),
          whole: toListed("/openapi.json", files.whole(), "The API, sign-in, OAuth, calendars, feeds, exports, MCP"),
          tags: [...tags().values()].map((tag) => ({
            ...toListed(`/openapi/${tag.name}.json`, tag.file(), tag["x-displayName"]),
            description: tag.description,
          })),
        }),
      ),
    ),
  };
};

const asJson = (document: () => unknown): (() => File) => lazily(() => encodedResponse(JSON.stringify(document())));

const asYaml = (document: () => Document): (() => File) =>
  lazily(() => encodedResponse(stringify(document(), { aliasDuplicateObjects: false })));

const lazily = <Value>(make: () => Value): (() => Value) => {
  let cached: { value: Value } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
};

type ListedDocument = { url: string; bytes: number; about: string };

type Listing = Record<"introduction" | "lean" | "api" | "whole", ListedDocument> & {
  tags: readonly (ListedDocument & { description: string })[];
};

const llmsTxt = (
  { title, summary }: Document["info"],
  baseUrl: string,
  { introduction, lean, api, whole, tags }: Listing,
): string => `# ${title}

> ${summary} A JSON API under ${baseUrl}/api/v1, described in OpenAPI 3.1. The same operations are tools of an MCP server at ${baseUrl}/mcp.

Read the introduction, then the file of the subject that you need. Each file has the operations of its subject and all schemas that they use.

- ${linkTo(introduction)}: authentication, scopes, errors, pages, filters, how to mirror the data

## The API by subject

${tags.map((tag) => `- ${linkTo(tag)}: ${firstParagraphOf(tag.description)}`).join("\n")}

## What agents can do here

- [Skills](${baseUrl}/.well-known/agent-skills/index.json): tasks, each with its instructions

## Everything at once

- ${linkTo(lean)}: all operations and schemas, without examples
- ${linkTo(api)}
- ${linkTo(whole)}: includes everything outside \`/api/v1\`
`;

/** A link with the size of its document, assuming four bytes per token. */
const linkTo = ({ url, bytes, about }: ListedDocument): string =>
  `[${about}](${url}) (${Math.ceil(bytes / 1_000)} kB, about ${Math.ceil(bytes / 4_000)},000 tokens)`;

const firstParagraphOf = (description: string): string => (description.split("\n\n")[0] ?? "").replaceAll("\n", " ");
