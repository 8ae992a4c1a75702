import MiniSearch, { type SearchResult } from "minisearch";
import {
  commonWords,
  destructiveVerbs,
  idioms,
  meanings,
  type PersonalTask,
  personalTasks,
  phrases,
  questionWords,
  stopWords,
} from "./search-words.ts";
import { type ApiTool, apiTools } from "./tools.ts";

const wordsOf = (text: string): string[] =>
  idioms
    .reduce(
      (plain, [words, meaning]) => plain.replaceAll(words, meaning),
      text.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase(),
    )
    .match(/[a-z0-9]+(?:['’][a-z]+)?/g) ?? [];

/** Approximates the singular or the infinitive. */
const stemOf = (word: string): string =>
  word
    .replace(/['’]s$/, "")
    .replace(/(?<=[a-z]{3})ies$/, "y")
    .replace(/(?<=[a-z]{2}(?:s|x|ch|sh))es$/, "")
    .replace(/(?<=[a-z]{2}[^su])s$/, "")
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, "")
    .replace(/(?<=[a-z]{3})e$/, "");

const termOf = (word: string): string | null => {
  const plain = word.replace("’", "'");
  return stopWords.has(plain) ? null : stemOf(meanings.get(plain) ?? meanings.get(stemOf(plain)) ?? plain);
};

type Entry = { id: string; title: string; phrases: string; description: string; arguments: string };

const tasks = new Map(personalTasks.map((task): [string, PersonalTask] => [task.phrases, task]));

const index = new MiniSearch<Entry>({
  fields: ["id", "title", "phrases", "description", "arguments"],
  tokenize: wordsOf,
  processTerm: termOf,
  searchOptions: { boost: { id: 3, phrases: 3, title: 2, description: 0.5, arguments: 0.3 } },
});

index.addAll([
  ...[...apiTools.values()].map(({ id, tool: { title = "", description = "" }, locations }) => ({
    id,
    title,
    phrases: phrases[id] ?? "",
    description: description.slice(title.length),
    arguments: [...locations.keys()].join(" "),
  })),
  ...personalTasks.map(({ phrases }) => ({ id: phrases, title: "", phrases, description: "", arguments: "" })),
]);

const unprocessed = { processTerm: (term: string) => term };

/** Corrects misspelled and unfinished words. */
const correctTerm = (term: string): string => {
  if (term.length < 5 || index.search(term, unprocessed).length > 0) return term;
  const [nearest] = index.search(term, { ...unprocessed, fuzzy: 0.2, prefix: true });
  return nearest?.terms[0] ?? term;
};

/** Fields that can make a tool relevant. Matches in descriptions and arguments alone are too vague. */
const decisiveFields: ReadonlySet<string> = new Set(["id", "title", "phrases"]);

const commonTerms: ReadonlySet<string> = new Set([...commonWords].map(stemOf));

/** The share of the request's words that a tool must match. */
const minCoverage = 0.3;

/** Verbs such as "create" alone do not make a tool relevant. */
const isRelevant = ({ match }: SearchResult, terms: readonly string[]): boolean => {
  const matched = terms.filter((term) => match[term]?.some((field) => decisiveFields.has(field)));
  return matched.some((term) => !commonTerms.has(term)) && matched.length / terms.length >= minCoverage;
};

/** The first words of the names of tools that change something. */
const verbs: ReadonlySet<string> = new Set(
  [...apiTools.values()].flatMap(({ id, operation }) =>
    operation.method === "GET" ? [] : (termOf(wordsOf(id)[0] ?? "") ?? []),
  ),
);

/** Boosts tools that read: strongly for questions, slightly for requests without a verb. */
const readBoostOf = (words: readonly string[], terms: readonly string[], asksForDeletion: boolean): number => {
  if (words.some((word) => questionWords.has(word))) return 3;
  return asksForDeletion || terms.some((term) => verbs.has(term)) ? 1 : 1.4;
};

const isDeletion = ({ operation }: ApiTool): boolean => operation.method === "DELETE";

export type ToolMatches = {
  readonly tools: readonly ApiTool[];
  /** Set, with no tools, when only a person can do what was requested. */
  readonly task?: PersonalTask;
};

export const findTools = (request: string, limit: number, isAvailable: (tool: ApiTool) => boolean): ToolMatches => {
  const words = wordsOf(request);
  const terms = [...new Set(words.flatMap((word) => termOf(word) ?? []).map(correctTerm))];
  const asksForDeletion = words.some((word) => destructiveVerbs.has(word) || destructiveVerbs.has(stemOf(word)));
  const readBoost = readBoostOf(words, terms, asksForDeletion);
  const hits = index
    .search(terms.join(" "), {
      ...unprocessed,
      tokenize: (text) => text.split(" "),
      boostDocument: (id) => (apiTools.get(id)?.operation.method === "GET" ? readBoost : 1),
    })
    .filter((hit) => isRelevant(hit, terms))
    .map(({ id }) => ({ tool: apiTools.get(id), task: tasks.get(id) }))
    .filter(({ tool }) => !tool || ((asksForDeletion || !isDeletion(tool)) && isAvailable(tool)));
  const task = hits[0]?.task;
  if (task) return { tools: [], task };
  return { tools: hits.flatMap(({ tool }) => tool ?? []).slice(0, limit) };
};
