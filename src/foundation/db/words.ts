import { inside, plain } from "./plain-text.ts";

/* Splits a text into words as the SQL function alliance_text does. */

const words = /(?:(?!〼)[\p{L}\p{N}\p{M}])+/gu;

const ignored = new RegExp(`[${inside}]`, "gu");

/** Scripts without spaces between words: Thai to Khmer, Japanese, Chinese; Hangul, whose words have endings. */
const unspaced =
  "\\u0e00-\\u0eff\\u1000-\\u109f\\u1100-\\u11ff\\u1780-\\u17ff\\u3005-\\u3007\\u3021-\\u3029\\u3031-\\u3035\\u303b\\u3041-\\u309a\\u309d-\\u30ff\\u3105-\\u312f\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
const isUnspaced = new RegExp(`[${unspaced}]`, "u");
const runs = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, "gu");

const spellSigns = (text: string): string =>
  text
    .replaceAll(/(?<![\p{L}\p{N}])([a-z])\+\+/giu, "$1plusplus")
    .replaceAll(/(?<![\p{L}\p{N}])([a-z])#/giu, "$1sharp")
    .replaceAll(/(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])/giu, " dotnet");

export type Word = {
  word: string;
  spelling: string;
  inCapitals: boolean;
};

export const wordsIn = (text: string): Word[] =>
  [...spellSigns(text.normalize("NFKC").replaceAll(ignored, "")).matchAll(words)].flatMap(([written]) => {
    const spelling = written.toLowerCase();
    const inCapitals = [...written].length > 1 && written === written.toUpperCase() && written !== spelling;
    return (plain(written).match(words) ?? []).map((word) => ({ word, spelling, inCapitals }));
  });

export const partsOf = (word: string): { part: string; isRun: boolean }[] =>
  [...word.matchAll(runs)].map(([part]) => ({ part, isRun: isUnspaced.test(part) }));
