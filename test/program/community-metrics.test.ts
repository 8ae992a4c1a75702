import assert from "node:assert/strict";
import { test } from "tap";
import { inTransaction } from "../../src/foundation/db/client.ts";
import { createBacklogReader, createMetrics } from "../../src/program/metrics/metrics.ts";
import { createPasskey } from "../support/authenticator.ts";
import { createFixtures } from "../support/fixtures.ts";
import { startGithub } from "../support/github.ts";
import { countsByLabels, seriesValue } from "../support/measurements.ts";
import { createVisitor, type Person, password } from "../support/people.ts";
import { startService } from "../support/service.ts";

const baseUrl = "https://alliance.test";
const redirectUri = `${baseUrl}/auth/oauth/github/callback`;
const app = { clientId: "alliance", clientSecret: "a secret of the tests" };

test("counts actions in the process where they happened, without rejected actions", async (t) => {
  const metrics = createMetrics();
  const { signIn: authorize, accounts, ...github } = await startGithub(t, app);
  const providers = {
    github: { ...app, ...github, redirectUri, scopes: ["read:user", "user:email"] },
    openId: [],
  };
  const service = await startService(t, { data: "none", metrics, providers });
  const { call, person, session, as, appoint } = service;
  const { alliance, group, event, job, ...acts } = await createFixtures(service);
  const ours = await alliance();
  const berlin = await group(ours);
  const readCounts = async (name: string) => countsByLabels(await metrics.measure(), `alliance_${name}_total`);

  await t.test("registrations, once per address", async () => {
    const register = (email: string, secret = password) =>
      call("registerUser", { body: { email, name: "Ada", password: secret } });
    assert.equal((await register("ada@example.org", "password")).status, 400);
    assert.equal((await register("not an address")).status, 400);
    assert.deepEqual(await readCounts("registrations"), {});
    assert.equal((await register("ada@example.org")).status, 303);
    assert.equal((await register("Ada@example.org")).status, 303);
    assert.deepEqual(await readCounts("registrations"), { password: 1 });
  });

  await t.test("sign-ins by method, and a registration by the first sign-in with a provider", async () => {
    const signInWithGithub = async (login: string) => {
      const visitor = createVisitor(service);
      const { headers } = await visitor.call("startOAuth", { path: { provider: "github" } });
      const callbackUrl = await authorize(String(headers["location"]), login);
      const query = Object.fromEntries(new URL(callbackUrl).searchParams);
      return visitor.call("finishOAuth", { path: { provider: "github" }, query });
    };
    const emails = (verified: boolean) => [{ email: `grace-${verified}@example.org`, primary: true, verified }];
    accounts.set("grace", { id: 1, name: "Grace", emails: emails(true) });
    accounts.set("mallory", { id: 2, name: "Mallory", emails: emails(false) });
    for (const login of ["grace", "grace", "mallory"]) assert.equal((await signInWithGithub(login)).status, 303);
    assert.deepEqual(await readCounts("registrations"), { password: 1, github: 1 });

    const user = await person();
    const logIn = (secret: string) => call("logIn", { body: { email: user.email, password: secret } });
    assert.equal((await logIn("wrong horse battery")).status, 401);
    assert.equal((await logIn(password)).status, 303);

    const visitor = await session(user);
    const passkey = createPasskey(service.baseUrl);
    const credential = passkey.register((await visitor.call("startPasskeyRegistration")).body);
    assert.equal((await visitor.call("registerPasskey", { body: { name: "Phone", credential } })).status, 303);
    for (const isVerified of [true, false]) {
      const guest = createVisitor(service);
      const signed = passkey.sign((await guest.call("startPasskeySignIn")).body, { isVerified });
      const { status } = await guest.call("finishPasskeySignIn", { body: { credential: signed } });
      assert.equal(status, isVerified ? 303 : 401);
    }
    assert.deepEqual(await readCounts("sign_ins"), {
      "github succeeded": 2,
      "github failed": 1,
      "password failed": 1,
      "password succeeded": 1,
      "passkey succeeded": 1,
      "passkey failed": 1,
    });
  });

  await t.test("RSVPs by status, and cancellations", async () => {
    const attend = async (...rsvp: Parameters<typeof acts.attend>) => (await acts.attend(...rsvp)).status;
    const [ada, bea, cem] = [await person(), await person(), await person()];
    const small = await event(berlin, { capacity: 1, waitlist_enabled: true });
    const fullEvent = await event(berlin, { capacity: 1, waitlist_enabled: false });
    const withApproval = await event(berlin, { approval_required: true });
    for (const [user, target] of [
      [ada, small],
      [ada, small],
      [bea, small],
      [ada, withApproval],
      [ada, fullEvent],
    ] as const)
      assert.equal(await attend(user, target), 200);
    assert.equal(await attend(cem, fullEvent), 409);
    assert.equal(await attend(cem, withApproval, { guests: 9 }), 400);
    assert.deepEqual(await readCounts("rsvps"), { attending: 2, waitlisted: 1, pending: 1 });
    // The second cancellation finds no RSVP, and Bea's promotion is not her own action.
    for (let round = 0; round < 2; round++) assert.equal((await acts.cancel(ada, small)).status, 200);
    assert.deepEqual(await readCounts("rsvps"), { attending: 2, waitlisted: 1, pending: 1, canceled: 1 });
  });

  await t.test("joins, by the API and on pages", async () => {
    const [ada, bea, cem] = [await person(), await person(), await person()];
    const join = async (user: Person) => (await acts.join(user, berlin)).status;
    for (const _ of ["first", "repeated"]) assert.equal(await join(ada), 200);
    const visitor = await session(bea);
    const path = { alliance: ours.slug, group_slug: berlin.slug };
    assert.equal((await visitor.call("joinGroupByForm", { path })).status, 303);
    assert.equal((await acts.ban(cem, berlin)).status, 200);
    assert.equal(await join(cem), 403);
    assert.deepEqual(await readCounts("group_joins"), { "": 2 });
  });

  await t.test("applications, once per idempotency key", async () => {
    const open = await job(ours);
    const draft = await job(ours, { status: "draft" });
    const ada = as(await person());
    const apply = async ({ id }: { id: string }, headers = {}) =>
      (await call("applyToJob", { path: { job_id: id }, as: ada, body: {}, headers })).status;
    const headers = { "idempotency-key": "0190a000-0000-7000-8000-00000000a991" };
    const statuses = [await apply(open, headers), await apply(open, headers), await apply(open), await apply(draft)];
    assert.deepEqual(statuses, [201, 201, 409, 404]);
    assert.deepEqual(await readCounts("job_applications"), { "": 1 });
  });

  await t.test("open reports", async () => {
    const countOpen = async () => {
      const metrics = createMetrics();
      metrics.watchBacklog(createBacklogReader(service.db));
      return seriesValue(await metrics.measure(), "alliance_reports_open");
    };
    const chair = await person();
    await appoint(chair, { alliance: ours.id });
    assert.equal(await countOpen(), 0);
    const body = { subject_type: "group", subject_id: berlin.id, reason: "misleading", text: "It is not in Berlin." };
    const ids = [];
    for (const user of [await person(), await person()])
      ids.push((await call("createReport", { body, as: as(user) })).body.id);
    assert.equal(await countOpen(), 2);
    const [report_id = ""] = ids;
    const decision = { path: { report_id }, body: { status: "dismissed" }, as: as(chair) };
    assert.equal((await call("updateReport", decision)).status, 200);
    assert.equal(await countOpen(), 1);
  });
});

test("does not count actions that are rolled back, even in a nested transaction", async (t) => {
  const { db } = await startService(t, { data: "none" });
  const { count, measure } = createMetrics();
  const context = { db, count };
  const joins = async () => seriesValue(await measure(), "alliance_group_joins_total");
  const join = async (scope: typeof context): Promise<void> => scope.count("group_joins", {});
  const joinAndFail = async (scope: typeof context): Promise<void> => {
    await join(scope);
    throw new Error("no");
  };
  await assert.rejects(inTransaction(context, joinAndFail), /no/);
  await assert.rejects(
    inTransaction(context, async (tx) => {
      await inTransaction(tx, join);
      await joinAndFail(tx);
    }),
    /no/,
  );
  let isClosed = false;
  const transaction = inTransaction({ ...context, isTimedOut: () => isClosed }, async (tx) => {
    await join(tx);
    isClosed = true;
  });
  await assert.rejects(transaction, /took too long/);
  assert.equal(await joins(), 0);
  await inTransaction(context, async (tx) => {
    await assert.rejects(inTransaction(tx, joinAndFail), /no/);
    await inTransaction(tx, join);
    assert.equal(await joins(), 0, "it is counted before the commit");
  });
  assert.equal(await joins(), 1);
});
