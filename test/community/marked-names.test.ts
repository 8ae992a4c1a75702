import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "tap";
import { packageRoot } from "../../src/foundation/package.ts";
import { startCommunity } from "../support/fixtures.ts";
import { valuesOf } from "../support/pages.ts";

/** Per script, a name and the spellings of its words that people may search for. */
const names: Record<string, [name: string, ...typed: string[]]> = {
  Latin: ["Nguyễn Thị Ánh", "nguyen", "ánh", "ANH"],
  Turkish: ["İstanbul Işık Kulübü", "istanbul", "isik", "KULUBU"],
  Azerbaijani: ["Azərbaycan Ǿrsted", "azerbaycan", "orsted"],
  "Greek, polytonic": ["Ἑλληνικὴ Ἀκαδημία ᾠδῆς", "ελληνικη", "ΑΚΑΔΗΜΙΑ", "ωδης"],
  Cyrillic: ["Андрей Королёв", "андреи", "королев", "КОРОЛЁВ"],
  Ukrainian: ["Комп’ютерна Київ", "комп'ютерна", "компʼютерна", "киів"],
  Arabic: ["مُؤتمَر البَرمَجَة", "مؤتمر", "موتمر", "البرمجة", "البرمجه"],
  "Arabic with tatweel": ["خـــلـــيـــج", "خليج", "خليـج"],
  "Arabic with hamza": ["ورشة أمان إلكتروني للآباء", "امان", "الكتروني", "للاباء", "ورشه", "أمان"],
  "Arabic presentation forms": ["ﻣﺆﺗﻤﺮ ﻗﺮﻃﺒﺔ", "مؤتمر", "قرطبه"],
  "Arabic numbers": ["مهرجان ٢٠٢٦", "2026", "٢٠٢٦", "۲۰۲۶"],
  Persian: ["کتابخانهٔ ایرانی", "كتابخانه", "ايراني"],
  Hebrew: ["שָׁלוֹם לכל המפתחים", "שלום", "שָׁלוֹם"],
  "Hebrew with cantillation": ["בְּרֵאשִׁ֖ית בָּרָ֣א", "בראשית", "ברא"],
  "Hebrew abbreviations": ["רש״י ותנ״ך", 'רש"י ותנ"ך', "רש״י"],
  Devanagari: ["फ़िल्म ज़रूर", "फिल्म", "जरूर", "फ़िल्म"],
  Bengali: ["বাংলা সম্মেলন পোশাক", "বাংলা", "পোশাক"],
  Tamil: ["தமிழ் கொண்டாட்டம்", "தமிழ்", "கொண்டாட்டம்"],
  Thai: ["กำลังเรียนรู้", "กำลัง", "เรียนรู้"],
  Korean: ["프로그래밍 한글", "프로그래밍", "한글"],
  Japanese: ["プログラミング がくしゅう", "プログラミング", "がくしゅう"],
};

/** Queries that must not find the name, although they differ from its words only in marks. */
const unmatchedQueries: [typed: string, name: string][] = [
  ["कताब", "किताब"],
  ["かくしゅう", "プログラミング がくしゅう"],
  ["কলি", "কলা"],
  ["ไมสัก", "ไม้สัก"],
];

const normalizedForms = (text: string): string[] => [text.normalize("NFC"), text.normalize("NFD")];

const removeMarks = (snippet: string): string => snippet.replaceAll(/<\/?mark>/g, "").replaceAll("&#39;", "'");

test("names with marks", async (t) => {
  const service = await startCommunity(t);
  const { call, sql, person, as, group, event, job, attend, root, ours } = service;
  const hostGroup = await group(ours, { name: "Everybody" });
  const search = async (q: string): Promise<{ title: string; snippet: string }[]> => {
    const { status, body } = await call("search", { query: { q, limit: 100 } });
    assert.equal(status, 200);
    return body.items;
  };

  let count = 0;
  for (const [script, [name, ...spellings]] of Object.entries(names)) {
    await t.test(`${script}: finds a name by its words with and without marks`, async () => {
      for (const stored of normalizedForms(name)) {
        await event(hostGroup, { name: stored, slug: `marked-${count++}` });
        for (const word of spellings.flatMap(normalizedForms)) {
          const hits = (await search(word)).filter(({ title }) => title === stored);
          assert.ok(hits.length > 0, `${word} finds ${stored}`);
          for (const { snippet } of hits) {
            assert.match(snippet, /<mark>/, `${word} is marked in ${stored}`);
            assert.ok(removeMarks(snippet).startsWith(stored), snippet);
          }
        }
      }
    });
  }

  await t.test("finds the titles listed in marked-names.tsv", async () => {
    const file = join(packageRoot, "test/community/marked-names.tsv");
    const rows = readFileSync(file, "utf8").trim().split("\n");
    assert.equal(rows.length, 6);
    for (const row of rows) {
      const [title = "", q = ""] = row.split("\t");
      await event(hostGroup, { name: title, slug: `case-${count++}` });
      assert.ok(valuesOf(await search(q), "title").includes(title), `${q} finds ${title}`);
    }
  });

  await t.test("does not find another word by removing a vowel sign or a voicing mark", async () => {
    for (const [query, name] of unmatchedQueries) {
      await event(hostGroup, { name, slug: `absent-${count++}` });
      const { body } = await call("listAllEvents", { query: { q: query } });
      assert.deepEqual(body.items, [], query);
    }
  });

  await t.test("highlights the matched words as the text spells them", async () => {
    const snippetOf = async (q: string, title: string) => (await search(q)).find((hit) => hit.title === title)?.snippet;
    assert.match((await snippetOf("برمجه", "مُؤتمَر البَرمَجَة")) ?? "مُؤتمَر البَرمَجَة", /البَرمَجَة/);
    assert.match((await snippetOf("مؤتمر", "مُؤتمَر البَرمَجَة")) ?? "", /^<mark>مُؤتمَر<\/mark> البَرمَجَة/);
    assert.match((await snippetOf("خليج", "خـــلـــيـــج")) ?? "", /^<mark>خـــلـــيـــج<\/mark>/);
    const korean = "프로그래밍 한글".normalize("NFD");
    assert.ok((await snippetOf("한글", korean))?.includes(`<mark>${"한글".normalize("NFD")}</mark>`));
  });

  await t.test("filters by city, location and words", async () => {
    const cairo = await group(ours, { name: "Nile", city: "القَاهِرة", country_code: "EG" });
    const venue = { name: "Hall", city: "القَاهِرة", country_code: "EG" };
    await event(cairo, { name: "Evening", kind: "in_person", meeting_url: null, venue });
    await job(ours, { title: "Teacher", location: "أبو ظبي" });
    await job(ours, { title: "مُدرّس", location: "Łódź" });
    const listTitles = async (id: "listAllEvents" | "listGroups" | "listJobs", query: Record<string, string>) => {
      const { status, body } = await call(id, { path: { alliance: ours.slug }, query });
      assert.equal(status, 200);
      return body.items.map(({ name, title }: { name?: string; title?: string }) => name ?? title);
    };
    for (const city of ["القاهرة", "القاهره", "القَاهِرة"]) {
      assert.deepEqual(await listTitles("listAllEvents", { city }), ["Evening"], city);
      assert.deepEqual(await listTitles("listGroups", { city }), ["Nile"], city);
    }
    for (const location of ["ابو ظبي", "أبو", "ابوظبي".slice(0, 3)])
      assert.deepEqual(await listTitles("listJobs", { location }), ["Teacher"], location);
    assert.deepEqual(await listTitles("listJobs", { location: "lodz" }), ["مُدرّس"]);
    assert.deepEqual(await listTitles("listJobs", { q: "مدرس" }), ["مُدرّس"]);
    assert.deepEqual(await listTitles("listGroups", { q: "القاهره" }), ["Nile"]);
  });

  await t.test("finds members and attendees", async () => {
    const people: Record<string, string> = {
      "مُحمّد الأحمدي": "الاحمدي",
      "דָּוִד כֹּהֵן": "כהן",
      "Đặng Ngọc": "dang",
      Йосиф: "иосиф",
    };
    const evening = await event(hostGroup, { name: "Members" });
    const path = { alliance: ours.slug, group_id: hostGroup.id };
    for (const name of Object.keys(people)) {
      const member = await person({ withPassword: false });
      await sql`update users set name = ${name} where id = ${member.id}`;
      for (const { status } of [await service.join(member, hostGroup), await attend(member, evening)])
        assert.equal(status, 200);
    }
    for (const [name, q] of Object.entries(people)) {
      const namesIn = ({ body }: { body: { items: { user: { name: string } }[] } }) =>
        body.items.map(({ user }) => user.name);
      const request = { as: as(root), query: { q } };
      assert.deepEqual(namesIn(await call("listGroupMembers", { path, ...request })), [name]);
      assert.deepEqual(namesIn(await call("listAllianceMembers", { path: { alliance: ours.slug }, ...request })), [
        name,
      ]);
      assert.deepEqual(namesIn(await call("listAttendees", { path: { event_id: evening.id }, ...request })), [name]);
    }
  });
});
