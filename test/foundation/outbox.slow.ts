import assert from "node:assert/strict";
import { type Test, test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { openConnection } from "../../src/foundation/outbox/worker.ts";
import { createLimits } from "../../src/server/limits/limits.ts";
import type { LimitSettings } from "../../src/server/limits/quotas.ts";
import { isFinal, reasonOf, startDelivery } from "../../src/web/mail/delivery.ts";
import { createMailer } from "../../src/web/mail/mailer.ts";
import { type Mail, noticeMail, verificationMail } from "../../src/web/mail/messages.ts";
import { openTransport } from "../../src/web/mail/transport.ts";
import { query, until, value } from "../support/embedded.ts";
import { collectLog } from "../support/log.ts";
import { checkDelivery, startRestartable, startUnreliableSmtp } from "../support/outbox-faults.ts";
import { createDatabase, startService } from "../support/service.ts";

const baseUrl = "https://alliance.test";
const verification = (recipient: string) => verificationMail({ recipient, baseUrl, token: "A".repeat(22) });
const notice = (recipient: string, prefix: string) =>
  noticeMail({ recipient, baseUrl, event: "mail.notice_event.token_created", values: { prefix } });

type Line = { level: number; msg: string; err?: string };

/** Users with verified addresses: user-1@example.org and so on. */
const insertUsers = (url: string, count: number) =>
  query(
    url,
    `insert into users (id, email, name, email_verified_at, created_at, updated_at)
    select gen_random_uuid(), 'user-' || n || '@example.org', 'Ada', now(), now(), now() from generate_series(1, ${count}) n`,
  );

const open = async (t: Test, url: string, quotas: LimitSettings = {}) => {
  const smtp = await startUnreliableSmtp(t);
  const { log, lines } = collectLog<Line>(t);
  const { db, close } = connect(url, { poolSize: 2 });
  t.teardown(close);
  const limits = createLimits(db, quotas);
  const time = { now: new Date("2026-11-20T12:00:00Z") };
  const from = "Community Alliance <no-reply@alliance.test>";
  const work = () => {
    const transport = openTransport({ from, outbox: "/nowhere", smtp: { host: "127.0.0.1", port: smtp.port } });
    const delivery = startDelivery({ url, transport, log, limits, clock: () => time.now });
    t.teardown(delivery.stop);
    return delivery;
  };
  const connection = openConnection(url);
  t.teardown(connection.close);
  const post = (mail: Mail, noticeDelayMs = 0) =>
    connection.transaction((tx) => createMailer({ noticeDelayMs }).enqueue(tx, mail, time.now));
  const waiting = async () => Number(await value(url, "select count(*) from outbox"));
  const warnings = () => lines.filter(({ level }) => level >= 40).map(({ msg }) => msg);
  /** Advances the clock, and wakes the worker. */
  const advance = async (milliseconds: number) => {
    time.now = new Date(time.now.getTime() + milliseconds);
    await query(url, "select pg_notify('outbox', '')");
  };
  return { ...smtp, work, post, waiting, warnings, lines, time, advance };
};

test("faults of every kind lose no email, and repeat only emails cut between acceptance and commit (criterion 66)", async (t) => {
  await checkDelivery(t, { runs: 2 });
});

test("a restart of the database while an email is in flight (criterion 66)", async (t) => {
  const { url, restart } = await startRestartable(t);
  const service = await open(t, url);
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    const delivery = service.work();
    service.accepted.length = 0;
    service.lines.length = 0;
    service.state.heldEmails.length = 0;
    service.state.plan = ["hold", "hold"];
    for (const name of ["ada", "grace"]) await service.post(verification(`${name}-${signal}@example.org`));
    await until("both are in flight", async () => service.state.heldEmails.length === 2);
    await restart(signal);
    const back = performance.now();
    await until("both arrived", async () => service.accepted.length === 2);
    const seconds = (performance.now() - back) / 1000;
    assert.ok(seconds < 5, `${seconds} s`);
    await until("both are disconnected", async () => service.state.heldEmails.every((email) => email.isGone()));
    for (const email of service.state.heldEmails) email.accept();
    await until("the outbox is empty", async () => (await service.waiting()) === 0);
    assert.equal(service.accepted.length, 2, "an attempt that was cut is not accepted later");
    assert.deepEqual(service.warnings(), ["the outbox has no database connection; retrying every second"]);
    await delivery.stop();
  }
});

test("urgent emails are sent before a burst of notices (criterion 56)", async (t) => {
  const url = await createDatabase(t, "none");
  const service = await open(t, url);
  await insertUsers(url, 20);
  for (let n = 1; n <= 20; n++) await service.post(notice(`user-${n}@example.org`, "A"));
  await service.post(verification("urgent@example.org"));
  service.work();
  await until("all arrived", async () => service.accepted.length === 21);
  const position = service.accepted.findIndex(({ recipient }) => recipient === "urgent@example.org");
  assert.ok(position < 4, `${position} went before`);
});

test("failures of the mail server", async (t) => {
  const url = await createDatabase(t, "none");
  const service = await open(t, url);
  service.work();

  await t.test("a mailbox that does not exist is tried once, and the log names neither address nor link", async () => {
    await service.post(verification("refused@example.org"));
    await until("it is given up", async () => (await service.waiting()) === 0);
    assert.equal(service.state.refusals.length, 1);
    assert.match(service.lines.find(({ msg }) => msg === "mail failed; giving up")?.err ?? "", /550/);
    assert.doesNotMatch(JSON.stringify(service.lines), /refused@|token=/);
  });

  await t.test("an email that fails for four days is given up, with one line", async () => {
    service.lines.length = 0;
    service.state.plan = ["defer", "defer"];
    await service.post(verification("ada@example.org"));
    const attempts = () => value(url, "select attempts from outbox");
    await until("the first attempt failed", async () => (await attempts()) === 1);
    await service.advance(4 * 86_400_000);
    await until("it is given up", async () => (await service.waiting()) === 0);
    assert.deepEqual(service.warnings(), ["mail failed; retrying", "mail failed; giving up"]);
    assert.equal(service.accepted.length, 0);
  });

  await t.test("only a rejection of the recipient or the message is final", async () => {
    const refusal = (response: string, command = "RCPT TO") =>
      isFinal({ code: "EENVELOPE", command, responseCode: Number(response.slice(0, 3)), response });
    assert.ok(refusal("550 no such user"));
    assert.ok(refusal("550 5.1.1 no such user"));
    assert.ok(refusal("552 5.2.2 mailbox full"));
    assert.ok(refusal("554 5.6.0 no", "DATA"));
    for (const temporary of ["450 4.2.1 greylisted", "550 5.7.1 relaying denied", "550 5.1.8 bad sender", "530 log in"])
      assert.ok(!refusal(temporary), temporary);
    assert.ok(!refusal("535 5.7.8 wrong password", "AUTH PLAIN"));
    assert.ok(!refusal("550 sender unknown", "MAIL FROM"));
    assert.ok(!isFinal(new Error("connect ECONNREFUSED")));
    assert.equal(reasonOf(new Error("550 <ada@example.org>: no")), "550 <…>: no");
  });
});

test("stop", async (t) => {
  const url = await createDatabase(t, "none");
  const service = await open(t, url);

  await t.test("finishes running deliveries", async () => {
    const delivery = service.work();
    service.state.plan = ["slow"];
    await service.post(verification("ada@example.org"));
    await until("it is being sent", async () => service.state.plan.length === 0);
    await delivery.stop();
    assert.equal(service.accepted.length, 1);
    assert.equal(await service.waiting(), 0);
  });

  await t.test("takes a few seconds at most; a hanging delivery is repeated once after the next start", async () => {
    const delivery = service.work();
    service.state.plan = ["hold"];
    await service.post(verification("grace@example.org"));
    await until("it is being sent", async () => service.state.heldEmails.length === 1);
    const start = performance.now();
    await delivery.stop();
    assert.ok(performance.now() - start < 6000, `${performance.now() - start} ms`);
    await until("the worker has disconnected", async () => service.state.heldEmails.every((email) => email.isGone()));
    for (const email of service.state.heldEmails) email.accept();
    assert.equal(await service.waiting(), 1);
    service.work();
    await until("it arrived", async () => (await service.waiting()) === 0);
    assert.equal(service.accepted.filter(({ recipient }) => recipient === "grace@example.org").length, 1);
  });
});

test("emails over the hourly limit wait, notices sooner than other emails, with one line in the log (criterion 56)", async (t) => {
  const url = await createDatabase(t, "none");
  const service = await open(t, url, { mails_in_all: 4, notices_in_all: 2 });
  await insertUsers(url, 6);
  service.work();
  for (let n = 1; n <= 6; n++) await service.post(notice(`user-${n}@example.org`, "A"));
  await until("two were sent", async () => service.accepted.length === 2);
  for (let n = 1; n <= 4; n++) await service.post(verification(`new-${n}@example.org`));
  const delayedCount =
    "select count(*) from outbox where next_attempt_at > created_at + interval '30 minutes' and attempts = 0";
  await until("two more were sent", async () => service.accepted.length === 4);
  await until("the others wait", async () => Number(await value(url, delayedCount)) === 6);
  const people = service.accepted.map(({ recipient }) => recipient.split("-")[0]);
  assert.deepEqual(people, ["user", "user", "new", "new"]);
  assert.deepEqual(service.warnings(), ["the hourly limit on emails is reached; further emails wait"]);
  await query(url, "delete from rate_limits");
  await service.advance(3_600_000);
  await until("the next four were sent", async () => service.accepted.length === 8);
  const next = service.accepted.slice(4).map(({ recipient }) => recipient.split("-")[0]);
  assert.deepEqual(next.toSorted(), ["new", "new", "user", "user"]);
});

test("combines notices of a burst into one email (criterion 56)", async (t) => {
  const running = await startService(t, { data: "none" });
  const { person, mails } = running;
  const service = await open(t, running.url);
  const { email } = await person();

  await t.test("including notices of concurrent transactions", async () => {
    const mailer = createMailer();
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        running.db.transaction((tx) => mailer.enqueue(tx, notice(email, `${n % 30}`), running.now)),
      ),
    );
    const [mail, ...others] = await mails(email);
    assert.equal(others.length, 0);
    const events = [...(mail?.text ?? "").matchAll(/^- (.+)$/gm)].map(([, event]) => event ?? "");
    assert.equal(events.length, 26);
    const times = events.map((event) => Number(/\((\d+) times\)$/.exec(event)?.[1] ?? 1));
    const total = times.reduce((sum, count) => sum + count, 0);
    assert.equal(total, 40, "each is counted");
  });

  await t.test("waits a minute, however long the burst lasts", async () => {
    service.work();
    await service.post(verification("ada@example.org"), 60_000);
    await until("the link arrived", async () => service.accepted.length === 1);
    assert.equal(await service.waiting(), 1);
    service.time.now = new Date(service.time.now.getTime() + 59_000);
    await service.post(notice(email, "B"), 60_000);
    await service.advance(1_000);
    await until("it arrived", async () => (await service.waiting()) === 0);
    const recipients = service.accepted.map(({ recipient }) => recipient);
    assert.deepEqual(recipients, ["ada@example.org", email]);
  });

  await t.test("does not change an email that is being sent, and begins another", async () => {
    service.state.plan = ["hold"];
    await service.post(notice(email, "C"));
    await until("it is being sent", async () => service.state.heldEmails.length === 1);
    await service.post(notice(email, "D"));
    await until("the second arrived", async () => service.accepted.length === 3);
    for (const delivery of service.state.heldEmails) delivery.accept();
    await until("the first arrived", async () => (await service.waiting()) === 0);
    assert.equal(service.accepted.length, 4);
  });

  await t.test("sends no notices to unverified addresses", async () => {
    const unverified = await person({ verified: false });
    await service.post(notice(unverified.email, "E"), 60_000);
    await service.post(notice("nobody@example.org", "E"), 60_000);
    assert.equal(await service.waiting(), 0);
  });
});
