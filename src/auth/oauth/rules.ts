import { boundOf, conformsTo } from "../../http/components.ts";

/** An address that is verified and can have an account. Some providers write the claim as text. */
export const verifiedAddress = (email: unknown, verified: unknown): string | null =>
  conformsTo("Email", email) && (verified === true || verified === "true") ? email : null;

/** A name as the contract has it, of whatever a provider calls somebody; without one, the address's local part. */
export const displayName = (name: string | null, email: string): string => {
  const line = (name ?? "")
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return [...(line || (email.split("@")[0] ?? email))].slice(0, boundOf("Name", "maxLength")).join("").trim();
};
