import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Language, readMessages } from "../../src/foundation/languages/texts.ts";

const english = readMessages("en");

/** Literal parts of a message, in all its plural and select forms. */
const literalsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value.trim()];
    if (element.type === TYPE.tag) return literalsOf(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => literalsOf(value));
    return [];
  });

/** Texts between tags and in attributes that readers may see, split at the separator " · ". */
const visibleTextsIn = (page: string): string[] => {
  const visible = page.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "");
  const attributes = [...visible.matchAll(/ (?:aria-label|alt|title|content|data-\w+)="([^"]*)"/g)].map(
    ([, value]) => value,
  );
  return [...visible.split(/<[^>]*>/), ...attributes]
    .flatMap((text) => (text ?? "").split(" · "))
    .map((text) => text.trim());
};

/** Pieces of this length that contain a space do not occur in other languages by chance. */
const minLength = 12;

/**
 * English texts that are left in a translated page or email. Short texts count only if they are the whole text of an element.
 * @param areas the first parts of the keys of the texts to look for, for example `community`
 */
export const englishIn = (page: string, language: Language, areas: readonly string[]): string[] => {
  const translated = readMessages(language);
  const texts = visibleTextsIn(page);
  const whole = texts.join("\n");
  const pieces = Object.entries(english)
    .filter(([key]) => areas.some((area) => key.startsWith(`${area}.`)))
    .flatMap(([key, text]) => literalsOf(parse(text)).filter((piece) => !translated[key]?.includes(piece)));
  return pieces.filter((piece) =>
    piece.length >= minLength && piece.includes(" ") ? whole.includes(piece) : texts.includes(piece),
  );
};
