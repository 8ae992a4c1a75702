import { conformsTo } from "../../server/http/components.ts";

/** Invalid names, and the sources of a page beyond the first ones of a day. */
export const otherSource = "other";

export const sourceBounds = { maxSources: 50, other: otherSource };

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

/** @param link `utm_source` of the page's address */
export const sourceOf = (link: string | undefined, referer: string | undefined): string | null =>
  toSource(link ?? "") ?? (referer === undefined ? null : hostOf(referer));

/** Matches only bots that identify themselves, which is enough for statistics. */
const program =
  /bot|crawl|spider|slurp|preview|externalhit|fetch|monitor|headless|curl|wget|python|java\/|go-http|okhttp/i;

export const isBot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || !userAgent.startsWith("Mozilla/") || program.test(userAgent);
