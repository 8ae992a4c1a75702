import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type JSONSchemaType } from "ajv";
import { parse } from "yaml";
import { packageRoot } from "../package.ts";
import { partsOf, toPlainForm, type Word, wordsIn } from "./plain-text.ts";

/*
 * Parses a search into terms for the SQL function alliance_query: words, "phrases", -exclusions and OR. Terms have only letters,
 * digits and the operators that this module adds, so that no text is an error.
 */

type Term = string;

type Alternative = Term[];

type Clause = Alternative[];

type TextQuery = {
  /** All must match; an empty list finds nothing. */
  required: Clause[];
  excluded: Clause;
  /** Words that may be misspelled, with the index of their clause. */
  typed: [clause: number, word: string][];
  /** Parts of words in scripts without spaces. */
  runs: string[];
};

/** Words, and characters of a run, beyond these limits are ignored, which bounds the cost of a search. */
const maxWords = 8;
const maxRunLength = 16;

/** Matches words by prefix, except single letters, which would be the prefix of too many words. */
const termOf = (word: string): Term => ([...word].length > 1 ? `${word}:*` : word);

const pairsOf = (run: string): string[] => {
  const characters = [...run].slice(0, maxRunLength);
  return characters.slice(1).map((character, previous) => `${characters[previous]}${character}`);
};

const termsOf = (word: string): Term[] =>
  partsOf(word).map(({ part, isRun }) => {
    if (!isRun) return termOf(part);
    const pairs = pairsOf(part);
    return pairs.length > 0 ? pairs.join(" <-> ") : `${part}:*`;
  });

/** A run of n characters has n + 1 positions in a document: the first character, n - 1 pairs, the last character. */
const phraseOf = (words: readonly string[]): Term => {
  const terms: { term: string; position: number }[] = [];
  let next = 0;
  for (const { part, isRun } of words.flatMap(partsOf)) {
    const pairs = isRun ? pairsOf(part) : [];
    if (pairs.length === 0) terms.push({ term: isRun ? `${part}:*` : part, position: next });
    pairs.forEach((pair, index) => {
      terms.push({ term: pair, position: next + 1 + index });
    });
    next += isRun ? [...part].length + 1 : 1;
  }
  const distance = (index: number) => (terms[index]?.position ?? 0) - (terms[index - 1]?.position ?? 0);
  return terms.map(({ term }, index) => `${index ? ` <${distance(index)}> ` : ""}${term}`).join("");
};

type Operand = { words: Word[]; isPhrase: boolean; isExcluded: boolean };

const operands = /((?<=^|\s)-(?=[^\s-]))?(?:"([^"]*)"|([^\s"]+))/gu;

/** The gershayim in the middle of a Hebrew abbreviation is usually typed as a quotation mark. */
const hebrewAbbreviations = /(?<=[\u0591-\u05ea])["“”](?=[\u05d0-\u05ea])/gu;

/** Returns lists of operands that are joined by OR. */
const readOperands = (text: string): Operand[][] => {
  const lists: Operand[][] = [];
  let isAfterOr = false;
  const normal = text.replaceAll(hebrewAbbreviations, "\u05f4").replaceAll(/[“”„‟«»]/g, '"');
  for (const [, minus, phrase, chunk = ""] of normal.matchAll(operands)) {
    if (chunk === "OR" && !minus) {
      isAfterOr = true;
      continue;
    }
    const operand = {
      words: wordsIn(phrase ?? chunk),
      isPhrase: phrase !== undefined,
      isExcluded: minus !== undefined,
    };
    if (operand.words.length === 0) continue;
    const last = lists.at(-1);
    if (isAfterOr && last && !operand.isExcluded && !last[0]?.isExcluded) last.push(operand);
    else lists.push([operand]);
    isAfterOr = false;
  }
  return lists;
};

const limitWords = (lists: Operand[][]): Operand[][] => {
  const seen = new Set<string>();
  const isAllowed = ({ word }: Word): boolean => {
    if (seen.size === maxWords && !seen.has(word)) return false;
    seen.add(word);
    return true;
  };
  return lists
    .map((list) =>
      list
        .map((operand) => ({ ...operand, words: operand.words.filter(isAllowed) }))
        .filter(({ words }) => words.length > 0),
    )
    .filter((list) => list.length > 0);
};

/** One word, several words with synonyms, or operands of OR. The words in `typed` may be misspelled. */
type Meaning = { words: Word[]; alternatives: Clause; typed: Word[] };

const meaningsOf = (words: readonly Word[]): Meaning[] => {
  const meanings: Meaning[] = [];
  for (let i = 0; i < words.length; i += meanings.at(-1)?.words.length ?? 1) meanings.push(meaningAt(words, i));
  return meanings;
};

const meaningAt = (words: readonly Word[], start: number): Meaning => {
  for (let length = Math.min(dictionary().longest, words.length - start); length > 0; length--) {
    const group = words.slice(start, start + length);
    const spellings = group.map(({ word }) => word);
    const synonyms = dictionary().synonymsOf(spellings);
    if (!synonyms) continue;
    const alternatives = [spellings.flatMap(termsOf), ...synonyms.map((other) => [synonymOf(other)])];
    return { words: group, alternatives, typed: length === 1 ? group : [] };
  }
  const group = words.slice(start, start + 1);
  return { words: group, alternatives: [group.flatMap(({ word }) => termsOf(word))], typed: group };
};

/** Short prefixes, such as "ai", match too many words. */
const synonymOf = (words: readonly string[]): Term => {
  const [word = "", ...others] = words;
  return others.length === 0 && word.length > 4 ? `${word}:*` : phraseOf(words);
};

const alternativesOf = ({ words, isPhrase }: Operand): Clause => {
  if (isPhrase) return [[phraseOf(words.map(({ word }) => word))]];
  const meanings = meaningsOf(words);
  const [only, ...others] = meanings;
  if (only && others.length === 0) return only.alternatives;
  return [meanings.flatMap(({ alternatives: [first = []] }) => first)];
};

const isPlain = (list: Operand[]): boolean => list.length === 1 && !list[0]?.isPhrase && !list[0]?.isExcluded;

/** Adjacent plain words are looked up together, because several may have one meaning. */
const meaningsIn = (lists: readonly Operand[][]): Meaning[] => {
  const meanings: Meaning[] = [];
  let plain: Word[] = [];
  for (const list of lists) {
    if (isPlain(list)) {
      plain.push(...list.flatMap(({ words }) => words));
      continue;
    }
    if (list[0]?.isExcluded) continue;
    meanings.push(...meaningsOf(plain));
    plain = [];
    const typed = list.filter(({ isPhrase, words }) => !isPhrase && words.length === 1).flatMap(({ words }) => words);
    meanings.push({ words: list.flatMap(({ words }) => words), alternatives: list.flatMap(alternativesOf), typed });
  }
  return [...meanings, ...meaningsOf(plain)];
};

const withoutStopWords = (meanings: Meaning[], text: string): Meaning[] => {
  const hasSmallLetters = /\p{Ll}/u.test(text);
  const isStopWord = ({ words: [only, ...others], alternatives }: Meaning): boolean =>
    only !== undefined &&
    others.length === 0 &&
    alternatives.length === 1 &&
    !(only.isUppercase && hasSmallLetters) &&
    dictionary().isStopWord(only);
  const essential = meanings.filter((meaning) => !isStopWord(meaning));
  return essential.length > 0 ? essential : meanings;
};

const distinct = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] => [
  ...new Map(items.map((item) => [JSON.stringify(keyOf(item)), item])).values(),
];

/** Whether the word is long enough to be corrected, and in an alphabetic script. */
const isMisspellable = (word: string): boolean => [...word].length > 2 && partsOf(word).every(({ isRun }) => !isRun);

export const readQuery = (text: string): TextQuery => {
  const normal = text.normalize("NFKC");
  const lists = limitWords(readOperands(normal));
  const meanings = distinct(withoutStopWords(meaningsIn(lists), normal), ({ alternatives }) => alternatives);
  const required = lists.flat().filter(({ isExcluded }) => !isExcluded);
  return {
    required: meanings.map(({ alternatives }) => alternatives),
    excluded: distinct(
      lists
        .flat()
        .filter(({ isExcluded }) => isExcluded)
        .flatMap(alternativesOf),
      (terms) => terms,
    ),
    typed: meanings.flatMap(({ typed }, clause) =>
      typed.filter(({ word }) => isMisspellable(word)).map(({ word }): [number, string] => [clause, word]),
    ),
    runs: required.flatMap(({ words }) =>
      words.flatMap(({ word }) => partsOf(word).flatMap(({ part, isRun }) => (isRun ? [part] : []))),
    ),
  };
};

type Entries = { synonyms: string[][]; stop_words: Record<string, string> };

const text = { type: "string", minLength: 1 } as const;

const entries = {
  type: "object",
  required: ["synonyms", "stop_words"],
  additionalProperties: false,
  properties: {
    synonyms: { type: "array", items: { type: "array", items: text, minItems: 2 } },
    stop_words: { type: "object", required: [], additionalProperties: text },
  },
} satisfies JSONSchemaType<Entries>;

const readEntries = (file: string): Entries => {
  const read: unknown = parse(readFileSync(file, "utf8"));
  if (!new Ajv({ validateSchema: false }).validate<Entries>(entries, read))
    throw new Error(`${file} does not have the format that its first lines describe`);
  return read;
};

const isLatin = (word: string): boolean => /\p{Script=Latin}/u.test(word);

const createDictionary = ({ synonyms, stop_words }: Entries) => {
  const lists = synonyms.map((spellings) => spellings.map((spelling) => wordsIn(spelling).map(({ word }) => word)));
  const related = new Map<string, string[][]>();
  for (const spellings of lists)
    for (const spelling of spellings) {
      const key = spelling.join(" ");
      related.set(key, [...(related.get(key) ?? []), ...spellings.filter((other) => other !== spelling)]);
    }
  const stopWords = Object.values(stop_words).flatMap((list) => list.split(" "));
  // A Latin accent can make another word ("für" and "fur"), so only other scripts also match without marks.
  const ignored = new Set(stopWords.flatMap((word) => (isLatin(word) ? [word] : [word, toPlainForm(word)])));
  return {
    synonymsOf: (words: readonly string[]): readonly (readonly string[])[] | undefined => related.get(words.join(" ")),
    longest: Math.max(...lists.flat().map(({ length }) => length)),
    isStopWord: ({ word, spelling }: Word): boolean => ignored.has(spelling) || (!isLatin(word) && ignored.has(word)),
  };
};

let loaded: ReturnType<typeof createDictionary> | undefined;

const dictionary = () => {
  loaded ??= createDictionary(readEntries(join(packageRoot, "src/foundation/db/dictionary.yaml")));
  return loaded;
};
