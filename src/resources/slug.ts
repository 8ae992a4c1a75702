import anyAscii from "any-ascii";
import { BadRequest, Conflict } from "../errors.ts";

/** What the contract's pattern of a slug admits. */
const longest = 63;

/**
 * A name as a slug: transliterated to ASCII, cut between words.
 * @returns `fallback` when nothing is left, as of a name in emoji
 */
export const slugOf = (name: string, fallback: string): string => {
  const slug = anyAscii(name.normalize("NFKC"))
    .toLowerCase()
    .replaceAll(/['’`]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return cut(slug, longest) || fallback;
};

const cut = (slug: string, length: number): string => {
  if (slug.length <= length) return slug;
  const whole = slug.slice(0, length + 1).replace(/-[^-]*$/, "");
  return whole.length <= length ? whole : slug.slice(0, length);
};

/** `hack-night`, then `hack-night-2`, `hack-night-3` … */
export const numbered = (base: string, use: number): string =>
  use === 1 ? base : `${cut(base, longest - 1 - String(use).length)}-${use}`;

export type SlugWish<Row> = {
  /** What the body asks for. */
  slug: string | undefined;
  name: string;
  fallback: string;
  /** Slugs that the shapes of paths would hide. */
  reserved: readonly string[];
  /** Those of the slugs that are in use. */
  listTaken(slugs: string[]): Promise<string[]>;
  /** @returns undefined when the slug is taken */
  insert(slug: string): Promise<Row | undefined>;
};

/**
 * Inserts a thing under the slug it asks for, or else under one made of its name.
 * @throws BadRequest for a reserved slug
 * @throws Conflict for a taken one
 */
export const insertUnderSlug = async <Row>(wish: SlugWish<Row>): Promise<Row> => {
  const { slug, name, fallback, reserved, listTaken, insert } = wish;
  if (slug !== undefined) {
    if (reserved.includes(slug)) throw new BadRequest(`body/slug must not be ${reserved.join(" or ")}: reserved`);
    const row = await insert(slug);
    if (!row) throw new Conflict(`slug "${slug}" is taken; choose another`);
    return row;
  }
  const base = slugOf(name, fallback);
  let [first, count] = [1, 8];
  // Another request may take what was free; then that one is done, so that this comes to an end.
  for (;;) {
    const candidates = Array.from({ length: count }, (_, index) => numbered(base, first + index));
    const taken = new Set([...reserved, ...(await listTaken(candidates))]);
    const free = candidates.find((candidate) => !taken.has(candidate));
    const row = free && (await insert(free));
    if (row) return row;
    if (!free) [first, count] = [first + count, count * 4];
  }
};
