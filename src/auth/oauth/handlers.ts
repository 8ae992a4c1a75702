import { signedIn } from "../../access/member.ts";
import type { Context, Handler } from "../../context.ts";
import { BadRequest, Conflict, NotFound } from "../../errors.ts";
import { seeOther } from "../../http/answers.ts";
import { noticeMail } from "../../mail/messages.ts";
import { listSignInMethods } from "../../me/queries.ts";
import { digest, newSecret } from "../../secrets.ts";
import { refusePrefetch } from "../probe.ts";
import { findAccount, lockUser } from "../queries.ts";
import { audit } from "../security-log.ts";
import { linkPerson, matchPerson } from "./matching.ts";
import {
  type Flow,
  type Provider,
  ProviderFailure,
  type ProviderName,
  type ProviderUser,
  providerLabels,
} from "./provider.ts";
import { flowLifetime } from "./providers.ts";
import { consumeFlow, deleteIdentity, findFlow, insertFlow } from "./queries.ts";

const find = ({ providers }: Pick<Context, "providers">, name: ProviderName): Provider => {
  const provider = providers.find(name);
  if (!provider) throw new NotFound(`provider "${name}" is not available here`);
  return provider;
};

type Start = { next?: string | undefined; userId?: string };

/** Where the browser goes: to the provider, or back when that cannot be reached. */
const begin = async (context: Context, name: ProviderName, { next, userId }: Start, back: string) => {
  const { db, now, providers, log } = context;
  const provider = find(context, name);
  const flow: Flow = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
  try {
    const location = await provider.authorizationUrl(flow);
    const expiresAt = new Date(now.getTime() + flowLifetime * 1000);
    const row = { nonce: flow.nonce, codeVerifier: flow.codeVerifier, next: next ?? null, userId: userId ?? null };
    await insertFlow(db, { ...row, stateHash: digest(flow.state), provider: name, expiresAt });
    providers.remember(flow.state);
    return seeOther(location);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ err: error.cause }, error.message);
    return seeOther(`${back}?notice=provider_failed`);
  }
};

export const startOAuth: Handler<"startOAuth"> = async (context, { path: { provider }, query: { next } }) =>
  begin(context, provider, { next }, "/auth/login");

export const linkProvider: Handler<"linkProvider"> = async (context, { path: { provider } }) => {
  find(context, provider);
  const { userId } = signedIn(context.caller);
  if ((await listSignInMethods(context.db, userId)).includes(provider))
    throw new Conflict(`${providerLabels[provider]} is already linked`);
  return begin(context, provider, { userId }, "/settings/security");
};

const flowExpired = () =>
  new BadRequest(
    "this sign-in was not started in this browser, is complete already, or took longer than 10 minutes; start again",
    { code: "sign_in_expired" },
  );

export const finishOAuth: Handler<"finishOAuth"> = async (context, { path, query }) => {
  const { db, now, caller, providers, peeking } = context;
  const provider = find(context, path.provider);
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

export const unlinkProvider: Handler<"unlinkProvider"> = async (context, { path: { provider } }) => {
  const { db, now, baseUrl, postbox } = context;
  const { userId } = signedIn(context.caller);
  const label = providerLabels[provider];
  await db.transaction(async (tx) => {
    // One after the other: of two that unlink two providers at once, the second sees what the first has left.
    await lockUser(tx, userId);
    const ways = await listSignInMethods(tx, userId);
    if (!ways.includes(provider)) throw new NotFound(`${label} is not linked`);
    if (ways.length === 1)
      throw new Conflict(`${label} is the only way to sign in; set a password or link another first`, {
        code: "last_sign_in_method",
      });
    await deleteIdentity(tx, { userId, provider });
    const account = await findAccount(tx, userId);
    const event = `${label} was unlinked from your account.`;
    if (account) await postbox.post(tx, noticeMail({ recipient: account.email, baseUrl, event }), now);
  });
  audit(context, "provider_unlinked", { userId, subject: provider });
  return seeOther("/settings/security?notice=provider_unlinked");
};
