export type Link = { label: string; url: string };

/** Returns the trimmed text; `null` for an empty field. */
export const textOf = (text: string | undefined): string | null => text?.trim() || null;

export const urlOf = (text: string | undefined): string | null => toUri(text?.trim() ?? "") || null;

/** A form sends `no`, and then `yes` if the box is checked. */
export const isChecked = (states: readonly string[] | undefined): boolean => states?.at(-1) === "yes";

export const itemsIn = (text: string): string[] => [...new Set(text.split(",").map(singleSpaced))].filter(Boolean);

const singleSpaced = (text: string): string => text.trim().replaceAll(/\s+/g, " ");

export const linesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Reads a label, a space and a URL per line. Other lines have an empty URL. */
export const linksIn = (text: string): Link[] =>
  linesIn(text).map((line) => {
    const [, label = line, url = ""] = /^(\S(?:.*\S)?)\s+(\S+)$/.exec(line) ?? [];
    return { label, url: toUri(url) };
  });

/** Encodes a URL according to RFC 3986, as the contract requires. Other text is returned unchanged, and the contract rejects it. */
export const toUri = (text: string): string => {
  const [, origin = "", path = ""] = /^(https?:\/\/[^/?#]*)(.*)$/i.exec(text) ?? [];
  if (!URL.canParse(origin)) return text;
  const host = /[^ -~]/.test(origin) ? new URL(origin).origin : origin;
  return host + path.replaceAll(/[^\w\-.~:/?#@!$&'()*+,;=%]|%(?![0-9A-Fa-f]{2})/gu, encodeURIComponent);
};

export const toLines = (links: readonly Link[]): string => links.map(({ label, url }) => `${label} ${url}`).join("\n");
