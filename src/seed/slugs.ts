import { numbered, slugOf } from "../resources/slug.ts";

/** Hands out slugs, each once: a second "hack-night" is "hack-night-2". */
export class Slugs {
  readonly #taken = new Set<string>();
  readonly #uses = new Map<string, number>();

  take(text: string): string {
    const base = slugOf(text, "");
    if (base === "") throw new Error(`no slug can be made of "${text}"`);
    let use = this.#uses.get(base) ?? 0;
    let slug: string;
    do slug = numbered(base, ++use);
    while (this.#taken.has(slug));
    this.#uses.set(base, use);
    this.#taken.add(slug);
    return slug;
  }
}
