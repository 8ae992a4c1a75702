const references: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text as HTML, also within an attribute in quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => references[character] ?? "");

/** Without quotes and angle brackets, which end an address in running text. */
const webAddress = /(?<![\p{L}\p{N}_])https?:\/\/[^\s<>"'`]+/giu;

/** Characters that nobody sees, or that change the order of those around them. */
const hidesText = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

const maxAddressLength = 2_000;

const count = (text: string, character: string): number => text.split(character).length - 1;

/** Removes the punctuation after an address, and closing brackets that were opened before it. */
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

/**
 * A text as HTML in which `http` and `https` addresses are links. A link shows the address that it leads to. An address with
 * credentials or invisible characters stays text.
 */
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
