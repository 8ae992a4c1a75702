import assert from "node:assert/strict";
import { test } from "tap";
import { findEventMailData } from "../../src/community/notifications/kinds/event-facts.ts";
import type { RouteId } from "../../src/server/http/contract.ts";
import { startProxy, targetOf, throughPort } from "../support/blackhole-proxy.ts";
import { operations, resolveReference, type Schema } from "../support/contract.ts";
import { startCommunity } from "../support/fixtures.ts";
import { picture, pictureUpload } from "../support/pictures.ts";
import { createDatabase } from "../support/service.ts";

const propertiesOf = (schema: Schema): Schema => {
  const { allOf, properties } = resolveReference(schema);
  return Object.assign({}, ...(Array.isArray(allOf) ? allOf.map(propertiesOf) : []), properties);
};

/** Operations that respond with a page of a list. */
const lists = operations.filter(({ method, responses }) => {
  const success = responses["200"];
  const schema = success && resolveReference(success).content?.["application/json"]?.schema;
  return method === "GET" && schema !== undefined && "next_cursor" in propertiesOf(schema);
});

/**
 * Appends a mark with the names of table and column to every text, such as `Mark_events_description_`. Names, addresses, codes
 * and colors remain unchanged: lists may read them to identify related rows, and responses validate their formats.
 */
const markTextsSql = `
  do $$
  declare found record;
  begin
    for found in
      select table_name, column_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text' and is_generated = 'NEVER'
        and column_name !~ '(name|slug|url|email|type|hash|address|agent|timezone|prefix|code|color)$'
    loop
      begin
        execute format('update %1$I set %2$I = concat_ws('' '', %2$I, %3$L)', found.table_name, found.column_name,
          'Mark_' || found.table_name || '_' || found.column_name || '_');
      exception when others then null;
      end;
    end loop;
  end $$`;

const marksIn = (text: string): Set<string> => new Set(text.match(/Mark_\w+?_(?=\W|$)/g));

test("every list reads only the texts that it returns", async (t) => {
  const url = await createDatabase(t, "none");
  let received = "";
  const network = await startProxy(t, targetOf(url), (chunk) => {
    received += chunk.toString("latin1");
  });
  const service = await startCommunity(t, { url: throughPort(url, network.port) });
  const { call, sql, now, person, appoint, as, session, token } = service;
  const { root, event, job, entry, ours, berlin } = service;
  const [member, banned, removedUser, applicant] = [await person(), await person(), await person(), await person()];
  const send = async (id: RouteId, user: { id: string; email: string }, request: object = {}) => {
    const { status, body } = await call(id, { ...request, as: as(user) });
    assert.ok(status < 300, `${id}: ${JSON.stringify(body)}`);
    return body;
  };

  const question = { label: "Mark_questions_label_", kind: "text", required: false };
  const meetup = await event(berlin, { questions: [question] });
  const opening = await job(ours);
  const alliancePath = { alliance: ours.slug };
  const berlinPath = { ...alliancePath, group_id: berlin.id };
  const message = { subject: "News", text: "The room has changed." };
  await entry(ours);
  await appoint(await person(), { alliance: ours.id });
  await appoint(await person(), { group: berlin.id });
  for (const user of [root, member, banned, removedUser]) {
    await send("joinGroup", user, { path: berlinPath });
    await send("attendEvent", user, { path: { ...alliancePath, event_id: meetup.id }, body: {} });
    await send("applyToJob", user, { path: { job_id: opening.id }, body: { note: "I would like to." } });
  }
  await send("removeGroupMember", root, {
    path: { ...berlinPath, user_id: banned.id },
    query: { ban: true, reason: "Spam." },
  });
  await send("removeAllianceMember", root, {
    path: { ...alliancePath, user_id: removedUser.id },
    query: { ban: true, reason: "Spam." },
  });
  await send("updateGroup", root, {
    path: berlinPath,
    body: { join_policy: "approval", join_question: "What brings you to us?" },
  });
  await send("joinGroup", applicant, { path: berlinPath, body: { answer: "The winter meetup." } });
  await send("updateAlliance", root, { path: alliancePath, body: { accepts_group_requests: true } });
  await send("createGroupRequest", applicant, { path: alliancePath, body: { name: "Kiel", description: "…" } });
  await send("grantEventRole", root, {
    path: { event_id: meetup.id, user_id: member.id },
    body: { role: "event_host" },
  });
  await send("createDoorLink", root, { path: { event_id: meetup.id }, body: { label: "Main entrance" } });
  await send("addGuestAttendee", root, { path: { event_id: meetup.id }, body: { name: "Samira Haddad" } });
  await send("inviteToAlliance", root, { path: alliancePath, body: { email: "one@example.org" } });
  await send("inviteToGroup", root, { path: berlinPath, body: { email: "two@example.org" } });
  await send("inviteToEvent", root, { path: { event_id: meetup.id }, body: { email: "three@example.org" } });
  await send("createImport", root, {
    path: berlinPath,
    body: "name,starts_at,status\nSummer meetup,2026-07-01,canceled",
    headers: { "content-type": "text/csv" },
  });
  await send("sendGroupMessage", root, { path: berlinPath, body: message });
  await send("sendEventMessage", root, { path: { event_id: meetup.id }, body: { ...message, to: "attending" } });
  await send("createReport", member, {
    body: { subject_type: "event", subject_id: meetup.id, reason: "spam", text: "This is an advertisement." },
  });
  await send("deleteLandscapeEntry", root, { path: { entry_id: (await entry(ours)).id } });
  await token(root);
  await (await session(root)).call("createUpload", pictureUpload(await picture()));
  const [webhook] = await sql`
    with receiver as (
      insert into webhooks (id, alliance_id, url, event_types, secret, created_at, updated_at)
      values (gen_random_uuid(), ${ours.id}, 'https://receiver.example.org/hook', '{*}', 'sealed', now(), now()) returning id)
    insert into webhook_deliveries
      (id, webhook_id, event_type, subject_id, order_key, sequence, body, status, delivered_at, created_at)
    select gen_random_uuid(), id, 'landscape.published', gen_random_uuid(), 'key', 1, '{}', 'delivered', now(), now() from receiver
    returning webhook_id as id`;
  await sql`
    insert into security_events (id, user_id, event, created_at)
    values (gen_random_uuid(), ${root.id}, 'password_changed', ${now.toISOString()})`;
  await sql.unsafe(markTextsSql);

  const path = { ...berlinPath, event_id: meetup.id, job_id: opening.id, webhook_id: String(webhook?.["id"]) };
  const query: Partial<Record<RouteId, Record<string, string>>> = {
    search: { q: "Cloud" },
    listRemovals: { since: "2020-01-01T00:00:00Z" },
  };
  for (const { operationId: id, path: template } of lists) {
    await t.test(id, async () => {
      const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
      const input = Object.fromEntries(Object.entries(path).filter(([name]) => names.includes(name)));
      received = "";
      const { status, body } = await call(id, { path: input, query: query[id] ?? {}, as: as(root) });
      const marks = marksIn(received);
      assert.equal(status, 200, JSON.stringify(body));
      assert.ok(body.items.length > 0, "the list has an item");
      const present = marksIn(JSON.stringify(body));
      const unread = [...present].filter((mark) => !marks.has(mark));
      assert.deepEqual(unread, [], "the response shows a text that was not read");
      const notShown = [...marks].filter((mark) => !present.has(mark));
      assert.deepEqual(notShown, [], "a text was read but is not in the response");
    });
  }

  await t.test("an email without a calendar entry reads neither the description nor the questions", async () => {
    received = "";
    const facts = await findEventMailData(service.db, { eventId: meetup.id, userId: member.id });
    assert.equal(facts?.event.name, "Winter meetup");
    const texts = ["Mark_events_description_", "Mark_questions_label_"];
    const read = [...marksIn(received)].filter((mark) => texts.includes(mark));
    assert.deepEqual(read, []);
  });
});
