import parse from "nodemailer/lib/addressparser";
import { addressesIn, type TypedAddress } from "../../../community/invitations/rules.ts";

/* Parses lists of addresses from mail programs and spreadsheets; the API accepts plain addresses only. */

/** The API's maximum per request. */
export const maxAddresses = 500;

/** Matches the header of an address column in the languages of the service. */
const header = /mail|address|adress|correo|direcci|endere|メール|アドレス|пошт|адрес/i;

/** Splits a row of CSV at commas, semicolons or tabs. */
const cellsOf = (row: string): string[] =>
  [...row.matchAll(/(?<=^|[,;\t])(?:\s*"((?:[^"]|"")*)"\s*(?=[,;\t]|$)|([^,;\t]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? "").trim(),
  );

const isHeader = (line: string): boolean => !line.includes("@") && cellsOf(line).some((cell) => header.test(cell));

/** Whether the name belongs to the address. The parser also counts other words and addresses as part of the name; they must not be lost. */
const isNameOf = (line: string, { name, address }: { name: string; address: string }): boolean => {
  if (name.includes("@")) return name.toLowerCase().includes(address.toLowerCase());
  const written = [`<${address}>`, `${name} ${address}`, `(${name})`];
  return name === "" || written.some((text) => line.replaceAll(/\s+/g, " ").includes(text));
};

/** Returns the addresses in a line, and unrecognized text unchanged. */
const inLine = (line: string): string[] => {
  const words = line.split(/[\s,;]+/).filter((word) => word !== "");
  if (!/[<>"()]/.test(line) && words.every((word) => word.includes("@"))) return words;
  const entries = parse(line, { flatten: true });
  if (entries.length === 0) return [line];
  return entries.flatMap(({ address, name }) => {
    if (address === "") return [line.includes(`<${name}>`) ? `<${name}>` : name];
    return isNameOf(line, { name, address }) ? [address] : [address, name];
  });
};

const inRow = (row: string): string[] => {
  const cells = cellsOf(row).filter((cell) => cell.includes("@"));
  return cells.length === 0 ? [row] : cells.flatMap(inLine);
};

/** Returns distinct addresses in their order, and unrecognized text. */
export const addressesInText = (text: string): TypedAddress[] => {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n|\r/)
    .map((line) => line.trim())
    .filter((line) => /[^\s,;]/.test(line));
  const [first, ...rows] = lines;
  if (first !== undefined && isHeader(first)) return addressesIn(rows.flatMap(inRow));
  return addressesIn(lines.flatMap(inLine));
};

export const countAddresses = (text: string): number =>
  addressesInText(text).filter(({ email }) => email !== undefined).length;
