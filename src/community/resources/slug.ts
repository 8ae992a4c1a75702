import anyAscii from "any-ascii";
import { Conflict, InvalidField } from "../../foundation/errors.ts";

const maxLength = 63;

/** Transliterates a name to ASCII, truncated between words. @returns `fallback` when nothing is left, as for emoji */
export const slugOf = (name: string, fallback: string): string => {
  const slug = anyAscii(name.normalize("NFKC"))
    .toLowerCase()
    .replaceAll(/['’`]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return truncate(slug, maxLength) || fallback;
};

const truncate = (slug: string, length: number): string => {
  if (slug.length <= length) return slug;
  const wholeWords = slug.slice(0, length + 1).replace(/-[^-]*$/, "");
  return wholeWords.length <= length ? wholeWords : slug.slice(0, length);
};

/** Returns a candidate for a slug: `hack-night`, then `hack-night-2`, `hack-night-3` … */
export const numbered = (base: string, number: number): string =>
  number === 1 ? base : `${truncate(base, maxLength - 1 - String(number).length)}-${number}`;

type SlugRequest = {
  slug: string | undefined;
  name: string;
  fallback: string;
  reserved: readonly string[];
  listTaken(slugs: string[]): Promise<string[]>;
  /** @returns false when the slug is taken */
  insert(slug: string): Promise<boolean>;
};

/** @throws BadRequest for a reserved slug, Conflict for a taken one */
export const insertUnderSlug = async (request: SlugRequest): Promise<void> => {
  const { slug, name, fallback, reserved, listTaken, insert } = request;
  if (slug !== undefined) {
    if (reserved.includes(slug)) throw new InvalidField("slug", `must not be ${reserved.join(" or ")}: reserved`);
    if (await insert(slug)) return;
    throw new Conflict(`slug "${slug}" is taken; choose another`, { code: "slug_taken" });
  }
  const base = slugOf(name, fallback);
  const list = async (slugs: string[]) => [...reserved, ...(await listTaken(slugs))];
  // A concurrent request may insert the free slug first. Each retry means that another request succeeded, so this ends.
  let isInserted = false;
  while (!isInserted) isInserted = await insert(await findFreeSlug(base, 1, list));
};

export const findFreeSlug = async (
  base: string,
  first: number,
  listTaken: (slugs: string[]) => Promise<string[]>,
): Promise<string> => {
  for (let [from, count] = [first, 8]; ; [from, count] = [from + count, count * 4]) {
    const candidates = Array.from({ length: count }, (_, index) => numbered(base, from + index));
    const taken = new Set(await listTaken(candidates));
    const free = candidates.find((candidate) => !taken.has(candidate));
    if (free) return free;
  }
};
