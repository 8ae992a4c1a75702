import assert from "node:assert/strict";
import { test } from "tap";
import { insertMessage } from "../../src/community/webhooks/messages/queries.ts";
import type { RouteId } from "../../src/server/http/contract.ts";
import { messageTypes } from "../support/contract.ts";
import { until } from "../support/embedded.ts";
import { startCommunity } from "../support/fixtures.ts";
import { valuesOf } from "../support/pages.ts";
import type { Person } from "../support/people.ts";
import { startReceiver, startSender } from "../support/webhooks.ts";

test("messages to webhooks", async (t) => {
  const service = await startCommunity(t, { allowsPrivateAddresses: true });
  const { callAs, sql, person, appoint, root, alliance, group, event, job, entry, inHours, ours, berlin } = service;
  const inactiveGroup = await group(ours, { name: "Asleep", active: false });
  const admin = await person();
  await appoint(admin, { alliance: ours.id });
  const receiver = await startReceiver(t);
  startSender(t, service);
  const subscribed = messageTypes.filter((type) => type !== "webhook.test");
  const subscription = { url: receiver.url, event_types: ["*"] };
  const { status, body: webhook } = await callAs(admin, "createWebhook", { alliance: ours.slug }, subscription);
  assert.equal(status, 201);
  receiver.state.secret = webhook.secret;
  const path = { alliance: ours.slug, webhook_id: webhook.id };

  const send = async (user: Person, id: RouteId, path: Record<string, string>, body?: object) => {
    const response = await callAs(user, id, path, body);
    assert.ok(response.status < 400, JSON.stringify(response.body));
    return response.body;
  };
  const patch = (id: RouteId, path: Record<string, string>, body: object) => send(root, id, path, body);
  const read = async (id: RouteId, path: Record<string, string>) => (await callAs(admin, id, path)).body;

  /** Resolves when no message is queued and no delivery is pending. */
  const waitUntilIdle = () =>
    until("nothing waits", async () => {
      const [row] = await sql`select (select count(*) from outbox where topic = 'webhook_message')::integer
        + (select count(*) from webhook_deliveries where status = 'pending')::integer as waiting`;
      return row?.["waiting"] === 0;
    });

  /** Returns the messages that the action causes. */
  const collectMessages = async (action: () => Promise<unknown>) => {
    await waitUntilIdle();
    const before = receiver.messages.length;
    await action();
    await waitUntilIdle();
    return receiver.messages.slice(before);
  };
  /** Requires that the action causes one message, and returns its data. */
  const expectOne = async (type: string, action: () => Promise<unknown>) => {
    const messages = await collectMessages(action);
    assert.deepEqual(valuesOf(messages, "type"), [type]);
    return messages[0]?.data;
  };
  const expectNone = async (action: () => Promise<unknown>) => assert.deepEqual(await collectMessages(action), []);

  await t.test("a test message names its webhook", async () => {
    const message = await expectOne("webhook.test", () => send(admin, "testWebhook", path));
    assert.deepEqual(message, { alliance: ours.slug, webhook_id: webhook.id });
  });

  await t.test("report the publication, changes and cancellation of an event, but no drafts", async () => {
    await expectNone(async () => {
      const draft = await event(berlin, { status: "draft", name: "Secret plans" });
      await patch("updateEvent", { event_id: draft.id }, { name: "More secret plans" });
    });
    const { id } = await event(berlin, { status: "draft" });
    const target = { event_id: id };
    for (const [change, type] of [
      [{ status: "published" }, "event.published"],
      [{ name: "Summer meetup", meeting_url: "https://meet.example.org/summer" }, "event.updated"],
      [{ status: "canceled" }, "event.canceled"],
      [{ summary: "It rains." }, "event.updated"],
      [{ status: "published" }, "event.published"],
    ] as const) {
      const data = await expectOne(type, () => patch("updateEvent", target, change));
      assert.deepEqual(data, await read("getEventById", target));
    }
    await expectNone(() => patch("updateEvent", target, { summary: "It rains." }));
    await expectOne("event.published", () => event(berlin));
  });

  await t.test("report an RSVP, a promotion and a cancellation, by the API and by pages", async () => {
    const small = await event(berlin, { capacity: 1, waitlist_enabled: true });
    const target = { alliance: ours.slug, event_id: small.id };
    const [first, second] = [await person(), await person()];
    const context = {
      alliance: ours.slug,
      group: { id: berlin.id, slug: berlin.slug, name: "Cloud Native Berlin" },
      event: { id: small.id, slug: small.slug, name: "Winter meetup" },
    };
    const [created] = await collectMessages(() => send(first, "attendEvent", target));
    const responded_at = "2026-11-20T12:00:00Z";
    const user = { id: first.id, name: "Ada Berger" };
    const rsvp = { guests: 0, registered_by: "self", responded_at, checked_in_at: null };
    const attending = { status: "attending", waitlist_position: null, ...rsvp };
    assert.deepEqual(created?.data, { ...context, user, ...attending });
    await expectNone(() => send(first, "attendEvent", target));
    const [waiting] = await collectMessages(() => send(second, "attendEvent", target));
    const waitlisted = { status: "waitlisted", waitlist_position: 1, ...rsvp };
    const otherUser = { id: second.id, name: "Ada Berger" };
    assert.deepEqual(waiting?.data, { ...context, user: otherUser, ...waitlisted });
    const { items } = await read("listAttendees", { event_id: small.id });
    const registration = { email: null, email_undeliverable: false, answers: [] };
    assert.deepEqual(items[1], { user: otherUser, ...registration, ...waitlisted });
    const messages = await collectMessages(() => send(first, "cancelAttendance", target));
    const byType = new Map(messages.map(({ type, data }) => [type, data]));
    const canceled = {
      ...{ status: "none", waitlist_position: null, guests: 0, registered_by: null },
      ...{ responded_at: null, checked_in_at: null },
    };
    assert.deepEqual([...byType.keys()].sort(), ["rsvp.canceled", "rsvp.promoted"]);
    assert.deepEqual(byType.get("rsvp.canceled"), { ...context, user, ...canceled });
    assert.deepEqual(byType.get("rsvp.promoted"), { ...context, user: otherUser, ...attending });
    const page = { alliance: ours.slug, group_slug: berlin.slug, event_slug: small.slug };
    await expectOne("rsvp.created", () => send(first, "attendEventByForm", page));
    const raised = await collectMessages(() => patch("updateEvent", { event_id: small.id }, { capacity: 5 }));
    assert.deepEqual(valuesOf(raised, "type").sort(), ["event.updated", "rsvp.promoted"]);
  });

  await t.test("report an RSVP that waits for approval, its guests and decisions, without its answers", async () => {
    const questions = [{ label: "Why?", kind: "text" }];
    const { id } = await event(berlin, { capacity: 3, max_guests: 2, approval_required: true, questions });
    const target = { alliance: ours.slug, event_id: id };
    const user = await person();
    const [question] = (await read("getEventById", { event_id: id })).questions;
    const answers = [{ question_id: question.id, value: "A secret" }];
    const attend = (body: object) => send(user, "attendEvent", target, body);
    const decide = (status: string) => patch("updateAttendee", { event_id: id, user_id: user.id }, { status });
    const messages = await collectMessages(async () => {
      await attend({ answers });
      await attend({ guests: 2 });
      await decide("attending");
      await decide("declined");
    });
    assert.deepEqual(
      messages.map(({ type, data }) => [type, Reflect.get(data, "status"), Reflect.get(data, "guests")]),
      [
        ["rsvp.created", "pending", 0],
        ["rsvp.updated", "pending", 2],
        ["rsvp.approved", "attending", 2],
        ["rsvp.declined", "declined", 2],
      ],
    );
    assert.doesNotMatch(JSON.stringify(messages), /A secret/);
  });

  await t.test("report a check-in once, and its removal by undoing or declining", async () => {
    const { id } = await event(berlin, { starts_at: inHours(2), ends_at: inHours(5) });
    const user = await person();
    const path = { event_id: id, user_id: user.id };
    const messages = await collectMessages(async () => {
      await send(user, "attendEvent", { alliance: ours.slug, event_id: id });
      await send(root, "checkInAttendee", path);
      await send(root, "checkInAttendee", path);
      await send(root, "undoCheckIn", path);
      await send(root, "checkInAttendee", path);
      await patch("updateAttendee", path, { status: "declined" });
      await patch("updateAttendee", path, { status: "attending" });
    });
    assert.deepEqual(
      messages.map(({ type, data }) => [type, Reflect.get(data, "checked_in_at")]),
      [
        ["rsvp.created", null],
        ["rsvp.checked_in", "2026-11-20T12:00:00Z"],
        ["rsvp.checked_in", null],
        ["rsvp.checked_in", "2026-11-20T12:00:00Z"],
        ["rsvp.declined", null],
        ["rsvp.approved", null],
      ],
    );
    assert.doesNotMatch(JSON.stringify(messages), /code/);
  });

  await t.test("report guest attendees who are added, changed and removed, without their addresses", async () => {
    const { id: event_id } = await event(berlin);
    const email = "samira@example.org";
    const messages = await collectMessages(async () => {
      const guest = await send(root, "addGuestAttendee", { event_id }, { name: "Samira Haddad", email });
      const path = { event_id, guest_attendee_id: guest.id };
      await patch("updateGuestAttendee", path, { name: "Samira" });
      await patch("updateGuestAttendee", path, { name: "Samira" });
      await send(root, "deleteGuestAttendee", path);
    });
    assert.deepEqual(
      messages.map(({ type, data }) => [type, Object(Reflect.get(data, "guest_attendee")).name]),
      [
        ["guest_attendee.added", "Samira Haddad"],
        ["guest_attendee.updated", "Samira"],
        ["guest_attendee.removed", "Samira"],
      ],
    );
    assert.ok(!JSON.stringify(messages).includes(email));
  });

  await t.test("report members who join and leave, even if they leave an inactive group", async () => {
    const target = { alliance: ours.slug, group_id: berlin.id };
    const member = await person();
    const user = { id: member.id, name: "Ada Berger" };
    const context = {
      alliance: ours.slug,
      group: { id: berlin.id, slug: berlin.slug, name: "Cloud Native Berlin" },
      user,
    };
    const joined = await expectOne("member.joined", () => send(member, "joinGroup", target));
    assert.deepEqual(joined, { ...context, status: "member", joined_at: "2026-11-20T12:00:00Z" });
    const { items } = await read("listGroupMembers", target);
    assert.deepEqual(items, [{ user, email_undeliverable: false, joined_at: joined.joined_at }]);
    await expectNone(() => send(member, "joinGroup", target));
    const data = await expectOne("member.left", () => send(member, "leaveGroup", target));
    assert.deepEqual(data, { ...context, status: "none", joined_at: null });
    await send(member, "joinGroup", target);
    await expectNone(() => patch("updateGroup", target, { active: false }));
    await expectOne("member.left", () => send(member, "leaveGroup", target));
    await patch("updateGroup", target, { active: true });
  });

  await t.test("report the states of a job, and an application with the fields that administrators read", async () => {
    await expectNone(() => job(ours, { status: "draft", title: "Hidden" }));
    const { id: job_id } = await job(ours, { status: "draft" });
    const published = await expectOne("job.published", () => patch("updateJob", { job_id }, { status: "published" }));
    assert.deepEqual(published, await read("getJobById", { job_id }));
    await expectNone(() => patch("updateJob", { job_id }, { summary: "Boring." }));
    const user = await person();
    const applied = await expectOne("application.submitted", () =>
      send(user, "applyToJob", { job_id }, { note: "Hello" }),
    );
    const application = { job_id, application_id: applied.id };
    assert.deepEqual(applied, await read("getJobApplication", application));
    assert.equal(applied.applicant.email, user.email);
    const applicationPath = { application_id: applied.id };
    const withdrawn = await expectOne("application.withdrawn", () =>
      send(user, "withdrawApplication", applicationPath),
    );
    assert.deepEqual(withdrawn, { id: applied.id, job_id });
    const closed = await expectOne("job.closed", () => patch("updateJob", { job_id }, { status: "closed" }));
    assert.deepEqual(closed, await read("getJobById", { job_id }));
    await expectOne("job.published", () => patch("updateJob", { job_id }, { status: "published" }));
    const last = await read("getJobById", { job_id });
    const deleted = await expectOne("job.closed", () => send(root, "deleteJob", { job_id }));
    assert.deepEqual(deleted, { ...last, status: "closed" });
  });

  await t.test("report a landscape entry that is published, hidden or deleted, but no other change", async () => {
    const { id: entry_id } = await entry(ours, { published: false });
    const published = await expectOne("landscape.published", () =>
      patch("updateLandscapeEntry", { entry_id }, { published: true }),
    );
    assert.deepEqual(published, await read("getLandscapeEntry", { entry_id }));
    await expectNone(() => patch("updateLandscapeEntry", { entry_id }, { summary: "Wind." }));
    await expectOne("landscape.removed", () => patch("updateLandscapeEntry", { entry_id }, { published: false }));
    await expectNone(() => send(root, "deleteLandscapeEntry", { entry_id }));
    const otherEntry = await expectOne("landscape.published", () => entry(ours));
    const path = { entry_id: otherEntry.id };
    const deleted = await expectOne("landscape.removed", () => send(root, "deleteLandscapeEntry", path));
    assert.deepEqual(deleted, { ...otherEntry, published: false });
  });

  await t.test("report no events or jobs of an inactive group", async () => {
    await expectNone(async () => {
      const hidden = await event(inactiveGroup);
      await patch("updateEvent", { event_id: hidden.id }, { name: "Night shift" });
      const { id: job_id } = await job(ours, { group_id: inactiveGroup.id });
      await patch("updateJob", { job_id }, { status: "closed" });
    });
  });

  await t.test("are not queued for other alliances, and not sent for other types", async () => {
    const otherAlliance = await alliance({ name: "Theirs" });
    const [{ before } = { before: 0 }] = await sql<
      { before: number }[]
    >`select count(*)::integer as before from outbox`;
    await entry(otherAlliance);
    const [{ after } = { after: 0 }] = await sql<{ after: number }[]>`select count(*)::integer as after from outbox`;
    assert.equal(after, before);
    await patch("updateWebhook", path, { event_types: ["job.published"] });
    await expectNone(() => entry(ours));
  });

  await t.test(
    "a webhook of a group gets only messages about the group, its events, jobs and applications",
    async () => {
      await patch("updateWebhook", path, { event_types: ["*"], group_id: berlin.id });
      const otherGroup = await group(ours, { name: "Elsewhere" });
      const jobOf = (group_id: string | null) => job(ours, { group_id });
      const [ownJob, otherJob, alliancesJob] = [await jobOf(berlin.id), await jobOf(otherGroup.id), await jobOf(null)];
      const applicant = await person();
      await expectNone(async () => {
        const { id } = await event(otherGroup);
        await send(applicant, "attendEvent", { alliance: ours.slug, event_id: id });
        await send(applicant, "joinGroup", { alliance: ours.slug, group_id: otherGroup.id });
        await entry(ours);
        for (const { id } of [otherJob, alliancesJob]) await send(applicant, "applyToJob", { job_id: id }, {});
      });
      const messages = await collectMessages(async () => {
        const { id } = await event(berlin, { capacity: 1, waitlist_enabled: true });
        const target = { alliance: ours.slug, event_id: id };
        await send(applicant, "attendEvent", target);
        await send(root, "attendEvent", target);
        await send(applicant, "cancelAttendance", target);
        await send(applicant, "joinGroup", { alliance: ours.slug, group_id: berlin.id });
        const application = await send(applicant, "applyToJob", { job_id: ownJob.id }, {});
        await send(applicant, "withdrawApplication", { application_id: application.id });
        await patch("updateJob", { job_id: ownJob.id }, { status: "closed" });
      });
      assert.deepEqual(valuesOf(messages, "type").sort(), [
        "application.submitted",
        "application.withdrawn",
        "event.published",
        "job.closed",
        "member.joined",
        "rsvp.canceled",
        "rsvp.created",
        "rsvp.created",
        "rsvp.promoted",
      ]);
      const message = {
        type: "job.closed",
        allianceId: ours.id,
        subjectId: ownJob.id,
        orderKey: "x",
        sequence: 1,
        more: {},
      };
      const closed = await read("getJobById", { job_id: ownJob.id });
      const queueAsRelease020 = async (group: object | null) => {
        const payload = JSON.stringify({ ...message, data: JSON.stringify({ ...closed, group }) });
        await sql`insert into outbox (id, topic, payload, priority, created_at, next_attempt_at)
        select gen_random_uuid(), 'webhook_message', ${payload}::text::jsonb, 10, ${service.now.toISOString()}::timestamptz, ${service.now.toISOString()}::timestamptz`;
      };
      await expectNone(() => queueAsRelease020({ ...closed.group, id: otherGroup.id }));
      await expectOne("job.closed", () => queueAsRelease020(closed.group));
      await patch("updateWebhook", path, { group_id: null });
      await expectOne("landscape.published", () => entry(ours));
    },
  );

  await t.test("report no changes that are rejected or rolled back", async () => {
    await patch("updateWebhook", path, { event_types: subscribed });
    const fullEvent = await event(berlin, { capacity: 1 });
    const target = { alliance: ours.slug, event_id: fullEvent.id };
    await send(root, "attendEvent", target);
    const cause = {
      type: "event.updated",
      allianceId: ours.id,
      subjectId: fullEvent.id,
      data: "{}",
      now: service.now,
    } as const;
    const messages = await collectMessages(async () => {
      assert.equal((await callAs(admin, "attendEvent", target)).status, 409);
      const rolledBack = service.db.transaction(async (tx) => {
        await insertMessage(tx, cause);
        throw new Error("no");
      });
      await assert.rejects(rolledBack, /^Error: no$/);
    });
    assert.deepEqual(messages, []);
  });
});
