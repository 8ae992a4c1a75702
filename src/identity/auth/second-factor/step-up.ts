import { operationTable } from "../../../../generated/contract.ts";
import { Forbidden, StepUpRequired } from "../../../foundation/errors.ts";
import { seeOther } from "../../../server/http/responses.ts";
import type { UserContext } from "../../context.ts";
import { hasRecentSignIn } from "../reauthentication.ts";

/** Milliseconds for which a confirmation counts. */
const lifetime = 10 * 60_000;

/** Milliseconds that are left for whoever is shown a form: what is typed meanwhile is not lost to another question. */
const timeToType = 5 * 60_000;

type SessionContext = Pick<UserContext, "caller" | "browser" | "now">;

const isConfirmed = ({ caller, browser, now }: SessionContext, within: number): boolean => {
  // Tokens and apps are not asked: their user was, before they were made.
  if (caller.token !== null || !browser.secondFactor) return true;
  const at = browser.secondFactorAt;
  return at !== null && now.getTime() - at.getTime() < within;
};

/** Costs no query: it is read with the session. @throws StepUpRequired */
export const requireStepUp = (context: SessionContext): void => {
  if (!isConfirmed(context, lifetime)) throw new StepUpRequired();
};

export const asksFirst = (context: SessionContext): boolean => !isConfirmed(context, lifetime - timeToType);

export const secondFactorPath = (next: string): string =>
  `${operationTable.showSecondFactor.path}?next=${encodeURIComponent(next)}`;

/** Like `requireStepUp`, but redirects a form at `back` to the page that asks. Undefined when there is nothing to ask. */
export const stepUpFirst = (context: SessionContext & Pick<UserContext, "isForm">, back: string) => {
  if (isConfirmed(context, lifetime)) return undefined;
  if (!context.isForm) throw new StepUpRequired();
  return seeOther(secondFactorPath(back));
};

/** Whether who adds a factor has to sign in again: whoever finds a session open must not make it theirs for good. */
export const asksSignIn = (context: SessionContext): boolean =>
  !context.browser.secondFactor && !hasRecentSignIn(context);

/** Adding a factor needs an existing one or, for the first, a sign-in within five minutes. @throws Forbidden */
export const requireProof = (context: SessionContext): void => {
  requireStepUp(context);
  if (asksSignIn(context))
    throw new Forbidden("sign in again, and do this within five minutes", { code: "reauthentication_required" });
};
