const limit = 50;

/** Latin letters to a slug of whole words, short enough for a suffix. */
const slugOf = (text: string): string => {
  const slug = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[øØ]/g, "o")
    .replace(/[łŁ]/g, "l")
    .replace(/ß/g, "ss")
    .replace(/[æÆ]/g, "ae")
    .replace(/[ıİ]/g, "i")
    .replace(/[ðÐđĐ]/g, "d")
    .replace(/[þÞ]/g, "th")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return slug.length <= limit ? slug : slug.slice(0, limit + 1).replace(/-[^-]*$/, "");
};

/** Hands out slugs, each once: a second "hack-night" is "hack-night-2". */
export class Slugs {
  readonly #taken = new Set<string>();
  readonly #uses = new Map<string, number>();

  take(text: string): string {
    const base = slugOf(text);
    if (base === "") throw new Error(`no slug can be made of "${text}"`);
    let use = this.#uses.get(base) ?? 0;
    let slug: string;
    do slug = ++use === 1 ? base : `${base}-${use}`;
    while (this.#taken.has(slug));
    this.#uses.set(base, use);
    this.#taken.add(slug);
    return slug;
  }
}
