import assert from "node:assert/strict";
import { test } from "tap";
import { insertMessage } from "../../src/community/webhooks/messages/queries.ts";
import type { OperationId } from "../../src/server/http/contract.ts";
import { messageTypes } from "../support/contract.ts";
import { until } from "../support/embedded.ts";
import { type Request, startService } from "../support/service.ts";
import { things } from "../support/things.ts";
import { startReceiver, startSending } from "../support/webhooks.ts";

const json = { headers: { "content-type": "application/json" } };

test("webhooks are told of what happens", async (t) => {
  const service = await startService(t, { data: "none", allowsPrivateAddresses: true });
  const { call, sql, person, as, appoint } = service;
  const { root, alliance, group, event, job, entry, hours } = await things(service);
  const ours = await alliance({ name: "Ours" });
  const berlin = await group(ours, { name: "Berlin" });
  const asleep = await group(ours, { name: "Asleep", active: false });
  const admin = await person();
  await appoint(admin, { alliance: ours.id });
  const receiver = await startReceiver(t);
  startSending(t, service);
  const subscribed = messageTypes.filter((type) => type !== "webhook.test");
  const { status, body: webhook } = await call("createWebhook", {
    path: { alliance: ours.slug },
    as: as(admin),
    body: { url: receiver.url, event_types: ["*"] },
  });
  assert.equal(status, 201);
  receiver.state.secret = webhook.secret;
  const path = { alliance: ours.slug, webhook_id: webhook.id };

  const doing = async (id: OperationId, request: Request) => {
    const response = await call(id, request);
    assert.ok(response.status < 400, JSON.stringify(response.body));
    return response.body;
  };
  const patching = (id: OperationId, at: Record<string, string>, body: object) =>
    doing(id, { path: at, body, ...json, as: as(root) });
  const reading = async (id: OperationId, at: Record<string, string>) =>
    (await call(id, { path: at, as: as(admin) })).body;

  /** Nothing is queued or waits to be sent any more. */
  const settled = () =>
    until("nothing waits", async () => {
      const [row] = await sql`select (select count(*) from outbox where topic = 'webhook_message')::integer
        + (select count(*) from webhook_deliveries where status = 'pending')::integer as waiting`;
      return row?.["waiting"] === 0;
    });

  /** The messages that `work` causes. */
  const toldOf = async (work: () => Promise<unknown>) => {
    await settled();
    const before = receiver.messages.length;
    await work();
    await settled();
    return receiver.messages.slice(before);
  };
  const typesOf = (messages: { type: string }[]) => messages.map(({ type }) => type);

  await t.test("a test message says which webhook it is", async () => {
    const [message] = await toldOf(() => doing("testWebhook", { path, as: as(admin) }));
    assert.equal(message?.type, "webhook.test");
    assert.deepEqual(message?.data, { alliance: ours.slug, webhook_id: webhook.id });
  });

  await t.test("an event's life: drafts are nobody's business, the rest is what an administrator reads", async () => {
    const silent = await toldOf(async () => {
      const draft = await event(berlin, { status: "draft", name: "Secret plans" });
      await patching("updateEvent", { event_id: draft.id }, { name: "More secret plans" });
    });
    assert.deepEqual(silent, []);
    const { id } = await event(berlin, { status: "draft" });
    const at = { event_id: id };
    for (const [change, type] of [
      [{ status: "published" }, "event.published"],
      [{ name: "Summer meetup", meeting_url: "https://meet.example.org/summer" }, "event.updated"],
      [{ status: "canceled" }, "event.canceled"],
      [{ summary: "It rains." }, "event.updated"],
      [{ status: "published" }, "event.published"],
    ] as const) {
      const messages = await toldOf(() => patching("updateEvent", at, change));
      assert.deepEqual(typesOf(messages), [type]);
      assert.deepEqual(messages[0]?.data, await reading("getEventById", at));
    }
    assert.deepEqual(await toldOf(() => patching("updateEvent", at, { summary: "It rains." })), []);
    const created = await toldOf(() => event(berlin));
    assert.deepEqual(typesOf(created), ["event.published"]);
  });

  await t.test("an RSVP, a promotion and a cancellation, by the API and by the pages", async () => {
    const small = await event(berlin, { capacity: 1, waitlist_enabled: true });
    const at = { alliance: ours.slug, event_id: small.id };
    const [first, second] = [await person(), await person()];
    const context = {
      alliance: ours.slug,
      group: { id: berlin.id, slug: berlin.slug, name: "Berlin" },
      event: { id: small.id, slug: small.slug, name: "Winter meetup" },
    };
    const [created] = await toldOf(() => doing("attendEvent", { path: at, as: as(first) }));
    const responded_at = "2026-11-20T12:00:00Z";
    const user = { id: first.id, name: "Ada Berger" };
    const attending = { status: "attending", waitlist_position: null, guests: 0, responded_at, checked_in_at: null };
    assert.deepEqual(created?.data, { ...context, user, ...attending });
    assert.deepEqual(await toldOf(() => doing("attendEvent", { path: at, as: as(first) })), []);
    const [waiting] = await toldOf(() => doing("attendEvent", { path: at, as: as(second) }));
    const waitlisted = { status: "waitlisted", waitlist_position: 1, guests: 0, responded_at, checked_in_at: null };
    const other = { id: second.id, name: "Ada Berger" };
    assert.deepEqual(waiting?.data, { ...context, user: other, ...waitlisted });
    const { items } = await reading("listAttendees", { event_id: small.id });
    assert.deepEqual(items[1], { user: other, mail_undeliverable: false, answers: [], ...waitlisted });
    const moved = await toldOf(() => doing("cancelAttendance", { path: at, as: as(first) }));
    const byType = new Map(moved.map(({ type, data }) => [type, data]));
    const none = { status: "none", waitlist_position: null, guests: 0, responded_at: null, checked_in_at: null };
    assert.deepEqual([...byType.keys()].sort(), ["rsvp.canceled", "rsvp.promoted"]);
    assert.deepEqual(byType.get("rsvp.canceled"), { ...context, user, ...none });
    assert.deepEqual(byType.get("rsvp.promoted"), { ...context, user: other, ...attending });
    const page = { alliance: ours.slug, group_slug: berlin.slug, event_slug: small.slug };
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const byForm = await toldOf(() =>
      doing("attendEventByForm", { path: page, as: as(first), body: "", headers: form }),
    );
    assert.deepEqual(typesOf(byForm), ["rsvp.created"]);
    const raised = await toldOf(() => patching("updateEvent", { event_id: small.id }, { capacity: 5 }));
    assert.deepEqual(typesOf(raised).sort(), ["event.updated", "rsvp.promoted"]);
  });

  await t.test("an RSVP that waits for approval, its guests and decisions, without its answers", async () => {
    const questions = [{ label: "Why?", kind: "text" }];
    const { id } = await event(berlin, { capacity: 3, max_guests: 2, approval_required: true, questions });
    const at = { alliance: ours.slug, event_id: id };
    const who = await person();
    const [question] = (await reading("getEventById", { event_id: id })).questions;
    const answers = [{ question_id: question.id, value: "A secret" }];
    const sending = (body: object) => doing("attendEvent", { path: at, as: as(who), body });
    const deciding = (status: string) => patching("updateAttendee", { event_id: id, user_id: who.id }, { status });
    const messages = await toldOf(async () => {
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

  await t.test("a check-in once, and when it is undone or the person is declined", async () => {
    const { id } = await event(berlin, { starts_at: hours(2), ends_at: hours(5) });
    const who = await person();
    const path = { event_id: id, user_id: who.id };
    const messages = await toldOf(async () => {
      await doing("attendEvent", { path: { alliance: ours.slug, event_id: id }, as: as(who) });
      await doing("checkInAttendee", { path, as: as(root) });
      await doing("checkInAttendee", { path, as: as(root) });
      await doing("undoCheckIn", { path, as: as(root) });
      await doing("checkInAttendee", { path, as: as(root) });
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

  await t.test("members who join and leave, also a group that is not active", async () => {
    const at = { alliance: ours.slug, group_id: berlin.id };
    const who = await person();
    const user = { id: who.id, name: "Ada Berger" };
    const context = { alliance: ours.slug, group: { id: berlin.id, slug: berlin.slug, name: "Berlin" }, user };
    const [joined] = await toldOf(() => doing("joinGroup", { path: at, as: as(who) }));
    assert.equal(joined?.type, "member.joined");
    assert.deepEqual(joined?.data, { ...context, status: "member", joined_at: "2026-11-20T12:00:00Z" });
    const { items } = await reading("listGroupMembers", at);
    assert.deepEqual(items, [{ user, mail_undeliverable: false, joined_at: joined?.data.joined_at }]);
    assert.deepEqual(await toldOf(() => doing("joinGroup", { path: at, as: as(who) })), []);
    const [left] = await toldOf(() => doing("leaveGroup", { path: at, as: as(who) }));
    assert.equal(left?.type, "member.left");
    assert.deepEqual(left?.data, { ...context, status: "none", joined_at: null });
    await doing("joinGroup", { path: at, as: as(who) });
    assert.deepEqual(await toldOf(() => patching("updateGroup", at, { active: false })), []);
    const quitting = await toldOf(() => doing("leaveGroup", { path: at, as: as(who) }));
    assert.deepEqual(typesOf(quitting), ["member.left"]);
    await patching("updateGroup", at, { active: true });
  });

  await t.test("a job's life, and an application with what administrators read", async () => {
    const drafted = await toldOf(() => job(ours, { status: "draft", title: "Hidden" }));
    assert.deepEqual(drafted, []);
    const { id: job_id } = await job(ours, { status: "draft" });
    const [published] = await toldOf(() => patching("updateJob", { job_id }, { status: "published" }));
    assert.equal(published?.type, "job.published");
    assert.deepEqual(published?.data, await reading("getJobById", { job_id }));
    assert.deepEqual(await toldOf(() => patching("updateJob", { job_id }, { summary: "Boring." })), []);
    const who = await person();
    const [applied] = await toldOf(() =>
      doing("applyToJob", { path: { job_id }, as: as(who), body: { note: "Hello" } }),
    );
    assert.equal(applied?.type, "application.submitted");
    const application = { job_id, application_id: applied?.data.id };
    assert.deepEqual(applied?.data, await reading("getJobApplication", application));
    assert.equal(applied?.data.applicant.email, who.email);
    const own = { path: { application_id: applied.data.id }, as: as(who) };
    const [withdrawn] = await toldOf(() => doing("withdrawApplication", own));
    assert.equal(withdrawn?.type, "application.withdrawn");
    assert.deepEqual(withdrawn?.data, { id: applied.data.id, job_id });
    const [closed] = await toldOf(() => patching("updateJob", { job_id }, { status: "closed" }));
    assert.equal(closed?.type, "job.closed");
    assert.deepEqual(closed?.data, await reading("getJobById", { job_id }));
    const [again] = await toldOf(() => patching("updateJob", { job_id }, { status: "published" }));
    assert.equal(again?.type, "job.published");
    const last = await reading("getJobById", { job_id });
    const [deleted] = await toldOf(() => doing("deleteJob", { path: { job_id }, as: as(root) }));
    assert.equal(deleted?.type, "job.closed");
    assert.deepEqual(deleted?.data, { ...last, status: "closed" });
  });

  await t.test("a landscape entry that is published, hidden or deleted, not what else changes", async () => {
    const { id: entry_id } = await entry(ours, { published: false });
    const [published] = await toldOf(() => patching("updateLandscapeEntry", { entry_id }, { published: true }));
    assert.equal(published?.type, "landscape.published");
    assert.deepEqual(published?.data, await reading("getLandscapeEntry", { entry_id }));
    assert.deepEqual(await toldOf(() => patching("updateLandscapeEntry", { entry_id }, { summary: "Wind." })), []);
    const [hidden] = await toldOf(() => patching("updateLandscapeEntry", { entry_id }, { published: false }));
    assert.equal(hidden?.type, "landscape.removed");
    assert.deepEqual(await toldOf(() => doing("deleteLandscapeEntry", { path: { entry_id }, as: as(root) })), []);
    const [other] = await toldOf(() => entry(ours));
    assert.equal(other?.type, "landscape.published");
    const path = { entry_id: other.data.id };
    const [deleted] = await toldOf(() => doing("deleteLandscapeEntry", { path, as: as(root) }));
    assert.equal(deleted?.type, "landscape.removed");
    assert.deepEqual(deleted?.data, { ...other.data, published: false });
  });

  await t.test("what is hidden with an inactive group is not told", async () => {
    const messages = await toldOf(async () => {
      const hidden = await event(asleep);
      await patching("updateEvent", { event_id: hidden.id }, { name: "Night shift" });
      const { id: job_id } = await job(ours, { group_id: asleep.id });
      await patching("updateJob", { job_id }, { status: "closed" });
    });
    assert.deepEqual(messages, []);
  });

  await t.test("other alliances hear nothing, nor does who asked for other types", async () => {
    const theirs = await alliance({ name: "Theirs" });
    const [{ before } = { before: 0 }] = await sql<
      { before: number }[]
    >`select count(*)::integer as before from outbox`;
    await entry(theirs);
    const [{ after } = { after: 0 }] = await sql<{ after: number }[]>`select count(*)::integer as after from outbox`;
    assert.equal(after, before);
    await patching("updateWebhook", path, { event_types: ["job.published"] });
    assert.deepEqual(await toldOf(() => entry(ours)), []);
  });

  await t.test("what is refused or rolled back tells nothing", async () => {
    await patching("updateWebhook", path, { event_types: subscribed });
    const full = await event(berlin, { capacity: 1 });
    const at = { alliance: ours.slug, event_id: full.id };
    await doing("attendEvent", { path: at, as: as(root) });
    const cause = {
      type: "event.updated",
      allianceId: ours.id,
      subjectId: full.id,
      data: "{}",
      now: service.now,
    } as const;
    const messages = await toldOf(async () => {
      assert.equal((await call("attendEvent", { path: at, as: as(admin) })).status, 409);
      const rolledBack = service.db.transaction(async (tx) => {
        await insertMessage(tx, cause);
        throw new Error("no");
      });
      await assert.rejects(rolledBack, /^Error: no$/);
    });
    assert.deepEqual(messages, []);
  });
});
