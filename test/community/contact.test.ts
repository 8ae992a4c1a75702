import assert from "node:assert/strict";
import { test } from "tap";
import { pagePath } from "../support/fixtures.ts";
import { calendarIn, hours, minutes, onlyEmail, openMailbox } from "../support/mailbox.ts";
import { createVisitor, type Person } from "../support/people.ts";
import { form } from "../support/site.ts";
import type { Received } from "../support/smtp.ts";

const html = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };

const start = async (t: Parameters<typeof openMailbox>[0]) => {
  const service = await openMailbox(t);
  const { callAs, call, as, person, ours, berlin, appoint, deliverEmails } = service;
  const chair = await person();
  await appoint(chair, { alliance: ours.id });
  const paths = { alliance: { alliance: ours.slug }, group: { alliance: ours.slug, group_id: berlin.id } };
  const setAlliance = (contact_email: string | null, headers = {}) =>
    call("updateAlliance", { path: paths.alliance, as: as(chair), body: { contact_email }, headers });
  const setGroup = (contact_email: string | null) => callAs(chair, "updateGroup", paths.group, { contact_email });
  const createReader = (id: "getAlliance" | "getGroupById", path: Record<string, string>) => async (actor?: Person) => {
    const { body } = await call(id, { path, ...(actor && { as: as(actor) }) });
    return [body.contact_email, body.contact_email_confirmed];
  };
  const readAlliance = createReader("getAlliance", paths.alliance);
  const readGroup = createReader("getGroupById", paths.group);
  const tokenIn = ({ mail }: Received) =>
    /\/contact\/confirm\?token=([\w-]{22})\n/.exec(mail.text ?? "")?.[1] ?? assert.fail(mail.text);
  const confirm = (token: string) => call("confirmContact", form({ token }));
  const readPage = async (token: string, headers = {}) => {
    const { status, body } = await call("showContactConfirmation", { query: { token }, headers });
    return { status, body: String(body) };
  };
  /** Sets an address and reads the email that asks to confirm it. */
  const requestChange = async (set: (email: string) => Promise<{ status: number }>, email: string) => {
    assert.equal((await set(email)).status, 200);
    const received = onlyEmail(await deliverEmails());
    assert.deepEqual(received.envelope.to, [email]);
    return { received, token: tokenIn(received) };
  };
  return { ...service, chair, paths, setAlliance, setGroup, readAlliance, readGroup, confirm, readPage, requestChange };
};

test("a contact address takes effect once it is confirmed by its link", async (t) => {
  const service = await start(t);
  const { call, as, sql, chair, person, ours, berlin, deliverEmails, advanceClock, paths } = service;
  const { setAlliance, setGroup, readAlliance, readGroup, confirm, readPage, requestChange } = service;

  await t.test("only administrators see an unconfirmed address", async () => {
    const { received, token } = await requestChange(setAlliance, "hello@ours.example.org");
    assert.equal(received.mail.subject, "Confirm this contact address: Cloud Native Alliance");
    assert.doesNotMatch(received.raw, /Ada Berger/, "criterion 29");
    const otherUser = await person();
    assert.deepEqual(await readAlliance(chair), ["hello@ours.example.org", false]);
    for (const viewer of [undefined, otherUser]) assert.deepEqual(await readAlliance(viewer), [null, false]);
    const page = String((await call("showAlliance", { path: paths.alliance })).body);
    assert.ok(!page.includes("hello@ours.example.org"));
    assert.deepEqual((await confirm(token)).status, 303);
    for (const viewer of [undefined, otherUser, chair])
      assert.deepEqual(await readAlliance(viewer), ["hello@ours.example.org", true]);
    const after = String((await call("showAlliance", { path: paths.alliance })).body);
    assert.ok(after.includes('<a href="mailto:hello@ours.example.org">hello@ours.example.org</a>'));
  });

  await t.test("opening the link changes nothing; confirming again has no effect (criteria 26, 27)", async () => {
    const { token } = await requestChange(setGroup, "berlin@ours.example.org");
    const [row] = await sql`select contact_link_hash, contact_link_expires_at from groups where id = ${berlin.id}`;
    assert.notEqual(row?.["contact_link_hash"], token);
    for (const headers of [{}, { "sec-purpose": "prefetch" }]) {
      const { status, body } = await readPage(token, headers);
      assert.equal(status, 200);
      assert.match(
        body,
        /<strong>berlin@ours\.example\.org<\/strong> will be the public contact address of Cloud Native Berlin/,
      );
    }
    assert.deepEqual(await readGroup(), [null, false]);
    const visitor = createVisitor(service);
    const response = await visitor.call("confirmContact", { body: `token=${token}`, headers: html });
    assert.deepEqual([response.status, response.headers["location"]], [303, `/contact/confirm?token=${token}`]);
    assert.equal(response.headers["set-cookie"], undefined, "does not sign in");
    assert.deepEqual(await readGroup(), ["berlin@ours.example.org", true]);
    const updated = await sql`select updated_at, revision from groups where id = ${berlin.id}`;
    assert.equal((await confirm(token)).status, 303);
    assert.deepEqual(await sql`select updated_at, revision from groups where id = ${berlin.id}`, updated);
    assert.match((await readPage(token)).body, /is the contact address of Cloud Native Berlin/);
    advanceClock(hours(25));
    assert.equal((await readPage(token)).status, 400);
    assert.equal((await confirm(token)).status, 400);
    assert.deepEqual(await readGroup(), ["berlin@ours.example.org", true]);
    for (const invalid of ["x".repeat(22), "A".repeat(22)]) assert.equal((await confirm(invalid)).status, 400);
  });

  await t.test("a new address replaces the old address and invalidates its link", async () => {
    const first = await requestChange(setGroup, "first@ours.example.org");
    assert.deepEqual(await readGroup(), [null, false]);
    assert.deepEqual(await readGroup(chair), ["first@ours.example.org", false]);
    const second = await requestChange(setGroup, "second@ours.example.org");
    assert.equal((await confirm(first.token)).status, 400);
    assert.deepEqual(await readGroup(), [null, false]);
    assert.equal((await confirm(second.token)).status, 303);
    assert.deepEqual(await readGroup(), ["second@ours.example.org", true]);
    assert.equal((await setGroup(null)).status, 200);
    assert.deepEqual(await readGroup(chair), [null, false]);
    assert.equal((await confirm(second.token)).status, 400);
  });

  await t.test("an expired link confirms nothing; after ten minutes the same address gets another link", async () => {
    const { token } = await requestChange(setGroup, "late@ours.example.org");
    await setGroup("late@ours.example.org");
    assert.deepEqual(await deliverEmails(), []);
    advanceClock(minutes(11));
    const second = await requestChange(setGroup, "late@ours.example.org");
    assert.equal((await confirm(token)).status, 400);
    advanceClock(hours(24));
    assert.equal((await confirm(second.token)).status, 400);
    assert.deepEqual(await readGroup(chair), ["late@ours.example.org", false]);
  });

  await t.test("the administrator's own verified address needs no confirmation", async () => {
    const { body } = await setGroup(chair.email.toUpperCase());
    assert.deepEqual([body.contact_email, body.contact_email_confirmed], [chair.email.toUpperCase(), true]);
    assert.deepEqual(await deliverEmails(), []);
    await setGroup(null);
    const create = async (name: string, contact_email: string) => {
      const request = { path: paths.alliance, as: as(chair), body: { name, description: "…", contact_email } };
      const { body } = await call("createGroup", { ...request, headers: { "idempotency-key": name } });
      return [body.contact_email, body.contact_email_confirmed];
    };
    assert.deepEqual(await create("London", chair.email), [chair.email, true]);
    const lisbon = "lisbon@ours.example.org";
    for (const _ of ["first", "repeated"]) assert.deepEqual(await create("Lisbon", lisbon), [lisbon, false]);
    assert.deepEqual(onlyEmail(await deliverEmails()).envelope.to, [lisbon]);
  });

  await t.test("accepts only a single address; a stale ETag sends no email", async () => {
    for (const invalid of ["Ada <a@b.org>", "a@b.org, c@d.org", "a@b.org\r\nBcc: c@d.org"])
      assert.equal((await setAlliance(invalid)).status, 400, invalid);
    assert.equal((await setAlliance("x@example.org", { "if-match": '"stale"' })).status, 412);
    assert.deepEqual(await deliverEmails(), []);
    assert.equal((await setAlliance(null)).status, 200);
  });

  await t.test("limits emails to one mailbox; the audit log contains no link", async () => {
    const limited = await service.startAnother({ limits: { factor: 1 } });
    const set = (contact_email: string | null) =>
      limited.callAs(chair, "updateAlliance", paths.alliance, { contact_email });
    for (let round = 0; round < 8; round++) {
      assert.equal((await set(`victim+${round}@example.org`)).status, 200);
      await set(null);
    }
    const mails = (await deliverEmails()).filter(({ envelope }) => envelope.to[0]?.startsWith("victim"));
    assert.equal(mails.length, 3);
    const audit = JSON.stringify(await sql`select changes from audit_entries where alliance_id = ${ours.id}`);
    for (const { mail } of mails) {
      const token = /token=([\w-]+)/.exec(mail.text ?? "")?.[1] ?? assert.fail();
      assert.ok(!audit.includes(token));
    }
    assert.doesNotMatch(audit, /contact_link/);
  });
});

test("replies to emails go to the contact address", async (t) => {
  const service = await start(t);
  const {
    callAs,
    call,
    sql,
    root,
    chair,
    person,
    ours,
    berlin,
    event,
    deliverEmails,
    advanceClock,
    chooseNotifications,
  } = service;
  const { cancel, changeEvent, decide, join, paths, setGroup } = service;
  const setConfirmedAddress = async (table: "alliances" | "groups", email: string | null) =>
    sql`update ${sql(table)} set contact_email = ${email}, contact_confirmed_at = now() where id = ${table === "groups" ? berlin.id : ours.id}`;
  const replyTo = ({ mail }: Received) => mail.replyTo?.flatMap(({ address }) => address ?? []);
  await chooseNotifications(root, { rsvp_received: false });
  await chooseNotifications(chair, { rsvp_received: false });
  const ada = await person();
  const path = (id: string) => ({ alliance: ours.slug, event_id: id });
  const rsvp = (id: string, user: Person = ada) => callAs(user, "attendEvent", path(id));

  await t.test("Reply-To is the group's confirmed address, else the alliance's, else absent", async () => {
    const dinner = await event({ name: "Dinner" });
    await rsvp(dinner.id);
    assert.equal(replyTo(onlyEmail(await deliverEmails())), undefined);
    const sendMessage = async () => {
      const body = { subject: "The door", text: "Ring the bell.", to: "attending" };
      assert.equal((await callAs(root, "sendEventMessage", { event_id: dinner.id }, body)).status, 202);
      return replyTo(onlyEmail(await deliverEmails()));
    };
    await setConfirmedAddress("alliances", "hello@ours.example.org");
    assert.deepEqual(await sendMessage(), ["hello@ours.example.org"]);
    await setGroup("berlin@ours.example.org");
    await deliverEmails();
    assert.deepEqual(await sendMessage(), ["hello@ours.example.org"]);
    await setConfirmedAddress("groups", "berlin@ours.example.org");
    assert.deepEqual(await sendMessage(), ["berlin@ours.example.org"]);
  });

  await t.test("sets Reply-To in messages, confirmations, decisions and other emails of a group", async () => {
    const expected = ["berlin@ours.example.org"];
    const meetup = await event({ name: "Meetup", capacity: 1, waitlist_enabled: true, max_guests: 1 });
    const [grace, mary] = [await person(), await person()];
    const received = new Map<string, string[] | undefined>();
    /** Collects the reply address of each email to a member or a guest. */
    const collect = async (cause: unknown) => {
      await cause;
      for (const email of await deliverEmails())
        if (!email.envelope.to.includes(root.email)) received.set(email.mail.subject ?? "", replyTo(email));
    };
    await rsvp(meetup.id);
    await collect(rsvp(meetup.id, grace));
    await collect(cancel(ada, meetup));
    await changeEvent(meetup, { venue: { name: "Hinterhof" } });
    for (const wait of [minutes(11), hours(168 - 20)]) await collect(advanceClock(wait));
    await collect(changeEvent(meetup, { status: "canceled" }));
    const workshop = await event({ name: "Workshop", approval_required: true });
    await collect(rsvp(workshop.id, mary));
    await collect(decide(mary, workshop, "declined"));
    await join(mary, berlin);
    const body = { subject: "A room", text: "In the library." };
    await collect(callAs(root, "sendGroupMessage", paths.group, body));
    await collect(callAs(root, "removeGroupMember", { ...paths.group, user_id: mary.id }));
    await collect(callAs(root, "inviteToGroup", paths.group, { email: "new@example.org" }));
    const noor = { name: "Noor", email: "noor@example.org" };
    await collect(call("requestRsvp", { path: pagePath(workshop), ...form(noor) }));
    const page = { alliance: ours.slug, group_slug: berlin.slug };
    await collect(call("requestToJoin", { path: page, ...form({ name: "Kim", email: "kim@example.org" }) }));
    const { id: jobId } = await service.job(ours, { group_id: berlin.id });
    const applied = await callAs(mary, "applyToJob", { job_id: jobId }, {});
    await collect(advanceClock(minutes(1)));
    const application = { job_id: jobId, application_id: String(applied.body.id) };
    await collect(callAs(root, "updateJobApplication", application, { status: "in_review" }));
    assert.equal(received.size, 16);
    for (const [subject, address] of received) assert.deepEqual(address, expected, subject);
  });
});

test("a calendar entry retains the contact address of its first publication as ORGANIZER", async (t) => {
  const { callAs, call, sql, person, ours, berlin, event, deliverEmails, changeEvent } = await start(t);
  const setConfirmedAddress = (email: string | null) => sql`
    update groups set contact_email = ${email}, contact_confirmed_at = case when ${email}::text is not null then now() end where id = ${berlin.id}`;
  const emailedOrganizer = async ({ id }: { id: string }) => {
    await callAs(await person(), "attendEvent", { alliance: ours.slug, event_id: id });
    const mail = (await deliverEmails()).find(({ mail }) => mail.subject?.startsWith("You have a spot"));
    return calendarIn(mail ?? assert.fail("no confirmation")).read("organizer");
  };
  const servedOrganizer = async (meetup: Awaited<ReturnType<typeof event>>) => {
    const { body } = await call("getEventCalendar", { path: pagePath(meetup) });
    return /^ORGANIZER[^:]*:(.*)$/m.exec(String(body).replaceAll("\r\n ", "").replaceAll("\r", ""))?.[1];
  };
  const serviceAddress = "mailto:no-reply@alliance.test";
  const old = await event({ name: "Old" });
  const draft = await event({ name: "Draft", status: "draft" });
  await setConfirmedAddress("berlin@ours.example.org");
  const fresh = await event({ name: "Fresh" });
  const berlinAddress = "mailto:berlin@ours.example.org";

  assert.deepEqual([await emailedOrganizer(old), await servedOrganizer(old)], [serviceAddress, undefined]);
  assert.deepEqual([await emailedOrganizer(fresh), await servedOrganizer(fresh)], [berlinAddress, berlinAddress]);
  await setConfirmedAddress("other@ours.example.org");
  await changeEvent(draft, { status: "published" });
  assert.equal(await emailedOrganizer(draft), "mailto:other@ours.example.org");
  await changeEvent(fresh, { status: "canceled" });
  await changeEvent(fresh, { status: "published" });
  await changeEvent(old, { description: "New." });
  await deliverEmails();
  assert.deepEqual([await emailedOrganizer(old), await servedOrganizer(old)], [serviceAddress, undefined]);
  assert.deepEqual([await emailedOrganizer(fresh), await servedOrganizer(fresh)], [berlinAddress, berlinAddress]);
  await setConfirmedAddress(null);
  assert.deepEqual(await emailedOrganizer(fresh), berlinAddress);
  assert.equal(await emailedOrganizer(await event({ name: "Without" })), serviceAddress);
});
