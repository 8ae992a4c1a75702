/* What people write into a text field that holds several things. */

type Link = { label: string; url: string };

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
    return { label, url };
  });

export const toLines = (links: readonly Link[]): string => links.map(({ label, url }) => `${label} ${url}`).join("\n");
