const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");

/** A URL in running text, up to a quote or an angle bracket. */
const urlPattern = /(?<![\p{L}\p{N}_])https?:\/\/[^\s<>"'`]+/giu;

/** Invisible characters, and characters that change the text direction. */
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

const maxUrlLength = 2_000;

const count = (text: string, character: string): number => text.split(character).length - 1;

/** Removes trailing punctuation, and closing brackets that were opened before the URL. */
const trimUrl = (text: string): string => {
  let url = text;
  for (;;) {
    const end = url.at(-1) ?? "";
    const isUnopened =
      (end === ")" && count(url, ")") > count(url, "(")) || (end === "]" && count(url, "]") > count(url, "["));
    if (!isUnopened && !/[.,;:!?…*_~|]/u.test(end)) return url;
    url = url.slice(0, -1);
  }
};

const isLinkable = (url: string): boolean => {
  if (hiddenCharacters.test(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === "" && password === "";
};

/** Escapes text and links its `http` and `https` URLs, except those with credentials or invisible characters. */
export const linkify = (text: string): string => {
  let html = "";
  let end = 0;
  for (const { 0: match, index } of text.matchAll(urlPattern)) {
    if (match.length > maxUrlLength) continue;
    const url = trimUrl(match);
    if (!isLinkable(url)) continue;
    const escaped = escapeHtml(url);
    html += `${escapeHtml(text.slice(end, index))}<a href="${escaped}">${escaped}</a>`;
    end = index + url.length;
  }
  return html + escapeHtml(text.slice(end));
};
