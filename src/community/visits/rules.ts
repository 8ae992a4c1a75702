import { conformsTo } from "../../server/http/components.ts";

/** Replaces invalid names, and the sources of a page beyond the first `maxSources` of a day. */
export const otherSource = "other";

export const sourceBounds = { maxSources: 50, other: otherSource };

export const toSource = (text: string): string | null => {
  const source = text.trim().toLowerCase().replaceAll(/\s+/g, "-");
  if (source === "") return null;
  return conformsTo("Source", source) ? source : otherSource;
};

const sourceOfReferer = (referer: string): string | null => {
  if (!URL.canParse(referer)) return null;
  const { protocol, hostname } = new URL(referer);
  return protocol === "https:" || protocol === "http:" ? toSource(hostname.replace(/^www\./, "")) : null;
};

/** @param utmSource the parameter `utm_source` of the page's URL */
export const sourceOf = (utmSource: string | undefined, referer: string | undefined): string | null =>
  toSource(utmSource ?? "") ?? (referer === undefined ? null : sourceOfReferer(referer));

/** Matches only bots that identify themselves, which is enough for statistics. */
const botPattern =
  /bot|crawl|spider|slurp|preview|externalhit|fetch|monitor|headless|curl|wget|python|java\/|go-http|okhttp/i;

export const isBot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || !userAgent.startsWith("Mozilla/") || botPattern.test(userAgent);
