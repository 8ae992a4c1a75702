import assert from "node:assert/strict";
import { test } from "tap";
import { startService } from "../support/service.ts";

test("details", async (t) => {
  const { call, sql } = await startService(t);

  await t.test("getAlliance: 200 with the stored description and counts that equal a recount", async () => {
    const { body } = await call("getAlliance", { path: { alliance: "open-cloud" } });
    const [counts] = await sql`
      select a.id, a.description,
        (select count(*)::int from groups g where g.alliance_id = a.id and g.active) as groups,
        (select count(distinct m.user_id)::int from memberships m join groups g on g.id = m.group_id
          where g.alliance_id = a.id and g.active) as members,
        (select count(*)::int from events e join groups g on g.id = e.group_id
          where e.alliance_id = a.id and g.active and e.status = 'published' and e.ends_at > '2026-11-20T12:00:00Z') as upcoming
      from alliances a where slug = 'open-cloud'`;
    assert.deepEqual(
      {
        id: body.id,
        description: body.description,
        groups: body.group_count,
        members: body.member_count,
        upcoming: body.upcoming_event_count,
      },
      { ...counts },
    );
    for (const count of [body.group_count, body.member_count, body.upcoming_event_count]) assert.ok(count > 0);
  });
});

test("entity tags", async (t) => {
  const { call, raw } = await startService(t);
  const url = "/api/v1/groups/open-cloud/wolkenwerk-berlin";

  await t.test("304 without a body when the ETag still matches: alone, in a list, weak, or *", async () => {
    const first = await raw({ method: "GET", url });
    const tag = String(first.headers["etag"]);
    for (const known of [tag, `"x", ${tag}`, `W/${tag}`, "*"]) {
      const again = await call("getGroup", {
        path: { alliance: "open-cloud", group_slug: "wolkenwerk-berlin" },
        headers: { "if-none-match": known },
      });
      assert.equal(again.status, 304, known);
      assert.equal(again.headers["etag"], tag);
    }
    const other = await raw({ method: "GET", url, headers: { "if-none-match": '"x"' } });
    assert.equal(other.status, 200);
  });
});
