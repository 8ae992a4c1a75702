import type { Context, Handler } from "../../context.ts";
import { BadRequest } from "../../errors.ts";
import { seeOther } from "../../http/responses.ts";
import { digest } from "../../secrets.ts";
import { refusePrefetch } from "../probe.ts";
import { audit } from "../security-log.ts";
import { linkPerson, matchPerson } from "./matching.ts";
import { type Flow, type Provider, ProviderFailure, type ProviderName, type ProviderUser } from "./provider.ts";
import { consumeFlow, findFlow } from "./queries.ts";
import { requireProvider, startFlow } from "./start-flow.ts";

export const startOAuth: Handler<"startOAuth"> = async (context, { path: { provider }, query: { next } }) =>
  startFlow(context, provider, { next }, "/auth/login");

const flowExpired = () =>
  new BadRequest(
    "this sign-in was not started in this browser, is complete already, or took longer than 10 minutes; start again",
    { code: "sign_in_expired" },
  );

export const finishOAuth: Handler<"finishOAuth"> = async (context, { path, query }) => {
  const { db, now, caller, providers, peeking } = context;
  const provider = requireProvider(context, path.provider);
  const { state } = query;
  refusePrefetch(peeking);
  const key = { stateHash: digest(state ?? ""), provider: path.provider, now };
  if (peeking) {
    if (!(await findFlow(db, key))) throw flowExpired();
    return seeOther("/auth/login");
  }
  // Both at once: a state that came back to another browser is spent.
  const mine = providers.recall() === state;
  const flow = state === undefined ? undefined : await consumeFlow(db, key);
  if (state === undefined || !flow || !mine || (flow.userId !== null && flow.userId !== caller?.userId))
    throw flowExpired();
  const back = flow.userId === null ? "/auth/login" : "/settings/security";
  if (query.error !== undefined || query.code === undefined) return seeOther(`${back}?notice=provider_denied`);
  const person = await identify(context, provider, { ...flow, state });
  if (!person) return seeOther(`${back}?notice=provider_failed`);
  return flow.userId === null
    ? arrive(context, { provider: path.provider, person, next: flow.next })
    : join(context, { provider: path.provider, person, userId: flow.userId });
};

const identify = async ({ log }: Context, provider: Provider, flow: Flow): Promise<ProviderUser | undefined> => {
  try {
    return await provider.identify(flow);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    // Causes quote what was sent; their names and codes say enough.
    log.warn({ reason: reasonOf(error.cause) }, error.message);
    return undefined;
  }
};

const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return "unknown";
  const code = "code" in cause ? ` ${String(cause.code)}` : "";
  return `${cause.name}${code}: ${cause.message}`;
};

type Arrival = { provider: ProviderName; person: ProviderUser };

const arrive = async (context: Context, { next, ...arrival }: Arrival & { next: string | null }) => {
  const match = await context.db.transaction((tx) => matchPerson({ ...context, db: tx }, arrival));
  if (!("userId" in match))
    return seeOther(`/auth/login?notice=${match.outcome === "unverified" ? "provider_unverified" : "provider_denied"}`);
  const { outcome, userId } = match;
  if (outcome === "linked") audit(context, "provider_linked", { userId, subject: arrival.provider });
  if (outcome === "created") audit(context, "registered", { userId, subject: arrival.provider });
  await context.browser.signIn(userId);
  audit(context, "login", { userId, subject: arrival.provider });
  return seeOther(next ?? "/dashboard");
};

const join = async (context: Context, arrival: Arrival & { userId: string }) => {
  await context.db.transaction((tx) => linkPerson({ ...context, db: tx }, arrival));
  audit(context, "provider_linked", { userId: arrival.userId, subject: arrival.provider });
  return seeOther("/settings/security?notice=provider_linked");
};
