const references: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => references[character] ?? "");

/** Without quotes and angle brackets, which end an address in running text. */
const webAddress = /(?<![\p{L}\p{N}_])https?:\/\/[^\s<>"'`]+/giu;

/** Invisible characters, and those that change the order of others. */
const hidesText = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

const maxAddressLength = 2_000;

const count = (text: string, character: string): number => text.split(character).length - 1;

/** Removes trailing punctuation, and closing brackets that were opened before the address. */
const withoutEnd = (address: string): string => {
  let shown = address;
  for (;;) {
    const end = shown.at(-1) ?? "";
    const isUnopened =
      (end === ")" && count(shown, ")") > count(shown, "(")) || (end === "]" && count(shown, "]") > count(shown, "["));
    if (!isUnopened && !/[.,;:!?…*_~|]/u.test(end)) return shown;
    shown = shown.slice(0, -1);
  }
};

const isLink = (address: string): boolean => {
  if (hidesText.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === "" && password === "";
};

/** Links `http` and `https` addresses. An address with credentials or invisible characters stays text. */
export const linkified = (text: string): string => {
  let html = "";
  let end = 0;
  for (const { 0: found, index } of text.matchAll(webAddress)) {
    if (found.length > maxAddressLength) continue;
    const address = withoutEnd(found);
    if (!isLink(address)) continue;
    const escaped = escapeHtml(address);
    html += `${escapeHtml(text.slice(end, index))}<a href="${escaped}">${escaped}</a>`;
    end = index + address.length;
  }
  return html + escapeHtml(text.slice(end));
};
