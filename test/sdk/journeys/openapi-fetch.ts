/** The journey with the types of openapi-typescript and the client of openapi-fetch. */
import assert from "node:assert/strict";
import createClient from "openapi-fetch";
import type { components, paths } from "../.generated/openapi-typescript/schema.ts";
import { alliance, baseUrl, groupSlug, step, tag, token } from "./settings.ts";

type ErrorBody = components["schemas"]["ErrorBody"];

const anonymous = createClient<paths>({ baseUrl });
const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });

/** Returns the response body. @throws an error with the service's message */
const bodyOf = <Body>({ data, error }: { data?: Body; error?: ErrorBody }): Body => data ?? assert.fail(error?.error);

await step("list alliances", async () => {
  const { items } = bodyOf(await anonymous.GET("/api/v1/alliances"));
  assert.ok(items.some(({ slug }) => slug === alliance));
});

await step("list events by kind and tag", async () => {
  const params = { path: { alliance }, query: { kind: ["in_person" as const], tag: [tag] } };
  const { items } = bodyOf(await anonymous.GET("/api/v1/alliances/{alliance}/events", { params }));
  assert.ok(items.length > 0);
  assert.ok(items.every((event) => event.kind === "in_person" && event.tags.includes(tag)));
});

await step("walk three pages", async () => {
  const ids = new Set<string>();
  const query: { limit: number; cursor?: string } = { limit: 2 };
  for (let page = 1; page <= 3; page++) {
    const params = { path: { alliance }, query };
    const { items, next_cursor } = bodyOf(await anonymous.GET("/api/v1/alliances/{alliance}/groups", { params }));
    for (const { id } of items) ids.add(id);
    if (page < 3) query.cursor = next_cursor ?? assert.fail(`page ${page} is the last one`);
  }
  assert.ok(ids.size > 4);
});

await step("distinguish search results by type", async () => {
  const query = { q: "bereitschaft", types: ["event" as const, "group" as const] };
  const { items } = bodyOf(await anonymous.GET("/api/v1/search", { params: { query } }));
  const names = items.map((item) => (item.type === "event" ? item.event.name : item.title));
  assert.ok(names.includes("Bier und Bereitschaft"));
});

await step("read a typed 404", async () => {
  const params = { path: { alliance, group_slug: "no-such-group" } };
  const { error, response } = await anonymous.GET("/api/v1/groups/{alliance}/{group_slug}", { params });
  assert.equal(response.status, 404);
  assert.match(error?.error ?? "", /no-such-group/);
});

await step("read the caller", async () => {
  const me = bodyOf(await client.GET("/api/v1/me"));
  assert.match(me.email, /@/);
  assert.equal(me.email_verified, true);
});

await step("create, read and revoke a token", async () => {
  const body = { name: "openapi-fetch", scopes: ["profile:read" as const] };
  const created = bodyOf(await client.POST("/api/v1/me/tokens", { body }));
  assert.ok(created.token.startsWith(created.token_prefix));
  const params = { path: { token_id: created.id } };
  const read = bodyOf(await client.GET("/api/v1/me/tokens/{token_id}", { params }));
  assert.deepEqual(read.scopes, ["profile:read"]);
  assert.equal(read.revoked_at, null);
  const revoked = bodyOf(await client.DELETE("/api/v1/me/tokens/{token_id}", { params }));
  assert.notEqual(revoked.revoked_at, null);
});

await step("join a group and leave it", async () => {
  const group = bodyOf(
    await client.GET("/api/v1/groups/{alliance}/{group_slug}", {
      params: { path: { alliance, group_slug: groupSlug } },
    }),
  );
  const params = { path: { alliance, group_id: group.id } };
  const joined = bodyOf(await client.POST("/api/v1/groups/{alliance}/{group_id}/join", { params }));
  assert.equal(joined.status, "member");
  assert.notEqual(joined.joined_at, null);
  const left = bodyOf(await client.DELETE("/api/v1/groups/{alliance}/{group_id}/join", { params }));
  assert.equal(left.status, "none");
});

await step("attend an event and cancel", async () => {
  const query = { group: [groupSlug], status: ["published" as const], tag: [tag] };
  const { items } = bodyOf(
    await client.GET("/api/v1/alliances/{alliance}/events", { params: { path: { alliance }, query } }),
  );
  const event = items[0] ?? assert.fail("the group has no upcoming event");
  const params = { path: { alliance, event_id: event.id } };
  const attendance = bodyOf(await client.POST("/api/v1/events/{alliance}/{event_id}/attend", { params }));
  assert.equal(attendance.status, "attending");
  assert.equal(attendance.event_id, event.id);
  const canceled = bodyOf(await client.DELETE("/api/v1/events/{alliance}/{event_id}/attend", { params }));
  assert.equal(canceled.status, "none");
});
