/** The journey with our own client. */
import assert from "node:assert/strict";
import { createClient, NotFoundError } from "../../../clients/typescript/src/index.ts";
import { alliance, baseUrl, groupSlug, step, tag, token } from "./settings.ts";

const anonymous = createClient({ baseUrl });
const client = createClient({ baseUrl, token });

await step("list alliances", async () => {
  const { items } = await anonymous.listAlliances();
  assert.ok(items.some(({ slug }) => slug === alliance));
});

await step("list events by kind and tag", async () => {
  const { items } = await anonymous.listEvents({ alliance, kind: ["in_person"], tag: [tag] });
  assert.ok(items.length > 0);
  assert.ok(items.every((event) => event.kind === "in_person" && event.tags.includes(tag)));
});

await step("walk all pages", async () => {
  const ids = new Set<string>();
  for await (const { id } of anonymous.listGroups.all({ alliance, limit: 2 })) ids.add(id);
  assert.ok(ids.size > 4);
});

await step("distinguish search results by type", async () => {
  const { items } = await anonymous.search({ q: "bereitschaft", types: ["event", "group"] });
  const names = items.map((item) => (item.type === "event" ? item.event.name : item.title));
  assert.ok(names.includes("Bier und Bereitschaft"));
});

await step("read a typed 404", async () => {
  const missing = anonymous.getGroup({ alliance, group_slug: "no-such-group" });
  await assert.rejects(missing, (error) => error instanceof NotFoundError && /no-such-group/.test(error.message));
});

await step("read the caller", async () => {
  const me = await client.getMe();
  assert.match(me.email, /@/);
  assert.equal(me.email_verified, true);
});

await step("create, read and revoke a token", async () => {
  const created = await client.createToken({ body: { name: "client", scopes: ["profile:read"] } });
  assert.ok(created.token.startsWith(created.token_prefix));
  const read = await client.getToken({ token_id: created.id });
  assert.deepEqual(read.scopes, ["profile:read"]);
  assert.equal(read.revoked_at, null);
  const revoked = await client.revokeToken({ token_id: created.id }, { ifMatch: read });
  assert.notEqual(revoked.revoked_at, null);
});

await step("join a group and leave it", async () => {
  const { id: group_id } = await client.getGroup({ alliance, group_slug: groupSlug });
  const joined = await client.joinGroup({ alliance, group_id });
  assert.equal(joined.status, "member");
  assert.notEqual(joined.joined_at, null);
  const left = await client.leaveGroup({ alliance, group_id });
  assert.equal(left.status, "none");
});

await step("attend an event and cancel", async () => {
  const { items } = await client.listEvents({ alliance, group: [groupSlug], status: ["published"], tag: [tag] });
  const { id: event_id } = items[0] ?? assert.fail("the group has no upcoming event");
  const attendance = await client.attendEvent({ alliance, event_id });
  assert.equal(attendance.status, "attending");
  assert.equal(attendance.event_id, event_id);
  const canceled = await client.cancelAttendance({ alliance, event_id });
  assert.equal(canceled.status, "none");
});
