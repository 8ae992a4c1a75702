import { operationTable } from "../../../../generated/contract.ts";
import { Forbidden, StepUpRequired } from "../../../foundation/errors.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { type Confirmable, confirmationLifetimeMs, isConfirmed, requireStepUp } from "../../access/policy.ts";
import type { UserContext } from "../../context.ts";
import { hasRecentSignIn, type SessionContext } from "../reauthentication.ts";

/** Minimum time to fill in a form, so that the confirmation does not expire before the form is submitted. */
const minTimeToSubmitMs = 5 * 60_000;

export const needsStepUp = (context: Confirmable): boolean =>
  !isConfirmed(context, confirmationLifetimeMs - minTimeToSubmitMs);

export const secondFactorPath = (next: string): string =>
  `${operationTable.showSecondFactor.path}?next=${encodeURIComponent(next)}`;

/** Like `requireStepUp`, but redirects a form at `back` to the page that asks for the second factor. Returns undefined if no confirmation is needed. */
export const redirectToStepUp = (context: Confirmable & Pick<UserContext, "isForm">, back: string) => {
  if (isConfirmed(context, confirmationLifetimeMs)) return undefined;
  if (!context.isForm) throw new StepUpRequired();
  return seeOther(secondFactorPath(back));
};

/** Whether adding a factor requires a new sign-in, so that a person who finds an open session cannot take over the account. */
export const needsRecentSignIn = (context: SessionContext): boolean =>
  !context.browser.secondFactor && !hasRecentSignIn(context);

/** Adding a factor requires a confirmation by an existing factor, or for the first factor a sign-in within five minutes. @throws Forbidden */
export const requireProof = (context: SessionContext): void => {
  requireStepUp(context);
  if (needsRecentSignIn(context))
    throw new Forbidden("sign in again, and do this within five minutes", { code: "reauthentication_required" });
};
