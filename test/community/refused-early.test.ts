import assert from "node:assert/strict";
import { test } from "tap";
import { v7 as uuid } from "uuid";
import type { OperationId } from "../../src/server/http/contract.ts";
import { community } from "../support/people.ts";
import { startService } from "../support/service.ts";
import { things } from "../support/things.ts";

const json = { "content-type": "application/json" };
const html = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };
const code = (response: { headers: object }) => Reflect.get(response.headers, "x-error-code");

/* What invitations, messages and statistics share with everything else: current representations, keys, rights, sessions. */

test("invitations, messages and statistics", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call } = service;
  const { person, session, as, appoint } = community(service);
  const { root, alliance, group, event } = await things(service);
  const ours = await alliance();
  const berlin = await group(ours);
  const meetup = await event(berlin);
  const chair = await person();
  await appoint(chair, { alliance: ours.id });
  const [member, neighbour] = [await person(), await person()];
  const ofAlliance = { alliance: ours.slug };
  const ofGroup = { alliance: ours.slug, group_id: berlin.id };
  const ofEvent = { event_id: meetup.id };
  assert.equal((await call("joinGroup", { path: ofGroup, as: as(member) })).status, 200);

  const reads = [
    ["listAllianceInvitations", ofAlliance],
    ["listGroupInvitations", ofGroup],
    ["listEventInvitations", ofEvent],
    ["listGroupMessages", ofGroup],
    ["getAllianceStatistics", ofAlliance],
    ["getEventStatistics", ofEvent],
  ] as const satisfies readonly (readonly [OperationId, object])[];
  for (const [id, path] of reads)
    await t.test(`${id}: 304 while it is as it was`, async () => {
      const { headers } = await call(id, { path, as: as(chair) });
      const again = { "if-none-match": String(headers["etag"]) };
      assert.equal((await call(id, { path, as: as(chair), headers: again })).status, 304);
    });

  const invitation = { email: "noor@example.org" };
  const letter = { subject: "News", text: "We have a room." };
  const writes = [
    ["inviteToAlliance", ofAlliance, invitation],
    ["inviteToGroup", ofGroup, invitation],
    ["inviteToEvent", ofEvent, invitation],
    ["sendGroupMessage", ofGroup, letter],
  ] as const satisfies readonly (readonly [OperationId, object, object])[];
  for (const [id, path, body] of writes)
    await t.test(`${id}: 422 for a key that was used for something else, 404 to other users`, async () => {
      const headers = { ...json, "idempotency-key": uuid() };
      const send = (body: object, who = chair) => call(id, { path, body: Object(body), as: as(who), headers });
      assert.ok((await send(body)).status < 300);
      const other = await send({
        ...body,
        ...("text" in body ? { text: "Another." } : { email: "tomas@example.org" }),
      });
      assert.deepEqual([other.status, code(other)], [422, "idempotency_key_reused"]);
      assert.ok(
        [403, 404].includes((await call(id, { path, body: Object(body), as: as(neighbour), headers: json })).status),
      );
    });

  await t.test("404 for an alliance, a group or an event that is not there", async () => {
    const nowhere = { alliance: "nowhere", group_id: uuid() };
    const gone = { invitation_id: uuid() };
    for (const [id, path, body] of [
      ["listAllianceMembers", nowhere, undefined],
      ["listAllianceInvitations", nowhere, undefined],
      ["inviteToAlliance", nowhere, invitation],
      ["inviteToGroup", nowhere, invitation],
      ["inviteToEvent", { event_id: uuid() }, invitation],
      ["withdrawAllianceInvitation", { ...ofAlliance, ...gone }, undefined],
      ["withdrawEventInvitation", { ...ofEvent, ...gone }, undefined],
      ["exportAllianceStatistics", nowhere, undefined],
    ] as const satisfies readonly (readonly [OperationId, object, object | undefined])[]) {
      const response = await call(id, { path, as: as(root), ...(body && { body: Object(body), headers: json }) });
      assert.equal(response.status, 404, id);
    }
  });

  await t.test("409 for a link that was made already: its secret is not stored", async () => {
    const headers = { ...json, "idempotency-key": uuid() };
    const send = () => call("inviteToAlliance", { path: ofAlliance, body: { max_uses: 3 }, as: as(chair), headers });
    assert.equal((await send()).status, 201);
    const again = await send();
    assert.deepEqual([again.status, code(again)], [409, "idempotency_key_reused"]);
  });

  await t.test("a page whose button was pressed twice leads where it led first", async () => {
    const visitor = await session(chair);
    const form = String(new URLSearchParams({ form_key: uuid(), by: "link", max_uses: "3", days: "7" }));
    const pages = [
      ["inviteToAllianceByForm", ofAlliance],
      ["inviteToGroupByForm", { alliance: ours.slug, group_slug: berlin.slug }],
    ] as const satisfies readonly (readonly [OperationId, object])[];
    for (const [id, path] of pages) {
      const send = () => visitor.call(id, { path, headers: html, body: form });
      const [first, second] = [await send(), await send()];
      assert.deepEqual([first.status, second.status], [303, 303], id);
      assert.equal(second.headers["location"], first.headers["location"], id);
    }
  });

  await t.test("a browser without a session is led to the sign-in and back to the file", async () => {
    for (const [id, path] of [
      ["exportAllianceStatistics", ofAlliance],
      ["exportGroupStatistics", { group_id: berlin.id }],
      ["exportEventStatistics", ofEvent],
    ] as const satisfies readonly (readonly [OperationId, object])[]) {
      const response = await call(id, { path, headers: { accept: "text/html" } });
      assert.equal(response.status, 303, id);
      assert.match(String(response.headers["location"]), /^\/auth\/login\?next=.*statistics\.csv/);
    }
  });

  await t.test(
    "403 on pages with numbers for an address that is not verified, and on a form of another site",
    async () => {
      const unverified = await session(await person({ verified: false }));
      const ofPage = { alliance: ours.slug, group_slug: berlin.slug };
      for (const [id, path] of [
        ["showAllianceStatistics", ofAlliance],
        ["showGroupStatistics", ofPage],
        ["showEventStatistics", { ...ofPage, event_slug: meetup.slug }],
      ] as const satisfies readonly (readonly [OperationId, object])[])
        assert.equal((await unverified.call(id, { path, headers: { accept: "text/html" } })).status, 403, id);
      const path = { secret: "AAAAAAAAAAAAAAAAAAAAAA" };
      const elsewhere = { ...html, "sec-fetch-site": "cross-site" };
      const visitor = await session(member);
      assert.equal((await visitor.call("declineInvitation", { path, headers: elsewhere, body: "" })).status, 403);
    },
  );
});
