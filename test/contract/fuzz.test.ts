import assert from "node:assert/strict";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { test } from "tap";
import { newSecret } from "../../src/foundation/secrets.ts";
import { type Operation, type RouteId, routeTable } from "../../src/server/http/contract.ts";
import type { Pools } from "../support/arbitraries.ts";
import { runCount } from "../support/arbitraries.ts";
import { operations, validateResponse } from "../support/contract.ts";
import { createFixtures } from "../support/fixtures.ts";
import { type Person, password } from "../support/people.ts";
import { type Change, changeOf, type Draft, draftOf, type Sent, toSent } from "../support/requests.ts";
import { inject, type Service, startService } from "../support/service.ts";

/**
 * Random requests to every operation. FUZZ_SEED repeats a run, FUZZ_REQUESTS sets its length. A failure prints the
 * shrunk request; the state of the database is that of the run, so repeat a failure that depends on it by its seed.
 */

const seed = Number(process.env["FUZZ_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const total = Number(process.env["FUZZ_REQUESTS"] ?? runCount(4_000));

/** Number of concurrent clients. Each sends one request at a time, with its own credentials. */
const clientCount = 4;

const table: Record<RouteId, Operation> = routeTable;
/** Operations that delete the account of the caller, which has to send further requests. */
const deletions: RouteId[] = ["deleteMe", "submitAccountDeletion"];
const ids = operations.map(({ operationId }) => operationId).filter((id) => !deletions.includes(id));

const scopes = [...new Set(Object.values(table).flatMap((operation) => operation.scopes))];

const createPools = async (service: Service): Promise<Pools> => {
  const { root, alliance, group, event, job, entry, inHours } = await createFixtures(service);
  const { person, token, as } = service;
  const [first, second] = [await alliance({ slug: "one" }), await alliance({ slug: "other" })];
  const [active, inactive] = [await group(first, { slug: "active" }), await group(first, { slug: "inactive" })];
  const [event1, event2] = [await event(active), await event(active, { status: "draft" })];
  const [job1, job2] = [await job(first, { group_id: active.id }), await job(second, { status: "draft" })];
  const [entry1, entry2] = [await entry(first), await entry(second, { published: false })];
  await service.sql`update groups set active = false where id = ${inactive.id}`;
  const decoys = await Promise.all([person(), person()]);
  const tokens = await Promise.all(decoys.map((decoy) => token(decoy)));
  const hook = { url: "https://hooks.example.org/", event_types: ["job.closed"] };
  const { body: webhook } = await service.call("createWebhook", {
    path: { alliance: "one" },
    body: hook,
    as: as(root),
  });
  const webhookPath = { alliance: "one", webhook_id: webhook.id };
  const { body: delivery } = await service.call("testWebhook", { path: webhookPath, as: as(root) });
  return {
    alliance: [first.slug, second.slug, "open-cloud"],
    group_slug: [active.slug, inactive.slug],
    group_id: [active.id, inactive.id],
    group: [active.slug, inactive.slug],
    event_slug: [event1.slug, event2.slug],
    event_id: [event1.id, event2.id],
    job_id: [job1.id, job2.id],
    entry_id: [entry1.id, entry2.id],
    user_id: decoys.map(({ id }) => id),
    token_id: tokens.map(({ id }) => id),
    webhook_id: [webhook.id],
    delivery_id: [delivery.id],
    url: [hook.url],
    slug: [job1.slug, job2.slug, "a-new-one"],
    email: decoys.map(({ email }) => email),
    password: [password],
    current_password: [password],
    timezone: ["Europe/Berlin", "UTC", null],
    currency: ["EUR"],
    starts_at: [inHours(24), inHours(48)],
    ends_at: [inHours(50), inHours(72)],
    expires_at: [inHours(100), null],
    "if-match": ["*"],
    q: ["meetup", "wolkenwerk", "a"],
  };
};

type Credential = {
  /** Whether the operation rejects the credential before it validates the request. */
  isRefusedBy: (operation: Operation) => boolean;
  isMember?: boolean;
  headers: Record<string, string>;
  renew?: () => Promise<void>;
};

const needsCredential = ({ allowsAnonymous }: Operation) => !allowsAnonymous;
const needsSession = ({ allowsAnonymous, credentials }: Operation) =>
  !allowsAnonymous && !credentials.includes("bearer");
const acceptsTokens = ({ credentials }: Operation) => credentials.includes("bearer");
const needsVerified = ({ allowsAnonymous, allowsUnverified }: Operation) => !allowsAnonymous && !allowsUnverified;
const needsMoreThan = (scope: string) => (operation: Operation) => operation.scopes.some((other) => other !== scope);
const anyOf =
  (...conditions: Credential["isRefusedBy"][]) =>
  (operation: Operation) =>
    conditions.some((condition) => condition(operation));

const createCredentials = async (service: Service): Promise<Record<string, Credential>> => {
  const { person, session, token, appoint } = service;
  const [{ alliance, group } = {}] = await service.sql`
    select alliance_id as alliance, id as group from groups where slug = 'active' limit 1`;
  const withSession = async (owner: Person, isRefusedBy: Credential["isRefusedBy"] = () => false) => {
    const credential: Credential = { isRefusedBy, headers: {} };
    credential.renew = async () => {
      credential.headers = { cookie: `session_id=${(await session(owner)).session()}` };
    };
    await credential.renew();
    return credential;
  };
  const withToken = async (
    owner: Person,
    isRefusedBy = needsSession,
    tokenScopes = scopes,
    expiresAt: Date | null = null,
  ) => ({
    isRefusedBy,
    headers: (await token(owner, { scopes: tokenScopes, expiresAt })).headers,
  });
  const [member, unverified] = [await person(), await person({ verified: false })];
  const [allianceAdmin, groupAdmin, root] = [await person(), await person(), await person()];
  // Tokens have other users than sessions, because a session's requests may revoke all tokens of its user.
  const [tokenMember, tokenUnverified, tokenRoot] = [await person(), await person({ verified: false }), await person()];
  await appoint(tokenRoot, { alliance: null });
  await appoint(allianceAdmin, { alliance });
  await appoint(groupAdmin, { group });
  await appoint(root, { alliance: null });
  const anyToken = anyOf(acceptsTokens, needsSession);
  return {
    "no credential": { isRefusedBy: needsCredential, headers: {} },
    "an invalid token": { isRefusedBy: anyToken, headers: { authorization: "Bearer alli_x" } },
    "an unsupported scheme": { isRefusedBy: anyToken, headers: { authorization: "Basic eDp5" } },
    "an expired token": await withToken(tokenRoot, anyToken, scopes, new Date(service.now.getTime() - 1)),
    "an expired session": { isRefusedBy: needsCredential, headers: { cookie: `session_id=${newSecret()}` } },
    "an unverified user's session": await withSession(unverified, needsVerified),
    "an unverified user's token": await withToken(tokenUnverified, anyOf(needsVerified, needsSession)),
    "an administrator's token of one scope": await withToken(
      tokenRoot,
      anyOf(needsMoreThan("profile:read"), needsSession),
      ["profile:read"],
    ),
    // Adds to the credential itself instead of a copy, because `renew` replaces its headers.
    "a member's session": Object.assign(await withSession(member), { isMember: true }),
    "a member's token": { ...(await withToken(tokenMember)), isMember: true },
    "an alliance administrator's session": await withSession(allianceAdmin),
    "a group administrator's session": await withSession(groupAdmin),
    "a global administrator's session": await withSession(root),
    "a global administrator's token": await withToken(tokenRoot),
  };
};

type Case = { id: RouteId; as: string; draft: Draft; changes: Change[] };

const caseOf = (id: RouteId, pools: Pools, names: string[]): fc.Arbitrary<Case> =>
  fc.record({
    id: fc.constant(id),
    as: fc.constantFrom(...names),
    draft: draftOf(id, pools),
    changes: fc.oneof(
      { weight: 1, arbitrary: fc.constant<Change[]>([]) },
      { weight: 2, arbitrary: fc.array(changeOf(id), { minLength: 1, maxLength: 3 }) },
    ),
  });

const render = ({ method, url, headers, payload }: Sent): string =>
  [`${method} ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), "", payload ?? ""].join(
    "\n",
  );

/** The decoded body. A response to "Accept-Encoding: *" may have any encoding. */
const textOf = ({ headers, rawPayload }: Awaited<ReturnType<typeof inject>>): string => {
  const coding = headers["content-encoding"];
  if (rawPayload.length === 0 || coding === undefined) return rawPayload.toString();
  return String(coding === "br" ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload));
};

/** The introduction of the document declares these statuses for all operations without a body. */
const isUndeclaredBody = (id: RouteId, { payload }: Sent, status: number): boolean =>
  table[id].consumes.length === 0 && payload !== undefined && [400, 413, 415].includes(status);

/**
 * Statuses for a member without the required role. Reads validate their query before they check the role. Writes validate
 * only the path, which names the resource that the role is for, and the Accept header before.
 */
const memberStatuses = ({ method }: Operation, changes: readonly Change[]): number[] => {
  if (method === "GET") return [400, 403, 404, 406, 413, 415];
  const isChanged = (...parts: Change["change"][]) => changes.some(({ change }) => parts.includes(change));
  return [403, 404, isChanged("path", "query string") ? [400, 413, 415] : [], isChanged("header") ? [406] : []].flat();
};

test("random requests (criterion 72)", async (t) => {
  const service = await startService(t, { limits: { factor: 1_000_000 } });
  const { app } = service;
  const pools = await createPools(service);
  const statuses = new Map<number, number>();
  const reached = new Map<RouteId, number>();
  let count = 0;

  const run = async (credentials: Record<string, Credential>, client: number): Promise<void> => {
    const send = async ({ id, as, draft }: Case, changes: Change[]): Promise<number> => {
      const request = toSent(id, draft, changes);
      const { method, url, payload } = request;
      const credential = credentials[as] ?? assert.fail(as);
      const headers = { ...request.headers, ...credential.headers };
      const response = await inject(app, {
        method: method as "GET",
        url,
        headers,
        ...(payload !== undefined && { payload }),
      });
      const { statusCode: status } = response;
      count++;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status < 400) reached.set(id, (reached.get(id) ?? 0) + 1);
      const label = `${id} by ${as}: ${JSON.stringify(changes)?.slice(0, 500)}\n${render({ ...request, headers }).slice(0, 3_000)}\n→ ${status} ${response.payload.slice(0, 500)}`;
      assert.ok(status < 500, label);
      if (isUndeclaredBody(id, request, status)) return status;
      try {
        validateResponse(id, { status, headers: response.headers, payload: textOf(response) }, method);
      } catch (error) {
        throw new Error(`${error}\n${label}`);
      }
      // Signing out, or ending sessions, ends the caller's own session.
      if (table[id].method !== "GET" && status < 400 && table[id].rendersHtmlErrors) await credential.renew?.();
      return status;
    };

    const property = fc.asyncProperty(cases, async (request) => {
      const { id, as, changes } = request;
      const status = await send(request, changes);
      const { isRefusedBy, isMember } = credentials[as] ?? assert.fail(as);
      const label = () => `${id} by ${as}, ${JSON.stringify(changes)}\n${render(toSent(id, request.draft, changes))}`;
      if (isMember && table[id].scopes.some((scope) => scope.startsWith("admin:")))
        return assert.ok(memberStatuses(table[id], changes).includes(status), `${status} without the role: ${label()}`);
      // A URL that cannot be decoded gets 400 before all other checks.
      if (!isRefusedBy(table[id]) || changes.some(({ change }) => change === "query string")) return;
      assert.ok([401, 403, 303].includes(status), `${status} instead of a refusal: ${label()}`);
      if (changes.length > 0) assert.equal(status, await send(request, []), `not as when valid: ${label()}`);
    });

    for (let round = 0; count < total; round++)
      await fc.assert(property, {
        seed: (seed + client * 1_000_003 + round * 10_007) | 0,
        numRuns: 100,
        includeErrorInReport: true,
      });
  };

  const credentialsOfClients = await Promise.all(Array.from({ length: clientCount }, () => createCredentials(service)));
  // Building these arbitraries takes a second.
  const cases = fc.oneof(...ids.map((id) => caseOf(id, pools, Object.keys(credentialsOfClients[0] ?? {}))));
  const started = process.cpuUsage();
  t.comment(`FUZZ_SEED=${seed} FUZZ_REQUESTS=${total}`);
  await Promise.all(credentialsOfClients.map(run));
  const { user, system } = process.cpuUsage(started);
  const sorted = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  t.comment(`${count} requests in ${((user + system) / 1e6).toFixed(1)} s of one core; ${sorted.join(", ")}`);
  // A generator that no longer reaches the handlers would find nothing.
  const unreached = ids.filter((id) => !reached.has(id));
  assert.ok(total < 10_000 || unreached.length < ids.length / 3, `never successful: ${unreached.join(" ")}`);
});
