import { optional, text } from "../kit/schema.ts";

/** Access to the pages about the caller's account, also for users with an unverified email address. */
export const signedInAccess = { permission: "signed_in", allowsUnverified: true } as const;

/** The password of the account, which not every account has. */
export const typedPassword = optional(text({ maxLength: 256 }), "common.field.password");
