import { inside, plain } from "./plain-text.ts";

/* Splits a text into words as the function alliance_text of the database does. */

/** Letters, digits and the combining marks of scripts such as Devanagari; 〼 is a sign. */
const words = /(?:(?!〼)[\p{L}\p{N}\p{M}])+/gu;

const ignored = new RegExp(`[${inside}]`, "gu");

/** Scripts whose words are not separated by spaces, or (Korean) have endings: Thai to Khmer, Japanese, Chinese, Hangul. */
const unspaced =
  "\\u0e00-\\u0eff\\u1000-\\u109f\\u1100-\\u11ff\\u1780-\\u17ff\\u3005-\\u3007\\u3021-\\u3029\\u3031-\\u3035\\u303b\\u3041-\\u309a\\u309d-\\u30ff\\u3105-\\u312f\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
const isUnspaced = new RegExp(`[${unspaced}]`, "u");
const runs = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, "gu");

/** C++, C# and .NET. */
const spellSigns = (text: string): string =>
  text
    .replaceAll(/(?<![\p{L}\p{N}])([a-z])\+\+/giu, "$1plusplus")
    .replaceAll(/(?<![\p{L}\p{N}])([a-z])#/giu, "$1sharp")
    .replaceAll(/(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])/giu, " dotnet");

export type Word = {
  /** In plain form, as it is compared. */
  word: string;
  /** In lower case, with its accents. */
  spelling: string;
  inCapitals: boolean;
};

export const wordsIn = (text: string): Word[] =>
  [...spellSigns(text.normalize("NFKC").replaceAll(ignored, "")).matchAll(words)].flatMap(([written]) => {
    const spelling = written.toLowerCase();
    const inCapitals = [...written].length > 1 && written === written.toUpperCase() && written !== spelling;
    return (plain(written).match(words) ?? []).map((word) => ({ word, spelling, inCapitals }));
  });

/** The parts of a word: runs of scripts without spaces, and what is between them. */
export const partsOf = (word: string): { part: string; isRun: boolean }[] =>
  [...word.matchAll(runs)].map(([part]) => ({ part, isRun: isUnspaced.test(part) }));
