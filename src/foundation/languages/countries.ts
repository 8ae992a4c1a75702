import { enums } from "../../../generated/contract.ts";
import { memoize } from "../remembered.ts";
import { type Language, localeOf } from "./texts.ts";

const displayNamesOf = memoize((language: Language) => new Intl.DisplayNames(localeOf[language], { type: "region" }));

export const countryName = (language: Language, code: string): string => displayNamesOf(language).of(code) ?? code;

export const countryOptions = memoize((language: Language): readonly { value: string; label: string }[] => {
  const locale = localeOf[language];
  return enums.CountryCode.map((value) => ({ value, label: countryName(language, value) })).toSorted((first, second) =>
    first.label.localeCompare(second.label, locale),
  );
});
