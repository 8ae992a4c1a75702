import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type JSONSchemaType } from "ajv";
import { parse } from "yaml";
import { packageRoot } from "../package.ts";
import { plain } from "./plain-text.ts";
import { type Word, wordsIn } from "./words.ts";

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
    throw new Error(`${file} is not as its first lines say`);
  return read;
};

const isLatin = (word: string): boolean => /\p{Script=Latin}/u.test(word);

const createDictionary = ({ synonyms, stop_words }: Entries) => {
  const lists = synonyms.map((spellings) => spellings.map((one) => wordsIn(one).map(({ word }) => word)));
  const others = new Map<string, string[][]>();
  for (const spellings of lists)
    for (const spelling of spellings) {
      const key = spelling.join(" ");
      others.set(key, [...(others.get(key) ?? []), ...spellings.filter((other) => other !== spelling)]);
    }
  const stopWords = Object.values(stop_words).flatMap((list) => list.split(" "));
  // A Latin accent can make another word: "für" and "fur".
  const optional = new Set(stopWords.flatMap((word) => (isLatin(word) ? [word] : [word, plain(word)])));
  return {
    synonymsOf: (words: readonly string[]): readonly (readonly string[])[] | undefined => others.get(words.join(" ")),
    longest: Math.max(...lists.flat().map(({ length }) => length)),
    isStopWord: ({ word, spelling }: Word): boolean => optional.has(spelling) || (!isLatin(word) && optional.has(word)),
  };
};

let read: ReturnType<typeof createDictionary> | undefined;

export const dictionary = () => {
  read ??= createDictionary(readEntries(join(packageRoot, "src/foundation/db/dictionary.yaml")));
  return read;
};
