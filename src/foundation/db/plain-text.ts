/*
 * The plain form of a text, for comparisons without accents, case and other optional marks. The SQL function alliance_plain has
 * the same rules; test/foundation/plain-text.test.ts compares the two for every letter, digit and mark.
 *
 * Removed: accents of Latin, Greek and Cyrillic letters; niqqud and cantillation; harakat, hamza above and below, madda and
 * tatweel; the Devanagari nukta; Vedic accents; variation selectors, joiners and soft hyphens. Not removed, because they make
 * another letter or word: vowel signs of Indic scripts, the Bengali nukta, tone marks of Thai, the voicing marks of kana.
 */

const marks =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: these are ranges of combining characters
  /[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0898-\u089f\u08ca-\u08e1\u08e3-\u08ff\u093c\u0951-\u0954\u1ab0-\u1aff\u1cd0-\u1cd2\u1cd4-\u1ce0\u1dc0-\u1dff\u200d\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u{e0100}-\u{e01ef}]+/gu;

/** Soft hyphen and zero-width joiner: neither part of a word nor its end. */
export const ignoredCharacters = "\\u00ad\\u200d";

/** Latin letters with their replacements, as in PostgreSQL's `unaccent`, which the SQL function uses. */
const latin =
  "æae ðd øo þth ßss đd ħh ıi ĸq łl ŋn œoe ŧt ƀb ɓb ƃb ƈc ɖd ɗd ƌd ɛe ƒf ɠg ƕhv ɨi ƙk ƚl ɲn ƞn ƣoi ƥp ʀr ƫt ƭt ʈt ʋv ƴy ƶz ǥg ȡd ȥz ȴl ȵn ȶt ȷj ȸdb ȹqp ⱥa ȼc ⱦt ȿs ɀz ʉu ɇe ɉj ɍr ɏy ɕc ɟj ɡg ɢg ɦh ɧh ɪi ɫl ɬl ɭl ɱm ɳn ɴn ɶoe ɼr ɽr ɾr ʂs ʏy ʐz ʑz ʙb ʛg ʜh ʝj ʟl ʠq ʣdz ʥdz ʦts ʪls ʫlz ᴀa ᴁae ᴃb ᴄc ᴅd ᴆd ᴇe ᴊj ᴋk ᴌl ᴍm ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ᴢz ᵫue ᵬb ᵭd ᵮf ᵯm ᵰn ᵱp ᵲr ᵳr ᵴs ᵵt ᵶz ᵺth ᵻi ᵽp ᵾu ᶀb ᶁd ᶂf ᶃg ᶄk ᶅl ᶆm ᶇn ᶈp ᶉr ᶊs ᶌv ᶍx ᶎz ᶏa ᶑd ᶒe ᶓe ᶖi ᶙu ẜs ẝs ỻll ỽv ỿy ⱡl ⱨh ⱪk ⱬz ⱱv ⱳw ⱴv ⱸe ⱺo ꜰf ꜱs ꜳaa ꜵao ꜷau ꜹav ꜻav ꜽay ꝁk ꝃk ꝅk ꝇl ꝉl ꝋo ꝍo ꝏoo ꝑp ꝓp ꝕp ꝗq ꝙq ꝟv ꝡvy ꝥth ꝧth ꝱd ꝲl ꝳm ꝴn ꝵr ꝶr ꝷt ꝺd ꝼf ꞇt ꞑn ꞓc ꞡg ꞣk ꞥn ꞧr ꞩs ǝe əe ɔo";

/** Other replacements: Arabic, Persian, Urdu and Kurdish forms; final sigma; candrabindu; the zero of Japanese dates. */
const otherLetters = "ٱا ةه ہه ھه ەه ۃه ىي یي کك ڪك ςσ ँं 〇0";

/** Characters that Unicode counts as letters, but that are used as apostrophes. They end a word. */
const apostrophes = "ʹ' ʺ' ʻ' ʼ' ʽ' ˈ' ˋ' ː' ˆ'";

/** Zeros of Arabic, Persian, Devanagari, Bengali, Tamil and Thai; each precedes the other nine digits. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50];

const digits = zeros.flatMap((zero) =>
  Array.from({ length: 10 }, (_, digit): [string, string] => [String.fromCharCode(zero + digit), String(digit)]),
);

const replacements = new Map<string, string>([
  ...[latin, otherLetters, apostrophes]
    .flatMap((list) => list.split(" "))
    .map((entry): [string, string] => [entry.slice(0, 1), entry.slice(1)]),
  ...digits,
]);

const replaceable = new RegExp(`[${[...replacements.keys()].join("")}]`, "gu");

export const toPlainForm = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins with them
  /^[\x00-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize("NFKD")
        .replaceAll(marks, "")
        .normalize("NFC")
        .toLowerCase()
        .replaceAll(replaceable, (letter) => replacements.get(letter) ?? letter);

/* Splits a text into words as the SQL function alliance_text does. */

const words = /(?:(?!〼)[\p{L}\p{N}\p{M}])+/gu;

const ignored = new RegExp(`[${ignoredCharacters}]`, "gu");

/** Scripts without spaces between words, from Thai to Khmer, Japanese and Chinese; and Hangul, whose words have endings. */
const unspaced =
  "\\u0e00-\\u0eff\\u1000-\\u109f\\u1100-\\u11ff\\u1780-\\u17ff\\u3005-\\u3007\\u3021-\\u3029\\u3031-\\u3035\\u303b\\u3041-\\u309a\\u309d-\\u30ff\\u3105-\\u312f\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
const isUnspaced = new RegExp(`[${unspaced}]`, "u");
const runs = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, "gu");

const spellSigns = (text: string): string =>
  text
    .replaceAll(/(?<![\p{L}\p{N}])([a-z])\+\+/giu, "$1plusplus")
    .replaceAll(/(?<![\p{L}\p{N}])([a-z])#/giu, "$1sharp")
    .replaceAll(/(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])/giu, " dotnet");

export type Word = { word: string; spelling: string; isUppercase: boolean };

export const wordsIn = (text: string): Word[] =>
  [...spellSigns(text.normalize("NFKC").replaceAll(ignored, "")).matchAll(words)].flatMap(([original]) => {
    const spelling = original.toLowerCase();
    const isUppercase = [...original].length > 1 && original === original.toUpperCase() && original !== spelling;
    return (toPlainForm(original).match(words) ?? []).map((word) => ({ word, spelling, isUppercase }));
  });

/** Splits a word into runs of characters of unspaced scripts, and parts of other scripts. */
export const partsOf = (word: string): { part: string; isRun: boolean }[] =>
  [...word.matchAll(runs)].map(([part]) => ({ part, isRun: isUnspaced.test(part) }));
