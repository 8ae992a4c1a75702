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

/**
 * The caller must have shown the second factor lately, if there is one. It costs no query: what it needs to know is read
 * with the session.
 * @throws Forbidden
 */
export const requireStepUp = (context: SessionContext): void => {
  if (!isConfirmed(context, lifetime)) throw new StepUpRequired();
};

/** Whether a page asks for the second factor in place of showing a form. */
export const asksFirst = (context: SessionContext): boolean => !isConfirmed(context, lifetime - timeToType);

/** @param next where to go afterwards: a path on this host */
export const secondFactorPath = (next: string): string =>
  `${operationTable.showSecondFactor.path}?next=${encodeURIComponent(next)}`;

/**
 * Like `requireStepUp`, but leads whoever sent a form to the page that asks.
 * @param back where the form is
 * @returns undefined when there is nothing to ask
 */
export const stepUpFirst = (context: SessionContext & Pick<UserContext, "isForm">, back: string) => {
  if (isConfirmed(context, lifetime)) return undefined;
  if (!context.isForm) throw new StepUpRequired();
  return seeOther(secondFactorPath(back));
};

/** Whether who adds a factor has to sign in again: whoever finds a session open must not make it theirs for good. */
export const asksSignIn = (context: SessionContext): boolean =>
  !context.browser.secondFactor && !hasRecentSignIn(context);

/**
 * What adds a factor asks for another one or, before there is one, for a sign-in within five minutes.
 * @throws Forbidden
 */
export const requireProof = (context: SessionContext): void => {
  requireStepUp(context);
  if (asksSignIn(context))
    throw new Forbidden("sign in again, and do this within five minutes", { code: "reauthentication_required" });
};
