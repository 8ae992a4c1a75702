import { boundOf, conformsTo } from "../../http/components.ts";

/** The address if it is verified and the contract allows it. Some providers send the claim as a string. */
export const verifiedAddress = (email: unknown, verified: unknown): string | null =>
  conformsTo("Email", email) && (verified === true || verified === "true") ? email : null;

/** Fits a provider's name for the user to the contract's `Name`; without one, uses the address's local part. */
export const displayName = (name: string | null, email: string): string => {
  const line = (name ?? "")
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return [...(line || (email.split("@")[0] ?? email))].slice(0, boundOf("Name", "maxLength")).join("").trim();
};
