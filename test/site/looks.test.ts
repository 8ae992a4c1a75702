import assert from "node:assert/strict";
import { test } from "tap";
import { accentProperties, rootRule } from "../../src/web/pages/accent.ts";
import { createFixtures, pagePath, startCommunity } from "../support/fixtures.ts";
import { startService } from "../support/service.ts";
import { html, siteClient } from "../support/site.ts";

const brand = {
  accent_color: "#0B7285",
  tagline: "Infrastructure that nobody owns alone.",
  sender_name: "Open Cloud",
  imprint_url: "https://open-cloud.example.org/imprint",
  privacy_url: "https://open-cloud.example.org/privacy",
  terms_url: "https://open-cloud.example.org/terms",
};
const style = '<link rel="stylesheet" href="/assets/accent-0b7285.css">';

test("branding of an alliance", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { call, person, appoint, as, root, alliance, event, job, entry, ours, berlin } = service;
  const otherAlliance = await alliance({ name: "Others" });
  const meetup = await event(berlin);
  const cook = await job(ours);
  const kite = await entry(ours);
  const chair = await person();
  await appoint(chair, { alliance: ours.id });
  const inAlliance = { alliance: ours.slug };
  const inGroup = { ...inAlliance, group_slug: berlin.slug };
  const change = (body: object) => call("updateAlliance", { path: inAlliance, body, as: as(chair) });
  const { read } = siteClient({ call });
  const pages = [
    ["showAlliance", inAlliance],
    ["showGroup", inGroup],
    ["showEvent", pagePath(meetup)],
    ["showJob", { slug: cook.slug }],
    ["showLandscapeEntry", { entry_id: kite.id }],
  ] as const;

  await t.test("is absent by default, can be set and cleared, and is in the audit log", async () => {
    const before = await call("getAlliance", { path: inAlliance });
    const cleared = Object.fromEntries(Object.keys(brand).map((name) => [name, null]));
    const brandingOf = (body: object) =>
      Object.fromEntries(Object.keys(brand).map((name) => [name, Reflect.get(body, name)]));
    assert.deepEqual(brandingOf(before.body), cleared);
    const { status, body } = await change(brand);
    assert.equal(status, 200);
    assert.deepEqual(brandingOf(body), brand);
    const { body: log } = await call("listAuditEntries", { path: inAlliance, as: as(chair) });
    const fields: { field: string }[] = log.items[0].changes;
    assert.deepEqual(fields.map(({ field }) => field).toSorted(), Object.keys(brand).toSorted());
    assert.deepEqual(brandingOf((await change(cleared)).body), cleared);
    const created = await call("createAlliance", { body: { name: "New", description: "…", ...brand }, as: as(root) });
    assert.deepEqual(brandingOf(created.body), brand);
  });

  await t.test("is used by the pages of the alliance, and of its groups, events, jobs and entries only", async () => {
    for (const [id, path] of pages) assert.doesNotMatch(await read(id, path), /accent-|imprint/, id);
    await change(brand);
    for (const [id, path] of pages) {
      const page = await read(id, path);
      assert.ok(page.includes(style), id);
      assert.match(page, /<meta property="og:site_name" content="Ours">/, id);
      assert.match(
        page,
        /<a class="brand" href="\/alliances\/ours">\s*<svg class="mark"[^>]*><rect[^>]* fill="#0B7285"/,
        id,
      );
      for (const name of ["imprint", "privacy", "terms"])
        assert.ok(page.includes(`<a href="https://open-cloud.example.org/${name}" rel="nofollow ugc noopener">`), id);
    }
    assert.match(await read("showAlliance", inAlliance), /<p class="tagline" dir="auto">Infrastructure that/);
    assert.doesNotMatch(await read("showAlliance", { alliance: otherAlliance.slug }), /accent-|imprint/);
    assert.doesNotMatch(await read("showHome"), /accent-|imprint|og:site_name" content="Ours"/);
    assert.match(await read("showAlliances"), /<svg class="mark"[^>]*><rect[^>]* fill="#0B7285"/);
  });

  await t.test("colors an embedded frame, unless its URL names a color", async () => {
    const readEmbed = (query = {}) => read("showEmbeddedEvents", inGroup, query);
    assert.ok((await readEmbed()).includes(rootRule(accentProperties("#0b7285"))));
    assert.ok((await readEmbed({ accent: "d6336c" })).includes(rootRule(accentProperties("#d6336c"))));
  });

  await t.test(
    "returns 400 for an invalid color, or an email address or header in the sender name (criterion 49)",
    async () => {
      const namesLikeAddresses = ["bank@example.org", "bank＠example.org", "bank﹫example.org", "Bank <support"];
      const unsafeNames = [
        'Bank" ',
        "Bank\\",
        "Bank\r\nBcc: all@example.org",
        "\u202eknaB",
        " Bank",
        "x".repeat(65),
        "",
      ];
      for (const [name, values] of Object.entries({
        accent_color: ["red", "#12345", "#1234567", "0b7285", "#0b7285}body{display:none", "#00000g"],
        sender_name: [...namesLikeAddresses, ...unsafeNames],
        tagline: ["", "two\nlines", "x".repeat(121)],
      }))
        for (const value of values) assert.equal((await change({ [name]: value })).status, 400, `${name}: ${value}`);
      assert.equal((await change({ sender_name: "Événements (Köln), 日本 & Co." })).status, 200);
    },
  );
});

test("branding of the service", async (t) => {
  const logo = { name: "logo.svg", content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
  const site = {
    name: "Ours",
    contact: undefined,
    tagline: "People & clouds.",
    accent: "#ffd43b",
    imprint_url: "https://ours.example/imprint",
    privacy_url: "https://ours.example/privacy?a=1&b=2",
  };
  const service = await startService(t, { data: "none", site, logo });
  const { call, raw } = service;
  const { alliance } = await createFixtures(service);
  const { read } = siteClient({ call });
  const home = await read("showHome");

  await t.test("is used by all pages; the start page has the tagline", async () => {
    assert.match(home, /<p class="lead">People &amp; clouds\.<\/p>/);
    assert.match(home, /<meta name="description" content="People &amp; clouds\.">/);
    assert.doesNotMatch(home, /curl/);
    const { body: error } = await raw({ url: "/nothing-here", headers: html });
    for (const page of [home, String(error)]) {
      assert.match(page, /<a class="brand" href="\/"><img src="\/assets\/logo\.[0-9a-f]{8}\.svg"/);
      assert.match(page, /<link rel="stylesheet" href="\/assets\/accent-ffd43b\.css">/);
      assert.match(page, /<a href="https:\/\/ours\.example\/privacy\?a=1&amp;b=2" rel="noopener">Privacy<\/a>/);
      assert.doesNotMatch(page, />Terms of use</);
    }
    assert.equal((await raw({ url: /<img src="([^"]+)"/.exec(home)?.[1] ?? "" })).status, 200);
  });

  await t.test("is replaced by each link that an alliance has", async () => {
    const otherAlliance = await alliance({ privacy_url: brand.privacy_url });
    const page = await read("showAlliance", { alliance: otherAlliance.slug });
    assert.match(page, /accent-ffd43b/);
    assert.match(page, /href="https:\/\/ours\.example\/imprint" rel="noopener"/);
    assert.match(page, /href="https:\/\/open-cloud\.example\.org\/privacy"/);
    assert.doesNotMatch(page, /ours\.example\/privacy/);
  });

  await t.test("has one style for each color and no other styles", async () => {
    const { status, headers, payload } = await raw({ url: "/assets/accent-ffd43b.css" });
    assert.deepEqual([status, headers["content-type"]], [200, "text/css; charset=utf-8"]);
    assert.equal(payload, rootRule(accentProperties("#ffd43b")));
    const conditional = { "if-none-match": String(headers["etag"]) };
    assert.equal((await raw({ url: "/assets/accent-ffd43b.css", headers: conditional })).status, 304);
    for (const other of ["FFD43B", "ffd43", "ffd43b0", "ffd43g", "red", "%7Dbody"])
      assert.equal((await raw({ url: `/assets/accent-${other}.css` })).status, 404, other);
  });
});
