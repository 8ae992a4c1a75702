import { optional, text } from "../kit/schema.ts";

/** Access to the pages about the caller's account, also for users with an unverified email address. */
export const signedInAccess = { permission: "signed_in", allowsUnverified: true } as const;

/** The current password; omitted for an account without a password. */
export const typedPassword = optional(text({ maxLength: 256 }), "common.field.password");
