import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { parse } from "yaml";
import { packageRoot } from "../package.ts";
import { wordsIn } from "./words.ts";

const shape = Type.Object(
  {
    synonyms: Type.Array(Type.Array(Type.String({ minLength: 1 }), { minItems: 2 })),
    stop_words: Type.Record(Type.String(), Type.String({ minLength: 1 })),
  },
  { additionalProperties: false },
);

export type Dictionary = {
  /** The other spellings of these words, each a list of words. */
  synonymsOf(words: readonly string[]): readonly (readonly string[])[] | undefined;
  /** Of the longest spelling, its number of words. */
  longest: number;
  /** Whether a text need not have the word. */
  isStopWord(word: string): boolean;
};

const createDictionary = ({ synonyms, stop_words }: Static<typeof shape>): Dictionary => {
  const lists = synonyms.map((spellings) => spellings.map((one) => wordsIn(one).map(({ word }) => word)));
  const others = new Map<string, string[][]>();
  for (const spellings of lists)
    for (const spelling of spellings) {
      const key = spelling.join(" ");
      others.set(key, [...(others.get(key) ?? []), ...spellings.filter((other) => other !== spelling)]);
    }
  const stopWords = new Set(Object.values(stop_words).flatMap((list) => list.split(" ")));
  return {
    synonymsOf: (words) => others.get(words.join(" ")),
    longest: Math.max(...lists.flat().map(({ length }) => length)),
    isStopWord: (word) => stopWords.has(word),
  };
};

/** The file says what its entries mean. */
export const dictionary = createDictionary(
  Value.Parse(shape, parse(readFileSync(join(packageRoot, "src/db/dictionary.yaml"), "utf8"))),
);
