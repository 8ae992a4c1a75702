import parse from "nodemailer/lib/addressparser";
import { parseAddresses, type TypedAddress } from "../../../community/invitations/rules.ts";

/* Parses lists of addresses from mail programs and spreadsheets; the API accepts plain addresses only. */

/** The maximum number of addresses in a request to the API. */
export const maxAddresses = 500;

/** Matches the header of an address column in the languages of the service. */
const header = /mail|address|adress|correo|direcci|endere|メール|アドレス|пошт|адрес/i;

/** Splits a row of CSV at commas, semicolons or tabs. */
const cellsOf = (row: string): string[] =>
  [...row.matchAll(/(?<=^|[,;\t])(?:\s*"((?:[^"]|"")*)"\s*(?=[,;\t]|$)|([^,;\t]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? "").trim(),
  );

const isHeader = (line: string): boolean => !line.includes("@") && cellsOf(line).some((cell) => header.test(cell));

/** Whether the parsed name belongs to the address. The name may also be other text or addresses, which must not be lost. */
const isNameOf = (line: string, { name, address }: { name: string; address: string }): boolean => {
  if (name.includes("@")) return name.toLowerCase().includes(address.toLowerCase());
  const written = [`<${address}>`, `${name} ${address}`, `(${name})`];
  return name === "" || written.some((text) => line.replaceAll(/\s+/g, " ").includes(text));
};

/** Returns the addresses in a line, and any unrecognized text unchanged. */
const addressesInLine = (line: string): string[] => {
  const words = line.split(/[\s,;]+/).filter((word) => word !== "");
  if (!/[<>"()]/.test(line) && words.every((word) => word.includes("@"))) return words;
  const entries = parse(line, { flatten: true });
  if (entries.length === 0) return [line];
  return entries.flatMap(({ address, name }) => {
    if (address === "") return [line.includes(`<${name}>`) ? `<${name}>` : name];
    return isNameOf(line, { name, address }) ? [address] : [address, name];
  });
};

const addressesInRow = (row: string): string[] => {
  const cells = cellsOf(row).filter((cell) => cell.includes("@"));
  return cells.length === 0 ? [row] : cells.flatMap(addressesInLine);
};

/** Returns distinct addresses in their order, and unrecognized text. */
export const addressesInText = (text: string): TypedAddress[] => {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n|\r/)
    .map((line) => line.trim())
    .filter((line) => /[^\s,;]/.test(line));
  const [first, ...rows] = lines;
  if (first !== undefined && isHeader(first)) return parseAddresses(rows.flatMap(addressesInRow));
  return parseAddresses(lines.flatMap(addressesInLine));
};

export const countAddresses = (text: string): number =>
  addressesInText(text).filter(({ email }) => email !== undefined).length;
