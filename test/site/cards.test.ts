import assert from "node:assert/strict";
import { createRequire } from "node:module";
import fc from "fast-check";
import sharp from "sharp";
import { test } from "tap";
import { cardSize, createDrawing, drawableOf } from "../../src/foundation/pictures/drawing.ts";
import { glyphsOf } from "../../src/foundation/pictures/glyphs.ts";
import { createPlaces } from "../../src/foundation/pictures/places.ts";
import { community } from "../support/people.ts";
import { startService } from "../support/service.ts";
import { things } from "../support/things.ts";

const fontfile = createRequire(import.meta.url).resolve("@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf");

const colors = { background: "#263a70", text: "#ffffff", accent: "#dbe5ff" };
const card = {
  time: "Friday 20 November 2026 at 18:00",
  title: "Meetup",
  place: "Berlin",
  organizer: "Wolkenwerk",
  colors,
};

/** How many pixels of a picture have this colour. */
const count = async (picture: Buffer, color: readonly [number, number, number]): Promise<number> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, at) => at * info.channels);
  return pixels.filter((at) => color.every((channel, nth) => data[at + nth] === channel)).length;
};

test("the picture of a shared event", async (t) => {
  const service = await startService(t);
  const { call, baseUrl, sql } = service;
  const path = { alliance: "open-cloud", group_slug: "wolkenwerk-berlin", event_slug: "bier-und-bereitschaft" };
  const addressIn = (page: string): string | undefined =>
    /<meta property="og:image" content="([^"]+)">/.exec(page)?.[1];
  const show = async (): Promise<string> => (await call("showEvent", { path, headers: { accept: "text/html" } })).body;

  await t.test("the event's page names it, and its description begins with when and where", async () => {
    const page = await show();
    assert.match(
      addressIn(page) ?? "",
      new RegExp(`^${baseUrl}/events/.*/bier-und-bereitschaft/card\\.png\\?v=\\d+-0b7285$`),
    );
    assert.match(page, /<meta name="description" content="[A-Z][a-z]+day,? \d+ [A-Z][a-z]+ 20\d\d at \d\d:\d\d/);
    assert.match(page, /<meta name="twitter:card" content="summary_large_image">/);
  });

  await t.test("it is a PNG of the size that others expect, small, for pages of every site", async () => {
    const { app } = service;
    const { statusCode, headers, rawPayload } = await app.inject({
      url: addressIn(await show())?.slice(baseUrl.length) ?? "",
    });
    assert.equal(statusCode, 200);
    assert.equal(headers["content-type"], "image/png");
    assert.equal(headers["cross-origin-resource-policy"], "cross-origin");
    const { width, height, format } = await sharp(rawPayload).metadata();
    assert.deepEqual({ width, height, format }, { ...cardSize, format: "png" });
    assert.ok(rawPayload.length < 100_000, String(rawPayload.length));
    const known = await call("getEventCard", { path, headers: { "if-none-match": String(headers["etag"]) } });
    assert.equal(known.status, 304);
  });

  await t.test("its address and it change with the event; a draft has none: 404", async () => {
    const { person, appoint, as } = community(service);
    const [row] = await sql`select e.id, a.id as alliance from events e join groups g on g.id = e.group_id
      join alliances a on a.id = g.alliance_id where e.slug = ${path.event_slug}`;
    const chair = await person();
    await appoint(chair, { alliance: row?.["alliance"] });
    const of = { path: { event_id: row?.["id"] }, as: as(chair) };
    const before = { address: addressIn(await show()), tag: (await call("getEventCard", { path })).headers["etag"] };
    assert.equal((await call("updateEvent", { ...of, body: { name: "Bier ohne Bereitschaft" } })).status, 200);
    assert.notEqual(addressIn(await show()), before.address);
    assert.notEqual((await call("getEventCard", { path })).headers["etag"], before.tag);
    const draft = {
      name: "Not yet",
      starts_at: "2026-12-24T18:00:00Z",
      ends_at: "2026-12-24T19:00:00Z",
      timezone: "UTC",
    };
    const [group] = await sql`select group_id as id from events where id = ${row?.["id"]}`;
    const body = { ...draft, description: "…", kind: "virtual", status: "draft" } as const;
    const { status, body: made } = await call("createEvent", {
      path: { group_id: group?.["id"] },
      body,
      as: as(chair),
    });
    assert.equal(status, 201, JSON.stringify(made));
    const hidden = { ...path, event_slug: "not-yet" };
    assert.equal((await call("getEventCard", { path: hidden, as: as(chair) })).status, 404);
  });
});

test("an event whose name cannot be drawn", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, baseUrl } = service;
  const { alliance, group, event } = await things(service);
  const ours = await alliance();
  const tokyo = await group(ours, { name: "東京クラウドネイティブ" });
  const banner_url = `${baseUrl}/media/0123456789abcdef0123456789abcdef-1600.webp`;
  const imageOf = async (name: string, more: object = {}) => {
    const { slug } = await event(tokyo, { name, ...more });
    const path = { alliance: ours.slug, group_slug: tokyo.slug, event_slug: slug };
    const { body } = await call("showEvent", { path, headers: { accept: "text/html" } });
    const address = /<meta property="og:image" content="([^"]+)">/.exec(body)?.[1];
    return { address, drawn: (await call("getEventCard", { path })).status };
  };

  await t.test("its picture says when and where, in the place of the event's banner that it lacks", async () => {
    for (const name of ["朝活もくもく会", "لقاء السحابة", "Δεδομένα", "🚀🚀"]) {
      const { address, drawn } = await imageOf(name);
      assert.match(address ?? "", /\/card\.png\?v=/, name);
      assert.equal(drawn, 200, name);
    }
  });

  await t.test("its banner is shown if it has one; emoji in a name change nothing", async () => {
    assert.equal((await imageOf("勉強会", { banner_url })).address, banner_url);
    assert.match((await imageOf("🚀 Launch", { banner_url })).address ?? "", /\/card\.png\?v=/);
  });
});

test("what is drawn", async (t) => {
  const draw = createDrawing(createPlaces(1));

  await t.test("letters are there, also of Cyrillic", async () => {
    const white = [255, 255, 255] as const;
    const empty = await count(await draw({ ...card, title: "", place: "" }), white);
    for (const title of ["Meetup", "Хмара Київ"]) {
      assert.equal(drawableOf(title), title);
      assert.ok((await count(await draw({ ...card, title, place: "" }), white)) > empty + 1_000, title);
    }
  });

  await t.test("text is text: markup and control characters are drawn or left out", async () => {
    for (const title of ["<b>&amp;</b> <span size='9999999'>", "a\u0000b\u001bc", "\ud800", "x".repeat(5_000)])
      assert.ok((await draw({ ...card, title })).length > 1_000);
  });

  await t.test("the same card is drawn once", async () => {
    assert.equal(draw(card), draw({ ...card }));
  });

  await t.test(
    "names with letters that the font lacks get the fallback; symbols that it lacks are left out",
    async () => {
      for (const text of ["Đà Nẵng meetup phở", "Ọlọ́run", "ŵ ŷ", "İstanbul ǅ", "q̃"]) {
        const drawn = drawableOf(text);
        assert.ok(drawn === "" || drawn === text.normalize("NFC"), text);
      }
      assert.equal(drawableOf("Đà Nẵng meetup phở"), "");
      assert.equal(drawableOf("Ọlọ́run"), "");
      assert.equal(drawableOf("React ✓ Vue → Svelte ★"), "React Vue Svelte");
      assert.equal(drawableOf("Cafe\u0301"), "Café");
    },
  );

  await t.test("whatever is drawn consists of glyphs of the font", async () => {
    const known = glyphsOf(fontfile);
    assert.ok(known.has(0x41) && known.has(0x44f) && !known.has(0x1ecd) && !known.has(0x3b1) && !known.has(0xffff));
    const drawn = (text: string) => [...drawableOf(text)].every((one) => known.has(one.codePointAt(0) ?? 0));
    fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), drawn));
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 30 }), drawn));
    for (const code of known)
      if (/[\p{L}\p{N}]/u.test(String.fromCodePoint(code)))
        assert.notEqual(drawableOf(String.fromCodePoint(code)), "", code.toString(16));
  });

  await t.test("letters that only some machines can draw leave nothing, emoji leave the rest", async () => {
    for (const text of ["雲の会", "لقاء", "Δεδομένα", "🎉"]) assert.equal(drawableOf(text), "", text);
    for (const text of ["Straße 5, Łódź", "Ти — 2026!", "Kubernetes® & ™"]) assert.equal(drawableOf(text), text);
    assert.equal(drawableOf("🚀 Launch 👩🏽‍💻 night 🇩🇪 1️⃣"), "Launch night 1");
  });
});
