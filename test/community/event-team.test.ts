import assert from "node:assert/strict";
import type { ISql } from "postgres";
import { test } from "tap";
import { pagePath, startCommunity } from "../support/fixtures.ts";
import { whileLocked } from "../support/locks.ts";
import { valuesOf } from "../support/pages.ts";
import type { Person } from "../support/people.ts";
import { requireError } from "../support/responses.ts";
import { hiddenFieldIn, siteClient } from "../support/site.ts";

test("the team of an event", async (t) => {
  const service = await startCommunity(t);
  const { callAs, call, as, sql, person, session, token, ours, berlin, now, event, attend, changeEvent, lastMail } =
    service;
  const organizer = await person();
  await service.appoint(organizer, { group: berlin.id });
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
  const eventSoon = (fields: object = {}) => event(berlin, { starts_at: inHours(2), ends_at: inHours(5), ...fields });
  const newPerson = () => person({ withPassword: false });
  type Meetup = Awaited<ReturnType<typeof eventSoon>>;
  const grant = (user: Person, { id }: Meetup, role: string, actor = organizer) =>
    callAs(actor, "grantEventRole", { event_id: id, user_id: user.id }, { role });
  const revoke = (user: Person, { id }: Meetup, actor = organizer) =>
    callAs(actor, "revokeEventRole", { event_id: id, user_id: user.id });
  const listTeam = async ({ id }: Meetup, actor = organizer) =>
    (await callAs(actor, "listEventTeam", { event_id: id })).body.items;
  const profileOf = async (user: Person) => (await call("getMe", { as: as(user) })).body;
  const eventOf = async ({ id }: Meetup, user?: Person) =>
    (await call("getEventById", { path: { event_id: id }, ...(user && { as: as(user) }) })).body;
  const eventWithTeam = async (fields: object = {}) => {
    const [meetup, host, helper] = [await eventSoon(fields), await newPerson(), await newPerson()];
    await grant(host, meetup, "event_host");
    await grant(helper, meetup, "check_in");
    return { meetup, host, helper };
  };

  const secretOf = async (email: string): Promise<string> => {
    const [row] = await sql<{ secret: string }[]>`
      select payload ->> 'secret' as secret from outbox where topic = 'invitation' and payload ->> 'recipient' = ${email}
      order by id desc`;
    return row?.secret ?? assert.fail(await lastMail(email));
  };

  await t.test("a role is granted, listed for the team and its user, changed and revoked", async () => {
    const [meetup, ada] = [await eventSoon(), await newPerson()];
    const granted = await grant(ada, meetup, "check_in");
    assert.deepEqual(granted.body, {
      user: { id: ada.id, name: "Ada Berger" },
      role: "check_in",
      granted_at: "2026-11-20T12:00:00Z",
    });
    assert.deepEqual((await grant(ada, meetup, "check_in")).body, granted.body);
    assert.deepEqual(await listTeam(meetup), [granted.body]);
    const role = { alliance: ours.slug, group_id: berlin.id, event_id: meetup.id };
    assert.deepEqual((await profileOf(ada)).roles, [{ ...role, role: "check_in" }]);
    await grant(ada, meetup, "event_host");
    assert.deepEqual(valuesOf(await listTeam(meetup), "role"), ["event_host"]);
    assert.equal((await revoke(ada, meetup)).body.removed, true);
    assert.deepEqual((await revoke(ada, meetup)).body, (await revoke(ada, meetup)).body);
    assert.deepEqual(await listTeam(meetup), []);
    assert.deepEqual((await profileOf(ada)).roles, []);
    const log = await sql<{ action: string }[]>`
      select action from audit_entries where subject_id = ${ada.id} order by created_at, id`;
    assert.deepEqual(valuesOf(log, "action"), ["grantEventRole", "grantEventRole", "revokeEventRole"]);
  });

  await t.test("a revoked role has no effect from the next request on, by session and by token", async () => {
    const { meetup, helper } = await eventWithTeam();
    const { headers } = await token(helper, { scopes: ["admin:events"] });
    const path = { event_id: meetup.id };
    assert.equal((await call("getCheckInSummary", { path, headers })).status, 200);
    await revoke(helper, meetup);
    assert.equal((await call("getCheckInSummary", { path, headers })).status, 403);
    assert.equal((await callAs(helper, "getCheckInSummary", path)).status, 403);
  });

  await t.test("a host can grant and revoke only the role check_in, and can revoke their own role", async () => {
    const { meetup, host } = await eventWithTeam();
    const [ada, otherHost] = [await newPerson(), await newPerson()];
    await grant(otherHost, meetup, "event_host");
    requireError(await grant(ada, meetup, "event_host", host), 403, "role_required");
    requireError(await grant(otherHost, meetup, "check_in", host), 403, "role_required");
    requireError(await revoke(otherHost, meetup, host), 403, "role_required");
    assert.equal((await grant(ada, meetup, "check_in", host)).status, 200);
    assert.equal((await revoke(ada, meetup, host)).status, 200);
    const invite = (body: object) => callAs(host, "inviteToEvent", { event_id: meetup.id }, { max_uses: 1, ...body });
    requireError(await invite({ role: "event_host" }), 403, "role_required");
    assert.equal((await invite({ role: "check_in" })).status, 201);
    assert.equal((await invite({})).status, 201);
    assert.equal((await revoke(host, meetup, host)).status, 200);
    requireError(await revoke(otherHost, meetup, host), 403, "role_required");
  });

  await t.test("a host whose role is revoked concurrently cannot grant roles afterwards", async () => {
    const { meetup, host } = await eventWithTeam();
    const candidates = await service.people(8);
    const [removal, ...grants] = await Promise.all([
      revoke(host, meetup),
      ...candidates.map((candidate) => grant(candidate, meetup, "check_in", host)),
    ]);
    assert.equal(removal?.status, 200);
    const appointed = grants.filter(({ status }) => status === 200).length;
    assert.ok(grants.every(({ status }) => status === 200 || status === 403));
    assert.equal((await listTeam(meetup)).length, appointed + 1);
  });

  await t.test("a host can edit the event, but not its series, nor read group data or statistics", async () => {
    const { meetup, host } = await eventWithTeam();
    await callAs(organizer, "copyEvent", { event_id: meetup.id }, { starts_at: ["2027-03-24T18:00"] });
    assert.equal((await changeEvent(meetup, { summary: "Ours" }, host)).status, 200);
    const series = await call("updateEvent", {
      path: { event_id: meetup.id },
      query: { following: true },
      body: { summary: "All" },
      as: as(host),
    });
    requireError(series, 403, "role_required");
    const groupPath = { alliance: ours.slug, group_id: berlin.id };
    for (const id of ["listGroupMembers", "listGroupBans", "listGroupInvitations", "getGroupStatistics"] as const)
      requireError(await call(id, { path: groupPath, as: as(host) }), 403, "role_required");
    requireError(await callAs(host, "getEventStatistics", { event_id: meetup.id }), 403, "role_required");
    assert.equal((await eventOf(meetup, host)).meeting_url, "https://meet.example.org/winter");
  });

  await t.test("users with the role check_in see only the names and party sizes of attendees", async () => {
    const questions = [{ label: "Allergies", kind: "text" }];
    const { meetup, host, helper } = await eventWithTeam({ questions, max_guests: 2, approval_required: true });
    const [ada, bob] = [await newPerson(), await newPerson()];
    const [{ id: question_id }] = (await eventOf(meetup)).questions;
    await attend(ada, meetup, { guests: 1, answers: [{ question_id, value: "Nuts" }] });
    await attend(bob, meetup);
    await service.decide(ada, meetup, "attending", host);
    const path = { event_id: meetup.id };
    const attendeesSeenBy = async (user: Person, query = {}) =>
      (await call("listAttendees", { path, query, as: as(user) })).body.items;
    assert.equal((await attendeesSeenBy(host)).length, 2);
    const [row, ...others] = await attendeesSeenBy(helper);
    assert.deepEqual(
      { id: row.user.id, guests: row.guests, answers: row.answers, others },
      { id: ada.id, guests: 1, answers: [], others: [] },
    );
    assert.deepEqual(await attendeesSeenBy(helper, { status: ["pending"] }), []);
    const { body } = await service.checkIn(ada, meetup, helper);
    assert.deepEqual(
      { answers: body.answers, checked_in_at: body.checked_in_at },
      { answers: [], checked_in_at: "2026-11-20T12:00:00Z" },
    );
    assert.equal((await service.checkIn(ada, meetup, host)).body.answers.length, 1);
    assert.equal("meeting_url" in (await eventOf(meetup, helper)), false);
    for (const id of ["exportAttendees", "listEventMessages", "listEventInvitations", "listEventTeam"] as const)
      requireError(await call(id, { path, as: as(helper) }), 403, "role_required");
    requireError(await changeEvent(meetup, { summary: "Mine" }, helper), 403, "role_required");
    requireError(await service.decide(bob, meetup, "attending", helper), 403, "role_required");
  });

  await t.test("the team reads drafts and events that are not public, also in lists", async () => {
    const { meetup, host, helper } = await eventWithTeam({ status: "draft" });
    const { meetup: hidden } = await eventWithTeam({ visibility: "members" });
    await grant(helper, hidden, "check_in");
    const listIds = async (user: Person, query: Record<string, string[]>) =>
      valuesOf((await call("listAllEvents", { query, as: as(user) })).body.items, "id");
    for (const user of [host, helper]) assert.deepEqual(await listIds(user, { status: ["draft"] }), [meetup.id]);
    assert.deepEqual(await listIds(helper, { visibility: ["members"] }), [hidden.id]);
    assert.equal((await eventOf(hidden, helper)).id, hidden.id);
    assert.equal((await call("getEventById", { path: { event_id: hidden.id }, as: as(host) })).status, 404);
  });

  await t.test("the check-in page shows users with the role check_in only attendees", async () => {
    const { meetup, host, helper } = await eventWithTeam({ approval_required: true });
    const [ada, bob] = [await newPerson(), await newPerson()];
    for (const user of [ada, bob]) await attend(user, meetup);
    await service.decide(ada, meetup, "attending", host);
    await service.decide(bob, meetup, "declined", host);
    const isFound = async (user: Person, query: Record<string, string>) =>
      (await siteClient(await session(user)).read("showCheckIn", pagePath(meetup), query)).includes(
        'class="panel door"',
      );
    assert.equal(await isFound(helper, { person: ada.id }), true);
    assert.equal(await isFound(helper, { person: bob.id }), false);
    assert.equal(await isFound(helper, { person: bob.id, code: "00000000" }), false);
    assert.equal(await isFound(host, { person: bob.id }), true);
  });

  await t.test("the group's page lists drafts to their team, with links to pages that the team may open", async () => {
    const { meetup, host, helper } = await eventWithTeam({ status: "draft", name: "Secret plans" });
    const { host: otherHost } = await eventWithTeam({ status: "draft", name: "Other plans" });
    const eventUrl = `/events/${ours.slug}/${berlin.slug}/${meetup.slug}`;
    const read = async (user: Person) =>
      siteClient(await session(user)).read("showGroup", { alliance: ours.slug, group_slug: berlin.slug });
    for (const [user, target] of [
      [organizer, "edit"],
      [host, "edit"],
      [helper, "check-in"],
    ] as const) {
      const page = await read(user);
      assert.match(page, new RegExp(`href="${eventUrl}/${target}"[^>]*>Secret plans`));
      assert.equal(page.includes("/events/new"), user === organizer);
      assert.equal(page.includes("Other plans"), user === organizer);
    }
    assert.doesNotMatch(await read(otherHost), /Secret plans/);
    assert.doesNotMatch(await read(await newPerson()), /plans/);
  });

  await t.test("events show the hosts who agreed, or else the group's organizers", async () => {
    const { meetup, host } = await eventWithTeam();
    const hosts = async () => valuesOf((await eventOf(meetup)).hosts, "name");
    const updateProfile = async (user: Person, body: object) => {
      assert.equal((await (await session(user)).call("updateMe", { body })).status, 200);
    };
    await updateProfile(organizer, { show_as_organizer: true, name: "Olga Organizer" });
    assert.deepEqual(await hosts(), ["Olga Organizer"]);
    await updateProfile(host, { show_as_organizer: true });
    await updateProfile(host, { name: "Hanna Host" });
    assert.deepEqual(await hosts(), ["Hanna Host"]);
    const { body } = await call("listAllEvents", { query: { limit: 100 } });
    const inList = body.items.find(({ id }: { id: string }) => id === meetup.id);
    assert.deepEqual(valuesOf(inList.hosts, "name"), ["Hanna Host"]);
    const since = new Date(Date.now() - 1_000).toISOString();
    await grant(host, meetup, "check_in");
    assert.deepEqual(await hosts(), ["Olga Organizer"]);
    const { body: changed } = await call("listAllEvents", { query: { updated_since: since } });
    assert.ok(valuesOf(changed.items, "id").includes(meetup.id), "the change of hosts is listed");
  });

  await t.test("returns 409 for banned or disabled users, 404 for an unknown user; a ban revokes roles", async () => {
    const { meetup, helper } = await eventWithTeam();
    await service.ban(helper, berlin);
    assert.equal((await listTeam(meetup)).length, 1);
    requireError(await grant(helper, meetup, "check_in"), 409, "user_banned");
    const disabled = await newPerson();
    await sql`update users set disabled_at = now() where id = ${disabled.id}`;
    requireError(await grant(disabled, meetup, "check_in"), 409, "account_disabled");
    requireError(await grant({ id: meetup.id, email: "" }, meetup, "check_in"), 404, "not_found");
    requireError(await grant(await newPerson(), meetup, "group_admin"), 400, "validation_failed");
  });

  await t.test("an invitation, also to a draft, grants its role while the sender may grant the role", async () => {
    const meetup = await eventSoon({ status: "draft" });
    const ada = await person();
    const invite = async (role: string, actor = organizer) => {
      const { body } = await callAs(actor, "inviteToEvent", { event_id: meetup.id }, { email: ada.email, role });
      assert.equal(body.items[0].outcome, "invited");
      assert.equal(body.items[0].invitation.role, role);
    };
    await invite("event_host");
    const visitor = await session(ada);
    const link = await secretOf(ada.email);
    const page = await siteClient(visitor).read("showInvitation", { secret: link });
    assert.match(page, /You are invited to host this event/);
    await siteClient(visitor).sendOk("acceptInvitation", { secret: link }, { show_as_organizer: "yes" });
    assert.deepEqual(valuesOf(await listTeam(meetup), "role"), ["event_host"]);
    assert.deepEqual(valuesOf((await eventOf(meetup, ada)).hosts, "id"), [ada.id]);
    assert.equal(
      (await call("getAttendance", { path: { alliance: ours.slug, event_id: meetup.id }, as: as(ada) })).body.status,
      "none",
    );
    const bob = await person();
    const { body } = await callAs(ada, "inviteToEvent", { event_id: meetup.id }, { max_uses: 1, role: "check_in" });
    await revoke(ada, meetup);
    const secret = new URL(body.items[0].url).pathname.split("/").at(-1) ?? "";
    const { status } = await siteClient(await session(bob)).send("acceptInvitation", { secret });
    assert.equal(status, 404);
    assert.deepEqual(await listTeam(meetup), []);
  });

  await t.test("the page lists the team, and changes and revokes roles; hosts see only permitted actions", async () => {
    const { meetup, helper } = await eventWithTeam();
    const host = await person();
    await grant(host, meetup, "event_host");
    const path = { alliance: ours.slug, group_slug: berlin.slug, event_slug: meetup.slug };
    const byOrganizer = siteClient(await session(organizer));
    const page = await byOrganizer.read("showEventTeam", path);
    assert.match(page, /Host<\/span>/);
    const helperPath = { ...path, user_id: helper.id };
    await byOrganizer.sendOk("changeEventRoleByForm", helperPath, { role: "event_host" });
    assert.equal((await listTeam(meetup)).filter(({ role }: { role: string }) => role === "event_host").length, 3);
    await byOrganizer.sendOk("changeEventRoleByForm", helperPath, { role: "check_in" });
    const byHost = siteClient(await session(host));
    const hostPage = await byHost.read("showEventTeam", path);
    assert.doesNotMatch(hostPage, /value="event_host"|\/copies"|\/statistics"/);
    assert.match(await byHost.read("showDashboard"), new RegExp(`/${meetup.slug}/attendees"`));
    await byHost.sendOk("revokeEventRoleByForm", helperPath);
    assert.equal((await byHost.send("revokeEventRoleByForm", { ...path, user_id: organizer.id })).status, 303);
    assert.equal((await listTeam(meetup)).length, 2);
    for (const id of ["showAttendees", "showEventEditor", "showEventMessages", "showEventInvitations"] as const)
      await byHost.read(id, path);
    await grant(helper, meetup, "check_in");
    const byHelper = siteClient(await session(helper));
    const checkInPage = await byHelper.read("showCheckIn", path);
    assert.doesNotMatch(checkInPage, /\/attendees"|\/edit"/);
    assert.match(await byHelper.read("showDashboard"), new RegExp(`/${meetup.slug}/check-in"`));
    assert.equal((await byHelper.send("changeEventRoleByForm", helperPath, { role: "event_host" })).status, 403);
  });

  await t.test("returns 403 for a message form if the host's role is revoked concurrently", async () => {
    const meetup = await eventSoon();
    const host = await person();
    await grant(host, meetup, "event_host");
    await attend(await newPerson(), meetup);
    const path = { alliance: ours.slug, group_slug: berlin.slug, event_slug: meetup.slug };
    const byHost = siteClient(await session(host));
    const form_key = hiddenFieldIn(await byHost.read("showEventMessages", path), "form_key");
    const fields = { subject: "Parking", message: "Use the yard.", to: "attending", form_key };
    const removal = async (tx: ISql) => {
      await tx`lock table idempotency_keys in share mode`;
      await tx`delete from event_roles where user_id = ${host.id}`;
    };
    const response = await whileLocked(service, removal, () => byHost.send("sendEventMessageByForm", path, fields));
    requireError(response, 403, "role_required");
    assert.equal((await sql`select from event_messages where event_id = ${meetup.id}`).length, 0);
  });
});
