import { boundOf, conformsTo } from "../../../server/http/components.ts";

/** The address if it is verified and the contract allows it. Some providers send the claim as a string. */
export const verifiedAddress = (email: unknown, verified: unknown): string | null =>
  conformsTo("Email", email) && (verified === true || verified === "true") ? email : null;

/** Control characters, and those that change the direction of what follows (UAX #9, overrides, embeddings, isolates). */
const unprintable = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

const leadingInvisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800\uFFF0-\uFFF8]+/u;

/** Fits a provider's name for the user to the contract's `Name`; without one, uses the address's local part. */
export const displayName = (name: string | null, email: string): string => {
  const line = (name ?? "")
    .toWellFormed()
    .replaceAll(unprintable, " ")
    .replaceAll(/\s+/g, " ")
    .replace(leadingInvisible, "");
  const fitting = cut(line);
  return conformsTo("Name", fitting) ? fitting : cut(email.split("@")[0] ?? email);
};

const cut = (text: string): string => [...text].slice(0, boundOf("Name", "maxLength")).join("").trim();
