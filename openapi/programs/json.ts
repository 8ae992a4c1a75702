/* Helpers of the generator's steps. */

export type Json = { [key: string]: unknown };

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The name of the referenced component. */
export const nameIn = (reference: unknown): string => String(reference).split("/").at(-1) ?? "";
