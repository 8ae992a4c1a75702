import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { enums } from "../../../generated/contract.ts";

export const languages = enums.Language;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "en";

const isLanguage = (name: string | null | undefined): name is Language =>
  languages.some((languageCache) => languageCache === name);

export const asLanguage = (name: string | null | undefined): Language | undefined =>
  isLanguage(name) ? name : undefined;

/** Browsers of one kind send the same header. */
const languageCache = new LRUCache<string, { language: Language | undefined }>({ max: 200 });

const maxLength = 200;

export const requestedLanguage = (accepted: string | undefined): Language | undefined => {
  if (accepted === undefined || accepted.length > maxLength) return undefined;
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
