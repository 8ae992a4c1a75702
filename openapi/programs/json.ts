/** What the steps of the generator have in common. */

export type Json = { [key: string]: unknown };

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The name of the component that a reference leads to. */
export const nameIn = (reference: unknown): string => String(reference).split("/").at(-1) ?? "";
