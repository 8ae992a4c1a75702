import assert from "node:assert/strict";
import { test } from "tap";
import { isAboutMailbox } from "../../src/web/mail/delivery.ts";
import { createMailer } from "../../src/web/mail/mailer.ts";
import { resetMail } from "../../src/web/mail/messages.ts";
import { hours, openMailbox, recipients } from "../support/mailbox.ts";
import { createVisitor, type Person, password } from "../support/people.ts";
import { form } from "../support/site.ts";
import type { SmtpReply } from "../support/smtp.ts";

const noSuchUser: SmtpReply = { responseCode: 550, text: "5.1.1 no such user" };

const setUp = async (t: Parameters<typeof openMailbox>[0]) => {
  const service = await openMailbox(t);
  const { person, callAs, join, ours, berlin, root, smtp, deliverEmails, advanceClock, db, timeIn } = service;
  const replies = new Map<string, SmtpReply>();
  const attempts: string[] = [];
  smtp.state.replyTo = ({ envelope: { to } }) => {
    attempts.push(...to);
    return replies.get(to[0] ?? "");
  };
  const member = async () => {
    const user = await person();
    await join(user, berlin);
    return user;
  };
  let messages = 0;
  /** Sends a message to the members, a day after the last one, so that limits do not apply. */
  const sendMessage = async () => {
    advanceClock(hours(25));
    attempts.length = 0;
    const body = { subject: `Message ${messages++}`, text: "Ring the bell." };
    const path = { alliance: ours.slug, group_id: berlin.id };
    const reply = await callAs(root, "sendGroupMessage", path, body);
    const received = await deliverEmails();
    return {
      status: reply.status,
      count: reply.body.recipient_count,
      to: [...attempts],
      received: recipients(received),
    };
  };
  const reject = async ({ email }: Person, times = 3) => {
    replies.set(email, noSuchUser);
    for (let time = 0; time < times; time++) assert.ok((await sendMessage()).to.includes(email));
    replies.delete(email);
  };
  const isUndeliverable = async (user: Person): Promise<boolean> =>
    (await callAs(user, "getMe")).body.email_undeliverable;
  /** Sends a password reset, which undeliverable mailboxes also get. @returns the recipients */
  const sendReset = async ({ email: recipient }: Person) => {
    const mail = resetMail({ recipient, baseUrl: "https://alliance.test", token: "A".repeat(43), isRequested: true });
    await createMailer().enqueue(db, mail, new Date(timeIn(0)));
    return recipients(await deliverEmails());
  };
  return { ...service, replies, attempts, member, sendMessage, reject, isUndeliverable, sendReset };
};

test("a mailbox that permanently rejects three emails within 30 days is undeliverable", async (t) => {
  const service = await setUp(t);
  const { callAs, call, session, root, ours, berlin, event, attend, deliverEmails, timeIn, sql } = service;
  const { member, reject, sendMessage, isUndeliverable, sendReset, replies } = service;
  const [ada, grace] = [await member(), await member()];
  const meetup = await event(service.eventTimes(24 * 60));
  await deliverEmails();
  for (const user of [ada, grace]) await attend(user, meetup);
  await reject(ada, 2);
  assert.equal(await isUndeliverable(ada), false);
  await reject(ada, 1);
  assert.equal(await isUndeliverable(ada), true);
  assert.equal(await isUndeliverable(grace), false);

  await t.test("an undeliverable mailbox still gets emails about the account", async () => {
    assert.deepEqual(await sendReset(ada), [ada.email]);
  });

  const flags = (items: { user: { id: string }; email_undeliverable: boolean }[]) =>
    new Map(items.map(({ user, email_undeliverable: flag }) => [user.id, flag]));
  const expected = new Map([
    [ada.id, true],
    [grace.id, false],
  ]);

  await t.test("administrators see undeliverable mailboxes in lists of the API", async () => {
    const group = { alliance: ours.slug, group_id: berlin.id };
    const lists = await Promise.all([
      callAs(root, "listGroupMembers", group),
      callAs(root, "listAllianceMembers", { alliance: ours.slug }),
      callAs(root, "listAttendees", { event_id: meetup.id }),
    ]);
    for (const { status, body } of lists) {
      assert.equal(status, 200);
      assert.deepEqual(new Map([...flags(body.items)].toSorted()), new Map([...expected].toSorted()));
    }
    assert.equal((await callAs(grace, "listGroupMembers", group)).status, 403);
  });

  await t.test("administrators see undeliverable mailboxes in exported files", async () => {
    const organizer = await session(root, new Date(timeIn(0)));
    for (const { status, body } of [
      await organizer.call("exportGroupMembers", { path: { group_id: berlin.id } }),
      await organizer.call("exportAttendees", { path: { event_id: meetup.id } }),
    ]) {
      assert.equal(status, 200);
      const rows: { user_id: string; email_undeliverable: boolean }[] = body;
      const flagsByUser = rows.map(({ user_id, email_undeliverable }) => [user_id, email_undeliverable] as const);
      assert.deepEqual(new Map(flagsByUser.toSorted()), new Map([...expected].toSorted()));
    }
  });

  await t.test("only the mailbox's owner sees instructions on the dashboard", async () => {
    const dashboard = async (user: Person) =>
      String((await (await session(user, new Date(timeIn(0)))).call("showDashboard")).body);
    assert.match(await dashboard(ada), /We can&#39;t deliver emails to you[\s\S]+href="\/auth\/sign-in-link"/);
    assert.doesNotMatch(await dashboard(grace), /come back/);
  });

  await t.test("public responses do not reveal undeliverable mailboxes", async () => {
    await sql`update users set show_as_attendee = true where id = ${ada.id}`;
    const path = { alliance: ours.slug, group_slug: berlin.slug, event_slug: meetup.slug };
    const { status, body } = await call("getEvent", { path });
    assert.equal(status, 200);
    assert.doesNotMatch(JSON.stringify(body), /undeliverable/);
    const page = await call("showEvent", { path });
    assert.equal(page.status, 200);
    assert.doesNotMatch(String(page.body), /undeliverable/i);
  });

  await t.test("rejections of the message or the sender do not count", async () => {
    const mary = await member();
    replies.set(mary.email, { responseCode: 554, text: "5.6.0 not such a message" });
    for (let time = 0; time < 4; time++) assert.ok((await sendMessage()).to.includes(mary.email));
    assert.equal(await isUndeliverable(mary), false);
    for (const [response, isOfMailbox, command = "RCPT TO"] of [
      ["550 5.1.1 no such user", true],
      ["550 no such user", true],
      ["552 5.2.2 full", true],
      ["550 5.2.1 disabled", true],
      ["550 5.1.1 no such user", true, "DATA"],
      ["554 no", false],
      ["550 5.1.8 bad sender", false],
      ["550 5.2.3 too long", false],
      ["554 5.6.0 no", false],
      ["550 5.7.1 policy", false],
      ["451 4.2.1 greylisted", false],
      ["550 no spam", false, "DATA"],
      ["550 sender unknown", false, "MAIL FROM"],
    ] as const) {
      const error = { code: "EENVELOPE", command, responseCode: Number(response.slice(0, 3)), response };
      assert.equal(isAboutMailbox(error), isOfMailbox, `${command} ${response}`);
    }
  });
});

test("optional emails resume", async (t) => {
  const { call, linkToken, member, reject, sendMessage, isUndeliverable, sql, session, timeIn } = await setUp(t);
  const openLink = async ({ email }: Person) => {
    const visitor = createVisitor({ call });
    await visitor.call("requestSignInLink", form({ email }));
    return visitor.call("finishSignIn", form({ token: await linkToken(email) }));
  };
  const proofs: Record<string, (user: Person) => Promise<{ status: number }>> = {
    "signs in with the password": async ({ email }) => {
      assert.equal((await call("logIn", { body: { email, password: "another password" } })).status, 401);
      return call("logIn", { body: { email, password } });
    },
    "opens a sign-in link": openLink,
    "opens a sign-in link, before the second factor": async (user) => {
      await sql`insert into totp_secrets (user_id, sealed_secret, last_step, created_at) values (${user.id}, 'sealed', 0, now())`;
      return openLink(user);
    },
    "resets the password": async ({ email }) => {
      await call("requestPasswordReset", form({ email }));
      const token = await linkToken(email);
      return call("resetPassword", form({ token, password: "nine otters cross the river" }));
    },
    "has confirmed another address": async (user) => {
      const visitor = await session(user, new Date(timeIn(0)));
      user.email = `new-${user.email}`;
      assert.equal((await visitor.call("changeEmail", { body: { email: user.email, password } })).status, 200);
      return visitor.call("confirmEmail", { body: { token: await linkToken(user.email) } });
    },
  };
  for (const [label, proveMailbox] of Object.entries(proofs))
    await t.test(`when the user ${label}`, async () => {
      const user = await member();
      await reject(user);
      assert.equal(await isUndeliverable(user), true);
      assert.equal((await proveMailbox(user)).status, 303);
      assert.equal(await isUndeliverable(user), false);
      assert.ok((await sendMessage()).received.includes(user.email));
    });
});

test("a sign-in does not update the user while the mailbox is deliverable", async (t) => {
  const { person, call, sql } = await setUp(t);
  const user = await person();
  const readVersion = async () =>
    (await sql<{ xmin: string }[]>`select xmin::text from users where id = ${user.id}`)[0]?.xmin;
  const before = await readVersion();
  assert.equal((await call("logIn", { body: { email: user.email, password } })).status, 303);
  assert.equal(await readVersion(), before);
});
