import assert from "node:assert/strict";
import { test } from "tap";
import { startService } from "../support/service.ts";
import { things } from "../support/things.ts";

const html = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

test("what people administer is a click away, from its page and from the dashboard", async (t) => {
  const service = await startService(t, { data: "none" });
  const { person, session, appoint } = service;
  const { alliance, group } = await things(service);
  const ours = await alliance();
  const here = await group(ours);
  const chair = await person();
  await appoint(chair, { alliance: ours.id });
  const organizer = await person();
  await appoint(organizer, { group: here.id });

  await t.test("a group: its members, a message to them, invitations, organizers, bans, numbers", async () => {
    const visitor = await session(organizer);
    const path = { alliance: ours.slug, group_slug: here.slug };
    const pages = [
      await visitor.call("showGroup", { path, headers: html }),
      await visitor.call("showDashboard", { headers: html }),
    ];
    for (const place of ["edit", "members", "message", "invitations", "organizers", "bans", "statistics"])
      for (const { body } of pages) assert.match(body, new RegExp(`href="/groups/${ours.slug}/${here.slug}/${place}"`));
  });

  await t.test("an alliance: invitations, administrators, bans, numbers, the audit log, webhooks", async () => {
    const visitor = await session(chair);
    const pages = [
      await visitor.call("showAlliance", { path: { alliance: ours.slug }, headers: html }),
      await visitor.call("showDashboard", { headers: html }),
    ];
    for (const place of ["edit", "invitations", "administrators", "bans", "statistics", "audit", "webhooks"])
      for (const { body } of pages) assert.match(body, new RegExp(`href="/alliances/${ours.slug}/${place}"`));
  });
});
