import { numbered, slugOf } from "../../../community/resources/slug.ts";

/**
 * Returns a function that makes unique slugs: the second "hack-night" is "hack-night-2".
 * @param first the number of the first use: those who count from numbers far apart make no slug twice
 */
export const createSlugs = (first = 1): ((text: string) => string) => {
  const taken = new Set<string>();
  const uses = new Map<string, number>();
  return (text) => {
    const base = slugOf(text, "");
    if (base === "") throw new Error(`cannot make a slug from "${text}"`);
    let use = uses.get(base) ?? first - 1;
    let slug: string;
    do slug = numbered(base, ++use);
    while (taken.has(slug));
    uses.set(base, use);
    taken.add(slug);
    return slug;
  };
};
