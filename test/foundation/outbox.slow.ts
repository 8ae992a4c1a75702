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
import { query, queryValue, until } from "../support/embedded.ts";
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

const openOutbox = async (t: Test, url: string, quotas: LimitSettings = {}) => {
  const smtp = await startUnreliableSmtp(t);
  const { log, lines } = collectLog<Line>(t);
  const { db, close } = connect(url, { poolSize: 2 });
  t.teardown(close);
  const limits = createLimits(db, quotas);
  const time = { now: new Date("2026-11-20T12:00:00Z") };
  const from = "Community Alliance <no-reply@alliance.test>";
  const startDelivering = () => {
    const transport = openTransport({ from, outbox: "/nowhere", smtp: { host: "127.0.0.1", port: smtp.port } });
    const delivery = startDelivery({ url, transport, log, limits, clock: () => time.now });
    t.teardown(delivery.stop);
    return delivery;
  };
  const connection = openConnection(url);
  t.teardown(connection.close);
  const enqueue = (mail: Mail, noticeDelayMs = 0) =>
    connection.transaction((tx) => createMailer({ noticeDelayMs }).enqueue(tx, mail, time.now));
  const countQueued = async () => Number(await queryValue(url, "select count(*) from outbox"));
  const warnings = () => lines.filter(({ level }) => level >= 40).map(({ msg }) => msg);
  /** Advances the clock, and wakes the worker. */
  const advance = async (milliseconds: number) => {
    time.now = new Date(time.now.getTime() + milliseconds);
    await query(url, "select pg_notify('outbox', '')");
  };
  return { ...smtp, startDelivering, enqueue, countQueued, warnings, lines, time, advance };
};

test("faults of every kind lose no email, and repeat only emails cut between acceptance and commit (criterion 66)", async (t) => {
  await checkDelivery(t, { runs: 2 });
});

test("a restart of the database while an email is in flight (criterion 66)", async (t) => {
  const { url, restart } = await startRestartable(t);
  const outbox = await openOutbox(t, url);
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    const delivery = outbox.startDelivering();
    outbox.accepted.length = 0;
    outbox.lines.length = 0;
    outbox.state.heldEmails.length = 0;
    outbox.state.plan = ["hold", "hold"];
    for (const name of ["ada", "grace"]) await outbox.enqueue(verification(`${name}-${signal}@example.org`));
    await until("both are in flight", async () => outbox.state.heldEmails.length === 2);
    await restart(signal);
    const restartedAt = performance.now();
    await until("both arrived", async () => outbox.accepted.length === 2);
    const seconds = (performance.now() - restartedAt) / 1000;
    assert.ok(seconds < 5, `${seconds} s`);
    await until("both are disconnected", async () => outbox.state.heldEmails.every((email) => email.isGone()));
    for (const email of outbox.state.heldEmails) email.accept();
    await until("the outbox is empty", async () => (await outbox.countQueued()) === 0);
    assert.equal(outbox.accepted.length, 2, "an attempt that was cut is not accepted later");
    assert.deepEqual(outbox.warnings(), ["the outbox has no database connection; retrying every second"]);
    await delivery.stop();
  }
});

test("urgent emails are sent before a burst of notices (criterion 56)", async (t) => {
  const url = await createDatabase(t, "none");
  const outbox = await openOutbox(t, url);
  await insertUsers(url, 20);
  for (let n = 1; n <= 20; n++) await outbox.enqueue(notice(`user-${n}@example.org`, "A"));
  await outbox.enqueue(verification("urgent@example.org"));
  outbox.startDelivering();
  await until("all arrived", async () => outbox.accepted.length === 21);
  const position = outbox.accepted.findIndex(({ recipient }) => recipient === "urgent@example.org");
  assert.ok(position < 4, `${position} went before`);
});

test("failures of the mail server", async (t) => {
  const url = await createDatabase(t, "none");
  const outbox = await openOutbox(t, url);
  outbox.startDelivering();

  await t.test("a mailbox that does not exist is tried once, and the log names neither address nor link", async () => {
    await outbox.enqueue(verification("refused@example.org"));
    await until("the email is given up", async () => (await outbox.countQueued()) === 0);
    assert.equal(outbox.state.refusals.length, 1);
    assert.match(outbox.lines.find(({ msg }) => msg === "mail failed; giving up")?.err ?? "", /550/);
    assert.doesNotMatch(JSON.stringify(outbox.lines), /refused@|token=/);
  });

  await t.test("an email that fails for four days is given up, with one line", async () => {
    outbox.lines.length = 0;
    outbox.state.plan = ["defer", "defer"];
    await outbox.enqueue(verification("ada@example.org"));
    const attempts = () => queryValue(url, "select attempts from outbox");
    await until("the first attempt failed", async () => (await attempts()) === 1);
    await outbox.advance(4 * 86_400_000);
    await until("the email is given up", async () => (await outbox.countQueued()) === 0);
    assert.deepEqual(outbox.warnings(), ["mail failed; retrying", "mail failed; giving up"]);
    assert.equal(outbox.accepted.length, 0);
  });

  await t.test("only a rejection of the recipient or the message is final", async () => {
    const isFinalReply = (response: string, command = "RCPT TO") =>
      isFinal({ code: "EENVELOPE", command, responseCode: Number(response.slice(0, 3)), response });
    assert.ok(isFinalReply("550 no such user"));
    assert.ok(isFinalReply("550 5.1.1 no such user"));
    assert.ok(isFinalReply("552 5.2.2 mailbox full"));
    assert.ok(isFinalReply("554 5.6.0 no", "DATA"));
    for (const temporary of ["450 4.2.1 greylisted", "550 5.7.1 relaying denied", "550 5.1.8 bad sender", "530 log in"])
      assert.ok(!isFinalReply(temporary), temporary);
    assert.ok(!isFinalReply("535 5.7.8 wrong password", "AUTH PLAIN"));
    assert.ok(!isFinalReply("550 sender unknown", "MAIL FROM"));
    assert.ok(!isFinal(new Error("connect ECONNREFUSED")));
    assert.equal(reasonOf(new Error("550 <ada@example.org>: no")), "550 <…>: no");
  });
});

test("stopping", async (t) => {
  const url = await createDatabase(t, "none");
  const outbox = await openOutbox(t, url);

  await t.test("finishes running deliveries", async () => {
    const delivery = outbox.startDelivering();
    outbox.state.plan = ["slow"];
    await outbox.enqueue(verification("ada@example.org"));
    await until("the email is being sent", async () => outbox.state.plan.length === 0);
    await delivery.stop();
    assert.equal(outbox.accepted.length, 1);
    assert.equal(await outbox.countQueued(), 0);
  });

  await t.test("takes a few seconds at most; a hanging delivery is repeated once after the next start", async () => {
    const delivery = outbox.startDelivering();
    outbox.state.plan = ["hold"];
    await outbox.enqueue(verification("grace@example.org"));
    await until("the email is being sent", async () => outbox.state.heldEmails.length === 1);
    const start = performance.now();
    await delivery.stop();
    assert.ok(performance.now() - start < 6000, `${performance.now() - start} ms`);
    await until("the worker has disconnected", async () => outbox.state.heldEmails.every((email) => email.isGone()));
    for (const email of outbox.state.heldEmails) email.accept();
    assert.equal(await outbox.countQueued(), 1);
    outbox.startDelivering();
    await until("the email has arrived", async () => (await outbox.countQueued()) === 0);
    assert.equal(outbox.accepted.filter(({ recipient }) => recipient === "grace@example.org").length, 1);
  });
});

test("emails over the hourly limit wait, notices sooner than other emails, with one line in the log (criterion 56)", async (t) => {
  const url = await createDatabase(t, "none");
  const outbox = await openOutbox(t, url, { mails_in_all: 4, notices_in_all: 2 });
  await insertUsers(url, 6);
  outbox.startDelivering();
  for (let n = 1; n <= 6; n++) await outbox.enqueue(notice(`user-${n}@example.org`, "A"));
  await until("two were sent", async () => outbox.accepted.length === 2);
  for (let n = 1; n <= 4; n++) await outbox.enqueue(verification(`new-${n}@example.org`));
  const delayedCount =
    "select count(*) from outbox where next_attempt_at > created_at + interval '30 minutes' and attempts = 0";
  await until("two more were sent", async () => outbox.accepted.length === 4);
  await until("the others wait", async () => Number(await queryValue(url, delayedCount)) === 6);
  const people = outbox.accepted.map(({ recipient }) => recipient.split("-")[0]);
  assert.deepEqual(people, ["user", "user", "new", "new"]);
  assert.deepEqual(outbox.warnings(), ["the hourly limit on emails is reached; further emails wait"]);
  await query(url, "delete from rate_limits");
  await outbox.advance(3_600_000);
  await until("the next four were sent", async () => outbox.accepted.length === 8);
  const next = outbox.accepted.slice(4).map(({ recipient }) => recipient.split("-")[0]);
  assert.deepEqual(next.toSorted(), ["new", "new", "user", "user"]);
});

test("combines notices of a burst into one email (criterion 56)", async (t) => {
  const service = await startService(t, { data: "none" });
  const { person, mails } = service;
  const outbox = await openOutbox(t, service.url);
  const { email } = await person();

  await t.test("including notices of concurrent transactions", async () => {
    const mailer = createMailer();
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        service.db.transaction((tx) => mailer.enqueue(tx, notice(email, `${n % 30}`), service.now)),
      ),
    );
    const [mail, ...others] = await mails(email);
    assert.equal(others.length, 0);
    const events = [...(mail?.text ?? "").matchAll(/^- (.+)$/gm)].map(([, event]) => event ?? "");
    assert.equal(events.length, 26);
    const times = events.map((event) => Number(/\((\d+) times\)$/.exec(event)?.[1] ?? 1));
    const total = times.reduce((sum, count) => sum + count, 0);
    assert.equal(total, 40, "each notice is counted");
  });

  await t.test("waits a minute, however long the burst lasts", async () => {
    outbox.startDelivering();
    await outbox.enqueue(verification("ada@example.org"), 60_000);
    await until("the link arrived", async () => outbox.accepted.length === 1);
    assert.equal(await outbox.countQueued(), 1);
    outbox.time.now = new Date(outbox.time.now.getTime() + 59_000);
    await outbox.enqueue(notice(email, "B"), 60_000);
    await outbox.advance(1_000);
    await until("the email has arrived", async () => (await outbox.countQueued()) === 0);
    const recipients = outbox.accepted.map(({ recipient }) => recipient);
    assert.deepEqual(recipients, ["ada@example.org", email]);
  });

  await t.test("adds to a new email while another is being sent", async () => {
    outbox.state.plan = ["hold"];
    await outbox.enqueue(notice(email, "C"));
    await until("the email is being sent", async () => outbox.state.heldEmails.length === 1);
    await outbox.enqueue(notice(email, "D"));
    await until("the second arrived", async () => outbox.accepted.length === 3);
    for (const delivery of outbox.state.heldEmails) delivery.accept();
    await until("the first arrived", async () => (await outbox.countQueued()) === 0);
    assert.equal(outbox.accepted.length, 4);
  });

  await t.test("sends no notices to unverified addresses", async () => {
    const unverified = await person({ verified: false });
    await outbox.enqueue(notice(unverified.email, "E"), 60_000);
    await outbox.enqueue(notice("nobody@example.org", "E"), 60_000);
    assert.equal(await outbox.countQueued(), 0);
  });
});
