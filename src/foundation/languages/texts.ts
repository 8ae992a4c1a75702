import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { escapeHtml } from "../html.ts";
import { packageRoot } from "../package.ts";
import { recordOf } from "../record-of.ts";
import type account from "./en/account.json";
import type auth from "./en/auth.json";
import type common from "./en/common.json";
import type community from "./en/community.json";
import type mail from "./en/mail.json";
import type organizers from "./en/organizers.json";
import { defaultLanguage, type Language, languages, localeOf } from "./languages.ts";

/** The name of a text in the files of each language. */
export type Key =
  | keyof typeof account
  | keyof typeof auth
  | keyof typeof common
  | keyof typeof community
  | keyof typeof mail
  | keyof typeof organizers;

/** What a text shows; times are formatted before. */
export type Values = Readonly<Record<string, string | number>>;

/** The texts of a language, in ICU's message format. */
export type Texts = {
  readonly language: Language;
  /** Plain text. */
  t(key: Key, values?: Values): string;
  /**
   * HTML, in which everything but the elements is escaped.
   * @param startTags of the elements: `{ a: '<a href="/docs">' }` for `Read <a>more</a>.`
   */
  tHtml(key: Key, startTags: Readonly<Record<string, string>>, values?: Values): string;
};

const root = join(packageRoot, "src/foundation/languages");

/** The files of a language, as one. */
export const readTexts = (language: Language): Record<string, string> =>
  Object.assign({}, ...readdirSync(join(root, language)).map((file) => readJson(join(root, language, file))));

const readJson = (file: string): Record<string, string> => JSON.parse(readFileSync(file, "utf8"));

/** What needs no further escaping. */
class Html {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Part = string | Html;

const asHtml = (parts: Part | readonly Part[]): string =>
  [parts]
    .flat()
    .map((part) => (part instanceof Html ? part.html : escapeHtml(part)))
    .join("");

const elementOf =
  (startTag: string) =>
  (parts: Part[]): Html =>
    new Html(`${startTag}${asHtml(parts)}</${/^<(\w+)/.exec(startTag)?.[1] ?? ""}>`);

/** A text with nothing to fill in is as it stands. */
type Made = string | IntlMessageFormat;

/** What makes a text more than itself. */
const syntax = /[{<']/;

const createTexts = (language: Language): Texts => {
  let texts: Record<string, string> | undefined;
  const made = new Map<string, Made>();
  const madeOf = (key: Key): Made => {
    const before = made.get(key);
    if (before !== undefined) return before;
    texts ??= readTexts(language);
    const text = texts[key];
    if (text === undefined) throw new Error(`the language ${language} has no text ${key}`);
    const first = syntax.test(text) ? new IntlMessageFormat(text, localeOf[language]) : text;
    made.set(key, first);
    return first;
  };
  return {
    language,
    t: (key, values) => {
      const text = madeOf(key);
      return typeof text === "string" ? text : String(text.format<string>(values));
    },
    tHtml: (key, startTags, values) => {
      const text = madeOf(key);
      if (typeof text === "string") return escapeHtml(text);
      const elements = Object.entries(startTags).map(([name, tag]) => [name, elementOf(tag)]);
      return asHtml(text.format<Html>({ ...values, ...Object.fromEntries(elements) }));
    },
  };
};

/** Files are read, and texts parsed, when they are needed first. */
export const textsIn: Readonly<Record<Language, Texts>> = recordOf(languages, createTexts);

/** For a person who may have chosen no language. */
export const textsFor = (language: Language | null | undefined): Texts => textsIn[language ?? defaultLanguage];
