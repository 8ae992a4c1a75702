/* A text as words, as the function alliance_text of the database sees it. */

/** Letters, digits and the combining marks of scripts such as Devanagari. */
const words = /[\p{L}\p{N}\p{M}]+/gu;

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

/** In small letters. The dot of a Turkish capital İ would become a character of its own. */
const inSmallLetters = (word: string): string => word.toLowerCase().replaceAll("i\u0307", "i");

/** A word in small letters, and whether it was in capitals. */
export type Word = { word: string; inCapitals: boolean };

export const wordsIn = (text: string): Word[] =>
  [...spellSigns(text.normalize("NFKC")).matchAll(words)].map(([written]) => ({
    word: inSmallLetters(written),
    inCapitals: [...written].length > 1 && written === written.toUpperCase() && written !== written.toLowerCase(),
  }));

/** The parts of a word: runs of scripts without spaces, and what is between them. */
export const partsOf = (word: string): { part: string; isRun: boolean }[] =>
  [...word.matchAll(runs)].map(([part]) => ({ part, isRun: isUnspaced.test(part) }));

/** Words as they are compared with each other. */
export const withoutAccents = (word: string): string => word.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "");
