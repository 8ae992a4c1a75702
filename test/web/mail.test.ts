import assert from "node:assert/strict";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { type Test, test } from "tap";
import { createLimits } from "../../src/server/limits/limits.ts";
import { startDelivery } from "../../src/web/mail/delivery.ts";
import { createMailer } from "../../src/web/mail/mailer.ts";
import { type Mail, noticeMail, verificationMail } from "../../src/web/mail/messages.ts";
import { type MailSettings, openTransport } from "../../src/web/mail/transport.ts";
import { until } from "../support/embedded.ts";
import { temporaryFolder } from "../support/folders.ts";
import { collectLog } from "../support/log.ts";
import { password } from "../support/people.ts";
import { startService } from "../support/service.ts";
import { startSmtp } from "../support/smtp.ts";

const baseUrl = "https://alliance.test";
const from = "Community Alliance <no-reply@alliance.test>";

/** Starts a database and a mailer, with functions to start a delivery worker. */
const startMailService = async (t: Test, settings: Partial<MailSettings>) => {
  const service = await startService(t, { data: "none" });
  const mailer = createMailer({ noticeDelayMs: 0 });
  const { log, lines } = collectLog(t);
  const enqueue = (mail: Mail) => service.db.transaction((tx) => mailer.enqueue(tx, mail, service.now));
  const startWorker = async () => {
    const transport = openTransport({ from, outbox: "/nowhere", ...settings });
    const limits = createLimits(service.db);
    const delivery = startDelivery({ url: service.url, transport, log, limits, clock: () => service.now });
    t.teardown(delivery.stop);
    return delivery;
  };
  const createVerification = (recipient: string) => verificationMail({ recipient, baseUrl, token: "A".repeat(22) });
  /** Makes all queued emails due now. */
  const makeDue = () =>
    service.sql.begin(async (tx) => {
      await tx`update outbox set next_attempt_at = created_at`;
      await tx`select pg_notify('outbox', '')`;
    });
  const isEmpty = async () => (await service.sql`select from outbox`).length === 0;
  return { ...service, enqueue, startWorker, lines, createVerification, makeDue, isEmpty };
};

test("emails by SMTP", async (t) => {
  const smtp = await startSmtp(t, { users: { alliance: "its password" } });
  const account = { username: "alliance", password: "its password" };
  const service = await startMailService(t, { smtp: { host: "127.0.0.1", port: smtp.port, ...account } });
  const { call, sql, enqueue, startWorker, createVerification, lines, person, isEmpty } = service;

  await t.test("the registration email has text and HTML, the configured sender and one recipient", async () => {
    await startWorker();
    await call("registerUser", { body: { email: "ada@example.org", name: "Ada", password } });
    const [first] = await smtp.waitForEmails(1);
    assert.deepEqual(first?.envelope, { from: "no-reply@alliance.test", to: ["ada@example.org"] });
    assert.equal(first.mail.subject, "Verify your email address");
    assert.equal(first.mail.from?.address, "no-reply@alliance.test");
    const link = /https:\/\/alliance\.test\/auth\/verify-email\?token=([\w-]+)/;
    const token = link.exec(first.mail.text ?? "")?.[1] ?? assert.fail("no link in the text");
    assert.equal(link.exec(first.mail.html ?? "")?.[1], token);
    assert.match(first.raw, link, "the link is on one line");
    assert.match(first.raw, /^Auto-Submitted: auto-generated\r?$/m);
    assert.match(first.mail.messageId ?? "", /^<[0-9a-f-]{36}@alliance\.test>$/);
    assert.equal((await call("verifyEmail", { query: { token } })).status, 303);
    await until("all are sent", isEmpty);
  });

  await t.test("user-supplied text is escaped in HTML, and cannot add a header (criterion 49)", async () => {
    const provider = `<script>alert("x")</script>\r\nBcc: evil@example.org & "co"`;
    const notice = { event: "mail.notice_event.provider_linked", values: { provider } } as const;
    await person({ email: "eve@example.org" });
    await enqueue(noticeMail({ recipient: "eve@example.org", baseUrl, ...notice }));
    const received = (await smtp.waitForEmails(2)).at(-1) ?? assert.fail("no email arrived");
    assert.doesNotMatch(received.mail.html ?? "", /<script>/);
    assert.match(received.mail.html ?? "", /&lt;script&gt;/);
    assert.deepEqual(received.envelope.to, ["eve@example.org"]);
    assert.equal(received.mail.bcc, undefined);
  });

  await t.test("SMTPUTF8 is used only for an international address", async () => {
    const before = smtp.received.length;
    for (const recipient of ["jörg@example.org", "ada@münchen.example"]) await enqueue(createVerification(recipient));
    await smtp.waitForEmails(before + 2);
    assert.deepEqual(
      smtp.received
        .slice(before)
        .flatMap(({ envelope }) => envelope.to)
        .toSorted(),
      ["ada@münchen.example", "jörg@example.org"],
    );
  });

  await t.test("a sender's name cannot change the address or add a header (criterion 49)", async () => {
    const transport = openTransport({
      from: `"Eve <eve@example.org>" <no-reply@alliance.test>`,
      outbox: "/nowhere",
      smtp: { host: "127.0.0.1", port: smtp.port, ...account },
    });
    const names = ["Köln, the first", `x" <eve@example.org>`, "x\r\nBcc: eve@example.org", "x@y.example, z@y.example"];
    for (const [index, senderName] of names.entries()) {
      const times = { createdAt: service.now, sentAt: new Date("2026-11-21T09:30:00Z") };
      const message = { ...createVerification("ada@example.org"), senderName, id: `sender-${index}`, ...times };
      await transport.send(message, new AbortController().signal);
      const received = (await smtp.waitForEmails(3 + index)).at(-1) ?? assert.fail("no email arrived");
      assert.deepEqual(received.envelope, { from: "no-reply@alliance.test", to: ["ada@example.org"] });
      assert.equal(received.mail.from?.address, "no-reply@alliance.test");
      assert.equal(received.mail.bcc, undefined);
      assert.match(received.raw, /^Date: Sat, 21 Nov 2026 09:30:00 \+0000\r$/m, "when it was sent, not queued");
    }
    transport.close();
  });

  await t.test("the log has the email's ID, but never its link or address (criterion 47)", async () => {
    assert.ok(lines.some(({ msg }) => msg === "mail sent"));
    assert.doesNotMatch(JSON.stringify(lines), /token=|example\.org|its password/);
  });

  await t.test("a rolled-back transaction sends nothing", async () => {
    const mailer = createMailer();
    await assert.rejects(
      service.db.transaction(async (tx) => {
        await mailer.enqueue(tx, createVerification("rolled-back@example.org"), service.now);
        throw new Error("no");
      }),
    );
    assert.equal((await sql`select from outbox where payload ->> 'recipient' like 'rolled-back%'`).length, 0);
  });
});

test("an outage of SMTP", async (t) => {
  const smtp = await startSmtp(t);
  const { sql, enqueue, startWorker, createVerification, lines, makeDue, isEmpty } = await startMailService(t, {
    smtp: { host: "127.0.0.1", port: smtp.port },
  });

  await t.test("loses nothing: each email is retried with growing delays and arrives once", async () => {
    smtp.state.rejectWith = "out of order";
    await startWorker();
    for (const name of ["one", "two", "three"]) await enqueue(createVerification(`${name}@example.org`));
    const readDelays = async () => sql<{ attempts: number; seconds: number }[]>`
      select attempts, extract(epoch from next_attempt_at - created_at)::float as seconds from outbox
      where attempts > 0`;
    await until("each was tried", async () => (await readDelays()).length === 3);
    assert.equal((await sql`select from outbox`).length, 3);
    const first = (await readDelays()).map(({ seconds }) => seconds);
    await makeDue();
    await until("each was tried again", async () => {
      const rows = await readDelays();
      return rows.length === 3 && rows.every(({ attempts }) => attempts === 2);
    });
    const second = (await readDelays()).map(({ seconds }) => seconds);
    assert.ok(Math.max(...second) > Math.max(...first), `${first} s, then ${second} s`);
    assert.ok(lines.some(({ msg }) => msg === "mail failed; retrying"));
    smtp.state.rejectWith = undefined;
    await makeDue();
    const received = await smtp.waitForEmails(3);
    await until("all are sent", isEmpty);
    assert.deepEqual(received.map(({ envelope }) => envelope.to[0]).toSorted(), [
      "one@example.org",
      "three@example.org",
      "two@example.org",
    ]);
  });
});

test("without SMTP each email is a file", async (t) => {
  const folder = await temporaryFolder(t);
  const outbox = join(folder, "outbox");
  const { enqueue, startWorker, createVerification, lines, isEmpty } = await startMailService(t, { outbox });
  await startWorker();
  await enqueue(createVerification("ada@example.org"));
  await until("all are sent", isEmpty);
  const [file] = await readdir(outbox);
  assert.match(file ?? "", /^2026-11-20T12-00-00\.000Z-[0-9a-f-]{36}\.eml$/);
  const path = join(outbox, file ?? "");
  const raw = await readFile(path, "utf8");
  assert.equal((await new PostalMime().parse(raw)).to?.[0]?.address, "ada@example.org");
  assert.match(raw, /^https:\/\/alliance\.test\/auth\/verify-email\?token=A{22}$/m);
  assert.equal((await stat(path)).mode & 0o077, 0, "other users cannot read it");
  assert.ok(lines.some(({ msg, file: name }) => msg === "mail written" && name === path));
});
