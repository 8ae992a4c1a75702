import { plain } from "../../foundation/db/plain-text.ts";

type Fragment = { text: string; separator: string; form: string };

/** Names and tags may be part of a sentence without repeating it. */
const minSentenceLength = 20;

const separators = /(\s+·\s+|(?<=[.!?…؟।])\s+|(?<=[。！？])\s*|\s*\n\s*)/u;

/** Removes repeated sentences: descriptions often begin with the summary. Of nested sentences the longer one stays. */
export const withoutRepetitions = (text: string): string => {
  const parts = text.split(separators);
  const all: Fragment[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const fragment = parts[at] ?? "";
    all.push({ text: fragment, separator: parts[at + 1] ?? "", form: formOf(fragment) });
  }
  const kept = all.filter((fragment, index) => !isRepetition(fragment, index, all));
  return kept.length === all.length
    ? text
    : kept.map(({ text, separator }, index) => (index === kept.length - 1 ? text : text + separator)).join("");
};

const formOf = (fragment: string): string => plain(fragment).replace(/[\s.!?…؟।。！？]+$/u, "");

const isRepetition = ({ form }: Fragment, index: number, all: readonly Fragment[]): boolean => {
  if (form === "") return false;
  const isSentence = form.length >= minSentenceLength;
  return all.some((other, at) => {
    if (at === index || other.form.length < form.length) return false;
    if (other.form.length === form.length) return at < index && other.form === form;
    return isSentence && other.form.includes(form);
  });
};
