import { optional, text } from "../kit/schema.ts";

/** The permission of pages about the caller's account, also with an unverified address. */
export const signedInAccess = { permission: "signed_in", allowsUnverified: true } as const;

/** The password of the account; empty if omitted. */
export const typedPassword = optional(text({ maxLength: 256 }), "common.field.password");
