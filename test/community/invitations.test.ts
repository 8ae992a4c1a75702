import assert from "node:assert/strict";
import { type Test, test } from "tap";
import type { RouteId } from "../../src/server/http/contract.ts";
import { hours, openMailbox } from "../support/mailbox.ts";
import { valuesOf } from "../support/pages.ts";
import { createVisitor, type Person, password, type Visitor } from "../support/people.ts";
import { purge } from "../support/purging.ts";
import { requireError, requireStatus } from "../support/responses.ts";
import { form, locationOf } from "../support/site.ts";

const html = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };

const secretIn = (text: string | undefined) =>
  /\/invitations\/([\w-]+)/.exec(text ?? "")?.[1] ?? assert.fail("no link");

let addresses = 0;
const newAddress = () => `invited-${addresses++}@example.org`;

const start = async (t: Test, options: { secondFactorForAdmins?: boolean } = {}) => {
  const service = await openMailbox(t, options);
  const { callAs, call, as, root, session, ours, berlin, deliverEmails, sql, now } = service;
  const paths = { alliance: { alliance: ours.slug }, group: { alliance: ours.slug, group_id: berlin.id } };
  const invite = (body: object, inviter: Person = root, headers = {}) =>
    call("inviteToGroup", { path: paths.group, as: as(inviter), body, headers });
  /** Invites an address by email, and returns the email and the secret of its link. */
  const mailTo = async (
    body: object = {},
    email = newAddress(),
    id: RouteId = "inviteToGroup",
    path: Record<string, string> = paths.group,
  ) => {
    const { status, body: results } = await callAs(root, id, path, { email, ...body });
    assert.equal(status, 201, JSON.stringify(results));
    // Four workers send at once, so mail that an earlier test left in the outbox may arrive first.
    const mails = await deliverEmails();
    const mail = mails.find(({ envelope }) => envelope.to.includes(email.toLowerCase()));
    if (!mail) assert.fail(`no mail to ${email}, but to ${mails.flatMap(({ envelope }) => envelope.to).join(", ")}`);
    return { email, id: String(results.items[0].invitation.id), secret: secretIn(mail.mail.text), mail };
  };
  const makeLink = async (body: object, inviter: Person = root) => {
    const { body: results } = await invite(body, inviter);
    return { id: String(results.items[0].invitation.id), secret: secretIn(results.items[0].url) };
  };
  const accept = async (secret: string, user: Person, body = "") =>
    (await session(user, now)).call("acceptInvitation", { path: { secret }, headers: html, body });
  const isMember = async ({ id }: Person) =>
    (await sql`select from memberships where group_id = ${berlin.id} and user_id = ${id}`).length === 1;
  const findInvitation = async (id: string) => {
    const { body } = await callAs(root, "listGroupInvitations", paths.group);
    return body.items.find((item: { id: string }) => item.id === id);
  };
  const withdraw = (id: string) => callAs(root, "withdrawGroupInvitation", { ...paths.group, invitation_id: id });
  return { ...service, paths, invite, mailTo, makeLink, accept, isMember, findInvitation, withdraw };
};

test("inviting by email", async (t) => {
  const service = await start(t);
  const {
    callAs,
    call,
    as,
    root,
    person,
    appoint,
    ban,
    sql,
    paths,
    ours,
    berlin,
    invite,
    deliverEmails,
    mailTo,
    withdraw,
    join,
  } = service;

  await t.test("returns 201 with the invitation; the email has a link and names the inviter", async () => {
    const email = newAddress();
    const response = await invite({ email });
    assert.equal(response.status, 201);
    assert.match(locationOf(response), new RegExp(`/groups/${berlin.id}/invitations$`));
    const [item] = response.body.items;
    assert.deepEqual([item.email, item.outcome, item.url], [email, "invited", null]);
    const { id, created_at, expires_at, invited_by, ...rest } = item.invitation;
    assert.deepEqual(rest, { email, role: null, status: "pending", max_uses: 1, use_count: 0, accepted: [] });
    assert.equal(Date.parse(expires_at) - Date.parse(created_at), 14 * 86_400_000);
    assert.equal(invited_by.id, root.id);
    const [{ mail, raw, envelope } = assert.fail("no mail")] = await deliverEmails();
    assert.deepEqual(envelope.to, [email]);
    assert.equal(mail.subject, "Invitation: Cloud Native Berlin");
    assert.match(mail.text ?? "", /become a member of Cloud Native Berlin/);
    assert.match(mail.text ?? "", /^Invited by: Ada Berger$/m);
    assert.match(raw, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    const [row] = await sql`select secret_hash from invitations where id = ${id}`;
    assert.ok(!JSON.stringify(await sql`select * from audit_entries`).includes(email));
    assert.ok(!(mail.text ?? "").includes(row?.["secret_hash"]));
  });

  await t.test("lists the result for each address, whether or not it has an account (criterion 95)", async () => {
    const [member, address] = [await person(), newAddress()];
    await join(member, berlin);
    const emails = [` ${member.email} `, address, "no address", address.toUpperCase()];
    const { body } = await invite({ emails });
    assert.deepEqual(valuesOf(body.items, "email"), [member.email, address, "no address"]);
    assert.deepEqual(valuesOf(body.items, "outcome"), ["invited", "invited", "invalid_address"]);
    const { body: repeat } = await invite({ emails: [address] });
    assert.equal(repeat.items[0].outcome, "already_invited");
    assert.equal(repeat.items[0].invitation.id, body.items[1].invitation.id);
    assert.equal((await deliverEmails()).length, 2);
    const { body: list } = await call("listGroupInvitations", { path: paths.group, as: as(root), query: { limit: 2 } });
    assert.equal(list.items.length, 2);
    assert.ok(list.next_cursor);
  });

  await t.test("shows an inviter's name as plain text, and omits suspicious names (criterion 29)", async () => {
    const inviter = await person();
    await appoint(inviter, { group: berlin.id });
    /** Sends an invitation under a name. @returns a function that reads the inviter's name in the email */
    const inviteAs = async (name: string) => {
      assert.equal((await invite({ email: newAddress() }, inviter)).status, 201);
      await sql`update users set name = ${name} where id = ${inviter.id}`;
      return async () => {
        const [{ mail } = assert.fail("no mail")] = await deliverEmails();
        assert.ok(!mail.subject?.includes(name));
        await sql`update users set name = 'Ada Berger' where id = ${inviter.id}`;
        const inviterText = /^Invited by: (.*)$/m.exec(mail.text ?? "")?.[1];
        if (inviterText === undefined) assert.ok(!mail.text?.includes(name) && !mail.html?.includes(name), name);
        else
          assert.ok(
            mail.html?.includes(
              `<strong>Invited by</strong><br>${inviterText.replaceAll("&", "&amp;").replaceAll("'", "&#39;")}`,
            ),
          );
        return inviterText;
      };
    };
    for (const name of [
      "evil.com",
      "Win at evil.com now",
      "пример.рф",
      "evil\u3002com",
      "evil\uff0ecom",
      "192.168.0.1",
      "https://evil",
      "https:evil",
      "evil/path",
      "ada@evil",
      "ada\uff20evil",
      "Ada\r\nBcc: bob@example.org",
      "Ada\nBerger",
      "Ada\u2028Berger",
      "Ada \u202enimda",
      "Ada \u2067nimda",
      "Ada\u200fBerger",
      "Ada\u200bBerger",
      "evil.\u200bcom",
      "Ada\u00adBerger",
      "Ada\ufeffBerger",
      "\u3164",
      "<b>Ada</b>",
      "[Ada](x)",
      "Call 0900 12 34 56",
      "Z\u0300\u0301\u0302\u0303\u0304algo",
      "x".repeat(61),
    ])
      assert.equal(await (await inviteAs(name))(), undefined, JSON.stringify(name));
    for (const name of ["Dr. Ada Berger", "J.R.R. Tolkien", "Zoë O'Brien-Núñez", "李雷", "Ada & Bea", "x".repeat(60)])
      assert.equal(await (await inviteAs(name))(), name);
    assert.equal(await (await inviteAs("Ada\u00a0\u3000 Berger"))(), "Ada Berger");

    const readUnverified = await inviteAs("Grace Hopper");
    await sql`update users set email_verified_at = null where id = ${inviter.id}`;
    assert.equal(await readUnverified(), undefined, "not verified");
    await sql`update users set email_verified_at = now() where id = ${inviter.id}`;
    const readWithoutRole = await inviteAs("Grace Hopper");
    await sql`delete from roles where user_id = ${inviter.id}`;
    assert.equal(await readWithoutRole(), undefined, "without a role");
  });

  await t.test("an email uses the language of the invited account, or else of the inviter", async () => {
    const reader = await person();
    await sql`update users set language = 'de' where id = ${reader.id}`;
    const header = { "accept-language": "es" };
    await invite({ emails: [reader.email, newAddress()] }, root, header);
    const subjects = (await deliverEmails()).map(({ mail }) => mail.subject).toSorted();
    assert.deepEqual(subjects, ["Einladung: Cloud Native Berlin", "Invitación: Cloud Native Berlin"]);
  });

  await t.test("returns 400 for no or several recipients, and for an expiry in the past or after 90 days", async () => {
    for (const body of [
      {},
      { email: "a@b.org", max_uses: 2 },
      { email: "a@b.org", emails: ["c@d.org"] },
      { email: "a@b.org", expires_at: service.timeIn(-1) },
      { email: "a@b.org", expires_at: service.timeIn(hours(91 * 24)) },
      { email: "a@b.org", role: "alliance_admin" },
    ])
      assert.equal((await invite(body)).status, 400, JSON.stringify(body).slice(0, 80));
    const { id: event_id } = await service.event({ status: "draft" });
    const toDraft = { path: { event_id }, as: as(root), body: { max_uses: 1 } };
    requireError(await call("inviteToEvent", toDraft), 409, "event_not_open");
  });

  await t.test("invites 500 addresses in one request; a repeated Idempotency-Key invites them once", async () => {
    const emails = Array.from({ length: 500 }, newAddress);
    const headers = { "idempotency-key": "list" };
    const first = await invite({ emails }, root, headers);
    const second = await invite({ emails }, root, headers);
    assert.deepEqual([first.status, second.status, second.headers["idempotent-replayed"]], [201, 201, "true"]);
    assert.deepEqual(second.body, first.body);
    const [row] = await sql`select count(*)::integer from invitations where email = any (${emails})`;
    assert.equal(row?.["count"], 500);
    await sql`delete from outbox`;
  });

  await t.test("limits invitations per inviter and per address, and counts only sent invitations", async () => {
    const quotas = { factor: 1, invitations_per_user: 3, invitations_per_mailbox: 2 };
    const limited = await service.startAnother({ limits: quotas });
    const berta = await person();
    await service.appoint(berta, { group: berlin.id });
    const submit = (body: object, headers = {}) =>
      limited.call("inviteToGroup", { path: paths.group, as: as(berta), body, headers });
    const [a, b, c, d] = [newAddress(), newAddress(), newAddress(), newAddress()];
    const headers = { "idempotency-key": "first" };
    const first = await submit({ email: a }, headers);
    for (let n = 0; n < 3; n++) assert.equal((await submit({ email: a })).body.items[0].outcome, "already_invited");
    const outcomes = valuesOf((await submit({ emails: [b, c, d] })).body.items, "outcome");
    assert.deepEqual(outcomes, ["invited", "invited", "limit_reached"]);
    assert.equal((await submit({ email: d })).status, 429);
    const carl = await person();
    await service.appoint(carl, { group: berlin.id });
    const inviteAgain = (body: object) => limited.callAs(carl, "inviteToGroup", paths.group, body);
    const withdrawFirst = async () => {
      const [row] = await sql`select id from invitations where email = ${a} and status = 'pending'`;
      await withdraw(String(row?.["id"]));
    };
    await withdrawFirst();
    const replay = await submit({ email: a }, headers);
    assert.deepEqual([replay.status, replay.body], [201, first.body], "a repeated key does not count");
    assert.equal((await inviteAgain({ email: a })).status, 201);
    await withdrawFirst();
    assert.equal((await inviteAgain({ email: a })).status, 429, "the address has received two invitations");
    await sql`delete from outbox`;
  });

  await t.test("sends no email to a person who unsubscribed in the settings or by one click", async () => {
    const unsubscribed = await person();
    await service.chooseNotifications(unsubscribed, { invitation: false });
    assert.equal((await invite({ email: unsubscribed.email })).body.items[0].outcome, "invited");
    assert.equal((await deliverEmails()).length, 0);
    const { email, mail } = await mailTo();
    const [link = ""] = /\/unsubscribe\?token=[\w-]+/.exec(mail?.mail.text ?? "") ?? [];
    assert.match((await service.raw({ url: link })).payload, /invitations to groups, events and roles/);
    const oneClick = { method: "POST", url: link, headers: html, payload: "List-Unsubscribe=One-Click" } as const;
    assert.equal((await service.raw(oneClick)).status, 200);
    const otherGroup = await service.group(ours);
    const otherPath = { alliance: ours.slug, group_id: otherGroup.id };
    await callAs(root, "inviteToGroup", otherPath, { email: email.replace("@", "+again@") });
    assert.equal((await deliverEmails()).length, 0, "the same mailbox");
    assert.ok(!JSON.stringify(await sql`select * from invitation_opt_outs`).includes(email));
    const account = await person({ email });
    await callAs(root, "inviteToAlliance", paths.alliance, { email });
    assert.equal((await deliverEmails()).length, 0);
    const { body: me } = await callAs(account, "getMe");
    assert.equal(me.notifications.invitation, false, "the opt-out is copied to the account's settings");
  });

  await t.test("sends no email to banned people or for withdrawn invitations", async () => {
    const banned = await person();
    await ban(banned, berlin);
    await sql`delete from outbox`;
    assert.equal((await invite({ email: banned.email })).body.items[0].outcome, "invited");
    assert.equal((await deliverEmails()).length, 0);
    const { body } = await invite({ email: newAddress() });
    for (const _ of ["first", "repeated"])
      assert.equal((await withdraw(body.items[0].invitation.id)).body.status, "withdrawn");
    assert.equal((await deliverEmails()).length, 0);
  });

  await t.test("returns 404 for another group's invitation (criterion 36)", async () => {
    const otherGroup = await service.group(ours);
    const { body } = await invite({ max_uses: 1 });
    const path = { alliance: ours.slug, group_id: otherGroup.id, invitation_id: body.items[0].invitation.id };
    assert.equal((await callAs(root, "withdrawGroupInvitation", path)).status, 404);
  });
});

test("an email names the inviter only if the inviter may still invite, or still appoint to the role", async (t) => {
  const { callAs, event, person, deliverEmails, root, sql } = await start(t, { secondFactorForAdmins: true });
  const { id: event_id } = await event();
  const host = await person();
  await callAs(root, "grantEventRole", { event_id, user_id: host.id }, { role: "event_host" });
  await sql`insert into totp_secrets (user_id, sealed_secret, last_step, created_at) values (${host.id}, 'x', 0, now())`;
  await deliverEmails();
  const isNamed = async (inviter: Person, body: object) => {
    const { status } = await callAs(root, "inviteToEvent", { event_id }, { email: newAddress(), ...body });
    assert.equal(status, 201);
    await sql`update invitations set invited_by = ${inviter.id}`;
    const [{ mail } = assert.fail("no mail")] = await deliverEmails();
    return /^Invited by: /m.test(mail.text ?? "");
  };
  assert.equal(await isNamed(root, {}), false, "suspended");
  assert.equal(await isNamed(host, {}), true);
  assert.equal(await isNamed(host, { role: "check_in" }), true);
  assert.equal(await isNamed(host, { role: "event_host" }), false, "hosts cannot appoint hosts");
  await sql`insert into totp_secrets (user_id, sealed_secret, last_step, created_at) values (${root.id}, 'x', 0, now())`;
  assert.equal(await isNamed(root, { role: "event_host" }), true);
  await sql`update users set disabled_at = now() where id = ${root.id}`;
  assert.equal(await isNamed(root, {}), false, "disabled");
});

test("accepting an invitation", async (t) => {
  const service = await start(t);
  const { callAs, call, as, root, person, session, sql, paths, ours, berlin, mailTo, deliverEmails, makeLink, accept } =
    service;
  const { attend, changeGroup, group, findInvitation, withdraw, isMember, now } = service;

  await t.test("the page of an invitation needs no session, and opening it changes nothing", async () => {
    const { secret, id } = await mailTo();
    const response = await call("showInvitation", { path: { secret } });
    assert.equal(response.status, 200);
    assert.match(response.body, /Cloud Native Berlin/);
    assert.match(response.body, /another address\? <a href="\/auth\/login\?next=%2Finvitations%2F/);
    assert.equal((await findInvitation(id)).status, "pending");
    const submission = await call("acceptInvitation", { path: { secret }, headers: html, body: "" });
    assert.equal(submission.status, 303);
    assert.equal(locationOf(submission), `/auth/login?next=${encodeURIComponent(`/invitations/${secret}`)}`);
    const unverified = await person({ verified: false });
    assert.equal((await accept(secret, unverified)).status, 403);
    assert.equal(await isMember(unverified), false);
  });

  await t.test("a person without an account needs one email, a name and one button (criterion 26)", async () => {
    const meetup = await service.event({ capacity: 1 });
    for (const [body, id, path, redirect] of [
      [{}, "inviteToGroup", paths.group, /\?notice=group_joined$/],
      [{ role: "group_admin" }, "inviteToGroup", paths.group, /^\/dashboard\?notice=invitation_accepted$/],
      [{}, "inviteToAlliance", paths.alliance, /^\/alliances\/[\w-]+$/],
      [{}, "inviteToEvent", { event_id: meetup.id }, /\?notice=rsvp_attending$/],
    ] as const) {
      const { secret, email } = await mailTo(body, newAddress(), id, path);
      const { body: page } = await call("showInvitation", { path: { secret } });
      const [, fields = assert.fail(page)] =
        /<form method="post" action="[^"]+\/sign-up">([\s\S]*?)<\/form>/.exec(page) ?? [];
      const names = new Set([...fields.matchAll(/ name="(\w+)"/g)].map(([, name]) => name));
      const optionalBoxes = [
        ...("role" in body ? ["show_as_organizer"] : []),
        ...("event_id" in path ? ["share_email"] : []),
      ];
      assert.deepEqual([...names], ["name", ...optionalBoxes]);
      assert.ok(page.includes(`<strong>${email}</strong>`));
      const submit = (name: string, visitor: Pick<Visitor, "call"> = createVisitor(service)) => {
        const body = new URLSearchParams({ name }).toString();
        return visitor.call("acceptInvitationByMail", { path: { secret }, headers: html, body });
      };
      assert.match(requireStatus(await submit(" "), 400), /aria-invalid="true"/);
      assert.equal((await sql`select from users where email = ${email}`).length, 0);
      const visitor = createVisitor(service);
      assert.match(locationOf(await submit("Noor Said", visitor)), redirect);
      const { body: me } = await visitor.call("getMe");
      assert.deepEqual([me.email, me.name, me.email_verified, me.providers], [email, "Noor Said", true, []]);
      const repeat = await submit("Noor Said");
      assert.equal(locationOf(repeat), `/auth/login?next=${encodeURIComponent(`/invitations/${secret}`)}`);
      assert.equal(repeat.headers["set-cookie"], undefined, "a used link does not sign in");
    }
    const { secret, email } = await mailTo({}, newAddress(), "inviteToEvent", { event_id: meetup.id });
    assert.equal((await call("acceptInvitationByMail", { path: { secret }, ...form({ name: "Noor" }) })).status, 409);
    assert.equal((await sql`select from users where email = ${email}`).length, 0, "no account is created");
    assert.equal((await call("showInvitation", { path: { secret } })).status, 200);
  });

  await t.test("accepting requires a session for an existing account, and for a link for several people", async () => {
    const user = await person();
    for (const secret of [(await mailTo({}, user.email)).secret, (await makeLink({ max_uses: 5 })).secret]) {
      const { body } = await call("showInvitation", { path: { secret } });
      assert.doesNotMatch(body, /\/sign-up"/);
      assert.match(body, /Sign in to accept/);
      const visitor = createVisitor(service);
      const submission = await visitor.call("acceptInvitationByMail", { path: { secret }, ...form({ name: "Noor" }) });
      assert.equal(locationOf(submission), `/auth/login?next=${encodeURIComponent(`/invitations/${secret}`)}`);
      assert.equal(visitor.cookies.has("session_id"), false);
    }
    assert.equal(await isMember(user), false);
    const response = await call("acceptInvitationByMail", {
      path: { secret: "A".repeat(22) },
      ...form({ name: "Noor" }),
    });
    assert.equal(response.status, 404);
    const withdrawn = await mailTo();
    await withdraw(withdrawn.id);
    const request = { path: { secret: withdrawn.secret }, ...form({ name: "Noor" }) };
    assert.equal((await call("acceptInvitationByMail", request)).status, 404);
    assert.equal((await sql`select from users where email = ${withdrawn.email}`).length, 0);
  });

  await t.test("one of twenty concurrent acceptances creates the account and signs in (criterion 26)", async () => {
    const { secret, email } = await mailTo();
    const request = { path: { secret }, ...form({ name: "Noor" }) };
    const all = await Promise.all(Array.from({ length: 20 }, () => call("acceptInvitationByMail", request)));
    assert.deepEqual(new Set(all.map(({ status }) => status)), new Set([303]));
    assert.equal(all.filter(({ headers }) => /session_id/.test(String(headers["set-cookie"]))).length, 1);
    assert.equal((await sql`select from users where email = ${email}`).length, 1);
  });

  await t.test("an invitation is unavailable while its group is inactive", async () => {
    const hidden = await group(ours, { name: "Hidden Hamburg" });
    const path = { alliance: ours.slug, group_id: hidden.id };
    const meetup = await service.eventInGroup(hidden, { name: "Hidden meetup" });
    const links = [
      (await mailTo({}, newAddress(), "inviteToGroup", path)).secret,
      (await mailTo({}, newAddress(), "inviteToEvent", { event_id: meetup.id })).secret,
    ];
    await callAs(root, "inviteToEvent", { event_id: meetup.id }, { email: newAddress() });
    assert.equal((await changeGroup(hidden, { active: false })).status, 200);
    assert.equal((await deliverEmails()).length, 0);
    const ada = await person();
    for (const secret of links)
      for (const response of [
        await call("showInvitation", { path: { secret } }),
        await accept(secret, ada),
        await call("declineInvitation", { path: { secret }, headers: html, body: "" }),
      ]) {
        assert.equal(response.status, 404);
        assert.match(response.body, /no longer available/);
        assert.doesNotMatch(response.body, /Hidden|2026/);
      }
    assert.equal((await changeGroup(hidden, { active: true })).status, 200);
    for (const secret of links) assert.equal((await accept(secret, ada)).status, 303);
  });

  await t.test("accepting joins the group, is shown in the group's invitations, and uses up the link", async () => {
    const { secret, id } = await mailTo();
    const ada = await person();
    const response = await accept(secret, ada);
    assert.equal(locationOf(response), `/groups/${ours.slug}/${berlin.slug}?notice=group_joined`);
    assert.ok(await isMember(ada));
    const row = await findInvitation(id);
    assert.deepEqual([row.status, row.use_count, row.accepted[0].user.id], ["accepted", 1, ada.id]);
    const page = await (await session(ada, now)).call("showInvitation", { path: { secret } });
    assert.match(page.body, /You have accepted this invitation/);
    assert.equal((await accept(secret, ada)).status, 303, "accepting is idempotent");
    await callAs(ada, "leaveGroup", paths.group);
    await accept(secret, ada);
    assert.equal(await isMember(ada), false, "accepting again does not join the group again");
    requireError(await accept(secret, await person()), 404, "link_expired");
    assert.equal((await call("showInvitation", { path: { secret } })).status, 404);
    assert.equal((await call("showInvitation", { path: { secret: "x".repeat(22) } })).status, 404);
  });

  await t.test("declining needs no account, and ends the invitation", async () => {
    const { secret, id } = await mailTo();
    const declined = await call("declineInvitation", { path: { secret } });
    assert.match(declined.body, /You have declined the invitation to Cloud Native Berlin/);
    assert.equal((await findInvitation(id)).status, "declined");
    assert.equal((await accept(secret, await person())).status, 404);
    assert.equal((await call("declineInvitation", { path: { secret } })).status, 404);
    const link = await makeLink({ max_uses: 2 });
    assert.equal((await call("declineInvitation", { path: { secret: link.secret } })).status, 200);
    assert.equal((await accept(link.secret, await person())).status, 303, "the link still works");
  });

  await t.test("a link can be used by a limited number of people until it expires", async () => {
    const { secret, id } = await makeLink({ max_uses: 2, expires_at: service.timeIn(hours(48)) });
    const crowd = await Promise.all(Array.from({ length: 6 }, () => person()));
    const statuses = await Promise.all(crowd.map(async (invitee) => (await accept(secret, invitee)).status));
    assert.deepEqual(statuses.toSorted(), [303, 303, 404, 404, 404, 404]);
    const members = await Promise.all(crowd.map(isMember));
    assert.equal(members.filter(Boolean).length, 2, "the others are not members");
    const row = await findInvitation(id);
    assert.deepEqual([row.status, row.use_count, row.accepted.length], ["accepted", 2, 2]);
    const expiringLink = await makeLink({ max_uses: 5, expires_at: service.timeIn(hours(1)) });
    service.advanceClock(hours(2));
    assert.equal((await accept(expiringLink.secret, await person())).status, 404);
    assert.equal((await findInvitation(expiringLink.id)).status, "expired");
    service.advanceClock(-hours(2));
  });

  await t.test("concurrent acceptances by one person use a link once", async () => {
    const { secret, id } = await makeLink({ max_uses: 9 });
    const ada = await person();
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await accept(secret, ada)).status));
    assert.deepEqual(statuses, [303, 303, 303, 303, 303]);
    assert.equal((await findInvitation(id)).use_count, 1);
  });

  await t.test("only one of accepting and withdrawing succeeds (criterion 94)", async () => {
    for (let round = 0; round < 12; round++) {
      const { secret, id } = await makeLink({ max_uses: 1 });
      const ada = await person();
      const [acceptance, withdrawn] = await Promise.all([accept(secret, ada), withdraw(id)]);
      assert.equal(withdrawn.status, 200);
      const [row] = await sql`select status, use_count from invitations where id = ${id}`;
      const isAccepted = acceptance.status === 303;
      assert.ok(isAccepted || acceptance.status === 404);
      assert.deepEqual(row, isAccepted ? { status: "accepted", use_count: 1 } : { status: "withdrawn", use_count: 0 });
      assert.equal(await isMember(ada), isAccepted);
      assert.equal(withdrawn.body.status, row?.["status"]);
    }
  });

  await t.test("accepting is consistent with a concurrent decline or deletion of the group", async () => {
    for (let round = 0; round < 8; round++) {
      const { secret, id } = await mailTo();
      const ada = await person();
      const decline = call("declineInvitation", { path: { secret } });
      const [acceptance, declined] = await Promise.all([accept(secret, ada), decline]);
      const isAccepted = acceptance.status === 303;
      assert.deepEqual([acceptance.status, declined.status], isAccepted ? [303, 404] : [404, 200]);
      assert.equal((await findInvitation(id)).status, isAccepted ? "accepted" : "declined");
      const otherGroup = await group(ours);
      const path = { alliance: ours.slug, group_id: otherGroup.id };
      const { body } = await callAs(root, "inviteToGroup", path, { max_uses: 1 });
      const deletion = callAs(root, "deleteGroup", path);
      const [joined, deleted] = await Promise.all([accept(secretIn(body.items[0].url), await person()), deletion]);
      assert.ok([303, 404].includes(joined.status), String(joined.status));
      assert.ok([200, 409].includes(deleted.status), String(deleted.status));
    }
  });

  await t.test("a banned person gets 403 without further information", async () => {
    const { secret } = await makeLink({ max_uses: 2 });
    const banned = await person();
    const path = { ...paths.alliance, user_id: banned.id };
    await call("removeAllianceMember", { path, query: { ban: true }, as: as(root) });
    requireError(await accept(secret, banned), 403, "banned");
    const { body } = await callAs(root, "inviteToAlliance", paths.alliance, { max_uses: 1 });
    const allianceSecret = secretIn(body.items[0].url);
    requireError(await accept(allianceSecret, banned), 403, "banned");
    assert.equal(locationOf(await accept(allianceSecret, await person())), `/alliances/${ours.slug}`);
  });

  await t.test("an event's questions, capacity and waitlist apply; a full event uses up no invitation", async () => {
    const questions = [{ kind: "text", label: "What do you drink?", required: true }];
    const party = await service.event({ capacity: 1, waitlist_enabled: true, questions });
    const { body } = await callAs(root, "inviteToEvent", { event_id: party.id }, { max_uses: 5 });
    const secret = secretIn(body.items[0].url);
    const ada = await person();
    const page = await (await session(ada, now)).call("showInvitation", { path: { secret } });
    const question = /name="question" value="([^"]+)"/.exec(page.body)?.[1] ?? assert.fail("no question");
    assert.match(requireStatus(await accept(secret, ada, `question=${question}&answer=`), 400), /What do you drink\?/);
    assert.match(locationOf(await accept(secret, ada, `question=${question}&answer=Tea`)), /notice=rsvp_attending$/);
    const second = await accept(secret, await person(), `question=${question}&answer=Tea`);
    assert.match(locationOf(second), /notice=rsvp_waitlisted$/);
    const fullEvent = await service.event({ capacity: 1 });
    const fullInvite = await mailTo({}, newAddress(), "inviteToEvent", { event_id: fullEvent.id });
    await attend(root, fullEvent);
    requireError(await accept(fullInvite.secret, ada), 409, "event_full");
    const { body: list } = await callAs(root, "listEventInvitations", { event_id: fullEvent.id });
    assert.deepEqual([list.items[0].status, list.items[0].use_count], ["pending", 0]);
    const path = { event_id: fullEvent.id, invitation_id: list.items[0].id };
    assert.equal((await callAs(root, "withdrawEventInvitation", path)).body.status, "withdrawn");
  });
});

test("inviting to a role", async (t) => {
  const service = await start(t);
  const { callAs, as, root, person, session, appoint, ban, sql, paths, berlin, mailTo, makeLink, accept, now } =
    service;
  const rolesOf = ({ id }: Person) => sql`select role from roles where user_id = ${id}`;
  const organizerRole = { role: "group_admin" };

  await t.test("invites an organizer by email; only the account with this address can accept", async () => {
    const olga = await person();
    const { secret, mail } = await mailTo(organizerRole, olga.email.toUpperCase());
    assert.match(mail?.mail.text ?? "", /help run Cloud Native Berlin/);
    requireError(await accept(secret, await person()), 403, "invitation_of_another");
    assert.equal(locationOf(await accept(secret, olga)), "/dashboard?notice=invitation_accepted");
    assert.deepEqual([...(await rolesOf(olga))], [{ role: "group_admin" }]);
    assert.equal((await callAs(olga, "createEvent", { group_id: berlin.id }, service.eventText)).status, 201);
    const entries =
      await sql`select action, actor_id, subject_id from audit_entries where subject_id in ${sql([olga.id, berlin.id])}`;
    assert.ok(entries.some(({ action, actor_id }) => action === "inviteToGroup" && actor_id === root.id));
    assert.ok(entries.some(({ action, subject_id }) => action === "grantGroupAdmin" && subject_id === olga.id));
    await callAs(root, "revokeGroupAdmin", { ...paths.group, user_id: olga.id });
    await accept(secret, olga);
    assert.equal((await rolesOf(olga)).length, 0, "accepting again does not restore a revoked role");
  });

  await t.test("invites an alliance administrator by a link, until the link is withdrawn", async () => {
    const inviteAdmin = async () => {
      const body = { max_uses: 1, role: "alliance_admin" };
      const { body: results } = await callAs(root, "inviteToAlliance", paths.alliance, body);
      const [item] = results.items;
      return { id: item.invitation.id, secret: secretIn(item.url) };
    };
    const ada = await person();
    assert.equal((await accept((await inviteAdmin()).secret, ada)).status, 303);
    assert.deepEqual([...(await rolesOf(ada))], [{ role: "alliance_admin" }]);
    const { id, secret } = await inviteAdmin();
    const { body: list } = await callAs(ada, "listAllianceInvitations", paths.alliance);
    assert.equal(list.items[0].id, id);
    await callAs(ada, "withdrawAllianceInvitation", { ...paths.alliance, invitation_id: id });
    assert.equal((await accept(secret, await person())).status, 404);
  });

  await t.test("returns 404 for a role if the inviter can no longer appoint to it (criterion 96)", async () => {
    const [olga, pete] = [await person(), await person()];
    await appoint(olga, { group: berlin.id });
    const { secret } = await makeLink({ max_uses: 1, ...organizerRole }, olga);
    const membership = await makeLink({ max_uses: 1 }, olga);
    await callAs(root, "revokeGroupAdmin", { ...paths.group, user_id: olga.id });
    assert.equal((await accept(secret, pete)).status, 404);
    assert.equal((await rolesOf(pete)).length, 0);
    assert.equal((await accept(membership.secret, pete)).status, 303, "invitations to membership remain valid");
    await appoint(olga, { group: berlin.id });
    const offers = [
      await makeLink({ max_uses: 1, ...organizerRole }, olga),
      await makeLink({ max_uses: 1, ...organizerRole }, olga),
    ];
    await sql`update users set email_verified_at = null where id = ${olga.id}`;
    assert.equal((await accept(offers[0]?.secret ?? "", pete)).status, 404, "not verified");
    await sql`update users set email_verified_at = now(), disabled_at = now() where id = ${olga.id}`;
    assert.equal((await accept(offers[1]?.secret ?? "", pete)).status, 404, "disabled");
    assert.equal((await rolesOf(pete)).length, 0);
  });

  await t.test(
    "returns 404 for members' events and groups with approval if the inviter can no longer invite",
    async () => {
      const [host, pete] = [await person(), await person()];
      const [{ id: event_id }, open] = [await service.event({ visibility: "members" }), await service.event()];
      const closed = await service.group(service.ours, { name: "Closed Kiel", join_policy: "approval" });
      const inClosed = { alliance: service.ours.slug, group_id: closed.id };
      for (const path of [{ event_id }, { event_id: open.id }])
        await callAs(root, "grantEventRole", { ...path, user_id: host.id }, { role: "event_host" });
      await appoint(host, { group: closed.id });
      const links: string[] = [];
      for (const [id, path] of [
        ["inviteToEvent", { event_id }],
        ["inviteToGroup", inClosed],
        ["inviteToEvent", { event_id: open.id }],
      ] as const)
        for (let count = 0; count < 2; count++)
          links.push(secretIn((await callAs(host, id, path, { max_uses: 1 })).body.items[0].url));
      const [toMeeting = "", later = "", toClosed = "", afterwards = "", toOpen = ""] = links;
      assert.equal((await accept(toMeeting, await person())).status, 303);
      assert.equal((await accept(toClosed, await person())).status, 303);
      for (const path of [{ event_id }, { event_id: open.id }])
        await callAs(root, "revokeEventRole", { ...path, user_id: host.id });
      await callAs(root, "revokeGroupAdmin", { ...inClosed, user_id: host.id });
      for (const secret of [later, afterwards]) requireError(await accept(secret, pete), 404, "link_expired");
      assert.equal((await accept(toOpen, pete)).status, 303, "everyone may attend a public event");
    },
  );

  await t.test("a banned person gets no role; accepting is consistent with a concurrent revocation", async () => {
    const banned = await person();
    const { secret } = await makeLink({ max_uses: 9, ...organizerRole });
    await ban(banned, berlin);
    requireError(await accept(secret, banned), 403, "banned");
    for (let round = 0; round < 6; round++) {
      const [olga, pete] = [await person(), await person()];
      await appoint(olga, { group: berlin.id });
      const offer = await makeLink({ max_uses: 1, ...organizerRole }, olga);
      const revocation = callAs(root, "revokeGroupAdmin", { ...paths.group, user_id: olga.id });
      const [acceptance] = await Promise.all([accept(offer.secret, pete), revocation]);
      assert.equal((await rolesOf(pete)).length, acceptance.status === 303 ? 1 : 0);
    }
  });

  await t.test("an inviter without a required second factor cannot invite to a role", async () => {
    const strict = await service.startAnother({ secondFactorForAdmins: true });
    const toGroup = { path: paths.group, as: as(root), body: { max_uses: 1 } };
    requireError(await strict.call("inviteToGroup", toGroup), 403, "second_factor_required");
    const { secret } = await makeLink({ max_uses: 1, ...organizerRole });
    const pete = await person();
    const headers = { ...html, cookie: `session_id=${(await session(pete, now)).session()}` };
    assert.equal((await strict.call("acceptInvitation", { path: { secret }, headers, body: "" })).status, 404);
    assert.equal((await rolesOf(pete)).length, 0);
  });

  await t.test("returns 403 to a host who withdraws an administrator's invitation to be a host", async () => {
    const [{ id: event_id }, host] = [await service.event(), await person()];
    await callAs(root, "grantEventRole", { event_id, user_id: host.id }, { role: "event_host" });
    const inviteAndWithdraw = async (role?: string) => {
      const { body } = await callAs(root, "inviteToEvent", { event_id }, { max_uses: 1, ...(role && { role }) });
      return callAs(host, "withdrawEventInvitation", { event_id, invitation_id: body.items[0].invitation.id });
    };
    requireError(await inviteAndWithdraw("event_host"), 403, "role_required");
    for (const role of ["check_in", undefined]) assert.equal((await inviteAndWithdraw(role)).body.status, "withdrawn");
  });

  await t.test("invitations are deleted a month after they expire, and with the invited account", async () => {
    const leaver = await person();
    await mailTo({}, leaver.email);
    await (await session(leaver, now)).call("deleteMe", { body: { password } });
    assert.equal((await sql`select from invitations where email = ${leaver.email}`).length, 0);
    const { id } = await makeLink({ max_uses: 1 });
    await purge(service.db, new Date(service.timeIn(hours(24 * 43))));
    assert.equal((await sql`select from invitations where id = ${id}`).length, 1);
    await purge(service.db, new Date(service.timeIn(hours(24 * 45))));
    assert.equal((await sql`select from invitations where id = ${id}`).length, 0);
    assert.equal((await callAs(root, "listGroupInvitations", paths.group)).body.items.length, 0);
  });
});
