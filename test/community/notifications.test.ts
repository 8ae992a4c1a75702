import assert from "node:assert/strict";
import { test } from "tap";
import { enums } from "../../generated/contract.ts";
import type { Content } from "../../src/community/notifications/kind.ts";
import { applicationKinds } from "../../src/community/notifications/kinds/applications.ts";
import { approvalKinds } from "../../src/community/notifications/kinds/approvals.ts";
import { eventEmail } from "../../src/community/notifications/kinds/event-updates/email.ts";
import { type EventUpdate, findEventFacts } from "../../src/community/notifications/kinds/event-updates/queries.ts";
import { membershipKinds } from "../../src/community/notifications/kinds/memberships.ts";
import { newEventsKinds } from "../../src/community/notifications/kinds/new-events/kinds.ts";
import { reportKinds } from "../../src/community/notifications/kinds/reports.ts";
import { roleKinds } from "../../src/community/notifications/kinds/roles.ts";
import { unsubscribeSecret, unsubscribeToken } from "../../src/community/notifications/unsubscribe.ts";
import { languages } from "../../src/foundation/languages/languages.ts";
import { textsFor } from "../../src/foundation/languages/texts.ts";
import { notificationMail } from "../../src/web/mail/messages.ts";
import { openTransport } from "../../src/web/mail/transport.ts";
import { correspondence } from "../support/correspondence.ts";
import { englishIn } from "../support/english.ts";
import type { Person } from "../support/people.ts";
import { calendarIn, from, hours, linkIn, minutes, only, openPost, recipients, tokenIn } from "../support/post.ts";

test("who waits for approval is told of the decision", async (t) => {
  const { call, as, root, person, event, attend, change, choose, leave, post, pass, later, sql } = await openPost(t);
  const decide = async (who: Person, { id }: { id: string }, decision: string) => {
    const path = { event_id: id, user_id: who.id };
    const body = { status: decision };
    const { status } = await call("updateAttendee", { path, as: as(root), body });
    assert.equal(status, 200);
  };
  const [ada, grace, mary, joan] = [await person(), await person(), await person(), await person()];
  const meetup = await event({ name: "Workshop", capacity: 1, waitlist_enabled: true, approval_required: true });
  for (const who of [ada, grace, mary, joan]) assert.equal((await attend(who, meetup)).status, "pending");
  await choose(joan, { rsvp_decision: false });
  await choose(root, { rsvp_received: false });

  await t.test("with a calendar entry for a place, and without one for the waitlist or a refusal", async () => {
    for (const who of [ada, grace]) await decide(who, meetup, "attending");
    for (const who of [mary, joan]) await decide(who, meetup, "declined");
    const letters = new Map((await post()).map((one) => [one.envelope.to[0], one]));
    assert.deepEqual([...letters.keys()].toSorted(), [ada, grace, mary].map(({ email }) => email).toSorted());
    const of = (who: Person) => letters.get(who.email) ?? assert.fail();
    assert.deepEqual(
      [ada, grace, mary].map((who) => [of(who).mail.subject, of(who).mail.attachments.length > 0]),
      [
        ["You have a place: Workshop", true],
        ["You are on the waitlist: Workshop", false],
        ["Declined: Workshop", false],
      ],
    );
    assert.match(of(mary).mail.text ?? "", /have declined your RSVP/);
    assert.equal(calendarIn(of(ada)).read("status"), "CONFIRMED");
    assert.deepEqual(await post(), []);
  });

  await t.test("once, of what is true when the email is sent", async () => {
    const second = await event({ name: "Second", approval_required: true });
    for (const who of [ada, grace, mary]) await attend(who, second);
    for (const who of [ada, grace]) await decide(who, second, "attending");
    await decide(ada, second, "declined");
    await leave(grace, second);
    assert.deepEqual([only(await post()).mail.subject], ["Declined: Second"]);
    const [row] = await sql`
      select count(*)::integer as pending from attendances where event_id = ${second.id} and decision_pending`;
    assert.equal(row?.["pending"], 0);
  });

  await t.test("changes are told to those who wait for a decision, not to those who were declined", async () => {
    const third = await event({ name: "Third", approval_required: true, meeting_url: "https://meet.example.org/x" });
    for (const who of [ada, mary]) await attend(who, third);
    await decide(mary, third, "declined");
    await post();
    await change(third, { starts_at: later(hours(169)) });
    pass(minutes(11));
    const letter = only(await post());
    assert.deepEqual([letter.envelope.to, letter.mail.subject], [[ada.email], "Changed: Third"]);
    assert.doesNotMatch(letter.raw, /meet\.example\.org/);
    await change(third, { status: "canceled" });
    assert.deepEqual(recipients(await post()), [ada.email]);
  });
});

test("who moves up from the waitlist is told", async (t) => {
  const { person, event, attend, leave, change, post, pass } = await openPost(t);
  const [ada, grace, mary] = [await person(), await person(), await person()];
  const meetup = await event({ capacity: 1, waitlist_enabled: true, name: "Winter <b>meetup</b> & more" });
  for (const who of [ada, grace, mary]) await attend(who, meetup);

  await t.test("of the place that somebody gives up, with everything that an email should have", async () => {
    await leave(ada, meetup);
    const received = only(await post());
    assert.deepEqual(received.envelope.to, [grace.email]);
    const { mail, raw } = received;
    assert.equal(mail.subject, "You have a place: Winter <b>meetup</b> & more");
    assert.match(mail.text ?? "", /You have a place at Winter <b>meetup<\/b> & more/);
    assert.match(mail.text ?? "", /When: Friday,? 27 November 2026, 13:00 to 16:00 \(Europe\/Berlin\)/);
    assert.match(mail.text ?? "", /Where: Haus am Ufer, Berlin, Germany/);
    assert.match(mail.html ?? "", /Winter &lt;b&gt;meetup&lt;\/b&gt; &amp; more/);
    assert.doesNotMatch(mail.html ?? "", /<b>meetup/);
    assert.equal((mail.html ?? "").match(/class="button"/g)?.length, 1);
    assert.match(mail.html ?? "", /href="https:\/\/alliance\.test\/events\//);
    assert.match(mail.html ?? "", /<a href="https:\/\/alliance\.test"[^>]*>Wolken &amp; Co<\/a>/);
    assert.match(raw, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    assert.match(linkIn(received), /^https:\/\/alliance\.test\/unsubscribe\?token=[\w-]{44}$/);
    assert.equal(mail.replyTo, undefined);
    for (const { email } of [ada, mary]) assert.ok(!raw.includes(email), "another's address");
  });

  await t.test("the calendar part invites whoever has the place, and nobody else's address is in it", async () => {
    await leave(grace, meetup);
    const received = only(await post());
    assert.deepEqual(received.envelope.to, [mary.email]);
    const { method, read, start } = calendarIn(received);
    assert.equal(method, "REQUEST");
    assert.equal(read("uid"), meetup.id);
    assert.equal(read("organizer"), "mailto:no-reply@alliance.test");
    assert.equal(read("attendee"), `mailto:${mary.email}`);
    assert.equal(start.toJSDate().toISOString(), "2026-11-27T12:00:00.000Z");
    assert.match(received.raw, /^Content-Type: multipart\/alternative/im);
  });

  await t.test("of a raised capacity too, all whom it lets in", async () => {
    for (const who of [ada, grace]) await attend(who, meetup);
    await change(meetup, { capacity: 3 });
    assert.deepEqual(recipients(await post()), [ada.email, grace.email].toSorted());
  });

  await t.test("not when the place is gone again, nor when the event is canceled meanwhile", async () => {
    const small = await event({ capacity: 1, waitlist_enabled: true });
    for (const who of [ada, grace, mary]) await attend(who, small);
    await leave(ada, small);
    await leave(grace, small);
    assert.deepEqual(recipients(await post()), [mary.email]);
    await attend(ada, small);
    await leave(mary, small);
    await change(small, { status: "canceled" });
    const received = only(await post());
    assert.deepEqual(received.envelope.to, [ada.email]);
    assert.match(received.mail.subject ?? "", /^Canceled/);
    assert.equal(received.mail.attachments.length, 0, "ada never heard of a place");
    await change(small, { status: "published" });
    assert.match(only(await post()).mail.subject ?? "", /^You have a place/);
    pass(minutes(11));
    assert.deepEqual(await post(), [], "that says that it takes place");
  });
});

test("emails are in the language of the reader's profile", async (t) => {
  const { person, sql, db, event, attend, change, post, pass, later } = await openPost(t);
  const everybody = await Promise.all(languages.map(async (language) => ({ language, who: await person() })));
  const meetup = await event({ kind: "hybrid", meeting_url: "https://meet.example.org/winter", name: "Winter" });
  for (const { language, who } of everybody) {
    // Who has chosen none reads English.
    if (language !== "en")
      await sql`update users set language = ${language}, timezone = 'Asia/Tokyo' where id = ${who.id}`;
    await attend(who, meetup);
  }

  await t.test("subject, text, times and buttons, and what the calendar part says", async () => {
    await change(meetup, { starts_at: later(hours(169)), ends_at: later(hours(172)) });
    pass(minutes(10));
    const received = await post();
    for (const [language, subject, entry, texts] of [
      [
        "en",
        "Changed: Winter",
        /^Check-in code: .*\n\nJoin online: https/s,
        ["New time: Friday", ", 14:00 to 17:00 (Europe/Berlin)", "Berlin, Germany"],
      ],
      [
        "de",
        "Geändert: Winter",
        /^Check-in-Code: .*\n\nOnline teilnehmen: https/s,
        ["Neue Zeit: Freitag, 27. November 2026, 14:00 bis 17:00 Uhr (Europe/Berlin)", "Berlin, Deutschland"],
      ],
      [
        "es",
        "Cambio: Winter",
        /^Código de entrada: .*\n\nUnirme en línea: https/s,
        ["viernes, 27 de noviembre de 2026, de 14:00 a 17:00 (Europe/Berlin)", "Berlin, Alemania", "Tu hora: "],
      ],
      [
        "ja",
        "変更: Winter",
        /^チェックインコード: .*\n\nオンラインで参加する: https/s,
        ["2026年11月27日金曜日 14:00～17:00（Europe/Berlin）", "Berlin, ドイツ", "このようなメールの配信を停止する"],
      ],
      [
        "fr",
        "Modifié\u00a0: Winter",
        /^Code de pointage\u00a0: .*\n\nParticiper en ligne\u00a0: https/s,
        ["vendredi 27 novembre 2026, de 14:00 à 17:00 (Europe/Berlin)", "Berlin, Allemagne", "Votre heure\u00a0: "],
      ],
      [
        "pt",
        "Mudança: Winter",
        /^Código de check-in: .*\n\nParticipar online: https/s,
        [
          "sexta-feira, 27 de novembro de 2026, das 14:00 às 17:00 (Europe/Berlin)",
          "Berlin, Alemanha",
          "No seu fuso: ",
        ],
      ],
      [
        "uk",
        "Зміни: Winter",
        /^Код чекіну: .*\n\nДолучитися онлайн: https/s,
        ["27 листопада 2026 р., 14:00–17:00 (Europe/Berlin)", "Berlin, Німеччина", "За вашим часом: "],
      ],
    ] as const) {
      const { email } = everybody.find((one) => one.language === language)?.who ?? assert.fail();
      const found = received.find(({ envelope }) => envelope.to.includes(email)) ?? assert.fail(language);
      const { mail } = found;
      assert.equal(mail.subject, subject);
      assert.match(String(calendarIn(found).read("description")), entry);
      for (const text of texts) assert.ok(mail.text?.includes(text), `${text} in ${mail.text}`);
      assert.match(String(mail.html), new RegExp(`<html lang="${language}">`));
    }
  });

  await t.test("no English is left in any kind of email", async () => {
    const sender = { baseUrl: "https://alliance.test", siteName: "Wolken & Co", address: "x@alliance.test" };
    const now = new Date();
    for (const { language, who } of everybody.filter(({ language }) => language !== "en")) {
      const context = { ...textsFor(language), ...sender, now };
      const render = (content: Content) =>
        notificationMail(who.email, {
          ...content,
          language,
          siteName: sender.siteName,
          baseUrl: sender.baseUrl,
          unsubscribeLink: "https://alliance.test/x",
          settingsLink: "https://alliance.test/y",
        });
      const { attendance, ...found } =
        (await findEventFacts(db, { eventId: meetup.id, userId: who.id })) ?? assert.fail();
      const facts = { ...found, attendance: attendance ?? assert.fail(), description: "" };
      const { recipient } = facts;
      const updates: EventUpdate[] = [
        { kind: "waitlist_promotion" },
        { kind: "event_reminder" },
        { kind: "event_canceled", isAttendee: false },
        { kind: "event_changed", isAttendee: true },
        ...(["attending", "waitlisted", "declined"] as const).map((status) => ({
          kind: "rsvp_decision" as const,
          status,
        })),
        ...(["attending", "waitlisted", "pending", "canceled"] as const).map((status) => ({
          kind: "rsvp_confirmation" as const,
          status,
        })),
      ];
      const canceled = { ...facts, known: { ...facts.known, status: "canceled" as const } };
      const elsewhere = {
        ...facts,
        event: { ...facts.event, venueName: null, venueCity: null, venueCountryCode: null },
      };
      const job = { slug: "x", title: "X", companyName: "Y", isOpen: true };
      const place = { slug: "x", name: "X" };
      const brand = { senderName: null, accentColor: null, replyTo: null };
      const listed = { ...facts.event, brand };
      const application = {
        ...{ id: "x", recipient, brand, job },
        applicant: "Z",
        status: "submitted" as const,
        knownStatus: "submitted" as const,
      };
      const latest = enums.ReportReason.map((reason) => ({ name: "X", reason }));
      const received = { recipient, latestAt: now, latest };
      const { role } = roleKinds;
      const { reports, report } = reportKinds;
      const { new_events: newEvents, digest } = newEventsKinds;
      const { applications, arrival, decision } = applicationKinds;
      const waiting = { ...job, latestAt: now, latestId: "x" };
      const contents = [
        ...[facts, canceled, elsewhere].flatMap((facts) =>
          updates.map((update) => eventEmail({ ...facts, update }, context)),
        ),
        applications.email({ recipient, pending: [], single: application, latestAt: now }, context),
        ...[1, 2].map((count) =>
          applications.email(
            { recipient, pending: [{ ...waiting, count }], single: undefined, latestAt: now },
            context,
          ),
        ),
        arrival.email(application, context),
        ...enums.JobApplicationStatus.map((status) => decision.email({ ...application, status }, context)),
        role.email({ recipient, brand, alliance: null, group: null }, context),
        role.email({ recipient, brand, alliance: place, group: null }, context),
        role.email({ recipient, brand, alliance: place, group: place }, context),
        ...[true, false].map((isBanned) =>
          membershipKinds.group_removal.email({ recipient, brand, name: "X", isBanned }, context),
        ),
        ...[1, 2].map((open) => reports.email({ ...received, alliances: ["X"], open }, context)),
        reports.email({ ...received, alliances: ["X", "Y"], open: 2 }, context),
        ...(["resolved", "dismissed"] as const).map((status) =>
          report.email({ id: "x", recipient, name: "X", status, known: "open" }, context),
        ),
        newEvents.email({ recipient, brand, first: listed, news: [listed] }, context),
        newEvents.email({ recipient, brand, first: listed, news: Array.from({ length: 22 }, () => listed) }, context),
        digest.email({ recipient, news: [listed], coming: [listed], near: [listed], city: "X" }, context),
        ...[1, 2].map((count) =>
          approvalKinds.approvals.email(
            { recipient, events: [{ ...listed, count, latestAt: now }], latestAt: now },
            context,
          ),
        ),
      ];
      for (const { subject, text, html } of contents.map(render))
        for (const part of [subject, text.replaceAll("\n", " · "), html])
          assert.deepEqual(englishIn(part, language, ["mail"]), [], `${language}: ${part}`);
    }
  });
});

test("a canceled event", async (t) => {
  const { person, event, attend, leave, change, post, pass, sql, as, call } = await openPost(t);
  const [ada, grace, mary, unverified, disabled] = [
    await person(),
    await person(),
    await person(),
    await person({ verified: false }),
    await person(),
  ];
  const meetup = await event();
  for (const who of [ada, grace, mary, disabled]) await attend(who, meetup);
  const attended = as({ ...unverified });
  await call("attendEvent", {
    path: { alliance: "cloud-native-alliance", event_id: meetup.id },
    as: { ...attended, verified: true },
  });
  await leave(mary, meetup);
  await sql`update users set disabled_at = now() where id = ${disabled.id}`;

  await t.test("everybody with an RSVP is told, but who is disabled or has not verified the address", async () => {
    await change(meetup, { status: "canceled" });
    const received = await post();
    assert.deepEqual(recipients(received), [ada.email, grace.email].toSorted());
    for (const one of received) {
      const { method, read } = calendarIn(one);
      assert.deepEqual([method, read("status")], ["CANCEL", "CANCELLED"]);
      assert.equal(read("uid"), meetup.id);
    }
  });

  await t.test("nobody is told that the canceled event has another time, until it takes place after all", async () => {
    await change(meetup, { name: "Another name", venue: { name: "Hinterhof" } });
    pass(minutes(11));
    assert.deepEqual(await post(), []);
    await change(meetup, { status: "published" });
    assert.deepEqual(await post(), []);
    pass(minutes(10));
    const received = await post();
    assert.deepEqual(recipients(received), [ada.email, grace.email].toSorted());
    assert.match(received[0]?.mail.subject ?? "", /^Takes place after all: Another name/);
    assert.match(received[0]?.mail.text ?? "", /Where: Hinterhof/);
  });

  await t.test("a cancellation that is undone before anybody heard of it is not told", async () => {
    await change(meetup, { status: "canceled" });
    await change(meetup, { status: "published" });
    pass(minutes(11));
    assert.deepEqual(await post(), []);
  });

  await t.test("each announcement raises SEQUENCE, so that calendars follow", async () => {
    const sequences: number[] = [];
    for (const status of ["canceled", "published", "canceled"]) {
      await change(meetup, { status });
      pass(minutes(11));
      const toAda = (await post()).find(({ envelope }) => envelope.to[0] === ada.email);
      sequences.push(Number(calendarIn(toAda ?? assert.fail("nothing came")).read("sequence")));
    }
    assert.deepEqual(
      sequences,
      sequences.toSorted((a, b) => a - b),
    );
    assert.equal(new Set(sequences).size, 3);
  });
});

test("a moved event", async (t) => {
  const { person, session, event, attend, change, post, pass, later } = await openPost(t);
  const [ada, grace] = [await person(), await person()];
  await (await session(grace)).call("updateMe", { body: { timezone: "America/New_York" } });
  const meetup = await event();
  for (const who of [ada, grace]) await attend(who, meetup);

  await t.test(
    "one email tells of all changes within ten minutes: the old and the new, in both time zones",
    async () => {
      await change(meetup, { starts_at: later(hours(169)), ends_at: later(hours(172)) });
      pass(minutes(9));
      await change(meetup, { venue: { name: "Hinterhof" } });
      assert.deepEqual(await post(), []);
      pass(minutes(1));
      const received = await post();
      assert.deepEqual(recipients(received), [ada.email, grace.email].toSorted());
      const text = received.find(({ envelope }) => envelope.to[0] === grace.email)?.mail.text ?? "";
      assert.match(text, /Old time: Friday,? 27 November 2026, 13:00 to 16:00 \(Europe\/Berlin\)/);
      assert.match(text, /Your time: Friday,? 27 November 2026, 07:00 to 10:00 \(America\/New York\)/);
      assert.match(text, /New time: Friday,? 27 November 2026, 14:00 to 17:00 \(Europe\/Berlin\)/);
      assert.match(text, /Old place: Haus am Ufer, Berlin, Germany/);
      assert.match(text, /New place: Hinterhof/);
      assert.equal(calendarIn(received[0] ?? assert.fail()).method, "REQUEST");
      pass(hours(1));
      assert.deepEqual(await post(), []);
    },
  );

  await t.test("what is changed back is not told, nor what moves nothing", async () => {
    await change(meetup, { venue: { name: "Vorderhaus" } });
    await change(meetup, { venue: { name: "Hinterhof" } });
    await change(meetup, { description: "Better words." });
    pass(minutes(11));
    assert.deepEqual(await post(), []);
  });

  await t.test("who RSVPs in between is told of what came after", async () => {
    const mary = await person();
    await change(meetup, { venue: { name: "Vorderhaus" } });
    await attend(mary, meetup);
    await change(meetup, { venue: { name: "Hinterhof" } });
    pass(minutes(11));
    assert.deepEqual(
      (await post()).map(({ envelope }) => envelope.to),
      [[mary.email]],
    );
  });

  await t.test("when it is canceled meanwhile, only the cancellation is told", async () => {
    await change(meetup, { venue: { name: "Vorderhaus" } });
    await change(meetup, { status: "canceled" });
    const received = await post();
    assert.equal(received.length, 3);
    assert.ok(received.every(({ mail }) => mail.subject?.startsWith("Canceled")));
    pass(minutes(11));
    assert.deepEqual(await post(), []);
  });
});

test("the way to join online", async (t) => {
  const { person, event, attend, change, post, pass } = await openPost(t);
  const [ada, grace] = [await person(), await person()];
  const link = "https://meet.example.org/another";
  const meetup = await event({ kind: "virtual", venue: null, capacity: 1, waitlist_enabled: true });
  for (const who of [ada, grace]) await attend(who, meetup);
  await change(meetup, { meeting_url: link });
  pass(minutes(10));
  const received = only(await post());
  assert.deepEqual(received.envelope.to, [ada.email]);
  assert.match(received.mail.text ?? "", /New place: Online: https:\/\/meet\.example\.org\/another/);
  await change(meetup, { kind: "hybrid", venue: { name: "Hinterhof" } });
  pass(minutes(10));
  const waiting = (await post()).find(({ envelope }) => envelope.to[0] === grace.email) ?? assert.fail("not told");
  assert.ok(!waiting.raw.includes(link), "only attendees may see it");
  assert.equal(waiting.mail.attachments.length, 0);
});

test("a reminder a day before", async (t) => {
  const { person, event, attend, leave, change, post, pass, later, sql, db, url, smtp } = await openPost(t);
  const [ada, grace, mary] = [await person(), await person(), await person()];
  const meetup = await event({ capacity: 2, waitlist_enabled: true });
  for (const who of [ada, grace, mary]) await attend(who, meetup);

  await t.test("to attendees only, once, however many processes look for it", async (t) => {
    pass(hours(144) - minutes(1));
    assert.deepEqual(await post(), []);
    pass(minutes(1));
    const transport = openTransport({ from, outbox: "/nowhere", smtp: { host: "127.0.0.1", port: smtp.port } });
    const now = new Date(later(0));
    const others = [1, 2].map(() => correspondence(t, { db, sql, url }, { transport, clock: () => now }));
    await Promise.all(others.map(({ work }) => work()));
    const received = await post();
    assert.deepEqual(recipients(received), [ada.email, grace.email].toSorted());
    assert.match(received[0]?.mail.subject ?? "", /^Reminder: /);
    pass(hours(1));
    assert.deepEqual(await post(), []);
  });

  await t.test("not to those who RSVPed, or moved up, less than a day before", async () => {
    await leave(ada, meetup);
    assert.match(only(await post()).mail.subject ?? "", /^You have a place/);
    const short = await event({ starts_at: later(hours(20)), ends_at: later(hours(22)) });
    await attend(ada, short);
    assert.deepEqual(await post(), []);
  });

  await t.test("of the new time, if the event is moved to it more than a day before", async () => {
    await change(meetup, { starts_at: later(hours(48)), ends_at: later(hours(50)) });
    pass(minutes(10));
    assert.equal((await post()).length, 2);
    pass(hours(24));
    assert.deepEqual(
      (await post()).map(({ mail }) => mail.subject?.split(":")[0]),
      ["Reminder", "Reminder"],
    );
    await change(meetup, { starts_at: later(hours(20)), ends_at: later(hours(22)) });
    pass(minutes(10));
    assert.ok(
      (await post()).every(({ mail }) => mail.subject?.startsWith("Changed")),
      "the change itself says it",
    );
  });
});

test("applications and roles", async (t) => {
  const { person, post, job, ours, berlin, call, as, sql, appoint, root } = await openPost(t);
  const [author, ada] = [await person(), await person()];
  await appoint(author, { group: berlin.id });
  const open_ = await job(ours, { group_id: berlin.id }, author);
  const apply = async (who: Person) => {
    const { body } = await call("applyToJob", { path: { job_id: open_.id }, as: as(who), body: { note: "Hello" } });
    return { job_id: open_.id, application_id: String(body.id) };
  };
  const decide = (path: Record<string, string>, status: string) =>
    call("updateJobApplication", { path, as: as(author), body: { status } });
  const path = await apply(ada);

  await t.test("the job's author hears of an application, without the applicant's address", async () => {
    const received = only(await post());
    assert.deepEqual(received.envelope.to, [author.email]);
    assert.equal(received.mail.subject, "New application: Site reliability engineer");
    assert.ok(!received.raw.includes(ada.email));
  });

  await t.test("an author who may no longer see the applications hears of none", async () => {
    await sql`delete from roles where user_id = ${author.id}`;
    await apply(await person());
    assert.deepEqual(await post(), []);
    await appoint(author, { group: berlin.id });
  });

  await t.test("the applicant hears of the decision that stands when the email is sent, once", async () => {
    for (const status of ["accepted", "rejected", "in_review"]) assert.equal((await decide(path, status)).status, 200);
    const received = only(await post());
    assert.deepEqual(received.envelope.to, [ada.email]);
    assert.match(received.mail.text ?? "", /Your application is being read/);
    await decide(path, "accepted");
    await decide(path, "in_review");
    assert.deepEqual(await post(), [], "ada knows that");
  });

  await t.test("a new administrator hears of the role, unless it is revoked before", async () => {
    const target = { alliance: ours.slug, user_id: ada.id };
    await call("grantAllianceAdmin", { path: target, as: as(root) });
    await call("revokeAllianceAdmin", { path: target, as: as(root) });
    assert.deepEqual(await post(), []);
    await call("grantAllianceAdmin", { path: target, as: as(root) });
    await call("grantAllianceAdmin", { path: target, as: as(root) });
    const { mail } = only(await post());
    assert.match(mail.subject ?? "", /^You administer Cloud Native Alliance/);
    assert.match(mail.text ?? "", /You can edit the alliance's page, create groups/);
    await call("grantGroupAdmin", {
      path: { alliance: ours.slug, group_id: berlin.id, user_id: ada.id },
      as: as(root),
    });
    const { mail: ofGroup } = only(await post());
    assert.match(ofGroup.text ?? "", /administrator of Cloud Native Berlin/);
    assert.match(ofGroup.text ?? "", /You can edit the group's page, plan events/);
  });
});

test("administrators whose roles rest for want of a second factor hear neither of applications nor of reports", async (t) => {
  const { person, post, pass, event, job, ours, berlin, call, as, sql, root, choose } = await openPost(t, {
    secondFactorForAdmins: true,
  });
  await choose(root, { event_changed: false });
  const { id: job_id } = await job(ours, { group_id: berlin.id });
  const { id: subject_id } = await event();
  const tell = async () => {
    const who = await person();
    await call("applyToJob", { path: { job_id }, as: as(who), body: {} });
    const body = { subject_type: "event", subject_id, reason: "spam", text: "Buy watches." };
    await call("createReport", { as: as(who), body });
    const applied = await post();
    await sql`delete from outbox where payload ->> 'about' = 'arrival'`;
    pass(minutes(11));
    return [...applied, ...(await post())].map(({ mail }) => mail.subject?.replace(/:.*| in .*/, ""));
  };
  assert.deepEqual(await tell(), []);
  await sql`insert into totp_secrets (user_id, sealed_secret, last_step, created_at) values (${root.id}, 'x', 0, now())`;
  const told = await tell();
  assert.deepEqual(told.toSorted(), ["2 applications wait for you", "Reported"]);
});

test("removals and reports", async (t) => {
  const { person, post, pass, event, attend, choose, ours, berlin, call, as, sql, appoint, root } = await openPost(t);
  const [chair, organizer, ada] = [await person(), await person(), await person()];
  await appoint(chair, { alliance: ours.id });
  await appoint(organizer, { group: berlin.id });
  // Whoever created the alliance administers it too.
  await choose(root, { report_received: false });
  const inBerlin = { alliance: ours.slug, group_id: berlin.id };
  const join = () => call("joinGroup", { path: inBerlin, as: as(ada) });
  const remove = (query: object) =>
    call("removeGroupMember", {
      path: { ...inBerlin, user_id: ada.id },
      query: Object(query),
      as: as(organizer),
    });

  await t.test("who was removed hears of it, neither why nor by whom, and not who has come back", async () => {
    await join();
    await remove({});
    await join();
    assert.deepEqual(await post(), []);
    await remove({});
    const { envelope, mail } = only(await post());
    assert.deepEqual(envelope.to, [ada.email]);
    assert.equal(mail.subject, "You are no longer a member: Cloud Native Berlin");
    assert.doesNotMatch(mail.text ?? "", /RSVPs/);
  });

  await t.test("who was removed twice before the email went hears of it once", async () => {
    for (let time = 0; time < 2; time++) {
      await join();
      await remove({});
    }
    assert.deepEqual(only(await post()).envelope.to, [ada.email]);
  });

  await t.test("who was banned hears that nothing is left; who takes the place hears of that", async () => {
    const [bea, small] = [await person(), await event({ capacity: 1, waitlist_enabled: true })];
    await attend(ada, small);
    await attend(bea, small);
    await remove({ ban: true, reason: "Sells watches." });
    await remove({ ban: true });
    const received = await post();
    assert.deepEqual(recipients(received), [ada.email, bea.email].toSorted());
    const [toAda] = received.filter(({ envelope }) => envelope.to.includes(ada.email));
    assert.match(toAda?.mail.text ?? "", /Your RSVPs to its events are withdrawn, and you cannot join/);
    assert.ok(received.every(({ raw }) => !raw.includes("watches") && !raw.includes(organizer.email)));
    assert.equal((await sql`select from bans where reason = 'Sells watches.'`).length, 1);
  });

  await t.test("nobody hears of a ban who was not there, or who has turned that off", async () => {
    const [cleo, dora] = [await person(), await person()];
    await choose(dora, { membership_ended: false });
    await call("joinGroup", { path: inBerlin, as: as(dora) });
    for (const { id } of [cleo, dora]) {
      const path = { alliance: ours.slug, user_id: id };
      const { status } = await call("removeAllianceMember", { path, query: { ban: true }, as: as(chair) });
      assert.equal(status, 200);
    }
    assert.deepEqual(await post(), []);
  });

  const report = (subject_type: string, id: string, more: object = {}) =>
    call("createReport", {
      body: { subject_type, subject_id: id, reason: "spam", text: "Only advertising.", ...more },
      as: as(ada),
    });

  await t.test("criterion 93: administrators hear of reports at once, each of those that are theirs", async () => {
    const winter = await event({ name: "Winter" });
    const { body } = await report("event", winter.id);
    await report("group", berlin.id);
    await report("user", chair.id, { alliance: ours.slug });
    const received = await post();
    assert.deepEqual(recipients(received), [chair.email, organizer.email].toSorted());
    const textTo = ({ email }: Person) =>
      received.find(({ envelope }) => envelope.to.includes(email))?.mail.text ?? assert.fail();
    assert.match(textTo(chair), /2 reports are waiting[\s\S]+Cloud Native Berlin \(spam\)/);
    assert.match(textTo(organizer), /1 report is waiting[\s\S]+Winter \(spam\)/);
    assert.ok(received.every(({ raw }) => !raw.includes(ada.email) && !raw.includes("Only advertising")));
    const decide = (status: string) =>
      call("updateReport", {
        path: { report_id: body.id },
        body: { status, note: "Known for it." },
        as: as(organizer),
      });
    await decide("resolved");
    const told = only(await post());
    assert.deepEqual([told.envelope.to, told.mail.subject], [[ada.email], "Your report: Winter"]);
    assert.doesNotMatch(told.raw, /Known for it/);
    for (const status of ["open", "resolved"]) await decide(status);
    assert.deepEqual(await post(), [], "ada knows that");
  });

  await t.test("what is decided within the hour, and what is turned off, is no email", async () => {
    await sql`update reports set status = 'dismissed', resolved_at = now()`;
    const { body } = await report("group", berlin.id);
    const path = { report_id: body.id };
    await call("updateReport", { path, body: { status: "dismissed" }, as: as(chair) });
    await choose(ada, { report_resolved: false });
    assert.deepEqual(await post(), []);
    pass(minutes(60));
    assert.deepEqual(await post(), []);
    await report("group", berlin.id);
    await choose(chair, { report_received: false });
    pass(minutes(60));
    assert.deepEqual(await post(), []);
  });
});

test("updateJobApplication", async (t) => {
  const { person, job, ours, call, as, root } = await openPost(t);
  const ada = await person();
  const { id: jobId } = await job(ours);
  const applied = await call("applyToJob", { path: { job_id: jobId }, as: as(ada), body: {} });
  const path = { job_id: jobId, application_id: String(applied.body.id) };
  const read = () => call("getJobApplication", { path, as: as(root) });
  const update = (body: unknown, headers: Record<string, string> = {}, more: Record<string, string> = {}) =>
    call("updateJobApplication", {
      path: { ...path, ...more },
      as: as(root),
      body: Object(body),
      headers: { ...headers },
    });

  await t.test("200 with the whole application and the applicant; the audit log has the change", async () => {
    const before = await read();
    assert.equal(before.body.applicant.email, ada.email);
    const { status, body, headers } = await update({ status: "in_review" });
    assert.deepEqual([status, body], [200, { ...before.body, status: "in_review", updated_at: body.updated_at }]);
    const after = await read();
    assert.deepEqual([after.body, after.headers["etag"]], [body, headers["etag"]]);
    const audit = await call("listAuditEntries", { path: { alliance: ours.slug }, as: as(root) });
    const [{ action, subject, changes }] = audit.body.items;
    assert.deepEqual([action, subject.type, subject.id], ["updateJobApplication", "job_application", body.id]);
    assert.deepEqual(changes, [{ field: "status", before: "submitted", after: "in_review" }]);
  });

  await t.test("a patch that changes nothing changes nothing, and is not told", async () => {
    const before = await read();
    for (const body of [{}, { status: "in_review" }]) assert.deepEqual((await update(body)).body, before.body);
  });

  await t.test("412 when the application has changed since it was read", async () => {
    const { headers } = await read();
    const tag = { "if-match": String(headers["etag"]) };
    assert.equal((await update({ status: "accepted" }, tag)).status, 200);
    assert.equal((await update({ status: "rejected" }, tag)).status, 412);
  });

  await t.test("400 to another status or field; 404 to an application for another job", async () => {
    for (const body of [{ status: "hired" }, { note: "better" }, { status: null }])
      assert.equal((await update(body)).status, 400);
    const other = await job(ours);
    const elsewhere = await update({ status: "accepted" }, {}, { job_id: other.id });
    assert.equal(elsewhere.status, 404);
    assert.match(elsewhere.body.error, /has no application/);
    const answer = await call("getJobApplication", { path: { ...path, job_id: other.id }, as: as(root) });
    assert.equal(answer.status, 404);
  });
});

test("what members choose", async (t) => {
  const { person, session, event, attend, change, choose, post, pass, call, as, db, now, raw } = await openPost(t);
  const [ada, grace] = [await person(), await person()];
  const boxed = enums.NotificationKind.filter((kind) => kind !== "new_events");
  const kinds = { ...Object.fromEntries(boxed.map((kind) => [kind, true])), new_events: "at_once" };

  await t.test("everything at first; a patch changes what it names", async () => {
    assert.deepEqual((await call("getMe", { as: as(ada) })).body.notifications, kinds);
    assert.deepEqual((await choose(ada, { event_changed: false })).notifications, { ...kinds, event_changed: false });
    const again = await choose(ada, { event_reminder: false });
    assert.deepEqual(again.notifications, { ...kinds, event_changed: false, event_reminder: false });
    assert.deepEqual((await choose(ada, { event_reminder: true })).notifications, { ...kinds, event_changed: false });
    for (const bad of [{ event_changed: null }, { password_changed: false }, null, { event_changed: "no" }]) {
      const visitor = await session(ada);
      const body = { notifications: bad };
      assert.equal((await visitor.call("updateMe", { body })).status, 400);
    }
  });

  await t.test("what is turned off is not sent, nor later, when it is turned on again", async () => {
    const meetup = await event();
    for (const who of [ada, grace]) await attend(who, meetup);
    await change(meetup, { venue: { name: "Hinterhof" } });
    pass(minutes(10));
    assert.deepEqual(recipients(await post()), [grace.email]);
    await choose(ada, { event_changed: true });
    await change(meetup, { status: "canceled" });
    const received = await post();
    assert.deepEqual(recipients(received), [ada.email, grace.email].toSorted());
    assert.ok(received.every(({ mail }) => mail.subject?.startsWith("Canceled")));
  });

  await t.test("one click in a mail program ends this kind, for this user, without a session", async () => {
    const meetup = await event();
    for (const who of [ada, grace]) await attend(who, meetup);
    await change(meetup, { status: "canceled" });
    const token = tokenIn((await post()).find(({ envelope }) => envelope.to[0] === ada.email) ?? assert.fail());
    const query = { token };
    const shown = await call("showUnsubscribe", { query });
    assert.equal(shown.status, 200);
    assert.match(shown.body, /no more emails about canceled events/);
    assert.match(shown.body, /<form method="post" action="\/unsubscribe\?token=[\w-]{44}">/);
    const wanted = async () => (await call("getMe", { as: as(ada) })).body.notifications;
    assert.deepEqual(await wanted(), kinds, "to look at the page changes nothing");
    const click = "List-Unsubscribe=One-Click";
    for (let times = 0; times < 2; times++)
      assert.equal((await call("submitUnsubscribe", { query, body: click })).status, 200);
    assert.deepEqual(await wanted(), { ...kinds, event_canceled: false });
    assert.deepEqual((await call("getMe", { as: as(grace) })).body.notifications, kinds);
  });

  await t.test("RFC 8058 prefers multipart/form-data", async () => {
    const secret = await unsubscribeSecret(db, now);
    const token = unsubscribeToken(secret, { userId: grace.id, kind: "role_granted" });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const part = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const answer = await call("submitUnsubscribe", { query: { token }, body: part, headers });
    assert.equal(answer.status, 200, String(answer.body));
    assert.equal((await call("getMe", { as: as(grace) })).body.notifications.role_granted, false);
    const latin = Buffer.from(part.replace("One-Click", "One-Cl\xefck"), "latin1");
    const refused = await call("submitUnsubscribe", { query: { token }, body: latin, headers });
    assert.match(refused.body, /This address or form could not be read/);
    for (const broken of ["no parts", part.replace("One-Click", "Two-Clicks")])
      assert.equal((await call("submitUnsubscribe", { query: { token }, body: broken, headers })).status, 400);
  });

  await t.test("criterion 36: a token that the service did not sign is refused, whoever it names", async () => {
    const secret = await unsubscribeSecret(db, now);
    const token = unsubscribeToken(secret, { userId: ada.id, kind: "role_granted" });
    const forged = unsubscribeToken("another secret", { userId: ada.id, kind: "role_granted" });
    const swapped = unsubscribeToken(secret, { userId: grace.id, kind: "role_granted" }).slice(0, 22) + token.slice(22);
    for (const bad of [forged, swapped, "A".repeat(44), token.slice(1), `${token}A`, ""]) {
      for (const id of ["showUnsubscribe", "submitUnsubscribe"] as const)
        assert.equal((await call(id, { query: { token: bad } })).status, 400);
    }
    assert.equal((await call("getMe", { as: as(ada) })).body.notifications.role_granted, true);
    const foreign = { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" };
    const click = {
      method: "POST",
      url: `/unsubscribe?token=${token}`,
      payload: "List-Unsubscribe=One-Click",
    } as const;
    assert.equal((await raw({ ...click, headers: foreign })).status, 403);
  });

  await t.test("the page has a box for each kind; those that are not checked are turned off", async () => {
    const visitor = await session(grace);
    const page = String((await visitor.call("showNotifications")).body);
    const checked = (html: string) => [...html.matchAll(/value="(\w+)" checked/g)].map(([, kind]) => kind);
    const remaining = boxed.filter((kind) => kind !== "role_granted");
    assert.deepEqual(checked(page).toSorted(), [...remaining, "at_once"].toSorted());
    const save = async (body: string) => {
      const { status, headers: sent } = await visitor.call("submitNotifications", { body });
      assert.deepEqual([status, sent["location"]], [303, "/settings/notifications?notice=notifications_saved"]);
      return checked(String((await visitor.call("showNotifications")).body));
    };
    assert.deepEqual(await save("kinds=event_changed"), ["event_changed", "at_once"]);
    assert.deepEqual(await save("kinds=event_changed&kinds=role_granted"), [
      "event_changed",
      "role_granted",
      "at_once",
    ]);
    assert.deepEqual(await save("new_events=weekly"), ["weekly"]);
    assert.deepEqual(await save(""), ["weekly"]);
    assert.deepEqual(await save("new_events=never"), ["never"]);
    const all = boxed.map((kind) => `kinds=${kind}`);
    const everything = await save([...all, "new_events=at_once"].join("&"));
    assert.deepEqual(everything.toSorted(), [...boxed, "at_once"].toSorted());
    assert.equal((await visitor.call("submitNotifications", { body: "new_events=daily" })).status, 400);
    const rejected = await visitor.call("submitNotifications", { body: "kinds=nothing" });
    assert.equal(rejected.status, 400);
    assert.equal((await call("showNotifications")).status, 303);
    assert.equal((await call("submitNotifications", { body: "kinds=event_changed" })).status, 303);
  });
});

test("the log names no address, and security emails cannot be turned off", async (t) => {
  const { person, event, attend, change, choose, post, lines, call, smtp, pass } = await openPost(t);
  const ada = await person();
  await choose(ada, {
    ...Object.fromEntries(enums.NotificationKind.map((kind) => [kind, false])),
    new_events: "never",
  });
  const meetup = await event();
  await attend(ada, meetup);
  await change(meetup, { status: "canceled" });
  await call("requestPasswordReset", { body: { email: ada.email } });
  const received = only(await post());
  assert.equal(received.mail.subject, "Choose a new password");
  assert.doesNotMatch(received.raw, /List-Unsubscribe/i);
  smtp.state.refuse = `no <${ada.email}> here`;
  await choose(ada, { event_changed: true });
  await change(meetup, { status: "published", venue: { name: "Hinterhof" } });
  pass(minutes(10));
  await post();
  assert.ok(lines.some(({ msg }) => msg === "notification not sent; trying again"));
  assert.ok(!JSON.stringify(lines).includes(ada.email));
  smtp.state.refuse = undefined;
  pass(minutes(1));
  assert.match(only(await post()).mail.subject ?? "", /^Changed/);
});
