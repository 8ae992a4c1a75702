import type { Context, Handler } from "../../context.ts";
import { inTransaction } from "../../db/client.ts";
import { BadRequest } from "../../errors.ts";
import { rejectPrefetch } from "../../http/probe.ts";
import { seeOther } from "../../http/responses.ts";
import { digest } from "../../secrets.ts";
import { securityLog } from "../security-log.ts";
import { requireProvider, startFlow } from "./flow.ts";
import { linkPerson, matchPerson } from "./matching.ts";
import { type Flow, type Provider, ProviderError, type ProviderName, type ProviderUser } from "./provider.ts";
import { consumeFlow, findFlow } from "./queries.ts";

export const startOAuth: Handler<"startOAuth"> = async (context, { path: { provider }, query: { next } }) =>
  startFlow(context, provider, { next }, "/auth/login");

const flowExpired = () =>
  new BadRequest(
    "this sign-in was not started in this browser, is already complete, or took longer than 10 minutes; start again",
    { code: "sign_in_expired" },
  );

export const finishOAuth: Handler<"finishOAuth"> = async (context, { path, query }) => {
  const { db, now, caller, providers, probe } = context;
  const provider = requireProvider(context, path.provider);
  const { state } = query;
  rejectPrefetch(probe);
  const key = { stateHash: digest(state ?? ""), provider: path.provider, now };
  if (probe) {
    if (!(await findFlow(db, key))) throw flowExpired();
    return seeOther("/auth/login");
  }
  // The flow is consumed even if the cookie differs: a state that another browser returns must not work again.
  const isSameBrowser = providers.takeState() === state;
  const flow = state === undefined ? undefined : await consumeFlow(db, key);
  if (state === undefined || !flow || !isSameBrowser || (flow.userId !== null && flow.userId !== caller?.userId))
    throw flowExpired();
  const back = flow.userId === null ? "/auth/login" : "/settings/security";
  if (query.error !== undefined || query.code === undefined) return seeOther(`${back}?notice=provider_denied`);
  const person = await identify(context, provider, { ...flow, state });
  if (!person) return seeOther(`${back}?notice=provider_failed`);
  return flow.userId === null
    ? completeSignIn(context, { provider: path.provider, person, next: flow.next })
    : completeLink(context, { provider: path.provider, person, userId: flow.userId });
};

const identify = async ({ log }: Context, provider: Provider, flow: Flow): Promise<ProviderUser | undefined> => {
  try {
    return await provider.identify(flow);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // The whole error object could quote secrets; its name, code and message are enough.
    log.warn({ reason: reasonOf(error.cause) }, error.message);
    return undefined;
  }
};

const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return "unknown";
  const code = "code" in cause ? ` ${String(cause.code)}` : "";
  return `${cause.name}${code}: ${cause.message}`;
};

type Identified = { provider: ProviderName; person: ProviderUser };

const completeSignIn = async (context: Context, { next, ...identified }: Identified & { next: string | null }) => {
  const match = await inTransaction(context, (context) => matchPerson(context, identified));
  if (!("userId" in match))
    return seeOther(`/auth/login?notice=${match.outcome === "unverified" ? "provider_unverified" : "provider_denied"}`);
  const { outcome, userId } = match;
  if (outcome === "linked") securityLog(context, "provider_linked", { userId, subject: identified.provider });
  if (outcome === "created") securityLog(context, "registered", { userId, subject: identified.provider });
  await context.browser.signIn(userId);
  securityLog(context, "login", { userId, subject: identified.provider });
  return seeOther(next ?? "/dashboard");
};

const completeLink = async (context: Context, identified: Identified & { userId: string }) => {
  await inTransaction(context, (context) => linkPerson(context, identified));
  securityLog(context, "provider_linked", { userId: identified.userId, subject: identified.provider });
  return seeOther("/settings/security?notice=provider_linked");
};
