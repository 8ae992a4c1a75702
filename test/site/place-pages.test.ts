import assert from "node:assert/strict";
import { test } from "tap";
import { createFixtures } from "../support/fixtures.ts";
import { startService } from "../support/service.ts";
import { html, siteClient } from "../support/site.ts";

type Page = "showEvents" | "showGroups";

test("events and groups by city", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, sql, person, session } = service;
  const { alliance, group, event } = await createFixtures(service);
  const openCloud = await alliance({ name: "Open Cloud" });
  const other = await alliance({ name: "Climate Data" });
  const locations = { berlin: { latitude: 52.52, longitude: 13.405 }, potsdam: { latitude: 52.39, longitude: 13.06 } };
  const berlin = await group(openCloud, { name: "Cloud Berlin", city: "Berlin", location: locations.berlin });
  const potsdam = await group(other, { name: "Climate Potsdam", city: "Potsdam", location: locations.potsdam });
  await group(openCloud, { name: "Sleeping Bonn", city: "Bonn", active: false });
  const nairobi = await group(openCloud, { name: "Cloud Nairobi", city: "Nairobi" });
  await event(berlin, { name: "Beer", venue: { name: "Ufer", city: "Berlin", location: locations.berlin } });
  await event(potsdam, { name: "Palace", venue: { name: "Park", city: "Potsdam", location: locations.potsdam } });
  await event(nairobi, { name: "Tea", kind: "hybrid", venue: { name: "iHub", city: "Nairobi" } });
  await event(nairobi, { name: "Screens", kind: "virtual" });

  const read = async (id: Page, query: Record<string, string> = {}, browser: { call: typeof call } = { call }) => {
    const page = await siteClient(browser).read(id, {}, query);
    return { page, names: [...page.matchAll(/<h2><a class="cover"[^>]*>([^<]+)/g)].map(([, name]) => name) };
  };

  await t.test("a city shows its events and groups, in any spelling", async () => {
    assert.deepEqual((await read("showEvents", { city: " BERLÍN " })).names, ["Beer"]);
    assert.deepEqual((await read("showGroups", { city: "berlin" })).names, ["Cloud Berlin"]);
  });

  await t.test("a search around a city lists the nearest first, with distances", async () => {
    const { page, names } = await read("showEvents", { city: "Potsdam", within: "100" });
    assert.deepEqual(names, ["Palace", "Beer"]);
    assert.match(page, /0 km away[\s\S]*27 km away/);
    assert.deepEqual((await read("showEvents", { city: "Potsdam", within: "25" })).names, ["Palace"]);
    assert.deepEqual((await read("showGroups", { city: "Berlin", within: "100" })).names, [
      "Cloud Berlin",
      "Climate Potsdam",
    ]);
  });

  await t.test("says that a city is unknown, and matches a city without coordinates by name", async () => {
    for (const id of ["showEvents", "showGroups"] as const) {
      const unknown = await read(id, { city: "<b>Atlantis", within: "100" });
      assert.deepEqual(unknown.names, []);
      assert.match(unknown.page, /There are no groups or events in “&lt;b&gt;Atlantis”/);
      assert.match((await read(id, { city: "Bonn" })).page, /There are no groups or events/);
    }
    const { page, names } = await read("showEvents", { city: "Nairobi", within: "100" });
    assert.deepEqual(names, ["Tea"]);
    assert.match(page, /We don&#39;t know where Nairobi is/);
  });

  await t.test("filters by words, and by options with their counts", async () => {
    assert.deepEqual((await read("showEvents", { q: "palace" })).names, ["Palace"]);
    assert.deepEqual((await read("showGroups", { q: "cloud", alliance: openCloud.slug })).names.toSorted(), [
      "Cloud Berlin",
      "Cloud Nairobi",
    ]);
    const { page } = await read("showEvents");
    assert.match(page, /<option value="Berlin">Berlin \(1\)</);
    assert.match(page, /<option value="hybrid">In person and online \(3\)</);
    assert.match(page, new RegExp(`<option value="${openCloud.slug}">Open Cloud \\(3\\)<`));
    assert.match((await read("showEvents", { when: "past" })).page, /In person and online \(0\)/);
    const groups = (await read("showGroups")).page;
    assert.match(groups, /<option value="Nairobi">Nairobi \(1\)</);
    assert.doesNotMatch(groups, /Bonn/);
    assert.match(groups, new RegExp(`<option value="${openCloud.slug}">Open Cloud \\(2\\)<`));
  });

  await t.test("links to groups and events near the city in the user's profile", async () => {
    const user = await person();
    const visitor = await session(user);
    assert.doesNotMatch((await read("showEvents", {}, visitor)).page, /Near me/);
    await sql`update users set city = 'Potsdam' where id = ${user.id}`;
    const [, url = ""] = /<a href="([^"]+)">Near me: Potsdam</.exec((await read("showGroups", {}, visitor)).page) ?? [];
    assert.equal(url, "/groups?city=Potsdam&amp;within=100");
  });

  await t.test("the next page of a search around a city continues where the previous page ended", async () => {
    for (let number = 0; number < 25; number++)
      await group(openCloud, { name: `Group ${number}`, location: locations.berlin });
    const first = await read("showGroups", { city: "Berlin", within: "25" });
    const [, cursor = ""] = /rel="next" href="[^"]*cursor=([^"&]+)/.exec(first.page) ?? [];
    const second = await read("showGroups", { city: "Berlin", within: "25", cursor });
    assert.equal(new Set([...first.names, ...second.names]).size, 26);
    const response = await call("showGroups", { query: { city: "Berlin", within: "100", cursor }, headers: html });
    assert.equal(response.status, 400);
  });
});
