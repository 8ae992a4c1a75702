import assert from "node:assert/strict";
import { createRequire } from "node:module";
import fc from "fast-check";
import sharp from "sharp";
import { test } from "tap";
import { contrastOf } from "../../src/foundation/colors.ts";
import { cardSize, createCardDrawer, drawableOf } from "../../src/foundation/pictures/drawing.ts";
import { createPictureLimiter } from "../../src/foundation/pictures/encoding.ts";
import { createFixtures, pagePath, startCommunity } from "../support/fixtures.ts";
import { glyphsOf } from "../support/font.ts";
import { picture, pictureUpload } from "../support/pictures.ts";
import { startService } from "../support/service.ts";
import { siteClient } from "../support/site.ts";

const fontfile = createRequire(import.meta.url).resolve("@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf");

const colors = { background: "#263a70", text: "#ffffff", accent: "#dbe5ff" };
const card = {
  time: "Friday 20 November 2026 at 18:00",
  title: "Meetup",
  place: "Berlin",
  organizer: "Wolkenwerk",
  picture: null,
  colors,
};

/** Returns the URL of the picture in a page's metadata. */
const urlIn = (page: string): string =>
  /<meta property="og:image" content="([^"]+)">/.exec(page)?.[1] ?? assert.fail("no picture");

/** Returns the number of pixels of a color. */
const countPixels = async (picture: Buffer, color: readonly [number, number, number]): Promise<number> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => index * info.channels);
  return pixels.filter((offset) => color.every((channel, index) => data[offset + index] === channel)).length;
};

test("the picture of a shared event", async (t) => {
  const service = await startService(t);
  const { call, baseUrl, sql } = service;
  const path = { alliance: "open-cloud", group_slug: "wolkenwerk-berlin", event_slug: "bier-und-bereitschaft" };
  const readPage = () => siteClient({ call }).read("showEvent", path);

  await t.test("an event's page links to its card, and its description begins with time and place", async () => {
    const page = await readPage();
    const expected = new RegExp(`^${baseUrl}/events/.*/bier-und-bereitschaft/card\\.png\\?v=[\\w-]{12}$`);
    assert.match(urlIn(page), expected);
    assert.match(page, /<meta name="description" content="[A-Z][a-z]+day,? \d+ [A-Z][a-z]+ 20\d\d at \d\d:\d\d/);
    assert.match(page, /<meta name="twitter:card" content="summary_large_image">/);
  });

  await t.test("a card is a PNG of 1200 by 630 pixels, small, and may be loaded by other sites", async () => {
    const url = urlIn(await readPage()).slice(baseUrl.length);
    const { statusCode, headers, rawPayload } = await service.app.inject({ url });
    assert.equal(statusCode, 200);
    assert.equal(headers["content-type"], "image/png");
    assert.equal(headers["cross-origin-resource-policy"], "cross-origin");
    const { width, height, format } = await sharp(rawPayload).metadata();
    assert.deepEqual({ width, height, format }, { ...cardSize, format: "png" });
    assert.ok(rawPayload.length < 100_000, String(rawPayload.length));
    const response = await call("getEventCard", { path, headers: { "if-none-match": String(headers["etag"]) } });
    assert.equal(response.status, 304);
  });

  await t.test("the picture and its URL change with the event; a draft returns 404", async () => {
    const { person, appoint, as } = service;
    const [row] = await sql`select id, alliance_id, group_id from events where slug = ${path.event_slug}`;
    const chair = await person();
    await appoint(chair, { alliance: row?.["alliance_id"] });
    const update = { path: { event_id: row?.["id"] }, as: as(chair) };
    const before = { url: urlIn(await readPage()), etag: (await call("getEventCard", { path })).headers["etag"] };
    assert.equal((await call("updateEvent", { ...update, body: { name: "Bier ohne Bereitschaft" } })).status, 200);
    assert.notEqual(urlIn(await readPage()), before.url);
    assert.notEqual((await call("getEventCard", { path })).headers["etag"], before.etag);
    const { event } = await createFixtures(service);
    await event({ id: row?.["group_id"], slug: "" }, { slug: "not-yet", status: "draft" });
    const hidden = { ...path, event_slug: "not-yet" };
    assert.equal((await call("getEventCard", { path: hidden, as: as(chair) })).status, 404);
  });
});

test("the card of an event with a picture", async (t) => {
  const service = await startCommunity(t);
  const { call, baseUrl, sql, person, appoint, as, session, event, ours, berlin } = service;
  const chair = await person();
  await appoint(chair, { alliance: ours.id });
  const file = pictureUpload(await picture({ width: 1600, height: 800, color: "#e8590c" }));
  const { url: banner_url } = (await (await session(chair)).call("createUpload", file)).body;
  const meetup = await event(berlin, { name: "Meetup", banner_url });
  const path = pagePath(meetup);
  const readPage = () => siteClient({ call }).read("showEvent", path);
  const readCard = async (url: string) => (await service.app.inject({ url: url.slice(baseUrl.length) })).rawPayload;

  await t.test("the picture is visible at the top, and covered where the text is", async () => {
    const url = urlIn(await readPage());
    assert.match(url, /card\.png\?v=/);
    const card = await readCard(url);
    assert.deepEqual((await sharp(card).metadata()).format, "png");
    const colorAt = async (left: number, top: number) => {
      const pixel = sharp(card).extract({ left, top, width: 1, height: 1 }).removeAlpha();
      return (await pixel.raw().toBuffer()).toString("hex");
    };
    const channels = (color: string) => [0, 2, 4].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
    const isSimilar = (color: string, other: string) =>
      channels(color).every((channel, index) => Math.abs(channel - (channels(other)[index] ?? 0)) < 12);
    assert.ok(isSimilar(await colorAt(600, 50), "e8590c"), await colorAt(600, 50));
    assert.ok(contrastOf("#ffffff", `#${await colorAt(1190, 400)}`) >= 4.5);
  });

  await t.test("the card's URL changes only with the event, its alliance and the picture", async () => {
    const before = urlIn(await readPage());
    const update = { path: { event_id: meetup.id }, as: as(chair) };
    assert.equal((await call("updateEvent", { ...update, body: { description: "Bring a jumper." } })).status, 200);
    assert.equal(urlIn(await readPage()), before);
    const urls = [before];
    for (const change of [
      () => call("updateEvent", { ...update, body: { name: "Meetup in June" } }),
      () => call("updateAlliance", { path: { alliance: ours.slug }, as: as(chair), body: { name: "Open Clouds" } }),
      () => call("updateAlliance", { path: { alliance: ours.slug }, as: as(chair), body: { accent_color: "#d6336c" } }),
      () => call("updateEvent", { ...update, body: { banner_url: null } }),
    ]) {
      assert.equal((await change()).status, 200);
      urls.push(urlIn(await readPage()));
    }
    assert.equal(new Set(urls).size, urls.length, urls.join("\n"));
  });

  await t.test("the card has no picture if the file is missing or the picture is on another host", async () => {
    const plain = await readCard(urlIn(await readPage()));
    for (const url of [`/media/${"0".repeat(32)}-1600.webp`, "https://images.example.org/banner.jpg"]) {
      await sql`update events set banner_url = ${url} where id = ${meetup.id}`;
      assert.deepEqual(await readCard(urlIn(await readPage())), plain, url);
    }
  });
});

test("an event whose name cannot be drawn", async (t) => {
  const { call, baseUrl, group, event, ours } = await startCommunity(t);
  const tokyo = await group(ours, { name: "東京クラウドネイティブ" });
  const banner_url = `${baseUrl}/media/0123456789abcdef0123456789abcdef-1600.webp`;
  for (const [name, more, showsBanner] of [
    ["朝活もくもく会", {}, false],
    ["لقاء السحابة", {}, false],
    ["🚀🚀", {}, false],
    ["勉強会", { banner_url }, true],
    ["🚀 Launch", { banner_url }, false],
  ] as const)
    await t.test(`${name} is shared with ${showsBanner ? "its banner" : "a card"}`, async () => {
      const path = pagePath(await event(tokyo, { name, ...more }));
      const url = urlIn(await siteClient({ call }).read("showEvent", path));
      if (showsBanner) assert.equal(url, banner_url);
      else assert.match(url, /\/card\.png\?v=/);
      assert.equal((await call("getEventCard", { path })).status, 200);
    });
});

test("drawing of cards", async (t) => {
  const drawWith = createCardDrawer(createPictureLimiter());
  const draw = (card: Parameters<typeof drawWith>[0]) => drawWith(card, async () => assert.fail("there is no picture"));

  await t.test("draws Latin and Cyrillic letters", async () => {
    const white = [255, 255, 255] as const;
    const empty = await countPixels(await draw({ ...card, title: "", place: "" }), white);
    for (const title of ["Meetup", "Хмара Київ"])
      assert.ok((await countPixels(await draw({ ...card, title, place: "" }), white)) > empty + 1_000, title);
  });

  await t.test("draws markup as text, and omits control characters", async () => {
    for (const title of ["<b>&amp;</b> <span size='9999999'>", "a\u0000b\u001bc", "\ud800", "x".repeat(5_000)])
      assert.ok((await draw({ ...card, title })).length > 1_000);
  });

  await t.test("equal cards give the same picture", async () => assert.equal(draw(card), draw({ ...card })));

  for (const [text, drawn] of [
    ["Хмара Київ", "Хмара Київ"],
    ["Cafe\u0301", "Café"],
    ["Straße 5, Łódź", "Straße 5, Łódź"],
    ["Kubernetes® & ™", "Kubernetes® & ™"],
    // Letters that the font lacks: the name is not drawn at all.
    ["Đà Nẵng meetup phở", ""],
    ["Ọlọ́run", ""],
    ["雲の会", ""],
    ["لقاء", ""],
    // Symbols that the font lacks are omitted.
    ["React ✓ Vue → Svelte ★", "React Vue Svelte"],
    ["🚀 Launch 👩🏽‍💻 night 🇩🇪 1️⃣", "Launch night 1"],
    ["🎉", ""],
  ] as const)
    await t.test(`${text} is drawn as "${drawn}"`, async () => assert.equal(drawableOf(text), drawn));

  await t.test("all texts are drawn with glyphs of the font", async () => {
    const codes = glyphsOf(fontfile);
    assert.ok(codes.has(0x41) && codes.has(0x44f) && !codes.has(0x1ecd) && !codes.has(0x3b1) && !codes.has(0xffff));
    const drawn = (text: string) =>
      [...drawableOf(text)].every((character) => codes.has(character.codePointAt(0) ?? 0));
    fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), drawn));
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 30 }), drawn));
    for (const code of codes)
      if (/[\p{L}\p{N}\p{S}\p{P}]/u.test(String.fromCodePoint(code)))
        assert.notEqual(drawableOf(String.fromCodePoint(code)), "", code.toString(16));
  });
});
