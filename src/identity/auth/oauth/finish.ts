import { v7 as uuid } from "uuid";
import { sessionPages } from "../../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { foldAddress } from "../../../foundation/email-address.ts";
import { BadRequest, Conflict, type Retry, Unauthorized } from "../../../foundation/errors.ts";
import { digest } from "../../../foundation/secrets.ts";
import type { Input } from "../../../server/http/contract.ts";
import { rejectPrefetch } from "../../../server/http/probe.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { notify } from "../../../web/mail/notify.ts";
import type { Context, UserContext } from "../../context.ts";
import { evict } from "../eviction.ts";
import { lockUsersOfApps } from "../grants/queries.ts";
import { lockAccount, lockCaller } from "../locks.ts";
import { type Account, findAccount, findAccountByEmail, insertUser, setProven } from "../queries.ts";
import { recordSecurityEvent, recordSignIn } from "../security-events/record.ts";
import { startSession } from "../start-session.ts";
import { refundStart, requireProvider, withNotice } from "./flow.ts";
import {
  displayName,
  type Flow,
  type Provider,
  ProviderError,
  type ProviderName,
  type ProviderUser,
  providerLabels,
} from "./provider.ts";
import { consumeFlow, type FlowRow, findFlow, findFlowByState, findIdentityOwner, insertIdentity } from "./queries.ts";

type Identified = { provider: ProviderName; person: ProviderUser };

type Match =
  | { outcome: "known" | "created" | "linked" | "recovered"; userId: string }
  /** The provider has verified no address, or the account is disabled. */
  | { outcome: "unverified" | "disabled" };

/**
 * Finds the account of the identity, links the account with the same verified address, or creates one. If the account's creator
 * has not proved that they own the address, removes everything that the creator set up. Locks the account until the transaction ends.
 */
const matchPerson = async (tx: Tx<Context>, { provider, person }: Identified): Promise<Match> => {
  const { db, now, requestedLanguage: language } = tx;
  const owner = await findIdentityOwner(db, person);
  if (owner !== undefined) {
    const account = await lockAccount(db, owner);
    return account && !account.disabled ? { outcome: "known", userId: owner } : { outcome: "disabled" };
  }
  const { email } = person;
  if (email === null) return { outcome: "unverified" };
  const id = uuid();
  const name = displayName(person.name, email);
  const created = await insertUser(db, { id, email, name, verified: true, language, now });
  const existing = await findAccountByEmail(db, email);
  if (existing && !existing.proven) await lockUsersOfApps(db, { ownerId: existing.id });
  const account = existing && (await lockAccount(db, existing.id));
  if (!account || account.disabled) return { outcome: "disabled" };
  if (!account.proven) {
    await evict(tx, account, person.name);
    await setProven(db, account.id, now);
  }
  // A concurrent request of the same person may have linked the identity already.
  const link = await linkIdentity(tx, { account, provider, person });
  if (created) return { outcome: "created", userId: account.id };
  if (link === "existing") return { outcome: "known", userId: account.id };
  const event = account.proven ? "mail.notice_event.provider_linked" : "mail.notice_event.provider_linked_recovered";
  await notify(tx, account, event, { provider: providerLabels[provider] });
  return { outcome: account.proven ? "linked" : "recovered", userId: account.id };
};

/** Links an identity, and verifies the account's address if the identity has the same address. @throws Conflict if the identity is linked to another account, or the account to another identity of the provider */
const linkPerson = async (tx: Tx<UserContext>, identified: Identified): Promise<void> => {
  const { provider, person } = identified;
  const account = await lockCaller(tx);
  if (person.email && foldAddress(person.email) === foldAddress(account.email))
    await setProven(tx.db, account.id, tx.now);
  if ((await linkIdentity(tx, { account, provider, person })) === "new")
    await notify(tx, account, "mail.notice_event.provider_linked", { provider: providerLabels[provider] });
};

const linkIdentity = async (
  { db, now }: Tx<Context>,
  { account, provider, person: { issuer, subject } }: Identified & { account: Account },
): Promise<"new" | "existing"> => {
  if (await insertIdentity(db, { issuer, subject, provider, userId: account.id, createdAt: now })) return "new";
  const owner = await findIdentityOwner(db, { issuer, subject });
  if (owner === account.id) return "existing";
  const label = providerLabels[provider];
  throw new Conflict(
    owner === undefined
      ? `the account is linked to another person at ${label}; unlink that one first`
      : `this person at ${label} is linked to another account`,
    {
      code: "provider_taken",
      text: {
        key: owner === undefined ? "common.wrong.provider_of_account" : "common.wrong.provider_of_other",
        values: { provider: label },
      },
    },
  );
};

/** The page offers to restart the flow that the state identifies, if it is still stored. */
const flowExpired = (provider: ProviderName, flow: FlowRow | undefined, userId: string | undefined) =>
  new BadRequest(
    "this sign-in was not started in this browser, is already complete, or took longer than 10 minutes; start again",
    { code: "sign_in_expired", retry: retryOf(provider, flow, userId) },
  );

const retryOf = (provider: ProviderName, flow: FlowRow | undefined, userId: string | undefined): Retry => {
  const { provider: name, next, userId: linkedTo } = flow ?? { provider, next: null, userId: null };
  if (linkedTo === null)
    return { method: "get", path: `/auth/oauth/${name}${next === null ? "" : `?${new URLSearchParams({ next })}`}` };
  return linkedTo === userId
    ? { method: "post", path: `/settings/security/providers/${name}/link` }
    : { method: "get", path: "/settings/security" };
};

type Callback = Pick<Input<"finishOAuth">, "path" | "query">;

/** Completes the flow that `startFlow` has started, when the provider redirects the browser back. */
export const finishFlow = async (context: Context, { path, query }: Callback) => {
  const { db, now, caller, providers, linkPreview, count } = context;
  const provider = requireProvider(context, path.provider);
  const { state } = query;
  rejectPrefetch(linkPreview);
  const key = { stateHash: digest(state ?? ""), provider: provider.name, now };
  const expired = async () =>
    flowExpired(provider.name, await findFlowByState(db, key.stateHash), caller?.userId ?? undefined);
  if (linkPreview) {
    if (!(await findFlow(db, key))) throw await expired();
    return seeOther("/auth/login");
  }
  const isSameBrowser = state !== undefined && providers.listStates().includes(state);
  // The flow is consumed even without the cookie: a state that another browser returns must not work again.
  const flow = state === undefined ? undefined : await consumeFlow(db, key);
  if (state === undefined || !flow || !isSameBrowser) throw await expired();
  providers.clearState(state);
  const linkingCaller = flow.userId === null ? null : caller;
  if (flow.userId !== null && flow.userId !== linkingCaller?.userId) throw await expired();
  const back = linkingCaller ? "/settings/security" : sessionPages.login;
  const fail = (notice: string) => {
    if (!linkingCaller) count("sign_ins", { method: provider.name, outcome: "failed" });
    return seeOther(withNotice(back, notice, flow.next));
  };
  if (query.error !== undefined || query.code === undefined) return fail("provider_denied");
  const person = await identify(context, provider, { ...flow, state });
  if (!person) return fail("provider_failed");
  await refundStart(context);
  return linkingCaller
    ? completeLink({ ...context, caller: linkingCaller }, { provider: provider.name, person }, expired)
    : completeSignIn(context, { provider: provider.name, person, next: flow.next });
};

const identify = async ({ log, url, baseUrl }: Context, provider: Provider, flow: Flow) => {
  try {
    return await provider.identify(flow, new URL(url, baseUrl).search);
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

const completeSignIn = async (context: Context, { next, ...identified }: Identified & { next: string | null }) => {
  const { provider: subject, person } = identified;
  const result = await inTransaction(context, async (tx) => {
    const match = await matchPerson(tx, identified);
    if (!("userId" in match)) return match;
    const { outcome, userId } = match;
    const secret = await startSession(tx, userId, { identity: person });
    // The provider was unlinked concurrently.
    if (secret === undefined) return { outcome: "disabled" } as const;
    if (outcome === "created") tx.count("registrations", { method: subject });
    for (const event of eventsByOutcome[outcome]) await recordSecurityEvent(tx, event, { userId, subject });
    await recordSignIn(tx, { userId, subject });
    return { outcome: "signed_in", secret, userId } as const;
  });
  if (result.outcome !== "signed_in") {
    context.count("sign_ins", { method: subject, outcome: result.outcome === "unverified" ? "failed" : "blocked" });
    const notice = result.outcome === "unverified" ? "provider_unverified" : "provider_denied";
    return seeOther(withNotice(sessionPages.login, notice, next));
  }
  await context.browser.setSession(result.secret, result.userId);
  const account = await findAccount(context.db, result.userId);
  if (account) await context.device.remember(account);
  return seeOther(next ?? sessionPages.landing);
};

const eventsByOutcome = {
  known: [],
  created: ["registered"],
  linked: ["provider_linked"],
  recovered: ["account_recovered", "provider_linked"],
} as const;

const completeLink = async (context: UserContext, identified: Identified, expired: () => Promise<BadRequest>) => {
  try {
    await inTransaction(context, async (tx) => {
      await linkPerson(tx, identified);
      const { userId } = tx.caller;
      await recordSecurityEvent(tx, "provider_linked", { userId, subject: identified.provider });
    });
  } catch (error) {
    // The session ended during the calls to the provider.
    throw error instanceof Unauthorized ? await expired() : error;
  }
  return seeOther("/settings/security?notice=provider_linked");
};
