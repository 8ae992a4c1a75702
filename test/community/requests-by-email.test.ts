import assert from "node:assert/strict";
import { test } from "tap";
import { releaseDueHolds } from "../../src/community/events/rsvp-requests/release.ts";
import { startTotp, totpCode } from "../support/authenticator.ts";
import { listen, openStream } from "../support/event-stream.ts";
import { pagePath, startCommunity } from "../support/fixtures.ts";
import { valuesOf } from "../support/pages.ts";
import { createVisitor, type Person, type Visitor } from "../support/people.ts";
import { comparable, requireError, requireStatus } from "../support/responses.ts";
import type { Service } from "../support/service.ts";
import { form, locationOf, noticeOf } from "../support/site.ts";

let addressCount = 0;
const newAddress = () => `stranger-${addressCount++}@example.org`;

/** Returns functions that send and confirm requests of a visitor without an account. */
const requests = ({ call, linkToken }: Pick<Service, "call" | "linkToken">) => {
  type Event = Parameters<typeof pagePath>[0];
  const request = (event: Event, email: string, more: Record<string, string | readonly string[]> = {}, headers = {}) =>
    call("requestRsvp", { path: pagePath(event), body: form({ name: "Noor Said", email, ...more }).body, headers });
  const getLink = async (event: Event, email = newAddress(), more: Record<string, string | readonly string[]> = {}) => {
    const { status, body } = await request(event, email, more);
    assert.equal(status, 303, JSON.stringify(body));
    return { email, token: await linkToken(email, "rsvps/confirm") };
  };
  const confirm = (token: string, visitor: Pick<Visitor, "call"> = createVisitor({ call })) =>
    visitor.call("confirmRsvp", form({ token }));
  return { request, getLink, confirm };
};

test("an RSVP by name and address", async (t) => {
  const clock = { time: new Date("2026-11-20T12:00:00Z").getTime() };
  const service = await startCommunity(t, { clock: () => new Date(clock.time) });
  const { call, sql, db, person, people, session, event: createEvent, attend, changeEvent, ours, berlin } = service;
  const event = (more: object = {}) => createEvent(berlin, more);
  const { request, getLink, confirm } = requests(service);
  const listRsvps = (id: string) => sql<{ email: string; name: string; status: string; guests: number }[]>`
    select email, name, status, guests from attendances join users on users.id = user_id
    where event_id = ${id} and name <> 'Early' order by place`;
  /** Creates an event with one place left. Its capacity of 5 is the smallest for which places are held. */
  const almostFullEvent = async (more: object = {}) => {
    const meetup = await event({ capacity: 5, ...more });
    for (const early of await people(4)) {
      await sql`update users set name = 'Early' where id = ${early.id}`;
      assert.equal((await attend(early, meetup)).body.status, "attending");
    }
    return meetup;
  };
  const advanceMinutes = async (count: number) => {
    clock.time += count * 60_000;
    await releaseDueHolds(db, new Date(clock.time));
  };

  await t.test("a repeated confirmation reveals neither code nor meeting URL, and takes no second place", async () => {
    const meetup = await event({ capacity: 10 });
    const { email, token } = await getLink(meetup);
    await confirm(token);
    const [row] = await sql<{ code: string; url: string }[]>`
      select check_in_code as code, meeting_url as url from attendances join events on id = event_id where event_id = ${meetup.id}`;
    const notice = noticeOf(await confirm(token)) ?? "";
    const { body: page } = await call("showEvent", { path: pagePath(meetup), query: { notice } });
    assert.match(page, /You are going/);
    assert.ok(!page.includes(row?.code) && !page.includes(row?.url));
    const before = (await call("getEvent", { path: pagePath(meetup) })).body;
    await request(meetup, email);
    assert.deepEqual((await call("getEvent", { path: pagePath(meetup) })).body, before);
  });

  await t.test("holds a place for 15 minutes, ahead of later RSVPs", async () => {
    const meetup = await almostFullEvent({ waitlist_enabled: true });
    const [ada, bea] = [await person(), await person()];
    const first = await getLink(meetup);
    assert.equal((await attend(ada, meetup)).body.status, "waitlisted");
    await advanceMinutes(14);
    assert.equal(noticeOf(await confirm(first.token)), "rsvp_attending");
    assert.deepEqual(valuesOf(await listRsvps(meetup.id), "email"), [first.email, ada.email]);

    const otherEvent = await almostFullEvent({ waitlist_enabled: true });
    const waitlisted = await getLink(otherEvent);
    assert.equal((await attend(ada, otherEvent)).body.status, "waitlisted");
    await advanceMinutes(15);
    assert.deepEqual(valuesOf(await listRsvps(otherEvent.id), "status"), ["attending"]);
    assert.equal(noticeOf(await confirm(waitlisted.token)), "rsvp_waitlisted");
    assert.equal((await attend(bea, otherEvent)).body.waitlist_position, 2);
  });

  await t.test("remaining_capacity and the minimum capacity include held places", async () => {
    const meetup = await event({ capacity: 5 });
    const readRemaining = async () => {
      const summary = (await call("getEvent", { path: pagePath(meetup) })).body;
      const list = (await call("listEvents", { path: { alliance: ours.slug } })).body.items;
      const item = list.find(({ id }: { id: string }) => id === meetup.id);
      assert.equal(item.remaining_capacity, summary.remaining_capacity);
      return summary.remaining_capacity;
    };
    const setCapacity = (capacity: number) => changeEvent(meetup, { capacity });
    assert.equal((await attend(await person(), meetup)).status, 200);
    assert.equal(await readRemaining(), 4);
    const { token } = await getLink(meetup);
    assert.equal(await readRemaining(), 3);
    const reason = requireError(await setCapacity(1), 409, "capacity_too_small");
    assert.match(reason, /at least 2: 1 person already attends, and 1 more place is held/);
    assert.equal((await setCapacity(2)).status, 200);
    assert.equal(await readRemaining(), 0);
    assert.equal((await setCapacity(2)).status, 200, "not lowered");
    assert.equal(noticeOf(await confirm(token)), "rsvp_attending");
    assert.equal(await readRemaining(), 0);
    assert.equal((await setCapacity(6)).status, 200);
    await getLink(meetup);
    assert.equal(await readRemaining(), 3);
    await advanceMinutes(15);
    assert.equal(await readRemaining(), 4, "the hold has been released");
  });

  await t.test("pages and the stream of changes include held places", async () => {
    const meetup = await almostFullEvent({ name: "Nearly full", waitlist_enabled: true });
    const path = { path: pagePath(meetup) };
    const noor = await person();
    const list = { query: { alliance: ours.slug } };
    const statesOf = async (visitor: Pick<Service, "call"> = { call }) => {
      const read = async () => ({
        page: String((await visitor.call("showEvent", path)).body),
        list: String((await visitor.call("showEvents", list)).body),
      });
      await read();
      // The second anonymous response comes from the cache.
      const { page, list: listPage } = await read();
      const row =
        /<li\b(?:(?!<li\b).)*?Nearly full.*?<\/li>/s.exec(listPage)?.[0] ?? assert.fail("the event is not listed");
      return [/This event is full, but has a waitlist|\d+ spots? left/.exec(page)?.[0], row.includes(">Waitlist<")];
    };
    const freeState = ["1 spot left", false];
    const fullState = ["This event is full, but has a waitlist", true];
    const ownVisitor = await session(noor, new Date(clock.time));
    assert.deepEqual(await statesOf(), freeState);
    const server = await listen(service);
    const stream = await openStream(t, server);
    const { token } = await getLink(meetup, noor.email);
    await stream.waitFor("the held place", ({ data }) => data.event?.remaining_capacity === 0);
    assert.deepEqual(await statesOf(), fullState);
    const [capacityText] = await statesOf(ownVisitor);
    assert.equal(capacityText, freeState[0], "the place is held for this user");
    await advanceMinutes(15);
    assert.deepEqual(await statesOf(), freeState, "the hold has been released");
    assert.equal(noticeOf(await confirm(token)), "rsvp_attending");
    assert.deepEqual(await statesOf(), fullState);
  });

  await t.test("a place held without a waitlist is released on time, without a background task", async () => {
    const meetup = await almostFullEvent();
    const { token } = await getLink(meetup);
    const ada = await person();
    assert.equal((await attend(ada, meetup)).status, 409);
    clock.time += 15 * 60_000;
    assert.equal((await attend(ada, meetup)).body.status, "attending");
    const visitor = createVisitor(service);
    const response = await confirm(token, visitor);
    assert.equal(noticeOf(response), "rsvp_failed");
    assert.equal((await visitor.call("getMe")).status, 200, "the visitor is signed in");
    await advanceMinutes(60);
  });

  await t.test("retains answers and guests, even if the questions change before the confirmation", async () => {
    const questions = [{ kind: "text", label: "What do you bring?", required: true }];
    const meetup = await event({ capacity: 30, max_guests: 3, questions });
    const [, question = ""] =
      /name="question" value="([\w-]+)"/.exec((await call("showEvent", { path: pagePath(meetup) })).body) ?? [];
    const bare = requireStatus(await request(meetup, newAddress()), 400);
    assert.match(bare, /What do you bring/);
    const fields = { question: [question], answer: ["Soup"], guests: "2" };
    const { token, email } = await getLink(meetup, newAddress(), fields);
    assert.equal(noticeOf(await confirm(token)), "rsvp_attending");
    const [row] =
      await sql`select answers, guests from attendances join users on users.id = user_id where email = ${email}`;
    assert.equal(row?.["answers"][0].value, "Soup");
    assert.equal(row?.["guests"], 2);

    const second = await getLink(meetup, newAddress(), fields);
    const more = [
      { id: question, ...questions[0] },
      { kind: "text", label: "And to drink?", required: true },
    ];
    assert.equal((await changeEvent(meetup, { questions: more })).status, 200);
    const visitor = createVisitor(service);
    assert.equal(noticeOf(await confirm(second.token, visitor)), "rsvp_failed");
    const page = (await visitor.call("showEvent", { path: pagePath(meetup), query: { notice: "rsvp_failed" } })).body;
    assert.match(page, />\s*Soup<\/textarea>/);
    assert.match(page, /And to drink\?/);
  });

  await t.test("an event with approval gets a pending request without a held place", async () => {
    const meetup = await event({ capacity: 5, approval_required: true });
    const { token } = await getLink(meetup);
    assert.equal((await sql`select from rsvp_requests where event_id = ${meetup.id} and places > 0`).length, 0);
    assert.equal(noticeOf(await confirm(token)), "rsvp_pending");
  });

  await t.test("the confirmation page says if confirming does not lead to a place", async () => {
    const pageFor = async (token: string) => (await call("showRsvpConfirmation", { query: { token } })).body;
    const meetup = await almostFullEvent({ waitlist_enabled: true });
    const [ahead, last] = [await getLink(meetup), await getLink(meetup)];
    await attend(await person(), meetup);
    assert.doesNotMatch(await pageFor(ahead.token), /waitlist/);
    await advanceMinutes(15);
    assert.match(
      await pageFor(last.token),
      /This event is full, but has a waitlist\.[\s\S]*<button>Join the waitlist</,
    );
    const pending = await getLink(await event({ approval_required: true }));
    assert.match(await pageFor(pending.token), /The organizers approve each RSVP\./);
    assert.equal((await changeEvent(meetup, { status: "canceled" })).status, 200);
    assert.match(await pageFor(last.token), /This event has been canceled\./);
  });

  await t.test("neither the response nor public numbers reveal accounts or RSVPs (criterion 6)", async () => {
    const meetup = await event({ capacity: 30 });
    const existing = comparable(await request(meetup, (await person()).email));
    const email = newAddress();
    for (const _ of ["first", "repeated"]) assert.deepEqual(comparable(await request(meetup, email)), existing);
    const fullEvent = await almostFullEvent();
    const holder = await getLink(fullEvent);
    assert.equal((await request(fullEvent, holder.email)).status, 409);
    assert.equal((await request(fullEvent, newAddress())).status, 409);

    const readNumbers = async () => {
      const { remaining_capacity, attendee_count } = (await call("getEvent", { path: pagePath(meetup) })).body;
      return { remaining_capacity, attendee_count };
    };
    const attendee = await person();
    assert.equal((await attend(attendee, meetup)).body.status, "attending");
    const confirmed = await getLink(meetup);
    await confirm(confirmed.token);
    await advanceMinutes(60);
    const before = await readNumbers();
    for (const address of [newAddress(), (await person()).email, attendee.email, confirmed.email]) {
      await request(meetup, address);
      assert.deepEqual(await readNumbers(), { ...before, remaining_capacity: before.remaining_capacity - 1 }, address);
      await advanceMinutes(15);
      assert.deepEqual(await readNumbers(), before);
    }
  });

  await t.test("confirming creates the RSVP before it asks for a second factor", async () => {
    const meetup = await event({ capacity: 30 });
    const user = await person();
    const owner = await session(user, new Date(clock.time));
    const secret = await startTotp(owner);
    const code = () => totpCode(secret, clock.time);
    assert.equal((await owner.call("submitTotp", form({ code: code() }))).status, 303);
    clock.time += 60_000;
    const visitor = createVisitor(service);
    const response = await confirm((await getLink(meetup, user.email)).token, visitor);
    assert.match(locationOf(response), /^\/auth\/second-factor\?next=.*rsvp_attending$/);
    assert.equal(visitor.cookies.has("session_id"), false);
    assert.equal((await listRsvps(meetup.id)).length, 1);
    assert.equal((await visitor.call("submitSecondFactor", { body: { code: code() } })).status, 303);
    assert.equal((await visitor.call("getMe")).body.id, user.id);
  });

  await t.test("ending all sessions revokes a confirmation link, but its place remains held", async () => {
    const meetup = await event({ capacity: 30 });
    const user = await person();
    const { token } = await getLink(meetup, user.email);
    await (await session(user, new Date(clock.time))).call("endOtherSessions");
    assert.equal((await confirm(token)).status, 400);
    assert.equal((await sql`select from rsvp_requests where event_id = ${meetup.id} and places = 1`).length, 1);
  });

  await t.test("only one of twenty concurrent confirmations signs in (criterion 26)", async () => {
    const meetup = await event({ capacity: 10, waitlist_enabled: true });
    const { token } = await getLink(meetup);
    const same = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
    assert.deepEqual(new Set(same.map(noticeOf)), new Set(["rsvp_attending"]));
    assert.equal(same.filter(({ headers }) => /session_id/.test(String(headers["set-cookie"]))).length, 1);
    const many = await Promise.all(Array.from({ length: 20 }, () => getLink(meetup)));
    const others = await people(10);
    await Promise.all([...many.map(({ token }) => confirm(token)), ...others.map((user) => attend(user, meetup))]);
    const statuses = (await listRsvps(meetup.id)).map(({ status }) => status);
    assert.equal(statuses.length, 31);
    assert.equal(statuses.filter((status) => status === "attending").length, 10);
  });

  await t.test("confirming is consistent with a concurrent end of the hold or cancellation of the event", async () => {
    for (let round = 0; round < 5; round++) {
      const meetup = await almostFullEvent({ waitlist_enabled: true });
      const { token } = await getLink(meetup);
      const ada = await person({ withPassword: false });
      assert.equal((await attend(ada, meetup)).body.status, "waitlisted");
      clock.time += 15 * 60_000;
      const [response] = await Promise.all([confirm(token), releaseDueHolds(db, new Date(clock.time))]);
      assert.ok(["rsvp_attending", "rsvp_waitlisted"].includes(noticeOf(response) ?? ""));
      await advanceMinutes(0);
      assert.deepEqual(valuesOf(await listRsvps(meetup.id), "status"), ["attending", "waitlisted"]);
      const open = await event({ capacity: 5 });
      const otherRequest = await getLink(open);
      const [confirmation] = await Promise.all([
        confirm(otherRequest.token),
        changeEvent(open, { status: "canceled" }),
      ]);
      assert.ok(["rsvp_attending", "rsvp_failed"].includes(noticeOf(confirmation) ?? ""));
    }
  });

  await t.test("an RSVP uses the place held for its address; a later confirmation takes no second place", async () => {
    const meetup = await event({ capacity: 10, max_guests: 1, waitlist_enabled: true });
    const [ada, bea] = [await person(), await person()];
    const { token } = await getLink(meetup, ada.email, { guests: "1" });
    for (const user of await people(7)) await attend(user, meetup);
    assert.equal((await attend(ada, meetup)).body.status, "attending", "uses the place that is held for the address");
    assert.equal((await sql`select from rsvp_requests where event_id = ${meetup.id} and places > 0`).length, 0);
    assert.equal((await attend(bea, meetup, { guests: 1 })).body.status, "attending");
    const visitor = createVisitor(service);
    assert.equal(noticeOf(await confirm(token, visitor)), "rsvp_attending");
    assert.equal(visitor.cookies.size, 0);
    const [earlier] = (await listRsvps(meetup.id)).filter(({ email }) => email === ada.email);
    assert.deepEqual([earlier?.name, earlier?.guests], ["Ada Berger", 0], "the earlier RSVP does not change");
  });
});

test("a client cannot block an event", async (t) => {
  const service = await startCommunity(t, { trustProxy: true, limits: { factor: 1 } });
  const { sql, berlin } = service;
  const event = (more: object = {}) => service.event(berlin, more);
  const { request } = requests(service);
  const fromIp = (address: string) => ({ "x-forwarded-for": address });
  const countHeld = async (id: string) => {
    const [row] = await sql`select coalesce(sum(places), 0)::integer as held from rsvp_requests where event_id = ${id}`;
    return row?.["held"];
  };

  await t.test("holds at most three places a day per client, one per address, and a fifth of an event", async () => {
    const big = await event({ capacity: 100 });
    for (let round = 0; round < 5; round++) await request(big, newAddress(), {}, fromIp("192.0.2.1"));
    assert.equal(await countHeld(big.id), 3);
    const email = newAddress();
    for (let round = 0; round < 3; round++) await request(big, email, {}, fromIp(`192.0.2.${10 + round}`));
    assert.equal(await countHeld(big.id), 4);
    for (let round = 0; round < 30; round++) await request(big, newAddress(), {}, fromIp(`198.51.100.${round}`));
    assert.equal(await countHeld(big.id), 20);
    for (const [capacity, places] of [
      [1, 0],
      [4, 0],
      [9, 1],
    ]) {
      const small = await event({ capacity });
      for (let round = 0; round < 3; round++) await request(small, newAddress(), {}, fromIp(`192.0.2.${20 + round}`));
      assert.equal(await countHeld(small.id), places);
    }
  });
});

const kinds = {
  RSVP: {
    request: "requestRsvp",
    show: "showRsvpConfirmation",
    confirm: "confirmRsvp",
    resend: "resendRsvpRequest",
    page: "showEvent",
    withdraw: "cancelAttendanceByForm",
    link: "rsvps",
    otherConfirm: "confirmJoin",
    notice: "rsvp",
    done: "rsvp_attending",
    facts: [
      /^When: Saturday,? 21 November 2026,? 13:00 to 16:00 \(Europe\/Berlin\)$/m,
      /^Where: Haus am Ufer, Berlin, Germany$/m,
      /^Group: Cloud Native Berlin$/m,
      /^Alliance: Cloud Native Alliance$/m,
      /^Confirm and RSVP:$/m,
    ],
    button: "Confirm and RSVP",
  },
  membership: {
    request: "requestToJoin",
    show: "showJoinConfirmation",
    confirm: "confirmJoin",
    resend: "resendJoinRequest",
    page: "showGroup",
    withdraw: "leaveGroupByForm",
    link: "joins",
    otherConfirm: "confirmRsvp",
    notice: "join",
    done: "group_joined",
    facts: [/^Group: Cloud Native Berlin$/m, /^Confirm and join:$/m],
    button: "Confirm and join",
  },
} as const;

test("RSVPs and memberships by name and address", async (t) => {
  const clock = { time: new Date("2026-11-20T12:00:00Z").getTime() };
  const service = await startCommunity(t, { clock: () => new Date(clock.time) });
  const { call, sql, person, mails, linkToken, group: createGroup, event, ban, changeGroup, ours } = service;
  const venue = { name: "Haus am Ufer", city: "Berlin", country_code: "DE" };
  await sql`update alliances set sender_name = 'Cloud people', accent_color = '#a02020' where id = ${ours.id}`;

  for (const [noun, kind] of Object.entries(kinds)) {
    const isRsvp = noun === "RSVP";
    /** Creates a group, and for an RSVP also an event of the group. */
    const createTarget = async () => {
      const group = await createGroup(ours);
      const meetup = isRsvp ? await event(group, { capacity: 10, venue }) : undefined;
      const path = meetup ? pagePath(meetup) : { alliance: ours.slug, group_slug: group.slug };
      const address = `/${isRsvp ? "events" : "groups"}/${Object.values(path).join("/")}`;
      return { group, path, address, id: meetup?.id ?? group.id };
    };
    type Target = Awaited<ReturnType<typeof createTarget>>;
    const request = ({ path }: Target, email: string, visitor: Pick<Visitor, "call"> = service) =>
      visitor.call(kind.request, { path, body: form({ name: "Noor Said", email }).body });
    const linkFor = (email: string) => linkToken(email, `${kind.link}/confirm`);
    const getLink = async (target: Target, email = newAddress()) => {
      assert.equal((await request(target, email)).status, 303);
      return linkFor(email);
    };
    const confirm = (token: string, visitor: Pick<Visitor, "call"> = createVisitor(service)) =>
      visitor.call(kind.confirm, form({ token }));
    const openLink = (token: string, visitor: Pick<Visitor, "call"> = service) =>
      visitor.call(kind.show, { query: { token } });
    const listParticipants = async ({ id }: Target) => [
      ...(await sql<{ email: string; name: string }[]>`
        select email, users.name from users join (
          select user_id, group_id as id from memberships union all select user_id, event_id from attendances) rows
          on rows.user_id = users.id where rows.id = ${id}`),
    ];
    /** Opens the page that says that an email was sent, and reads the request's ID from its form. */
    const openRequestPage = async (visitor: Visitor, next: string) => {
      const { body } = await visitor.call("showLogin", { query: { notice: `${kind.notice}_requested`, next } });
      return { page: body, id: /name="request" value="([\w-]+)"/.exec(body)?.[1] ?? assert.fail(body) };
    };
    const sendRequest = async () => {
      const [target, email, visitor] = [await createTarget(), newAddress(), createVisitor(service)];
      const response = await request(target, email, visitor);
      return { target, email, visitor, response, token: await linkFor(email) };
    };

    await t.test(`${noun}: creates an account and a session from two fields and a link`, async () => {
      const { target, email, visitor, response, token } = await sendRequest();
      const page = (await call(kind.page, { path: target.path })).body;
      const [, fields = assert.fail(page)] =
        new RegExp(`<form method="post" action="${target.address}/request">([\\s\\S]*?)</form>`).exec(page) ?? [];
      const names = [...fields.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name);
      const visibleNames = names.filter((name) => name !== "source" && name !== "share_email");
      assert.deepEqual(visibleNames, ["name", "email"]);
      assert.match(page, /<a href="\/auth\/login\?next=%2F(?:groups|events)/);
      assert.equal(
        locationOf(response),
        `/auth/login?notice=${kind.notice}_requested&next=${encodeURIComponent(target.address)}`,
      );
      assert.ok((await openRequestPage(visitor, target.address)).page.includes(email));
      const [mail = assert.fail()] = await mails(email);
      for (const fact of kind.facts) assert.match(mail.text, fact);
      const button = `class="button" href="[^"]+/${kind.link}/confirm\\?token=[^"]+" style="[^"]*background:#a02020`;
      assert.match(mail.html, new RegExp(button));
      assert.doesNotMatch(JSON.stringify(mail), /Noor|[Uu]nsubscribe/, "criterion 29");
      const [row] = await sql`select payload from outbox where payload ->> 'recipient' = ${email}`;
      assert.deepEqual([row?.["payload"].senderName, row?.["payload"].urgent], ["Cloud people", true]);
      assert.match((await openLink(token, visitor)).body, new RegExp(`Noor Said[\\s\\S]+<button>${kind.button}<`));
      assert.deepEqual(await listParticipants(target), [], "opening the link does nothing");
      assert.equal(locationOf(await confirm(token, visitor)), `${target.address}?notice=${kind.done}`);
      assert.deepEqual(await listParticipants(target), [{ email, name: "Noor Said" }]);
      const me = (await visitor.call("getMe")).body;
      assert.deepEqual([me.email_verified, me.providers], [true, []]);
    });

    await t.test(`${noun}: the name of an existing account does not change`, async () => {
      const [target, user, visitor] = [await createTarget(), await person(), createVisitor(service)];
      assert.equal(noticeOf(await confirm(await getLink(target, user.email.toUpperCase()), visitor)), kind.done);
      assert.equal((await visitor.call("getMe")).body.id, user.id);
      assert.equal(noticeOf(await confirm(await getLink(target, user.email))), kind.done, "already takes part");
      assert.deepEqual(await listParticipants(target), [{ email: user.email, name: "Ada Berger" }]);
    });

    await t.test(`${noun}: repeating a confirmation shows the result and does not sign in`, async () => {
      const target = await createTarget();
      const token = await getLink(target);
      const [first, visitor] = [createVisitor(service), createVisitor(service)];
      await confirm(token, first);
      for (const response of [await confirm(token, visitor), await openLink(token, visitor)]) {
        assert.deepEqual([response.status, noticeOf(response)], [303, kind.done]);
        assert.equal(response.headers["set-cookie"], undefined);
      }
      await first.call(kind.withdraw, { path: target.path });
      assert.equal(noticeOf(await confirm(token, visitor)), `${kind.notice}_link_used`);
      assert.deepEqual(await listParticipants(target), []);
      clock.time += 60 * 60_000;
      assert.equal((await confirm(token)).status, 400);
    });

    await t.test(`${noun}: returns 404 once the target is hidden, and sends, shows and changes nothing`, async () => {
      const { target, email, visitor, token } = await sendRequest();
      const { id } = await openRequestPage(visitor, "/events");
      assert.equal((await changeGroup(target.group, { active: false })).status, 200);
      const fields = form({ request: id, next: "/events" });
      for (const { status, body } of [
        await openLink(token, visitor),
        await confirm(token, visitor),
        await visitor.call(kind.resend, fields),
      ]) {
        assert.equal(status, 404);
        assert.match(JSON.stringify(body), /no longer available/);
        assert.doesNotMatch(JSON.stringify(body), /Cloud Native Berlin|Winter meetup|2026-11/);
      }
      assert.equal((await request(target, newAddress())).status, 404);
      assert.equal((await mails(email)).length, 1);
      assert.equal((await sql`select from users where email = ${email}`).length, 0);
      assert.equal(visitor.cookies.has("session_id"), false);
      assert.equal((await changeGroup(target.group, { active: true })).status, 200);
      assert.equal(noticeOf(await confirm(token, visitor)), kind.done, "the link still works");
    });

    await t.test(`${noun}: only the link in the email reveals a ban or a disabled account`, async () => {
      const target = await createTarget();
      const [banned, disabled, visitor] = [await person(), await person(), createVisitor(service)];
      assert.equal((await ban(banned, target.group)).status, 200);
      await sql`update users set disabled_at = now() where id = ${disabled.id}`;
      assert.equal(noticeOf(await confirm(await getLink(target, banned.email), visitor)), `${kind.notice}_banned`);
      assert.equal((await visitor.call("getMe")).body.id, banned.id);
      const rejection = await confirm(await getLink(target, disabled.email));
      assert.deepEqual([rejection.status, rejection.headers["set-cookie"]], [400, undefined]);
      assert.deepEqual(await listParticipants(target), []);
    });

    await t.test(`${noun}: creates no account for an address that is reserved for its former user`, async () => {
      const [target, user]: [Target, Person] = [await createTarget(), await person()];
      const email = `former-${kind.link}@example.org`;
      await sql`insert into former_emails (user_id, email, secret_hash, expires_at, created_at)
        values (${user.id}, ${email}, ${email}, ${new Date(clock.time + 86_400_000).toISOString()}, now())`;
      assert.equal((await confirm(await getLink(target, email))).status, 409);
      assert.deepEqual(await listParticipants(target), []);
    });

    await t.test(`${noun}: resending the email revokes the older link and does not prolong the hold`, async () => {
      const { target, email, visitor, token: older } = await sendRequest();
      const { page, id } = await openRequestPage(visitor, target.address);
      assert.ok(page.includes(`action="/${kind.link}/resend"`));
      const hold = () => sql`select held_until from rsvp_requests where id = ${id}`;
      const before = await hold();
      clock.time += 60_000;
      const resend = () => call(kind.resend, form({ request: id, next: "/events" }));
      assert.equal(locationOf(await resend()), `/auth/login?notice=${kind.notice}_requested&next=%2Fevents`);
      assert.deepEqual(await hold(), before);
      assert.equal((await confirm(older)).status, 400);
      assert.equal(noticeOf(await confirm(await linkFor(email))), kind.done);
      assert.equal(locationOf(await resend()), `/auth/login?notice=${kind.notice}_requested&next=%2Fevents`);
    });

    await t.test(`${noun}: returns 400 for a link of another kind`, async () => {
      const token = await getLink(await createTarget());
      assert.equal((await call(kind.otherConfirm, form({ token }))).status, 400);
      assert.equal((await call("finishSignUp", { body: { token, name: "Noor" } })).status, 400, "nor a sign-up");
    });
  }
});

test("requests to join share the limits of RSVPs by name and address", async (t) => {
  const { call, mails, ours, berlin } = await startCommunity(t, { trustProxy: true, limits: { factor: 1 } });
  const email = newAddress();
  const path = { alliance: ours.slug, group_slug: berlin.slug };
  const request = (ipAddress: string) =>
    call("requestToJoin", { path, ...form({ name: "Noor", email }, { "x-forwarded-for": ipAddress }) });
  for (let round = 0; round < 30; round++) assert.equal((await request("203.0.113.9")).status, 303);
  assert.equal((await request("203.0.113.9")).status, 429);
  assert.equal((await mails(email)).length, 3, "the limit of one client");
  for (let round = 0; round < 12; round++) assert.equal((await request(`198.51.100.${round}`)).status, 303);
  assert.equal((await mails(email)).length, 10, "the limit of all clients");
});
