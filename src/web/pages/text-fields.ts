/* What people write into a field of a form. */

export type Link = { label: string; url: string };

/** `null` for a field that is empty. */
export const textOf = (text: string | undefined): string | null => text?.trim() || null;

export const addressOf = (text: string | undefined): string | null => toUri(text?.trim() ?? "") || null;

/** A form sends `no`, and `yes` after it if the box is checked. */
export const isChecked = (states: readonly string[] | undefined): boolean => states?.at(-1) === "yes";

/** Between commas, each once. */
export const itemsIn = (text: string): string[] => [...new Set(text.split(",").map(spaced))].filter(Boolean);

const spaced = (text: string): string => text.trim().replaceAll(/\s+/g, " ");

export const linesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** In lines: a label, a space, an address. A line that is otherwise has no address. */
export const linksIn = (text: string): Link[] =>
  linesIn(text).map((line) => {
    const [, label = line, url = ""] = /^(\S(?:.*\S)?)\s+(\S+)$/.exec(line) ?? [];
    return { label, url: toUri(url) };
  });

/**
 * An address as browsers show it, in the characters of RFC 3986: the contract allows no others. What is no address stays as it
 * is, for the contract to refuse.
 */
export const toUri = (text: string): string => {
  const [, origin = "", rest = ""] = /^(https?:\/\/[^/?#]*)(.*)$/i.exec(text) ?? [];
  if (!URL.canParse(origin)) return text;
  const host = /[^ -~]/.test(origin) ? new URL(origin).origin : origin;
  return host + rest.replaceAll(/[^\w\-.~:/?#@!$&'()*+,;=%]|%(?![0-9A-Fa-f]{2})/gu, encodeURIComponent);
};

export const toLines = (links: readonly Link[]): string => links.map(({ label, url }) => `${label} ${url}`).join("\n");
