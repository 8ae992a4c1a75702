import { toolNames } from "./offered.ts";

const asText = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\s+/g, " ")
    .trim();

const paragraph = (markdown: string): string => asText(markdown.trim().split(/\n\s*\n/, 1)[0] ?? "");

const requests = /`((?:GET|POST|PUT|PATCH|DELETE) \/[^`]*)`/g;

/** Replaces requests by their tools, and drops sentences about other addresses, which are of no use to an agent. */
const withoutAddresses = (sentence: string): string | undefined => {
  const named = sentence.replaceAll(requests, (whole, request: string) => toolNames.get(request) ?? whole);
  return /(?:^|[\s`("])(?:\/[a-z{]|(?:GET|POST|PUT|PATCH|DELETE)\b)/.test(named) ? undefined : named;
};

/** A sentence may begin with a name in backquotes, and an abbreviation such as "e.g." ends none. */
const sentences = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=[A-Z`])/).flatMap((sentence) => withoutAddresses(sentence) ?? []);

export const firstSentence = (markdown: string): string => sentences(paragraph(markdown))[0] ?? "";

const ofHeaders = /\bIf-Match\b|\bIdempotency-Key\b/;

const enough = 240;

export const guidance = ({ summary, description }: { summary: string; description: string }): string => {
  let text = `${summary}.`;
  for (const sentence of sentences(paragraph(description))) {
    if (text.length > enough) break;
    if (!ofHeaders.test(sentence)) text += ` ${sentence}`;
  }
  return text;
};
