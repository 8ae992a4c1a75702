const references: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => references[character] ?? "");

/** A URL in running text, up to a quote or an angle bracket. */
const webAddress = /(?<![\p{L}\p{N}_])https?:\/\/[^\s<>"'`]+/giu;

/** Invisible characters, and those that change the order of others. */
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

const maxAddressLength = 2_000;

const count = (text: string, character: string): number => text.split(character).length - 1;

/** Removes trailing punctuation, and closing brackets that were opened before the address. */
const trimAddress = (address: string): string => {
  let link = address;
  for (;;) {
    const end = link.at(-1) ?? "";
    const isUnopened =
      (end === ")" && count(link, ")") > count(link, "(")) || (end === "]" && count(link, "]") > count(link, "["));
    if (!isUnopened && !/[.,;:!?…*_~|]/u.test(end)) return link;
    link = link.slice(0, -1);
  }
};

const isLink = (address: string): boolean => {
  if (hiddenCharacters.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === "" && password === "";
};

/** Escapes text and links its `http` and `https` URLs, except those with credentials or invisible characters. */
export const linkify = (text: string): string => {
  let html = "";
  let end = 0;
  for (const { 0: match, index } of text.matchAll(webAddress)) {
    if (match.length > maxAddressLength) continue;
    const address = trimAddress(match);
    if (!isLink(address)) continue;
    const escaped = escapeHtml(address);
    html += `${escapeHtml(text.slice(end, index))}<a href="${escaped}">${escaped}</a>`;
    end = index + address.length;
  }
  return html + escapeHtml(text.slice(end));
};
