import anyAscii from "any-ascii";
import { readQuery } from "../db/query-language.ts";
import { withoutAccents, wordsIn } from "../db/words.ts";
import type { Hit } from "./queries.ts";

/** A match in a text. */
type Match = { from: number; to: number; term: string };

/** Characters of an excerpt. */
const length = 200;

/** Characters before its first match, when that is far into the text. */
const lead = 40;

/** Marks beyond these say nothing more. */
const mostMarks = 40;

/** An excerpt of the text as HTML: where most of the words are, marked with `<mark>`; the rest is escaped. */
export type ToSnippet = (hit: Pick<Hit, "text" | "query">) => string;

/** @param q the search text */
export const createSnippets = (q: string): ToSnippet => {
  const { runs } = readQuery(q);
  const termsOf = new Map<string, Term[]>();
  return ({ text, query }) => {
    const terms = termsOf.get(query) ?? termsIn(query);
    termsOf.set(query, terms);
    const matches = matchesIn(text, terms, runs);
    const { from, to } = excerptOf(text, matches);
    return marked(text, { from, to }, matches);
  };
};

/** The word, and whether it may be the beginning of another. */
type Term = { word: string; isPrefix: boolean };

/** The words of a query, as PostgreSQL writes it: `'open':* & 'source'`. */
const termsIn = (query: string): Term[] =>
  [...query.matchAll(/'((?:[^']|'')*)'(:\*)?/g)].map(([, word = "", prefix]) => ({
    word: word.replaceAll("''", "'"),
    isPrefix: prefix !== undefined,
  }));

const written = /[a-z]\+\+|[a-z]#|\.net(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+/giu;

const matchesIn = (text: string, terms: readonly Term[], runs: readonly string[]): Match[] => {
  const inRuns = runs.flatMap((run) => occurrences(text, run));
  const inWords = [...text.matchAll(written)].flatMap((match) => {
    const forms = formsOf(match[0]);
    const term = terms.find((one) => isMatch(forms, one));
    return term ? [{ from: match.index, to: match.index + match[0].length, term: term.word }] : [];
  });
  return [...inRuns, ...inWords]
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .filter((match, index, all) => !all.slice(0, index).some(({ to }) => to > match.from));
};

const occurrences = (text: string, run: string): Match[] => {
  const found: Match[] = [];
  for (let from = text.indexOf(run); from >= 0 && found.length < mostMarks; from = text.indexOf(run, from + run.length))
    found.push({ from, to: from + run.length, term: run });
  return found;
};

/** A word as it may be in the index: without accents, in Latin letters of ASCII, or as it is. */
const formsOf = (word: string): string[] => {
  const plain = wordsIn(word)
    .map(({ word }) => word)
    .join("");
  if (/^[a-z0-9]+$/.test(plain)) return [plain];
  const latin = /^[\p{Script=Latin}\p{N}\p{M}]+$/u.test(plain) ? [anyAscii(plain).toLowerCase()] : [];
  return [...latin, withoutAccents(plain), plain];
};

/** The stem of a word that ends in y ends in i. */
const isMatch = (forms: readonly string[], { word, isPrefix }: Term): boolean =>
  forms.some((form) =>
    isPrefix ? form.startsWith(word) || (word.endsWith("i") && form === `${word.slice(0, -1)}y`) : form === word,
  );

/** The part of the text that has the most different words of the query, whole words. */
const excerptOf = (text: string, matches: readonly Match[]): { from: number; to: number } => {
  let best = { from: 0, words: 0 };
  for (const { from } of matches) {
    const within = matches.filter((match) => match.from >= from && match.to <= from + length - lead);
    const words = new Set(within.map(({ term }) => term)).size;
    if (words > best.words) best = { from, words };
  }
  const isNear = best.from <= length / 2;
  const from = isNear ? 0 : startOfWord(text, best.from - lead);
  return { from, to: endOfWord(text, from + length) };
};

const startOfWord = (text: string, at: number): number => {
  const space = text.slice(at, at + lead).search(/\s/);
  return space < 0 ? wholeCharacter(text, at) : at + space + 1;
};

const endOfWord = (text: string, at: number): number => {
  if (at >= text.length) return text.length;
  const space = text.slice(at - lead, at + 1).search(/\s\S*$/);
  return space < 0 ? wholeCharacter(text, at) : at - lead + space;
};

/** Not between the halves of a surrogate pair. */
const wholeCharacter = (text: string, at: number): number => (/[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at);

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");

const marked = (text: string, { from, to }: { from: number; to: number }, matches: readonly Match[]): string => {
  let html = "";
  let next = from;
  for (const match of matches.filter((match) => match.from >= from && match.to <= to).slice(0, mostMarks)) {
    html += `${escaped(text.slice(next, match.from))}<mark>${escaped(text.slice(match.from, match.to))}</mark>`;
    next = match.to;
  }
  return html + escaped(text.slice(next, to));
};
