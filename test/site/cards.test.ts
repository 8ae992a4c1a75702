import assert from "node:assert/strict";
import { createRequire } from "node:module";
import fc from "fast-check";
import sharp from "sharp";
import { test } from "tap";
import { contrastOf } from "../../src/foundation/colors.ts";
import { cardSize, createDrawing, drawableOf } from "../../src/foundation/pictures/drawing.ts";
import { glyphsOf } from "../../src/foundation/pictures/glyphs.ts";
import { createPlaces } from "../../src/foundation/pictures/places.ts";
import { picture, uploadOf } from "../support/pictures.ts";
import { startService } from "../support/service.ts";
import { things } from "../support/things.ts";

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
      new RegExp(`^${baseUrl}/events/.*/bier-und-bereitschaft/card\\.png\\?v=[\\w-]{12}$`),
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
    const { person, appoint, as } = service;
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

test("the card of an event with a picture", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, baseUrl, sql, person, appoint, as, session } = service;
  const { alliance, group, event } = await things(service);
  const ours = await alliance({ name: "Open Cloud" });
  const berlin = await group(ours, { name: "Berlin" });
  const chair = await person();
  await appoint(chair, { alliance: ours.id });
  const file = uploadOf(await picture({ width: 1600, height: 800, colour: "#e8590c" }));
  const { url: banner_url } = (await (await session(chair)).call("createUpload", file)).body;
  const meetup = await event(berlin, { name: "Meetup", banner_url });
  const path = { alliance: ours.slug, group_slug: berlin.slug, event_slug: meetup.slug };
  const show = async () => (await call("showEvent", { path, headers: { accept: "text/html" } })).body;
  const addressOf = (page: string) => /<meta property="og:image" content="([^"]+)">/.exec(page)?.[1] ?? assert.fail();
  const cardAt = async (address: string) =>
    (await service.app.inject({ url: address.slice(baseUrl.length) })).rawPayload;

  await t.test("the picture is visible at the top, and covered where the text is", async () => {
    const address = addressOf(await show());
    assert.match(address, /card\.png\?v=/);
    const card = await cardAt(address);
    assert.deepEqual((await sharp(card).metadata()).format, "png");
    const colorAt = async (left: number, top: number) => {
      const [red = 0, green = 0, blue = 0] = await sharp(card)
        .extract({ left, top, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer();
      return [red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("");
    };
    const near = (color: string, other: string) =>
      [0, 2, 4].every(
        (at) =>
          Math.abs(Number.parseInt(color.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)) < 12,
      );
    assert.ok(near(await colorAt(600, 50), "e8590c"), await colorAt(600, 50));
    assert.ok(contrastOf("#ffffff", `#${await colorAt(1190, 400)}`) >= 4.5);
  });

  await t.test("its address changes with the event, its alliance and the picture, and with nothing else", async () => {
    const before = addressOf(await show());
    const of = { path: { event_id: meetup.id }, as: as(chair) };
    assert.equal((await call("updateEvent", { ...of, body: { description: "Bring a jumper." } })).status, 200);
    assert.equal(addressOf(await show()), before);
    const addresses = [before];
    for (const change of [
      () => call("updateEvent", { ...of, body: { name: "Meetup in June" } }),
      () => call("updateAlliance", { path: { alliance: ours.slug }, as: as(chair), body: { name: "Open Clouds" } }),
      () => call("updateAlliance", { path: { alliance: ours.slug }, as: as(chair), body: { accent_color: "#d6336c" } }),
      () => call("updateEvent", { ...of, body: { banner_url: null } }),
    ]) {
      assert.equal((await change()).status, 200);
      addresses.push(addressOf(await show()));
    }
    assert.equal(new Set(addresses).size, addresses.length, addresses.join("\n"));
  });

  await t.test("without its file, and with a picture of another host, the card has no picture", async () => {
    const plain = await cardAt(addressOf(await show()));
    for (const address of [`/media/${"0".repeat(32)}-1600.webp`, "https://images.example.org/banner.jpg"]) {
      await sql`update events set banner_url = ${address} where id = ${meetup.id}`;
      assert.deepEqual(await cardAt(addressOf(await show())), plain, address);
    }
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
  const drawWith = createDrawing(createPlaces(1));
  const draw = (card: Parameters<typeof drawWith>[0]) => drawWith(card, async () => assert.fail("there is no picture"));

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
