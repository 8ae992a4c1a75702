/** CSV as RFC 4180 has it, for spreadsheets too. */

/** Without it, Excel takes UTF-8 for another encoding. */
export const byteOrderMark = "\uFEFF";

export type Value = string | number | boolean | null;

/** One row, with its line break. */
export const csvLine = (values: readonly Value[]): string => `${values.map(field).join(",")}\r\n`;

const field = (value: Value): string => {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const text = inert(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Criterion 49: spreadsheets run what looks like a formula, an apostrophe before it makes it text. Where the separator is a
 * semicolon or a tab, quotes do not hold a field of ours together: its parts begin fields as well.
 */
const inert = (text: string): string =>
  text.replaceAll(/(?<=^|[;\t\r\n])(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g, "'");
