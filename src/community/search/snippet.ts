import { ignoredCharacters, toPlainForm, wordsIn } from "../../foundation/db/plain-text.ts";
import { readQuery } from "../../foundation/db/query-language.ts";
import { escapeHtml } from "../../foundation/html.ts";
import type { Hit } from "./queries.ts";

type Fragment = { text: string; separator: string; form: string };

/** Shorter fragments, such as names and tags, may occur in a sentence without repeating it. */
const minSentenceLength = 20;

const separators = /(\s+·\s+|(?<=[.!?…؟।])\s+|(?<=[。！？])\s*|\s*\n\s*)/u;

/** Removes repeated sentences, and sentences within longer ones: descriptions often begin with the summary. */
const removeRepetitions = (text: string): string => {
  const parts = text.split(separators);
  const all: Fragment[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const fragment = parts[index] ?? "";
    all.push({ text: fragment, separator: parts[index + 1] ?? "", form: normalizeFragment(fragment) });
  }
  const unique = all.filter((fragment, index) => !isRepetition(fragment, index, all));
  return unique.length === all.length
    ? text
    : unique.map(({ text, separator }, index) => (index === unique.length - 1 ? text : text + separator)).join("");
};

const normalizeFragment = (fragment: string): string => toPlainForm(fragment).replace(/[\s.!?…؟।。！？]+$/u, "");

const isRepetition = ({ form }: Fragment, index: number, all: readonly Fragment[]): boolean => {
  if (form === "") return false;
  const isSentence = form.length >= minSentenceLength;
  return all.some((other, otherIndex) => {
    if (otherIndex === index || other.form.length < form.length) return false;
    if (other.form.length === form.length) return otherIndex < index && other.form === form;
    return isSentence && other.form.includes(form);
  });
};

type Match = { from: number; to: number; term: string };

const excerptLength = 200;

/** Characters before the first match. Also the maximum number omitted to start or end with a whole word. */
const leadLength = 40;

const maxMarks = 40;

/** Bounds the work for a text that repeats one word. */
const maxMatches = 100;

/** Returns HTML with matches in `<mark>`; the rest is escaped. */
type ToSnippet = (hit: Pick<Hit, "text" | "query">) => string;

export const createSnippets = (q: string): ToSnippet => {
  const { runs } = readQuery(q);
  const matchers = new Map<string, ToTerm>();
  return ({ text: stored, query }) => {
    const text = removeRepetitions(stored);
    const toTerm = matchers.get(query) ?? createMatcher(termsIn(query));
    matchers.set(query, toTerm);
    const matches = matchesIn(text, toTerm, runs);
    return highlight(text, excerptOf(text, matches), matches);
  };
};

type Term = { word: string; isPrefix: boolean };

/** The words of a query in PostgreSQL's notation: `'open':* & 'source'`. */
const termsIn = (query: string): Term[] =>
  [...query.matchAll(/'((?:[^']|'')*)'(:\*)?/g)].map(([, word = "", prefix]) => ({
    word: word.replaceAll("''", "'"),
    isPrefix: prefix !== undefined,
  }));

type ToTerm = (word: string) => string | undefined;

/** Texts share many words, so results are cached. */
const createMatcher = (terms: readonly Term[]): ToTerm => {
  const cache = new Map<string, string | undefined>();
  return (word) => {
    if (cache.has(word)) return cache.get(word);
    const forms = wordsIn(word).map((token) => token.word);
    const term = terms.find((token) => isMatch(forms, token))?.word;
    cache.set(word, term);
    return term;
  };
};

const wordPattern = new RegExp(
  String.raw`[a-zA-Z](?:\+\+|#)|\.[nN][eE][tT](?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}${ignoredCharacters}]+`,
  "gu",
);

const matchesIn = (text: string, toTerm: ToTerm, runs: readonly string[]): Match[] => {
  const matches = runs.length > 0 ? findOccurrences(text, runs) : [];
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const term = toTerm(word);
    if (term !== undefined) matches.push({ from: index, to: index + word.length, term });
    if (matches.length > maxMatches) break;
  }
  let end = 0;
  return matches
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from, to }) => {
      if (from < end) return false;
      end = to;
      return true;
    });
};

/** A character with its marks: Korean syllables may be written as several letters. */
const characterPattern = new RegExp(String.raw`[\u1100-\u11ff]+|.[\p{M}${ignoredCharacters}]*`, "gsu");

const findOccurrences = (text: string, runs: readonly string[]): Match[] => {
  let plainText = "";
  // The index in the text of each character of the plain form.
  const textIndexes: number[] = [];
  for (const { 0: character, index } of text.matchAll(characterPattern)) {
    const form = toPlainForm(character);
    plainText += form;
    for (let count = 0; count < form.length; count++) textIndexes.push(index);
  }
  textIndexes.push(text.length);
  return runs.flatMap((run) => {
    const matches: Match[] = [];
    let start = plainText.indexOf(run);
    while (start >= 0 && matches.length < maxMarks) {
      const end = start + run.length;
      matches.push({ from: textIndexes[start] ?? 0, to: textIndexes[end] ?? text.length, term: run });
      start = plainText.indexOf(run, end);
    }
    return matches;
  });
};

/** Whether a form matches a term, which is a stem. The stem of a word that ends in y ends in i. */
const isMatch = (forms: readonly string[], { word, isPrefix }: Term): boolean =>
  forms.some((form) =>
    isPrefix ? form.startsWith(word) || (word.endsWith("i") && form === `${word.slice(0, -1)}y`) : form === word,
  );

const excerptOf = (text: string, matches: readonly Match[]): { from: number; to: number } => {
  const termCount = new Set(matches.map(({ term }) => term)).size;
  let best = { from: 0, words: 0 };
  for (const { from } of matches) {
    if (best.words === termCount) break;
    const within = matches.filter((match) => match.from >= from && match.to <= from + excerptLength - leadLength);
    const words = new Set(within.map(({ term }) => term)).size;
    if (words > best.words) best = { from, words };
  }
  const isNearStart = best.from <= excerptLength / 2;
  const from = isNearStart ? 0 : startOfWord(text, best.from - leadLength);
  return withoutSeparators(text, { from, to: endOfWord(text, from + excerptLength) });
};

const withoutSeparators = (text: string, { from, to }: { from: number; to: number }): { from: number; to: number } => {
  const part = text.slice(from, to);
  const before = /^[\s·]*/.exec(part)?.[0].length ?? 0;
  return { from: from + before, to: from + part.replace(/[\s·]+$/, "").length };
};

const startOfWord = (text: string, position: number): number => {
  const space = text.slice(position, position + leadLength).search(/\s/);
  return space < 0 ? wholeCharacter(text, position) : position + space + 1;
};

const endOfWord = (text: string, position: number): number => {
  if (position >= text.length) return text.length;
  const space = text.slice(position - leadLength, position + 1).search(/\s\S*$/);
  return space < 0 ? wholeCharacter(text, position) : position - leadLength + space;
};

/** Moves an index out of a surrogate pair. */
const wholeCharacter = (text: string, i: number): number => (/[\udc00-\udfff]/.test(text.charAt(i)) ? i - 1 : i);

const highlight = (text: string, { from, to }: { from: number; to: number }, matches: readonly Match[]): string => {
  let html = "";
  let next = from;
  for (const match of matches.filter((match) => match.from >= from && match.to <= to).slice(0, maxMarks)) {
    html += `${escapeHtml(text.slice(next, match.from))}<mark>${escapeHtml(text.slice(match.from, match.to))}</mark>`;
    next = match.to;
  }
  return html + escapeHtml(text.slice(next, to));
};
