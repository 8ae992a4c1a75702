import { stepUpFirst } from "../../identity/auth/second-factor/step-up.ts";
import type { UserContext } from "../../identity/context.ts";
import type { PageResponse } from "../kit/route.ts";
import { optional, text } from "../kit/schema.ts";

/** The permission of pages about the caller's account, also with an unverified address. */
export const signedInAccess = { permission: "signed_in", allowsUnverified: true } as const;

/** The password of the account; empty if omitted. */
export const typedPassword = optional(text({ maxLength: 256 }), "common.field.password");

type Submit<Input> = (context: UserContext, input: Input) => Promise<PageResponse>;

/** Submits a form if the second factor was confirmed recently; otherwise redirects to the page that asks for it, and from there to `back`. */
export const afterStepUp =
  <Input>(back: string, submit: Submit<Input>): Submit<Input> =>
  async (context, input) =>
    stepUpFirst(context, back) ?? submit(context, input);
