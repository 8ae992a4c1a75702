import assert from "node:assert/strict";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { test } from "tap";
import { feedDocument } from "../../src/channels/feeds/document.ts";
import { createFixtures } from "../support/fixtures.ts";
import { type ServiceResponse, startService } from "../support/service.ts";

type Text = { "#text": string; "@type": string };
type Link = { "@rel": string; "@href": string };
type Entry = {
  id: string;
  title: Text;
  summary: Text;
  content: Text;
  updated: string;
  published: string;
  author: { name: string };
  link: Link[];
  category?: { "@term": string }[];
};

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  trimValues: false,
  processEntities: true,
  isArray: (name) => ["entry", "link", "category"].includes(name),
});

const read = (document: string): Omit<Entry, "content" | "published"> & { entry: Entry[]; "@xmlns": string } => {
  assert.equal(XMLValidator.validate(document), true);
  const { feed } = parser.parse(document);
  return { ...feed, entry: feed.entry ?? [] };
};

const feedOf = ({ status, headers, body }: ServiceResponse) => {
  assert.equal(status, 200);
  assert.equal(headers["content-type"], "application/atom+xml; charset=utf-8");
  return read(body);
};

const titlesOf = (response: ServiceResponse) => feedOf(response).entry.map(({ title }) => title["#text"]);

test("feeds", async (t) => {
  let time = new Date("2026-11-20T12:00:00Z");
  const service = await startService(t, { data: "none", clock: () => time });
  const { call, raw } = service;
  const { root, alliance, group, event, job, changeEvent, changeGroup } = await createFixtures(service);
  const { as } = service;
  const ours = await alliance({ name: "Ours & <yours>" });
  const otherAlliance = await alliance({ name: "Theirs" });
  const firstGroup = await group(ours, { name: "Here" });
  const inactiveGroup = await group(ours, { name: "Asleep" });
  const advanceMinute = () => {
    time = new Date(time.getTime() + 60_000);
  };
  const times = { starts_at: "2026-12-01T18:00:00Z", ends_at: "2026-12-01T20:00:00Z" };
  const labels = { category: "Meetup", tags: ["linux"] };
  const first = await event(firstGroup, { ...times, ...labels, name: "First", venue: { name: "Hall" } });
  advanceMinute();
  await event(firstGroup, { ...times, name: "Draft", status: "draft" });
  const second = await event(firstGroup, { ...times, name: "Second", summary: "Soon." });
  await event(inactiveGroup, { ...times, name: "Hidden" });
  assert.equal((await changeGroup(inactiveGroup, { active: false })).status, 200);
  const path = { alliance: ours.slug };
  const readFeed = (headers = {}) => call("getEventsFeed", { path, headers });

  await t.test("the feed of an alliance has its public events, newest first, with links to their pages", async () => {
    const feed = feedOf(await readFeed());
    const [newest, oldest, ...others] = feed.entry;
    assert.ok(newest && oldest && others.length === 0);
    assert.equal(feed["@xmlns"], "http://www.w3.org/2005/Atom");
    assert.equal(feed.title["#text"], "Events of Ours & <yours>");
    const self = { "@rel": "self", "@href": `https://alliance.test/feeds/${ours.slug}/events.atom` };
    assert.deepEqual(feed.link, [{ ...self, "@type": "application/atom+xml" }]);
    assert.equal(feed.author.name, "Ours & <yours>");
    assert.equal(feed.updated, newest.updated);
    assert.equal(newest.title["#text"], "Second");
    assert.equal(oldest.id, `tag:community-alliance-service,2026:events:${first.id}`);
    assert.deepEqual([oldest.published, oldest.updated], ["2026-11-20T12:00:00Z", "2026-11-20T12:00:00Z"]);
    assert.equal(oldest.author.name, "Here");
    const page = `https://alliance.test/events/${ours.slug}/${firstGroup.slug}/${first.slug}`;
    assert.deepEqual(oldest.link, [{ "@rel": "alternate", "@type": "text/html", "@href": page }]);
    assert.deepEqual(oldest.category, [{ "@term": "Meetup" }, { "@term": "linux" }]);
    assert.match(oldest.content["#text"], /19:00 \(Europe\/Berlin\)<br>Hall, online<\/p>\n<p>…<\/p>\n$/);
    assert.doesNotMatch(oldest.content["#text"], /meet\.example/);
  });

  await t.test("a canceled event retains its ID, and updates the time of the feed", async () => {
    const before = feedOf(await readFeed()).entry[0];
    advanceMinute();
    await changeEvent(second, { status: "canceled" });
    const feed = feedOf(await readFeed());
    assert.equal(feed.entry[0]?.id, before?.id);
    assert.equal(feed.entry[0]?.title["#text"], "Canceled: Second");
    assert.equal(feed.updated, "2026-11-20T12:02:00Z");
  });

  await t.test("an alliance without events has an empty feed", async () => {
    assert.deepEqual(titlesOf(await call("getEventsFeed", { path: { alliance: otherAlliance.slug } })), []);
  });

  await t.test("the feed of jobs has the open jobs of all or of some alliances", async () => {
    assert.deepEqual(titlesOf(await call("getJobsFeed")), []);
    const opening = await job(ours, { title: "Gardener", company_name: "Green & Co" });
    advanceMinute();
    await job(ours, { title: "Draft", status: "draft" });
    await job(otherAlliance, { title: "Baker", company_name: "Bread" });
    const all = await call("getJobsFeed");
    assert.deepEqual(titlesOf(all), ["Baker, Bread", "Gardener, Green & Co"]);
    const response = await call("getJobsFeed", { query: { alliance: [ours.slug] } });
    const { entry, link, id } = feedOf(response);
    const [item = assert.fail()] = entry;
    assert.equal(item.author.name, "Green & Co");
    assert.equal(item.link[0]?.["@href"], `https://alliance.test/jobs/${opening.slug}`);
    assert.equal(item.id, `tag:community-alliance-service,2026:jobs:${opening.id}`);
    assert.equal(link[0]?.["@href"], `https://alliance.test/feeds/jobs.atom?alliance=${ours.slug}`);
    assert.notEqual(id, feedOf(all).id);
    const headers = { "if-none-match": String(all.headers["etag"]) };
    assert.equal((await call("getJobsFeed", { headers })).status, 304);
    await call("updateJob", { path: { job_id: opening.id }, body: { status: "closed" }, as: as(root) });
    assert.deepEqual(titlesOf(await call("getJobsFeed")), ["Baker, Bread"]);
    time = new Date(time.getTime() + 31 * 86_400_000);
    assert.deepEqual(titlesOf(await call("getJobsFeed")), []);
  });

  await t.test("a feed has the newest 50 entries", async () => {
    for (let count = 0; count < 52; count++) {
      advanceMinute();
      await job(otherAlliance, { title: `Job ${count}`, company_name: "Bread" });
    }
    const titles = titlesOf(await call("getJobsFeed"));
    assert.deepEqual([titles.length, titles[0], titles[49]], [50, "Job 51, Bread", "Job 2, Bread"]);
  });

  await t.test("any website may read a feed", async () => {
    const { headers } = await raw({ url: "/feeds/jobs.atom" });
    assert.deepEqual([headers["access-control-allow-origin"], headers["cache-control"]], ["*", "public, no-cache"]);
  });
});

test("text of users stays text in a feed (criterion 49)", async (t) => {
  const hostile = [
    "<script>alert(1)</script> & &amp; &lt; ]]> <![CDATA[x]]>",
    "</content></entry><entry><id>forged</id></entry>",
    "\"quotes\" and 'apostrophes'",
    "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]>&b;",
    "\u0000\u0001\u0008\u000b\u001b[31m\u007f\u0085\ufffe\uffff controls",
    "right \u202eto left\u202c",
    "unpaired \ud800 surrogate, 👩‍👩‍👧‍👦",
    "two\nlines\tand a tab",
  ];
  for (const [index, value] of hostile.entries())
    await t.test(`hostile text ${index + 1}`, async () => {
      const date = new Date("2026-11-20T12:00:00Z");
      const texts = { title: value, author: value };
      const entry = { ...texts, name: "jobs:1", url: "https://a.test/?a=1&b='\"", publishedAt: date, updatedAt: date };
      const entries = [{ ...entry, categories: [value], summary: value, content: value }];
      const feed = { ...texts, name: "jobs-at:a.test", url: "https://a.test/feed", updatedAt: date };
      const document = feedDocument({ ...feed, entries });
      assert.doesNotMatch(document, /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u);
      const expected = value.toWellFormed().replaceAll(/(?![\t\n])\p{Cc}|[\ufffe\uffff\u202a-\u202e]/gu, "");
      const { entry: parsedEntries, title } = read(document);
      const [atom, ...others] = parsedEntries;
      assert.ok(atom && others.length === 0);
      for (const text of [title, atom.title, atom.summary, atom.content]) assert.equal(text["#text"], expected);
      assert.deepEqual([atom.author.name, atom.category?.length], [expected, 1]);
      assert.deepEqual([atom.summary["@type"], atom.content["@type"]], ["text", "html"]);
      assert.equal(atom.link[0]?.["@href"], entry.url);
    });
});
