import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { enums } from "../../../generated/contract.ts";
import { escapeHtml } from "../html.ts";
import { packageRoot } from "../package.ts";
import { recordOf } from "../record-of.ts";
import type account from "./en/account.json";
import type auth from "./en/auth.json";
import type common from "./en/common.json";
import type community from "./en/community.json";
import type mail from "./en/mail.json";
import type organizers from "./en/organizers.json";

export const languages = enums.Language;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "en";

const isLanguage = (name: string | null | undefined): name is Language =>
  languages.some((language) => language === name);

export const asLanguage = (name: string | null | undefined): Language | undefined =>
  isLanguage(name) ? name : undefined;

/** Results by `Accept-Language` header: most browsers send one of a few. */
const languageCache = new LRUCache<string, { language: Language | undefined }>({ max: 200 });

const maxHeaderLength = 200;

export const requestedLanguage = (accepted: string | undefined): Language | undefined => {
  if (accepted === undefined || accepted.length > maxHeaderLength) return undefined;
  const cached = languageCache.get(accepted);
  if (cached) return cached.language;
  const headers = { "accept-language": accepted };
  const language = accepted.includes("*") && !namesLanguage(accepted) ? undefined : preferredLanguage(headers);
  languageCache.set(accepted, { language });
  return language;
};

const preferredLanguage = (headers: Record<string, string>): Language | undefined =>
  asLanguage(new Negotiator({ headers }).language([...languages]));

const namesLanguage = (accepted: string): boolean => /[a-z]/i.test(accepted.replaceAll(/;\s*q=[\d.]+/gi, ""));

export const languageOf = (accepted: string | undefined): Language => requestedLanguage(accepted) ?? defaultLanguage;

export const localeOf: Readonly<Record<Language, string>> = {
  en: "en-GB",
  de: "de",
  es: "es",
  ja: "ja",
  fr: "fr",
  pt: "pt",
  uk: "uk",
};

export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  ja: "日本語",
  fr: "Français",
  pt: "Português",
  uk: "Українська",
};

export type MessageKey =
  | keyof typeof account
  | keyof typeof auth
  | keyof typeof common
  | keyof typeof community
  | keyof typeof mail
  | keyof typeof organizers;

export type MessageValues = Readonly<Record<string, string | number>>;

/** Messages of a language, in ICU's format. */
export type Translator = {
  readonly language: Language;
  t(key: MessageKey, values?: MessageValues): string;
  /**
   * Returns HTML in which everything except the given elements is escaped.
   * @param startTags by element: `{ a: '<a href="/docs">' }` for `Read <a>more</a>.`
   */
  tHtml(key: MessageKey, startTags: Readonly<Record<string, string>>, values?: MessageValues): string;
};

const root = join(packageRoot, "src/foundation/languages");

export const readMessages = (language: Language): Record<string, string> =>
  Object.assign({}, ...readdirSync(join(root, language)).map((file) => readJson(join(root, language, file))));

const readJson = (file: string): Record<string, string> => JSON.parse(readFileSync(file, "utf8"));

let keys: Record<string, string> | undefined;

/** Whether a message has the key: pages derive some keys from the names of fields. */
export const isKey = (key: string): key is MessageKey => {
  keys ??= readMessages(defaultLanguage);
  return Object.hasOwn(keys, key);
};

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

type CompiledText = string | IntlMessageFormat;

const syntax = /[{<']/;

const createTexts = (language: Language): Translator => {
  let texts: Record<string, string> | undefined;
  const compiled = new Map<string, CompiledText>();
  const compile = (key: MessageKey): CompiledText => {
    const existing = compiled.get(key);
    if (existing !== undefined) return existing;
    texts ??= readMessages(language);
    const text = texts[key];
    if (text === undefined) throw new Error(`the language ${language} has no text ${key}`);
    const result = syntax.test(text) ? new IntlMessageFormat(text, localeOf[language]) : text;
    compiled.set(key, result);
    return result;
  };
  return {
    language,
    t: (key, values) => {
      const text = compile(key);
      return typeof text === "string" ? text : String(text.format<string>(values));
    },
    tHtml: (key, startTags, values) => {
      const text = compile(key);
      if (typeof text === "string") return escapeHtml(text);
      const elements = Object.entries(startTags).map(([name, tag]) => [name, elementOf(tag)]);
      return asHtml(text.format<Html>({ ...values, ...Object.fromEntries(elements) }));
    },
  };
};

export const translators: Readonly<Record<Language, Translator>> = recordOf(languages, createTexts);

export const translatorFor = (language: Language | null | undefined): Translator =>
  translators[language ?? defaultLanguage];
