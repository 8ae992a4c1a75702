import { optional, text } from "../kit/schema.ts";

/** The password of the account; an empty one is none. */
export const typedPassword = optional(text({ maxLength: 256 }), "common.field.password");
