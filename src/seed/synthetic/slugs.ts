import { numbered, slugOf } from "../../resources/slug.ts";

/** Returns a function that makes unique slugs: the second "hack-night" is "hack-night-2". */
export const createSlugs = (): ((text: string) => string) => {
  const taken = new Set<string>();
  const uses = new Map<string, number>();
  return (text) => {
    const base = slugOf(text, "");
    if (base === "") throw new Error(`cannot make a slug from "${text}"`);
    let use = uses.get(base) ?? 0;
    let slug: string;
    do slug = numbered(base, ++use);
    while (taken.has(slug));
    uses.set(base, use);
    taken.add(slug);
    return slug;
  };
};
