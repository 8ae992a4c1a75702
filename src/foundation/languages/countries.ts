import { enums } from "../../../generated/contract.ts";
import { remembered } from "../remembered.ts";
import { type Language, localeOf } from "./languages.ts";

const namesIn = remembered((language: Language) => new Intl.DisplayNames(localeOf[language], { type: "region" }));

export const countryName = (language: Language, code: string): string => namesIn(language).of(code) ?? code;

export const countriesIn = remembered((language: Language): readonly { value: string; label: string }[] => {
  const locale = localeOf[language];
  return enums.CountryCode.map((value) => ({ value, label: countryName(language, value) })).toSorted((one, other) =>
    one.label.localeCompare(other.label, locale),
  );
});
