import { conformsTo } from "../../server/http/components.ts";

/* Where the reader of a page comes from, as the statistics name it. */

/** What is no name of a source, and those of a page and a day beyond the first ones. */
export const otherSource = "other";

/** How many sources of a page a day tells apart. */
export const sourceBounds = { most: 50, other: otherSource };

/** In the form of the contract, which hosts have anyway. @returns `null` where there is none */
export const toSource = (text: string): string | null => {
  const source = text.trim().toLowerCase().replaceAll(/\s+/g, "-");
  if (source === "") return null;
  return conformsTo("Source", source) ? source : otherSource;
};

const hostOf = (referer: string): string | null => {
  if (!URL.canParse(referer)) return null;
  const { protocol, hostname } = new URL(referer);
  return protocol === "https:" || protocol === "http:" ? toSource(hostname.replace(/^www\./, "")) : null;
};

/**
 * @param link what the link calls itself
 * @param referer the page with the link
 */
export const sourceOf = (link: string | undefined, referer: string | undefined): string | null =>
  toSource(link ?? "") ?? (referer === undefined ? null : hostOf(referer));

/** Those that say so: nothing else is known of them, and nothing depends on it. */
const program =
  /bot|crawl|spider|slurp|preview|externalhit|fetch|monitor|headless|curl|wget|python|java\/|go-http|okhttp/i;

export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || !userAgent.startsWith("Mozilla/") || program.test(userAgent);
