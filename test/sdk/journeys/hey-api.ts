/** The journey with the client of @hey-api/openapi-ts. */
import assert from "node:assert/strict";
import { createClient, createConfig } from "../.generated/hey-api/client/index.ts";
import {
  attendEvent,
  cancelAttendance,
  createToken,
  type ErrorBody,
  getGroup,
  getMe,
  getToken,
  joinGroup,
  leaveGroup,
  listAlliances,
  listEvents,
  listGroups,
  revokeToken,
  search,
} from "../.generated/hey-api/index.ts";
import { alliance, baseUrl, groupSlug, step, tag, token } from "./settings.ts";

const anonymous = createClient(createConfig({ baseUrl }));
const client = createClient(createConfig({ baseUrl, auth: token }));

/** Returns the response body. @throws an error with the service's message */
const bodyOf = <Body>({ data, error }: { data?: Body | undefined; error?: ErrorBody | undefined }): Body =>
  data ?? assert.fail(error?.error);

await step("list alliances", async () => {
  const { items } = bodyOf(await listAlliances({ client: anonymous }));
  assert.ok(items.some(({ slug }) => slug === alliance));
});

await step("list events by kind and tag", async () => {
  const query = { kind: ["in_person" as const], tag: [tag] };
  const { items } = bodyOf(await listEvents({ client: anonymous, path: { alliance }, query }));
  assert.ok(items.length > 0);
  assert.ok(items.every((event) => event.kind === "in_person" && event.tags.includes(tag)));
});

await step("walk three pages", async () => {
  const ids = new Set<string>();
  const query: { limit: number; cursor?: string } = { limit: 2 };
  for (let page = 1; page <= 3; page++) {
    const { items, next_cursor } = bodyOf(await listGroups({ client: anonymous, path: { alliance }, query }));
    for (const { id } of items) ids.add(id);
    if (page < 3) query.cursor = next_cursor ?? assert.fail(`page ${page} is the last one`);
  }
  assert.ok(ids.size > 4);
});

await step("distinguish search results by type", async () => {
  const query = { q: "bereitschaft", types: ["event" as const, "group" as const] };
  const { items } = bodyOf(await search({ client: anonymous, query }));
  const names = items.map((item) => (item.type === "event" ? item.event.name : item.title));
  assert.ok(names.includes("Bier und Bereitschaft"));
});

await step("read a typed 404", async () => {
  const path = { alliance, group_slug: "no-such-group" };
  const { error, response } = await getGroup({ client: anonymous, path });
  assert.equal(response?.status, 404);
  assert.match(error?.error ?? "", /no-such-group/);
});

await step("read the caller", async () => {
  const me = bodyOf(await getMe({ client }));
  assert.match(me.email, /@/);
  assert.equal(me.email_verified, true);
});

await step("create, read and revoke a token", async () => {
  const created = bodyOf(await createToken({ client, body: { name: "hey-api", scopes: ["profile:read"] } }));
  assert.ok(created.token.startsWith(created.token_prefix));
  const path = { token_id: created.id };
  const read = bodyOf(await getToken({ client, path }));
  assert.deepEqual(read.scopes, ["profile:read"]);
  assert.equal(read.revoked_at, null);
  const revoked = bodyOf(await revokeToken({ client, path }));
  assert.notEqual(revoked.revoked_at, null);
});

await step("join a group and leave it", async () => {
  const group = bodyOf(await getGroup({ client, path: { alliance, group_slug: groupSlug } }));
  const path = { alliance, group_id: group.id };
  const joined = bodyOf(await joinGroup({ client, path }));
  assert.equal(joined.status, "member");
  assert.notEqual(joined.joined_at, null);
  const left = bodyOf(await leaveGroup({ client, path }));
  assert.equal(left.status, "none");
});

await step("attend an event and cancel", async () => {
  const query = { group: [groupSlug], status: ["published" as const], tag: [tag] };
  const { items } = bodyOf(await listEvents({ client, path: { alliance }, query }));
  const event = items[0] ?? assert.fail("the group has no upcoming event");
  const path = { alliance, event_id: event.id };
  const attendance = bodyOf(await attendEvent({ client, path }));
  assert.equal(attendance.status, "attending");
  assert.equal(attendance.event_id, event.id);
  const canceled = bodyOf(await cancelAttendance({ client, path }));
  assert.equal(canceled.status, "none");
});
