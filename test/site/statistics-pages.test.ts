import assert from "node:assert/strict";
import { test } from "tap";
import { startService } from "../support/service.ts";
import { siteClient } from "../support/site.ts";

test("statistics pages", async (t) => {
  const service = await startService(t);
  const { sql, person, session, appoint } = service;
  const root = await person();
  await appoint(root, { alliance: null });
  const { read } = siteClient(await session(root));
  const [busy] = await sql<{ id: string; alliance: string; group: string; event: string }[]>`
    select events.id, alliances.slug as alliance, groups.slug as "group", events.slug as event
    from events join groups on groups.id = events.group_id join alliances on alliances.id = events.alliance_id
    where events.status = 'published' and ends_at < ${service.now.toISOString()}
      and exists (select from attendances where event_id = events.id and checked_in_at is not null)
    order by starts_at desc limit 1`;
  assert.ok(busy);
  const groupPath = { alliance: busy.alliance, group_slug: busy.group };
  const eventPath = { ...groupPath, event_slug: busy.event };
  const pages = [
    ["showAllianceStatistics", { alliance: busy.alliance }, 5, "Members"],
    ["showGroupStatistics", groupPath, 5, "Members"],
    ["showEventStatistics", eventPath, 2, "RSVPs"],
  ] as const;

  await t.test("draw plots without scripts and inline styles, and have all numbers in tables", async () => {
    for (const [id, path, plots, title] of pages)
      for (const [period, rows] of [
        ["month", 30],
        ["quarter", 14],
        ["year", 53],
      ] as const) {
        const body = await read(id, path, { period });
        assert.equal(body.match(/<figure class="plot">/g)?.length, plots, id);
        assert.match(body, new RegExp(`<figcaption><strong>${title}</strong>`));
        assert.match(body, /<rect x="[\d.]+" y="[\d.]+" width="[\d.]+" height="[\d.]+"><title>/);
        assert.doesNotMatch(body, /NaN|undefined|<script(?! type="application)|style="/);
        const periods = body.match(/<tr><th scope="row"><time/g)?.length;
        assert.ok(periods === rows || periods === rows - 1, `${id} ${period}: ${periods}`);
        const interval = period === "month" ? "day" : "week";
        const file = `/statistics\\.csv\\?from=[\\d-]+&(amp;)?to=[\\d-]+&(amp;)?interval=${interval}"`;
        assert.match(body, new RegExp(file));
        assert.match(body, /<th scope="row">newsletter<\/th><td class="number">[\d,]+<\/td>/);
      }
    assert.match(
      await read("showEventStatistics", eventPath),
      /<dt>Checked in<\/dt><dd>[1-9][\s\S]*<dt>No-shows<\/dt>/,
    );
  });

  await t.test("members and attendees are found by name", async () => {
    const [attendee] = await sql<{ name: string }[]>`
      select users.name from attendances join users on users.id = user_id join memberships using (user_id)
      join groups on groups.id = group_id where event_id = ${busy.id} and groups.slug = ${busy.group} limit 1`;
    assert.ok(attendee);
    for (const [id, path] of [
      ["showGroupMembers", groupPath],
      ["showAttendees", eventPath],
    ] as const) {
      const q = attendee.name.slice(1).toUpperCase();
      const html = await read(id, path, { q });
      const names = [...html.matchAll(/<strong dir="auto">([^<]+)<\/strong>/g)].map(([, name]) => name);
      assert.deepEqual([...new Set(names)], [attendee.name], id);
      const emptyMessage = id === "showAttendees" ? /No attendees to show/ : /No member matches this name/;
      assert.match(await read(id, path, { q: "%_%" }), emptyMessage);
      await read(id, path, { q: " " });
    }
  });
});
