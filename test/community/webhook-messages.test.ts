import assert from "node:assert/strict";
import { test } from "tap";
import { insertMessage } from "../../src/community/webhooks/messages/queries.ts";
import type { RouteId } from "../../src/server/http/contract.ts";
import { messageTypes } from "../support/contract.ts";
import { until } from "../support/embedded.ts";
import { startCommunity } from "../support/fixtures.ts";
import { valuesOf } from "../support/pages.ts";
import type { Person } from "../support/people.ts";
import { startReceiver, startSending } from "../support/webhooks.ts";

test("messages to webhooks", async (t) => {
  const service = await startCommunity(t, { allowsPrivateAddresses: true });
  const { act, sql, person, appoint, root, alliance, group, event, job, entry, hours, ours, berlin } = service;
  const asleep = await group(ours, { name: "Asleep", active: false });
  const admin = await person();
  await appoint(admin, { alliance: ours.id });
  const receiver = await startReceiver(t);
  startSending(t, service);
  const subscribed = messageTypes.filter((type) => type !== "webhook.test");
  const hook = { url: receiver.url, event_types: ["*"] };
  const { status, body: webhook } = await act(admin, "createWebhook", { alliance: ours.slug }, hook);
  assert.equal(status, 201);
  receiver.state.secret = webhook.secret;
  const path = { alliance: ours.slug, webhook_id: webhook.id };

  const doing = async (user: Person, id: RouteId, path: Record<string, string>, body?: object) => {
    const response = await act(user, id, path, body);
    assert.ok(response.status < 400, JSON.stringify(response.body));
    return response.body;
  };
  const patching = (id: RouteId, at: Record<string, string>, body: object) => doing(root, id, at, body);
  const reading = async (id: RouteId, at: Record<string, string>) => (await act(admin, id, at)).body;

  /** Resolves when no message is queued and no delivery is pending. */
  const settled = () =>
    until("nothing waits", async () => {
      const [row] = await sql`select (select count(*) from outbox where topic = 'webhook_message')::integer
        + (select count(*) from webhook_deliveries where status = 'pending')::integer as waiting`;
      return row?.["waiting"] === 0;
    });

  /** Returns the messages that the action causes. */
  const withWebhookMessage = async (action: () => Promise<unknown>) => {
    await settled();
    const before = receiver.messages.length;
    await action();
    await settled();
    return receiver.messages.slice(before);
  };
  /** Requires that the action causes one message, and returns its data. */
  const toldOnce = async (type: string, action: () => Promise<unknown>) => {
    const messages = await withWebhookMessage(action);
    assert.deepEqual(valuesOf(messages, "type"), [type]);
    return messages[0]?.data;
  };
  const isSilent = async (action: () => Promise<unknown>) => assert.deepEqual(await withWebhookMessage(action), []);

  await t.test("a test message names its webhook", async () => {
    const message = await toldOnce("webhook.test", () => doing(admin, "testWebhook", path));
    assert.deepEqual(message, { alliance: ours.slug, webhook_id: webhook.id });
  });

  await t.test("publishing, changing and canceling an event, but not drafts", async () => {
    await isSilent(async () => {
      const draft = await event(berlin, { status: "draft", name: "Secret plans" });
      await patching("updateEvent", { event_id: draft.id }, { name: "More secret plans" });
    });
    const { id } = await event(berlin, { status: "draft" });
    const at = { event_id: id };
    for (const [change, type] of [
      [{ status: "published" }, "event.published"],
      [{ name: "Summer meetup", meeting_url: "https://meet.example.org/summer" }, "event.updated"],
      [{ status: "canceled" }, "event.canceled"],
      [{ summary: "It rains." }, "event.updated"],
      [{ status: "published" }, "event.published"],
    ] as const) {
      const data = await toldOnce(type, () => patching("updateEvent", at, change));
      assert.deepEqual(data, await reading("getEventById", at));
    }
    await isSilent(() => patching("updateEvent", at, { summary: "It rains." }));
    await toldOnce("event.published", () => event(berlin));
  });

  await t.test("an RSVP, a promotion and a cancellation, by the API and by pages", async () => {
    const small = await event(berlin, { capacity: 1, waitlist_enabled: true });
    const at = { alliance: ours.slug, event_id: small.id };
    const [first, second] = [await person(), await person()];
    const context = {
      alliance: ours.slug,
      group: { id: berlin.id, slug: berlin.slug, name: "Cloud Native Berlin" },
      event: { id: small.id, slug: small.slug, name: "Winter meetup" },
    };
    const [created] = await withWebhookMessage(() => doing(first, "attendEvent", at));
    const responded_at = "2026-11-20T12:00:00Z";
    const user = { id: first.id, name: "Ada Berger" };
    const rsvp = { guests: 0, registered_by: "self", responded_at, checked_in_at: null };
    const attending = { status: "attending", waitlist_position: null, ...rsvp };
    assert.deepEqual(created?.data, { ...context, user, ...attending });
    await isSilent(() => doing(first, "attendEvent", at));
    const [waiting] = await withWebhookMessage(() => doing(second, "attendEvent", at));
    const waitlisted = { status: "waitlisted", waitlist_position: 1, ...rsvp };
    const other = { id: second.id, name: "Ada Berger" };
    assert.deepEqual(waiting?.data, { ...context, user: other, ...waitlisted });
    const { items } = await reading("listAttendees", { event_id: small.id });
    const registration = { email: null, email_undeliverable: false, answers: [] };
    assert.deepEqual(items[1], { user: other, ...registration, ...waitlisted });
    const messages = await withWebhookMessage(() => doing(first, "cancelAttendance", at));
    const byType = new Map(messages.map(({ type, data }) => [type, data]));
    const none = {
      ...{ status: "none", waitlist_position: null, guests: 0, registered_by: null },
      ...{ responded_at: null, checked_in_at: null },
    };
    assert.deepEqual([...byType.keys()].sort(), ["rsvp.canceled", "rsvp.promoted"]);
    assert.deepEqual(byType.get("rsvp.canceled"), { ...context, user, ...none });
    assert.deepEqual(byType.get("rsvp.promoted"), { ...context, user: other, ...attending });
    const page = { alliance: ours.slug, group_slug: berlin.slug, event_slug: small.slug };
    await toldOnce("rsvp.created", () => doing(first, "attendEventByForm", page));
    const raised = await withWebhookMessage(() => patching("updateEvent", { event_id: small.id }, { capacity: 5 }));
    assert.deepEqual(valuesOf(raised, "type").sort(), ["event.updated", "rsvp.promoted"]);
  });

  await t.test("an RSVP that waits for approval, its guests and decisions, without its answers", async () => {
    const questions = [{ label: "Why?", kind: "text" }];
    const { id } = await event(berlin, { capacity: 3, max_guests: 2, approval_required: true, questions });
    const at = { alliance: ours.slug, event_id: id };
    const user = await person();
    const [question] = (await reading("getEventById", { event_id: id })).questions;
    const answers = [{ question_id: question.id, value: "A secret" }];
    const sending = (body: object) => doing(user, "attendEvent", at, body);
    const deciding = (status: string) => patching("updateAttendee", { event_id: id, user_id: user.id }, { status });
    const messages = await withWebhookMessage(async () => {
      await sending({ answers });
      await sending({ guests: 2 });
      await deciding("attending");
      await deciding("declined");
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

  await t.test("a check-in once, and its end by undoing or declining", async () => {
    const { id } = await event(berlin, { starts_at: hours(2), ends_at: hours(5) });
    const user = await person();
    const path = { event_id: id, user_id: user.id };
    const messages = await withWebhookMessage(async () => {
      await doing(user, "attendEvent", { alliance: ours.slug, event_id: id });
      await doing(root, "checkInAttendee", path);
      await doing(root, "checkInAttendee", path);
      await doing(root, "undoCheckIn", path);
      await doing(root, "checkInAttendee", path);
      await patching("updateAttendee", path, { status: "declined" });
      await patching("updateAttendee", path, { status: "attending" });
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

  await t.test("people without an account who are added, changed and removed, without their addresses", async () => {
    const { id: event_id } = await event(berlin);
    const email = "samira@example.org";
    const messages = await withWebhookMessage(async () => {
      const guest = await doing(root, "addGuestAttendee", { event_id }, { name: "Samira Haddad", email });
      const path = { event_id, guest_attendee_id: guest.id };
      await patching("updateGuestAttendee", path, { name: "Samira" });
      await patching("updateGuestAttendee", path, { name: "Samira" });
      await doing(root, "deleteGuestAttendee", path);
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

  await t.test("members who join and leave, also of an inactive group", async () => {
    const at = { alliance: ours.slug, group_id: berlin.id };
    const member = await person();
    const user = { id: member.id, name: "Ada Berger" };
    const context = {
      alliance: ours.slug,
      group: { id: berlin.id, slug: berlin.slug, name: "Cloud Native Berlin" },
      user,
    };
    const joined = await toldOnce("member.joined", () => doing(member, "joinGroup", at));
    assert.deepEqual(joined, { ...context, status: "member", joined_at: "2026-11-20T12:00:00Z" });
    const { items } = await reading("listGroupMembers", at);
    assert.deepEqual(items, [{ user, email_undeliverable: false, joined_at: joined.joined_at }]);
    await isSilent(() => doing(member, "joinGroup", at));
    const data = await toldOnce("member.left", () => doing(member, "leaveGroup", at));
    assert.deepEqual(data, { ...context, status: "none", joined_at: null });
    await doing(member, "joinGroup", at);
    await isSilent(() => patching("updateGroup", at, { active: false }));
    await toldOnce("member.left", () => doing(member, "leaveGroup", at));
    await patching("updateGroup", at, { active: true });
  });

  await t.test("the states of a job, and an application with what administrators read", async () => {
    await isSilent(() => job(ours, { status: "draft", title: "Hidden" }));
    const { id: job_id } = await job(ours, { status: "draft" });
    const published = await toldOnce("job.published", () => patching("updateJob", { job_id }, { status: "published" }));
    assert.deepEqual(published, await reading("getJobById", { job_id }));
    await isSilent(() => patching("updateJob", { job_id }, { summary: "Boring." }));
    const user = await person();
    const applied = await toldOnce("application.submitted", () =>
      doing(user, "applyToJob", { job_id }, { note: "Hello" }),
    );
    const application = { job_id, application_id: applied.id };
    assert.deepEqual(applied, await reading("getJobApplication", application));
    assert.equal(applied.applicant.email, user.email);
    const applicationPath = { application_id: applied.id };
    const withdrawn = await toldOnce("application.withdrawn", () =>
      doing(user, "withdrawApplication", applicationPath),
    );
    assert.deepEqual(withdrawn, { id: applied.id, job_id });
    const closed = await toldOnce("job.closed", () => patching("updateJob", { job_id }, { status: "closed" }));
    assert.deepEqual(closed, await reading("getJobById", { job_id }));
    await toldOnce("job.published", () => patching("updateJob", { job_id }, { status: "published" }));
    const last = await reading("getJobById", { job_id });
    const deleted = await toldOnce("job.closed", () => doing(root, "deleteJob", { job_id }));
    assert.deepEqual(deleted, { ...last, status: "closed" });
  });

  await t.test("a landscape entry that is published, hidden or deleted, but no other change", async () => {
    const { id: entry_id } = await entry(ours, { published: false });
    const published = await toldOnce("landscape.published", () =>
      patching("updateLandscapeEntry", { entry_id }, { published: true }),
    );
    assert.deepEqual(published, await reading("getLandscapeEntry", { entry_id }));
    await isSilent(() => patching("updateLandscapeEntry", { entry_id }, { summary: "Wind." }));
    await toldOnce("landscape.removed", () => patching("updateLandscapeEntry", { entry_id }, { published: false }));
    await isSilent(() => doing(root, "deleteLandscapeEntry", { entry_id }));
    const other = await toldOnce("landscape.published", () => entry(ours));
    const path = { entry_id: other.id };
    const deleted = await toldOnce("landscape.removed", () => doing(root, "deleteLandscapeEntry", path));
    assert.deepEqual(deleted, { ...other, published: false });
  });

  await t.test("nothing that is hidden with an inactive group", async () => {
    await isSilent(async () => {
      const hidden = await event(asleep);
      await patching("updateEvent", { event_id: hidden.id }, { name: "Night shift" });
      const { id: job_id } = await job(ours, { group_id: asleep.id });
      await patching("updateJob", { job_id }, { status: "closed" });
    });
  });

  await t.test("nothing of other alliances or of other types", async () => {
    const otherAlliance = await alliance({ name: "Theirs" });
    const [{ before } = { before: 0 }] = await sql<
      { before: number }[]
    >`select count(*)::integer as before from outbox`;
    await entry(otherAlliance);
    const [{ after } = { after: 0 }] = await sql<{ after: number }[]>`select count(*)::integer as after from outbox`;
    assert.equal(after, before);
    await patching("updateWebhook", path, { event_types: ["job.published"] });
    await isSilent(() => entry(ours));
  });

  await t.test(
    "a webhook of a group gets only messages about the group, its events, jobs and applications",
    async () => {
      await patching("updateWebhook", path, { event_types: ["*"], group_id: berlin.id });
      const other = await group(ours, { name: "Elsewhere" });
      const jobOf = (group_id: string | null) => job(ours, { group_id });
      const [ownJob, otherJob, alliancesJob] = [await jobOf(berlin.id), await jobOf(other.id), await jobOf(null)];
      const applicant = await person();
      await isSilent(async () => {
        const { id } = await event(other);
        await doing(applicant, "attendEvent", { alliance: ours.slug, event_id: id });
        await doing(applicant, "joinGroup", { alliance: ours.slug, group_id: other.id });
        await entry(ours);
        for (const { id } of [otherJob, alliancesJob]) await doing(applicant, "applyToJob", { job_id: id }, {});
      });
      const messages = await withWebhookMessage(async () => {
        const { id } = await event(berlin, { capacity: 1, waitlist_enabled: true });
        const at = { alliance: ours.slug, event_id: id };
        await doing(applicant, "attendEvent", at);
        await doing(root, "attendEvent", at);
        await doing(applicant, "cancelAttendance", at);
        await doing(applicant, "joinGroup", { alliance: ours.slug, group_id: berlin.id });
        const application = await doing(applicant, "applyToJob", { job_id: ownJob.id }, {});
        await doing(applicant, "withdrawApplication", { application_id: application.id });
        await patching("updateJob", { job_id: ownJob.id }, { status: "closed" });
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
      const closed = await reading("getJobById", { job_id: ownJob.id });
      const queuedBy020 = async (group: object | null) => {
        const payload = JSON.stringify({ ...message, data: JSON.stringify({ ...closed, group }) });
        await sql`insert into outbox (id, topic, payload, priority, created_at, next_attempt_at)
        select gen_random_uuid(), 'webhook_message', ${payload}::text::jsonb, 10, ${service.now.toISOString()}::timestamptz, ${service.now.toISOString()}::timestamptz`;
      };
      await isSilent(() => queuedBy020({ ...closed.group, id: other.id }));
      await toldOnce("job.closed", () => queuedBy020(closed.group));
      await patching("updateWebhook", path, { group_id: null });
      await toldOnce("landscape.published", () => entry(ours));
    },
  );

  await t.test("nothing that is refused or rolled back", async () => {
    await patching("updateWebhook", path, { event_types: subscribed });
    const fullEvent = await event(berlin, { capacity: 1 });
    const at = { alliance: ours.slug, event_id: fullEvent.id };
    await doing(root, "attendEvent", at);
    const cause = {
      type: "event.updated",
      allianceId: ours.id,
      subjectId: fullEvent.id,
      data: "{}",
      now: service.now,
    } as const;
    const messages = await withWebhookMessage(async () => {
      assert.equal((await act(admin, "attendEvent", at)).status, 409);
      const rolledBack = service.db.transaction(async (tx) => {
        await insertMessage(tx, cause);
        throw new Error("no");
      });
      await assert.rejects(rolledBack, /^Error: no$/);
    });
    assert.deepEqual(messages, []);
  });
});
