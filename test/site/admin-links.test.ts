import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import type { Service } from "../support/service.ts";
import { html } from "../support/site.ts";

test("pages offer what the user's roles permit", async (t) => {
  const service = await startCommunity(t);
  const { callAs, raw, session, appoint, root, ours, berlin, group, event, job, entry } = service;
  const winter = await event(berlin);
  const posted = await job(ours);
  const listed = await entry(ours);
  const bonn = await group(ours, { name: "Bonn" });
  const [chair, organizer, neighbor, host, member] = await service.people(5);
  assert.ok(chair && organizer && neighbor && host && member);
  await appoint(chair, { alliance: ours.id });
  await appoint(organizer, { group: berlin.id });
  await appoint(neighbor, { group: bonn.id });
  await callAs(root, "grantEventRole", { event_id: winter.id, user_id: host.id }, { role: "event_host" });

  const inAlliance = { alliance: ours.slug };
  const pages = [
    ["showAlliance", inAlliance],
    ["showGroup", { ...inAlliance, group_slug: berlin.slug }],
    ["showJob", { slug: posted.slug }],
    ["showLandscapeEntry", { entry_id: listed.id }],
    ["showDashboard", {}],
  ] as const;
  /** Returns the links in the panels of pages for organizers, and in the dashboard's list of what the user administers. */
  const linksIn = (page: string): string[] => {
    const parts = page.match(
      /<nav class="panel admin-links"[\s\S]*?<\/nav>|aria-labelledby="administered"[\s\S]*?<\/section>/g,
    );
    return [...(parts ?? []).join("").matchAll(/href="([^"]+)"/g)].map(([, path = ""]) => path);
  };
  const listLinks = async (user: Person): Promise<string[]> => {
    const visitor = await session(user);
    const links: string[] = [];
    for (const [id, path] of pages)
      links.push(...linksIn(String((await visitor.call(id, { path, headers: html })).body)));
    for (const url of new Set(links)) {
      const { status } = await raw({ url, headers: { ...html, cookie: `session_id=${visitor.session()}` } });
      assert.ok(status < 400, `${url}: ${status}`);
    }
    return links;
  };

  await t.test("links to pages that the user may open", async () => {
    const allianceUrl = `/alliances/${ours.slug}`;
    const groupUrl = `/groups/${ours.slug}/${berlin.slug}`;
    const organizerLinks = await listLinks(organizer);
    for (const page of [
      "edit",
      "members",
      "join-requests",
      "message",
      "organizers",
      "bans",
      "statistics",
      "events/new",
    ])
      assert.ok(organizerLinks.includes(`${groupUrl}/${page}`), page);
    assert.ok(!organizerLinks.includes(`${allianceUrl}/edit`));
    const chairLinks = await listLinks(chair);
    for (const page of ["edit", "administrators", "bans", "audit", "webhooks", "groups/new", "group-requests"])
      assert.ok(chairLinks.includes(`${allianceUrl}/${page}`), page);
    assert.ok(
      chairLinks.includes(`/jobs/${posted.slug}/applications`) && chairLinks.includes(`/landscape/${listed.id}/edit`),
    );
    assert.ok((await listLinks(root)).includes("/alliances/new"));
    const foreign = (await listLinks(neighbor)).filter((url) => !url.includes(bonn.slug) && !url.includes(bonn.id));
    assert.deepEqual([...new Set(foreign)], [`${allianceUrl}/jobs/new`, `${allianceUrl}/landscape/new`]);
    assert.deepEqual(await listLinks(member), []);
  });

  await t.test("scopes that a token of the user can use, even with suspended roles", async () => {
    const strict = await service.startAnother({ secondFactorForAdmins: true });
    const scopesFor = async (user: Person, { call }: Pick<Service, "call"> = service) => {
      const headers = { ...html, cookie: `session_id=${(await session(user)).session()}` };
      const { body } = await call("showTokens", { headers });
      return [...String(body).matchAll(/name="scopes"[^>]* value="admin:(\w+)"/g)].map(([, name]) => name);
    };
    assert.deepEqual(await scopesFor(member), []);
    assert.deepEqual(await scopesFor(host), ["events"]);
    const common = ["events", "groups", "jobs", "landscape", "reports"];
    for (const app of [service, strict]) assert.deepEqual((await scopesFor(organizer, app)).toSorted(), common);
    assert.deepEqual((await scopesFor(chair)).toSorted(), ["alliances", ...common, "webhooks"]);
  });
});
