import { sessionPages } from "../../../../generated/contract.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { Conflict, NotFound } from "../../../foundation/errors.ts";
import { messageOf } from "../../../foundation/outage.ts";
import { digest, newSecret } from "../../../foundation/secrets.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { networkOf } from "../../../server/limits/network.ts";
import type { Context, UserContext } from "../../context.ts";
import { lockCaller } from "../locks.ts";
import { listSignInMethods } from "../queries.ts";
import { recordAndNotify } from "../security-events/record.ts";
import {
  type Flow,
  notAvailable,
  type Provider,
  ProviderError,
  providerLabels,
  requireProviderName,
} from "./provider.ts";
import { flowLifetimeSeconds } from "./providers.ts";
import { deleteEndedFlows, deleteIdentity, endFlows, insertFlow, listActiveFlows } from "./queries.ts";

/** Redirects to a provider, to link it to the caller's account. @param back page to show if the provider cannot be reached @throws NotFound, Conflict if it is linked */
export const linkProvider = async (context: UserContext, name: string, back: string) => {
  const { name: provider } = requireProvider(context, name);
  const { userId } = context.caller;
  if ((await listSignInMethods(context.db, userId)).includes(provider))
    throw new Conflict(`${providerLabels[provider]} is already linked`, {
      code: "provider_taken",
      text: { key: "common.wrong.provider_linked", values: { provider: providerLabels[provider] } },
    });
  return startFlow(context, provider, { userId }, back);
};

/** Unlinks a provider. @throws NotFound if it is not linked; Conflict if it is the only way to sign in */
export const unlinkProvider = async (context: UserContext, name: string): Promise<void> => {
  const provider = requireProviderName(name);
  const label = providerLabels[provider];
  await inTransaction(context, async (tx) => {
    const { db } = tx;
    // Serializes concurrent requests, so that two of them cannot unlink the last two providers.
    const account = await lockCaller(tx);
    const methods = await listSignInMethods(db, account.id);
    if (!methods.includes(provider)) throw new NotFound(`${label} is not linked`);
    if (methods.length === 1)
      throw new Conflict(`${label} is the only way to sign in; set a password, add a passkey or link another first`, {
        code: "last_sign_in_method",
        text: { key: "common.wrong.last_provider", values: { provider: label } },
      });
    await deleteIdentity(db, { userId: account.id, provider });
    await recordAndNotify(tx, account, "provider_unlinked", { subject: provider, values: { provider: label } });
  });
};

/** @throws NotFound when the provider is not configured */
export const requireProvider = ({ providers }: Pick<Context, "providers">, name: string): Provider => {
  const provider = providers.find(requireProviderName(name));
  if (!provider) throw notAvailable(name);
  return provider;
};

type Start = { next?: string | undefined; userId?: string };

/** Limits the cookies of a browser: each flow adds one to every request to `/auth/oauth`. */
const maxFlowsPerBrowser = 5;

export const withNotice = (page: string, notice: string, next: string | null | undefined): string => {
  const query = new URLSearchParams({ notice });
  if (typeof next === "string" && next !== sessionPages.landing) query.set("next", next);
  return `${page}?${query}`;
};

const endOldFlows = async ({ db, now, providers }: Pick<Context, "db" | "now" | "providers">): Promise<void> => {
  const states = providers.listStates();
  if (states.length === 0) return;
  const active = await listActiveFlows(db, states.map(digest), now);
  const expiryOf = (state: string): number =>
    active.find(({ stateHash }) => stateHash === digest(state))?.expiresAt.getTime() ?? 0;
  // Browsers send the oldest cookie first. The sort is stable, so flows with the same expiry stay in this order.
  const byAge = states.toSorted((a, b) => expiryOf(a) - expiryOf(b));
  const ended = byAge.filter((state, index) => expiryOf(state) === 0 || index <= states.length - maxFlowsPerBrowser);
  if (ended.length === 0) return;
  await endFlows(db, ended.map(digest), now);
  for (const state of ended) providers.clearState(state);
};

/** Redirects the browser to the provider, or to `back` when the provider cannot be reached. */
export const startFlow = async (context: Context, name: string, { next, userId }: Start, back: string) => {
  const { db, now, providers, log, limits, address } = context;
  const provider = requireProvider(context, name);
  // Limits unfinished flows, and so the rows of an address: `refundStart` refunds flows that succeed.
  await limits.consume(["oauth_starts_per_address", networkOf(address)]);
  const flow: Flow = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
  try {
    const location = await provider.authorizationUrl(flow);
    const expiresAt = new Date(now.getTime() + flowLifetimeSeconds * 1000);
    const row = { nonce: flow.nonce, codeVerifier: flow.codeVerifier, next: next ?? null, userId: userId ?? null };
    await deleteEndedFlows(db, now);
    await endOldFlows(context);
    await insertFlow(db, { ...row, stateHash: digest(flow.state), provider: provider.name, expiresAt });
    providers.setState(flow.state);
    return seeOther(location);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: messageOf(error.cause) }, error.message);
    return seeOther(withNotice(back, "provider_failed", next));
  }
};

/** Refunds the quota that the flow's start has used, after the provider has identified the user. */
export const refundStart = ({ limits, address }: Pick<Context, "limits" | "address">): Promise<unknown> =>
  limits.refund(["oauth_starts_per_address", networkOf(address)]);
