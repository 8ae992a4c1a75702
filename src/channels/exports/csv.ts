/** Excel needs it to recognize UTF-8. */
export const byteOrderMark = "\uFEFF";

export type Value = string | number | boolean | null;

/** One row with its line break (RFC 4180). */
export const csvLine = (values: readonly Value[]): string => `${values.map(field).join(",")}\r\n`;

const field = (value: Value): string => {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const text = inert(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Criterion 49: an apostrophe turns a formula into text, also where a spreadsheet splits fields at semicolons or tabs in spite of quotes. */
const inert = (text: string): string =>
  text.replaceAll(/(?<=^|[;\t\r\n])(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g, "'");
